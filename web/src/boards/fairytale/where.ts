/** Where the places of Fairy Tale are in a view, and how long its events stay. */
import { cards, stagingOf, tally, without, type Staged, type Step } from '../../lib/staging'
import type { FairytaleView, InPlay } from '../../wire'

/** Where a card has just changed. */
export interface Turned {
  seat: number
  place: number
}

interface Shown extends FairytaleView {
  turned?: Turned | null
}
export type StagedTale = Staged<Shown>

/** All cards of a reveal lie open: time to read them. */
const REVEAL_REST = 1700
const REVEALS = ['fairytale-revealed', 'fairytale-passed-a-turn']
const LAST = 'last'

function at<Value>(values: readonly Value[], seat: number, change: (value: Value) => Value): Value[] {
  return values.map((value, index) => (index === seat ? change(value) : value))
}

/** One more seat has shown what it plays. */
function reveal(table: StagedTale, seat: number, card: string | null): StagedTale {
  const revealed = [...table.revealed]
  revealed[seat] = card
  return { ...table, revealed }
}

/** A card enters play; two that change owners show where they are with the true view. */
function enter(table: StagedTale, { seat, thing, from }: Step): StagedTale {
  if (from.startsWith('row:')) return table
  const card: InPlay = { card: thing, up: true, points: null, round: table.round, marked: false }
  return reveal({ ...table, rows: at(table.rows, seat, (row) => [...row, card]) }, seat, thing)
}

/** The true view shows which one it is where nobody can tell it from the others. */
function turn(table: StagedTale, { seat, of, thing, up, isSeen }: Step): StagedTale {
  const row = table.rows[seat] ?? []
  const place = of[1] === LAST ? row.length - 1 : turnedPlace(row, thing, !up)
  if (place < 0) return table
  const turned = { card: isSeen ? thing : null, up, points: null, marked: false }
  return { ...table, rows: at(table.rows, seat, () => at(row, place, (old) => ({ ...old, ...turned }))), turned: { seat, place } }
}

/** Of the cards that lie on one side: the one that was chosen, the first of that name, or the only one that it can be. */
function turnedPlace(row: readonly InPlay[], card: string, wasUp: boolean): number {
  const place = (holds: (there: InPlay) => boolean): number => row.findIndex((there) => there.up === wasUp && holds(there))
  const known = [place((there) => there.marked && there.card === card), place((there) => there.card === card)].find((found) => found >= 0)
  const hidden = row.filter((there) => there.up === wasUp && there.card === null)
  return known ?? (hidden.length === 1 ? place((there) => there.card === null) : -1)
}

export const staging = stagingOf<Shown>({
  places: {
    round: tally('round'),
    step: tally('step'),
    deck: cards('deck', 'deck_size'),
    away: cards('put_away', 'put_away_sizes'),
    'to-play': cards('kept', 'kept_sizes'),
    pack: {
      put: (table, { seat, thing }) => {
        if (!thing) return table
        const choosing = at(table.choosing, seat, (old) => old && [...old, thing])
        return { ...table, choosing, choosing_from: choosing[seat]?.length ?? 0 }
      },
      take: (table, { seat, thing, number }) => {
        if (!thing) return number ? table : { ...table, choosing: at(table.choosing, seat, (old) => old && []), choosing_from: 0 }
        const choosing = at(table.choosing, seat, (old) => old && without(old, thing))
        return { ...table, choosing, chosen: at(table.chosen, seat, (old) => old && []) }
      },
    },
    stage: {
      put: (table, { of }) => {
        const stage = of[0] ?? ''
        const begun = { ...table, stage, revealed: [], hunted: [] }
        if (stage === 'play') return { ...begun, chosen: table.chosen.map((cards) => cards && []) }
        return { ...begun, step: 1, choosing: table.choosing.map((cards) => cards && []), choosing_from: 0 }
      },
    },
    row: { put: enter, turn },
    passed: { add: (table, { seat }) => reveal(table, seat, null) },
    hunted: { add: (table, { seat }) => ({ ...table, hunted: [...table.hunted, seat] }) },
  },
  lingers: (from, to) => from === 'row' && to === 'row',
  each: { turned: null },
  rest: ({ message }, table) =>
    REVEALS.includes(message.id) && table.revealed.length === table.rows.length ? REVEAL_REST : undefined,
  rests: {
    'fairytale-round-begun': 900,
    'fairytale-hand-seen': 0,
    'fairytale-chosen': 90,
    'fairytale-kept': 380,
    'fairytale-kept-and-discarded': 380,
    'fairytale-passed': 520,
    'fairytale-revealed': 260,
    'fairytale-passed-a-turn': 260,
    'fairytale-hunted': 1100,
    'fairytale-unflipped': 950,
    'fairytale-flipped': 950,
    'fairytale-exchanged': 1800,
    'fairytale-left-over': 400,
    'fairytale-ended': 900,
  },
})
