import { expect, test } from 'vitest'
import { staging, type StagedFox } from '../src/boards/fox/staging'
import type { Event, FoxView, View } from '../src/wire'

const card = (rank: number, suit: string) => ({ id: 'fox-card', args: { rank, suit } })
const table: FoxView = {
  target: 21,
  round: 1,
  trick: 1,
  dealer: 1,
  leader: 0,
  decree: '6M',
  trump: 'M',
  on_table: [],
  hands: [['2B', '5B', '9K'], null],
  hand_sizes: [3, 3],
  deck: null,
  deck_size: 6,
  tricks: [0, 0],
  treasures: [0, 0],
  scores: [0, 0],
  round_points: [0, 0],
  memory: null,
}

function after(...events: [string, Event['message']['args']][]): StagedFox {
  let view: View<FoxView> = { game: 'fox', seat: 0, revision: 0, points: [0, 0], owes: [0], finished: false, table }
  for (const [id, args] of events) {
    view = staging.after?.(view, { message: { id: `fox-${id}`, args }, audience: null, clause: null }) ?? view
  }
  return view.table
}

test('a played card goes from the hand to the table', () => {
  const shown = after(['played', { seat: 0, card: card(5, 'B') }])
  expect(shown.hands[0]).toEqual(['2B', '9K'])
  expect(shown.on_table).toEqual([{ seat: 0, card: '5B' }])
  expect(shown.hand_sizes).toEqual([2, 3])
})

test('a trick stays on the table after it was won, until the next card', () => {
  const won = after(
    ['played', { seat: 0, card: card(5, 'B') }],
    ['played', { seat: 1, card: card(8, 'B') }],
    ['trick-won', { seat: 1, led: card(5, 'B'), answer: card(8, 'B') }],
  )
  expect(won.on_table.map((play) => play.card)).toEqual(['5B', '8B'])
  expect([won.won, won.tricks]).toEqual([1, [0, 1]])
  const next = after(
    ['trick-won', { seat: 1, led: card(5, 'B'), answer: card(8, 'B') }],
    ['played', { seat: 1, card: card(3, 'M') }],
  )
  expect(next.on_table.map((play) => play.card)).toEqual(['3M'])
  expect(next.won).toBeUndefined()
})

test('a swapped decree changes places with the card from the hand', () => {
  const shown = after(['decree-swapped', { seat: 0, card: card(9, 'K'), old: card(6, 'M') }])
  expect([shown.decree, shown.trump]).toEqual(['9K', 'K'])
  expect(shown.hands[0]).toEqual(['2B', '5B', '6M'])
})

test('what a rival draws and buries shows in numbers only', () => {
  const shown = after(['drew', { seat: 1 }], ['buried', { seat: 1 }])
  expect([shown.hand_sizes, shown.deck_size, shown.hands[1]]).toEqual([[3, 3], 6, null])
})

test('a new round has a new decree, a new hand and no tricks', () => {
  const shown = after(
    ['trick-won', { seat: 1, led: card(5, 'B'), answer: card(8, 'B') }],
    ['round-begun', { seat: 0, round: 2, decree: card(1, 'K') }],
    ['hand-dealt', { seat: 0, cards: [card(4, 'M'), card(10, 'B')] }],
  )
  expect([shown.decree, shown.tricks, shown.on_table, shown.hands[0]]).toEqual(['1K', [0, 0], [], ['10B', '4M']])
})
