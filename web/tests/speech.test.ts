import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Catalogue, Speech, type Language } from '../src/lib/speech'
import { locale } from '../tools/modules'

function catalogue(language: Language): Catalogue {
  return new Catalogue(language, locale(language).map((file) => readFileSync(file, 'utf-8')).join('\n'))
}

const english = catalogue('en')
const russian = catalogue('ru')
const card = (rank: number, suit: string) => ({ id: 'fox-card', args: { rank, suit } })

test('a seat is you to its owner and a name to the others', () => {
  const played = { id: 'fox-played', args: { seat: 1, card: card(9, 'K') } }
  expect(new Speech(english, 1, ['Ann', 'Bob']).say(played)).toBe('You play the Witch of Keys.')
  expect(new Speech(english, 0, ['Ann', 'Bob']).say(played)).toBe('Bob plays the Witch of Keys.')
})

test('messages within messages are said in the same language', () => {
  const won = { id: 'fox-trick-won', args: { seat: 0, led: card(3, 'B'), answer: card(8, 'M') } }
  expect(new Speech(russian, 0).say(won)).toContain('лисица (3) колокольчиков, восьмёрка лун')
})

test('a row of messages is joined by commas', () => {
  const dealt = { id: 'fox-hand-dealt', args: { seat: 0, cards: [card(2, 'B'), card(4, 'B')] } }
  expect(new Speech(english, 0).say(dealt)).toBe('Your hand: 2 of Bells, 4 of Bells.')
})

test.each([
  [1, '1 очко'],
  [3, '3 очка'],
  [5, '5 очков'],
  [21, '21 очко'],
])('Russian counts in Russian: %i', (points, words) => {
  expect(new Speech(russian, 0).say({ id: 'fox-treasure-taken', args: { seat: 0, points } })).toContain(words)
})

test('a message without words is still readable', () => {
  expect(new Speech(english).say({ id: 'no-such-message', args: { seat: 1 } })).toBe('no-such-message seat=1')
})

test('a seat without a name is called by its number', () => {
  expect(new Speech(english).name(2)).toBe('Seat 2')
})
