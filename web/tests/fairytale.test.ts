import { expect, test } from 'vitest'
import { around, inRounds, neighbour, numbered } from '../src/boards/fairytale/places'
import { staging, type StagedTale } from '../src/boards/fairytale/where'
import { textOf } from '../src/lib/faces'
import { GUESS } from '../src/wire'
import type { CardFace, Count, Event, FairytaleView, InPlay, Move, View } from '../src/wire'

const event = (word: string, moves: Move[] = [], counts: Count[] = [], audience?: number): Event => ({
  message: { id: `fairytale-${word}`, args: {} },
  moves,
  counts,
  ...(audience === undefined ? {} : { audience }),
})
const revealed = (seat: number, thing: string): Event => {
  const marker = seat ? [] : [{ thing: 'marker', to: 'stage:play' }]
  return event('revealed', [...marker, { thing, from: `to-play:${seat}`, to: `row:${seat}` }])
}
const turnedDown = (word: string, seat: number, thing: string, seen_by: number | null = seat): Event => {
  const place = `row:${seat}${word === 'hunted' ? ':last' : ''}`
  return event(word, [{ thing, from: place, to: place, up: false, seen_by }], word === 'hunted' ? [{ place: `hunted:${seat}`, by: 1 }] : [])
}
const unflipped = (seat: number, thing: string): Event => event('unflipped', [{ thing, from: `row:${seat}`, to: `row:${seat}` }])
const inPlay = (name: string | null, up = true, round = 1): InPlay => ({ card: name, up, points: up ? 1 : null, round, marked: false })

function table(change: Partial<FairytaleView> = {}): View<FairytaleView> {
  const view: FairytaleView = {
    teams: 'none', round: 1, rounds: 4, stage: 'play', step: 1, passing: 'left',
    choosing: [[], null], kept: [['Bard', 'Castle'], null], choosing_from: 0, kept_sizes: [2, 2],
    rows: [[], []], put_away: [null, null], put_away_sizes: [0, 0], deck: null, deck_size: 10,
    tricksters: [null, null], chosen: [['Bard'], null], revealed: [], hunted: [], worth: [], memory: null,
    ...change,
  }
  return { game: 'fairytale', seat: 0, revision: 1, points: [0, 0], owes: [], finished: false, table: view }
}
function after(view: View<FairytaleView>, ...events: Event[]): StagedTale {
  return events.reduce((shown, told) => staging.after?.(shown, told) ?? shown, view).table
}

test('cards lie in the round in which they were played, three places in each', () => {
  const rounds = inRounds([inPlay('Bard'), inPlay('Castle'), inPlay('Demon', true, 3)], 4)
  expect(rounds.map((places) => places.map((place) => place?.card.card ?? ''))).toEqual([
    ['Bard', 'Castle', ''], ['', '', ''], ['Demon', '', ''], ['', '', ''],
  ])
  expect(rounds[2]?.[0]?.at).toBe(2)
})

test('the left neighbour is the next seat, and equal cards have different names', () => {
  expect(around(3, 5)).toEqual([4, 0, 1, 2])
  expect([neighbour(4, 5, 'left'), neighbour(0, 5, 'right'), neighbour(0, 2, 'left')]).toEqual([0, 4, 1])
  expect(numbered(['Bard', 'Demon', 'Bard']).map(({ id }) => id)).toEqual(['Bard-0', 'Demon-0', 'Bard-1'])
})

test('a revealed card leaves the hand and lies open in its round', () => {
  const shown = after(table({ round: 2 }), revealed(0, 'Bard'))
  expect(shown.kept[0]).toEqual(['Castle'])
  expect(shown.rows[0]).toEqual([{ card: 'Bard', up: true, points: null, round: 2, marked: false }])
  expect([shown.revealed, shown.chosen[0], shown.kept_sizes]).toEqual([['Bard'], [], [1, 2]])
})

test('the last card of a reveal rests until it can have been read; the next reveal begins anew', () => {
  const first = revealed(0, 'Bard')
  const last = revealed(1, 'Demon')
  const shown = after(table(), first, last)
  const rest = (told: Event, view: FairytaleView): number => staging.rest?.(told, table({ revealed: view.revealed })) ?? 0
  expect(rest(last, shown)).toBeGreaterThan(1000)
  expect(rest(first, after(table(), first))).toBeLessThan(500)
  expect(after(table({ revealed: shown.revealed, hunted: [1] }), first)).toMatchObject({ revealed: ['Bard'], hunted: [] })
})

test('a hunted card of a rival lies face down and unknown, an own one known', () => {
  const rows = [[inPlay('Bard')], [inPlay('Demon')]]
  const shown = after(table({ rows }), turnedDown('hunted', 1, 'Demon'), turnedDown('hunted', 0, 'Bard'))
  expect(shown.rows.map((row) => [row[0]?.card, row[0]?.up])).toEqual([['Bard', false], [null, false]])
  expect([shown.hunted, shown.turned]).toEqual([[1, 0], { seat: 0, place: 0 }])
})

test('a hidden card turns only where nobody could mistake it for another', () => {
  const told = unflipped(1, 'Castle')
  const one = after(table({ rows: [[], [inPlay('Bard'), inPlay(null, false)]] }), told)
  expect(one.rows[1]?.[1]).toMatchObject({ card: 'Castle', up: true })
  const two = after(table({ rows: [[], [inPlay(null, false), inPlay(null, false)]] }), told)
  expect(two.rows[1]?.every((there) => !there.up)).toBe(true)
})

test('of equal cards the marked one turns', () => {
  const rows = [[inPlay('Bard'), { ...inPlay('Bard'), marked: true }], []]
  const shown = after(table({ rows }), turnedDown('flipped', 0, 'Bard'))
  expect(shown.rows[0]?.map((there) => there.up)).toEqual([true, false])
})

test('a draft step: one card is kept, the rest goes on, a new hand comes', () => {
  const view = table({ stage: 'draft', choosing: [['Bard', 'Demon', 'Bard'], null], kept: [[], null], kept_sizes: [0, 0] })
  const kept = after(view, event('kept', [{ thing: 'Bard', from: 'pack:0', to: 'to-play:0', up: false, seen_by: 0 }], [], 0))
  expect([kept.choosing[0], kept.kept[0]]).toEqual([['Demon', 'Bard'], ['Bard']])
  const passed = after(view, event('passed', [{ from: 'pack:0', to: 'to-play:0', up: false }, { from: 'pack:0', to: 'pack:1', up: false, number: 0 }], [{ place: 'step', by: 1 }]))
  expect(passed).toMatchObject({ choosing: [[], null], kept_sizes: [1, 0], step: 2 })
  const seen = after(table({ stage: 'draft', choosing: [[], null] }), event('hand-seen', [{ thing: 'Castle', to: 'pack:0', up: false, seen_by: 0 }], [], 0))
  expect(seen.choosing[0]).toEqual(['Castle'])
})

test('with the memory aid everybody goes on seeing a card that turned over', () => {
  const shown = after(table({ rows: [[], [inPlay('Demon')]] }), turnedDown('flipped', 1, 'Demon', null))
  expect(shown.rows[1]?.[0]).toMatchObject({ card: 'Demon', up: false })
})

test('two cards that change owners are shown until something else happens, and enter no row twice', () => {
  const rows = [[inPlay('Bard')], [], [inPlay('Demon')]]
  const swap = event('exchanged', [{ thing: 'Bard', from: 'row:0', to: 'row:2' }, { thing: 'Demon', from: 'row:2', to: 'row:0' }])
  const shown = after(table({ rows }), swap)
  expect(shown.coming?.moves.map(({ thing }) => thing)).toEqual(['Bard', 'Demon'])
  const later = after(table({ rows }), swap, event('ended'))
  expect([later.coming, later.rows.map((row) => row.length)]).toEqual([undefined, [1, 0, 1]])
})

test('a text that is a guess says so', () => {
  const speaker = { say: () => '3 points' } as unknown as Parameters<typeof textOf>[1]
  const face = (is_guess: boolean): CardFace => ({
    notation: 'Bard',
    name: { id: 'fairytale-card-bard', args: {} },
    text: { id: 'fairytale-text', args: {} },
    kind: null,
    copies: 4,
    note: null,
    is_guess,
  })
  expect(textOf(face(false), speaker)).toBe('3 points')
  expect(textOf(face(true), speaker)).toBe(`${GUESS}\u00a03 points`)
})
