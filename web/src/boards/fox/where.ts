/** Where the places of The Fox in the Forest are in a view, and how long its events stay. */
import { cards, seatOf, slot, stagingOf, tally, type Staged } from '../../lib/staging'
import type { FoxView } from '../../wire'

export type StagedFox = Staged<FoxView>

const SUITS = 'BKM'

/** As the server sorts a hand. */
function inOrder(one: string, other: string): number {
  return SUITS.indexOf(one.slice(-1)) - SUITS.indexOf(other.slice(-1)) || Number.parseInt(one) - Number.parseInt(other)
}

export const staging = stagingOf<FoxView>({
  places: {
    hand: cards('hands', 'hand_sizes', inOrder),
    deck: cards('deck', 'deck_size'),
    decree: slot('decree'),
    trick: {
      put: (table, { thing, from }) => ({ ...table, on_table: [...table.on_table, { seat: seatOf(from), card: thing }] }),
      take: (table, { thing }) => ({ ...table, on_table: table.on_table.filter(({ card }) => card !== thing) }),
    },
    tricks: { ...tally('tricks'), put: (table) => table },
    treasures: tally('treasures'),
    scores: tally('scores'),
    round: tally('round'),
    seat: { put: (table, { seat }) => ({ ...table, dealer: seat }) },
  },
  lingers: (from) => from === 'trick',
  rests: {
    'fox-round-begun': 1100,
    'fox-hand-dealt': 500,
    'fox-played': 650,
    'fox-drew': 250,
    'fox-buried': 250,
    'fox-trick-won': 1600,
    'fox-round-scored': 1500,
  },
})
