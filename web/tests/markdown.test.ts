import { expect, test } from 'vitest'
import { blocksOf, wordsOf } from '../src/lib/markdown'

test('clauses, headings, marks and tables of the rules are read', () => {
  const [title, clause, table] = blocksOf('## The *deal*\n\n**fox.deal.1** Chance names\nthe **dealer**.\n\n| A | B |\n|---|---|\n| 1 | 2 |\n')
  expect(title).toEqual({ kind: 'heading', level: 2, spans: [{ kind: 'text', text: 'The ' }, { kind: 'em', text: 'deal' }] })
  expect(clause).toMatchObject({ kind: 'paragraph', clause: 'fox.deal.1' })
  expect(clause && wordsOf(clause)).toBe('fox.deal.1 Chance names the dealer.')
  expect(table).toMatchObject({ kind: 'table', rows: [[[{ text: '1' }], [{ text: '2' }]]] })
})

test('a picture is a paragraph of its own, told in words', () => {
  const [picture] = blocksOf('![A card\nand its parts](pictures/fox-card.en.svg)')
  expect(picture).toEqual({ kind: 'picture', name: 'fox-card.en.svg', text: 'A card and its parts' })
  expect(picture && wordsOf(picture)).toContain('parts')
})

test('of links only the same rules in another language are followed', () => {
  const [paragraph] = blocksOf('In Russian: [Лисица](fox.ru.md), and [words](glossary.md).')
  expect(paragraph).toMatchObject({
    spans: [
      { kind: 'text', text: 'In Russian: ' },
      { kind: 'translation', text: 'Лисица', language: 'ru' },
      { kind: 'text', text: ', and ' },
      { kind: 'text', text: 'words' },
      { kind: 'text', text: '.' },
    ],
  })
})

test('where one clause points at another, one can go there', () => {
  const [paragraph] = blocksOf('**fox.follow.1** You must, unless a Monarch was led (fox.monarch.1).')
  expect(paragraph).toMatchObject({ clause: 'fox.follow.1', spans: [{ kind: 'text' }, { kind: 'clause', text: 'fox.monarch.1' }, { kind: 'text', text: ').' }] })
})
