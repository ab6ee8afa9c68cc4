/** Where the places of The Grimm Forest are in a view, and how long its events stay. */
import { GRIMM_CARDS, type GrimmView, type Heap, type House } from '../../wire'
import { cards, changed, heap, seatOf, slot, stagingOf, tally, without, type Place, type Staged, type Step } from '../../lib/staging'
import { SECTIONS } from './model'

interface Shown extends GrimmView {
  /** Where Prince Regal has just been. */
  prince_at?: string | undefined
}
export type StagedGrimm = Staged<Shown>

/** What somebody has gathered; it lies beside the pig until something else happens. */
export function shareOf({ coming }: StagedGrimm, seat: number): Heap | null {
  const counts = (coming?.counts ?? []).filter(({ place }) => seatOf(place) === seat)
  const sum = (kind: string): number => counts.reduce((all, { what, by }) => all + (what === kind ? by : 0), 0)
  return counts.length ? { straw: sum('straw'), wood: sum('wood'), brick: sum('brick') } : null
}

function put<T>(row: readonly T[], seat: number, value: T): T[] {
  return row.map((old, at) => (at === seat ? value : old))
}

/** On a Location stand pigs, the Prince, Monsters and what was laid there. */
const location: Place<StagedGrimm> = {
  put: (table, { of: [place = '', owner], thing }) => {
    const seat = Number(owner)
    if (thing === 'prince') return { ...table, prince_at: place }
    if (thing === 'pig') return { ...table, pigs: put(table.pigs, seat, place) }
    const sort = GRIMM_CARDS[thing]
    if (sort === 'monster') return { ...table, monsters: put(table.monsters, seat, place) }
    if (sort === 'next-turn') return { ...table, food: put(table.food, seat, place) }
    return { ...table, unique: { ...table.unique, [place]: { card: thing, owner: seat } }, played: put(table.played, seat, null) }
  },
  take: (table, { of: [place = '', owner] }) => {
    const { [place]: _, ...unique } = table.unique
    return { ...table, unique, food: put(table.food, Number(owner), null) }
  },
}

/** Before a player, and what they have of the things that go round. */
const plot: Place<StagedGrimm> = {
  put: (table, { seat, thing }) => {
    if (thing === 'first') return { ...table, first: seat }
    if (thing === 'turn') return { ...table, builder: seat, actions: 0, prince_at: undefined }
    return thing === 'pig' ? { ...table, pigs: put(table.pigs, seat, null), builder: null } : table
  },
}

/** The open Fables of a player; one that is taken may lie before anybody. */
const played: Place<StagedGrimm> = {
  ...slot('played'),
  take: (table, { thing }) => {
    const gone = (row: (string | null)[]): (string | null)[] => row.map((card) => (card === thing ? null : card))
    return { ...table, played: gone(table.played), matured: gone(table.matured) }
  },
}

/** A Fable face down; what the own choice was is known. */
const laid: Place<StagedGrimm> = {
  put: (table, { seat, thing }) => {
    const fable = table.chosen[seat]?.fable ?? { card: null, is_dream: thing === 'dream' }
    const hands = table.hands.map((hand, at) => (at === seat && hand && fable.card ? without(hand, fable.card) : hand))
    return { ...table, hands, laid: put(table.laid, seat, fable), chosen: put(table.chosen, seat, null) }
  },
  take: (table, { seat }) => ({ ...table, laid: put(table.laid, seat, null) }),
}

const gather: Place<StagedGrimm> = {
  put: (table, { seat }) => ({ ...table, gather_laid: put(table.gather_laid, seat, true) }),
  take: (table, { seat }) => ({ ...table, gather_laid: put(table.gather_laid, seat, false), gather: put(table.gather, seat, null) }),
  turn: (table, { seat, thing }) => ({
    ...table,
    gather_laid: put(table.gather_laid, seat, true),
    gather: put(table.gather, seat, { place: thing, owner: null }),
  }),
}

/** A house grows by a section, or loses its highest one. */
function site(corner: boolean): Place<StagedGrimm> {
  const standing = ({ of: [, section] }: Step): number => SECTIONS.findIndex((word) => word === section)
  const changes = (table: StagedGrimm, step: Step, from: number, to: number): StagedGrimm => {
    const row = table.houses[step.seat] ?? []
    const at = row.findIndex((house) => house.kind === step.thing && house.corner === corner && house.height === from)
    const house: House = { kind: step.thing, height: to, corner }
    const houses = at < 0 ? [...row, house] : to ? put(row, at, house) : row.filter((_, other) => other !== at)
    return { ...table, houses: put(table.houses, step.seat, houses) }
  }
  return {
    put: (table, step) => changes(table, step, standing(step), standing(step) + 1),
    take: (table, step) => changes(table, step, standing(step) + 1, standing(step)),
  }
}

export const staging = stagingOf<Shown>({
  places: {
    hand: cards('hands', 'hand_sizes'),
    deck: cards('deck', 'deck_size'),
    pile: {
      put: (table, { thing }) => ({ ...table, pile: { ...table.pile, [thing]: (table.pile[thing] ?? 0) + 1 } }),
      take: (table, { thing }) =>
        thing ? changed(table, 'pile', [thing], (copies: number) => copies - 1) : { ...table, pile: {} },
      size: ({ pile }) => Object.values(pile).reduce((sum, copies) => sum + copies, 0),
    },
    friends: tally('friend_deck_size'),
    'friend-pile': {
      ...cards('friend_pile'),
      put: (table, { thing }) => ({ ...table, friend_pile: [thing, ...table.friend_pile] }),
      size: ({ friend_pile }) => friend_pile.length,
    },
    offered: cards('offered'),
    friend: slot('friends'),
    parked: slot('parked'),
    dream: { put: (table, { seat }) => ({ ...table, dreamer: seat, dreamed: { card: null, is_dream: false } }) },
    gather,
    laid,
    played,
    plot,
    at: location,
    site: site(false),
    corner: site(true),
    corners: { put: (table, { seat }) => ({ ...table, corners: put(table.corners, seat, (table.corners[seat] ?? 0) + 1), free_corners: put(table.free_corners, seat, (table.free_corners[seat] ?? 0) + 1) }) },
    tokens: { put: (table, { seat, thing }) => ({ ...table, builders: { ...table.builders, [thing]: seat } }) },
    goods: heap('goods'),
    stock: heap('stock'),
    stored: heap('stored'),
    supply: { ...heap('supply'), put: (table, { thing }) => (thing === 'turn' ? { ...table, builder: null } : table) },
    window: { put: (table, { of }) => ({ ...table, window: of[0] ?? '' }) },
    round: tally('round'),
    actions: tally('actions'),
    bonus: tally('bonus'),
  },
  lingers: (from, to) => from === 'stock' && to === 'goods',
  rests: {
    'grimm-round-begun': 1100,
    'grimm-prince-came': 1300,
    'grimm-chosen': 350,
    'grimm-laid': 0,
    'grimm-gather-revealed': 550,
    'grimm-gather-revealed-of-another': 550,
    'grimm-went': 450,
    'grimm-went-by': 450,
    'grimm-gathered': 900,
    'grimm-fable-revealed': 1300,
    'grimm-placed': 1300,
    'grimm-struck': 1400,
    'grimm-built': 1000,
    'grimm-built-with-help': 1000,
    'grimm-lost': 350,
    'grimm-lost-by': 350,
    'grimm-stocked': 250,
    'grimm-stocked-by': 250,
    'grimm-restocked': 500,
    'grimm-first-builder': 1500,
    'grimm-left-play': 300,
    'grimm-left-play-from': 300,
    'grimm-drew-card': 500,
    'grimm-turn-begun': 600,
    'grimm-blown': 1400,
  },
})
