import { expect, test } from 'vitest'
import { staging, type StagedFox } from '../src/boards/fox/where'
import type { Count, Event, FoxView, Move, View } from '../src/wire'

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

interface Told {
  moves?: Move[]
  counts?: Count[]
  audience?: number
}

function after(...events: Told[]): StagedFox {
  let view: View<FoxView> = { game: 'fox', seat: 0, revision: 0, points: [0, 0], owes: [0], finished: false, table }
  for (const told of events) view = staging.after?.(view, { message: { id: 'fox-x', args: {} }, ...told } as Event) ?? view
  return view.table
}

const played = (seat: number, thing: string): Told => ({ moves: [{ thing, from: `hand:${seat}`, to: 'trick' }] })
const won = (seat: number, ...things: string[]): Told => ({
  moves: things.map((thing) => ({ thing, from: 'trick', to: `tricks:${seat}` })),
  counts: [{ place: `tricks:${seat}`, by: 1 }],
})

test('a played card goes from the hand to the table', () => {
  const shown = after(played(0, '5B'))
  expect(shown.hands[0]).toEqual(['2B', '9K'])
  expect(shown.on_table).toEqual([{ seat: 0, card: '5B' }])
  expect(shown.hand_sizes).toEqual([2, 3])
})

test('a trick stays on the table after it was won, until something else happens', () => {
  const shown = after(played(0, '5B'), played(1, '8B'), won(1, '5B', '8B'))
  expect(shown.on_table.map((play) => play.card)).toEqual(['5B', '8B'])
  expect([shown.coming?.moves.length, shown.tricks]).toEqual([2, [0, 1]])
  const next = after(played(0, '5B'), played(1, '8B'), won(1, '5B', '8B'), played(1, '3M'))
  expect(next.on_table.map((play) => play.card)).toEqual(['3M'])
  expect([next.coming, next.tricks]).toEqual([undefined, [0, 1]])
})

test('a swapped decree changes places with the card from the hand', () => {
  const shown = after({ moves: [{ thing: '9K', from: 'hand:0', to: 'decree' }, { thing: '6M', from: 'decree', to: 'hand:0', up: false }] })
  expect(shown.decree).toBe('9K')
  expect([shown.hands[0], shown.hand_sizes]).toEqual([['2B', '5B', '6M'], [3, 3]])
})

test('what a rival draws and buries shows in numbers only', () => {
  const shown = after({ moves: [{ from: 'deck', to: 'hand:1', up: false }] }, { moves: [{ from: 'hand:1', to: 'deck', up: false }] })
  expect([shown.hand_sizes, shown.deck_size, shown.hands[1]]).toEqual([[3, 3], 6, null])
})

test('a whispered event names what another has moved, and counts nothing again', () => {
  const shown = after(
    { moves: [{ from: 'deck', to: 'hand:0', up: false }] },
    { moves: [{ thing: '4K', from: 'deck', to: 'hand:0', up: false, seen_by: 0 }], audience: 0 },
  )
  expect([shown.hands[0], shown.hand_sizes, shown.deck_size]).toEqual([['2B', '5B', '4K', '9K'], [4, 3], 5])
})

test('a new round has a new decree, a new hand and no tricks', () => {
  const shown = after(
    won(1),
    {
      moves: [
        { thing: 'dealer', to: 'seat:0' },
        { from: 'hand:0', to: 'box', number: 0 },
        { from: 'tricks:1', to: 'box', number: 0 },
        { from: 'box', to: 'hand:0', up: false, number: 2 },
        { thing: '1K', from: 'box', to: 'decree' },
      ],
    },
    { moves: ['10B', '4M'].map((thing) => ({ thing, from: 'box', to: 'hand:0', up: false, seen_by: 0 })), audience: 0 },
  )
  expect([shown.decree, shown.tricks, shown.dealer, shown.hands[0], shown.hand_sizes[0]]).toEqual(['1K', [0, 0], 0, ['10B', '4M'], 2])
})
