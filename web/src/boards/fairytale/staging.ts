/** Fairy Tale as its events tell it, until the true view is there. Nothing is worked out but what an event says. */
import type { Event, FairytaleView, InPlay, Message, View } from '../../wire'
import type { Staging } from '../../lib/table'
import { named } from './names'

/** Where a card has just changed. */
export interface Turned {
  seat: number
  place: number
}

export interface StagedTale extends FairytaleView {
  turned?: Turned | null
  /** Two cards that have just changed owners, while that is shown. */
  swapped?: { seat: number; given: string; taken: string } | null
}

type Told = Message['args']

const RESTS: Record<string, number> = {
  'round-begun': 900,
  'hand-seen': 0,
  chosen: 90,
  kept: 380,
  'kept-and-discarded': 380,
  passed: 520,
  revealed: 260,
  'passed-a-turn': 260,
  hunted: 1100,
  unflipped: 950,
  flipped: 950,
  drew: 700,
  'drew-cards': 700,
  exchanged: 1800,
  'left-over': 400,
  ended: 900,
}
/** All cards of a reveal lie open: time to read them. */
const REVEAL_REST = 1700

export function wordOf(event: Event): string {
  return event.message.id.replace('fairytale-', '')
}

function rest(event: Event, view: View<FairytaleView>): number {
  const word = wordOf(event)
  const isReveal = word === 'revealed' || word === 'passed-a-turn'
  const isLast = view.table.revealed.length === view.table.rows.length
  return isReveal && isLast ? REVEAL_REST : (RESTS[word] ?? 700)
}

function after(view: View<FairytaleView>, event: Event): View<FairytaleView> {
  const change = CHANGES[wordOf(event)]
  const table: StagedTale = { ...view.table, turned: null, swapped: null }
  return { ...view, table: change ? { ...table, ...change(table, event.message.args, view.seat) } : table }
}

type Change = (table: StagedTale, told: Told, viewer: number | null) => Partial<StagedTale>

const CHANGES: Record<string, Change> = {
  'round-begun': (table, told) => ({
    round: told['round'] as number,
    step: 1,
    stage: 'draft',
    revealed: [],
    hunted: [],
    choosing: table.choosing.map((cards) => cards && []),
    choosing_from: 0,
  }),
  'hand-seen': (table, told) => ({
    choosing: at(table.choosing, told, () => cardsOf(told['cards'])),
    choosing_from: cardsOf(told['cards']).length,
    kept: table.kept,
  }),
  chosen: () => ({}),
  kept: takeAway,
  'kept-and-discarded': takeAway,
  passed: (table, told) => ({
    step: table.step + 1,
    passing: told['to'] as string,
    choosing: table.choosing.map((cards) => cards && []),
    choosing_from: 0,
  }),
  revealed: (table, told) => ({
    ...reveal(table, cardOf(told['card'])),
    rows: at(table.rows, told, (row) => [...row, entering(table, cardOf(told['card']))]),
    kept: at(table.kept, told, (cards) => cards && without(cards, cardOf(told['card']))),
    kept_sizes: at(table.kept_sizes, told, (count) => count - 1),
  }),
  'passed-a-turn': (table) => reveal(table, null),
  hunted: (table, told, viewer) => ({
    hunted: [...table.hunted, seatOf(told)],
    ...turn(table, told, viewer, (table.rows[seatOf(told)]?.length ?? 0) - 1, false),
  }),
  unflipped: (table, told, viewer) => turn(table, told, viewer, closedPlace(table.rows[seatOf(told)] ?? [], cardOf(told['card'])), true),
  flipped: (table, told, viewer) => turn(table, told, viewer, openPlace(table.rows[seatOf(told)] ?? [], cardOf(told['card'])), false),
  drew: (table, told) => ({ kept_sizes: at(table.kept_sizes, told, (count) => count + (told['number'] as number)) }),
  'drew-cards': (table, told) => ({
    kept: at(table.kept, told, (cards) => [...(cards ?? []), ...cardsOf(told['cards'])]),
  }),
  exchanged: (_, told) => ({ swapped: { seat: seatOf(told), given: cardOf(told['card']), taken: cardOf(told['taken']) } }),
  'left-over': (table, told) => ({
    kept: at(table.kept, told, () => []),
    kept_sizes: table.kept_sizes.map(() => 0),
    revealed: [],
    hunted: [],
  }),
}

function takeAway(table: StagedTale, told: Told): Partial<StagedTale> {
  const kept = cardOf(told['card'])
  const gone = told['discarded'] ? [kept, cardOf(told['discarded'])] : [kept]
  return {
    choosing: at(table.choosing, told, (cards) => cards && gone.reduce(without, cards)),
    chosen: at(table.chosen, told, () => []),
    kept: at(table.kept, told, (cards) => [...(cards ?? []), kept]),
    kept_sizes: at(table.kept_sizes, told, (count) => count + 1),
  }
}

/** One more card of a reveal; seats are told in their order, and the first one begins a new reveal. */
function reveal(table: StagedTale, card: string | null): Partial<StagedTale> {
  const isNew = table.revealed.length === table.rows.length
  return {
    stage: 'play',
    revealed: isNew ? [card] : [...table.revealed, card],
    hunted: isNew ? [] : table.hunted,
    chosen: table.chosen.map((cards) => cards && []),
  }
}

function entering(table: StagedTale, card: string): InPlay {
  return { card, up: true, points: null, round: table.round, marked: false }
}

function turn(table: StagedTale, told: Told, viewer: number | null, place: number, up: boolean): Partial<StagedTale> {
  if (place < 0) return {}
  const seat = seatOf(told)
  const card = up || seat === viewer || table.memory ? cardOf(told['card']) : null
  const rows = at(table.rows, told, (row) =>
    row.map((old, index) => (index === place ? { ...old, card, up, points: null, marked: false } : old)),
  )
  return { rows, turned: { seat, place } }
}

function openPlace(row: readonly InPlay[], card: string): number {
  const marked = row.findIndex((there) => there.up && there.marked && there.card === card)
  return marked >= 0 ? marked : row.findIndex((there) => there.up && there.card === card)
}

/** Where nobody can tell which of several hidden cards it is, the true view will show it. */
function closedPlace(row: readonly InPlay[], card: string): number {
  const marked = row.findIndex((there) => !there.up && there.marked && there.card === card)
  if (marked >= 0) return marked
  const known = row.findIndex((there) => !there.up && there.card === card)
  if (known >= 0) return known
  const hidden = row.flatMap((there, place) => (!there.up && there.card === null ? [place] : []))
  return hidden.length === 1 ? (hidden[0] ?? -1) : -1
}

function at<Value>(values: readonly Value[], told: Told, change: (value: Value) => Value): Value[] {
  return values.map((value, seat) => (seat === told['seat'] ? change(value) : value))
}

export function without(cards: readonly string[], card: string): string[] {
  const place = cards.indexOf(card)
  return cards.filter((_, index) => index !== place)
}

function seatOf(told: Told): number {
  return told['seat'] as number
}

function cardOf(value: Told[string] | undefined): string {
  return typeof value === 'object' && !Array.isArray(value) ? named(value) : ''
}

function cardsOf(value: Told[string] | undefined): string[] {
  return Array.isArray(value) ? value.map(named) : []
}

export const staging: Staging<FairytaleView> = { after, rest }
