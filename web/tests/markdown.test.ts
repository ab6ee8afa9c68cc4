import { expect, test } from 'vitest'
import { blocksOf, wordsOf } from '../src/lib/markdown'

test('clauses, headings, marks and tables of the rules are read', () => {
  const [title, clause, table] = blocksOf('## The *deal*\n\n**fox.deal.1** Chance names\nthe **dealer**.\n\n| A | B |\n|---|---|\n| 1 | 2 |\n')
  expect(title).toEqual({ kind: 'heading', level: 2, spans: [{ kind: 'text', text: 'The ' }, { kind: 'em', text: 'deal' }] })
  expect(clause).toMatchObject({ kind: 'paragraph', clause: 'fox.deal.1' })
  expect(clause && wordsOf(clause)).toBe('fox.deal.1 Chance names the dealer.')
  expect(table).toMatchObject({ kind: 'table', rows: [[[{ text: '1' }], [{ text: '2' }]]] })
})
