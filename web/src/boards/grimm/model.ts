/** Parts of a view as things to draw: heaps, houses, cards that lie before somebody. */
import type { CardFace, Choice, FaceDown, GrimmView, Heap, House, Message, View } from '../../wire'

export const KINDS = ['straw', 'wood', 'brick'] as const
export type Kind = (typeof KINDS)[number]

export const SECTIONS = ['foundation', 'walls', 'roof'] as const
export const NOTHING: Heap = { straw: 0, wood: 0, brick: 0 }

export function sizeOf(heap: Heap): number {
  return heap.straw + heap.wood + heap.brick
}

export interface Bargain {
  /** What comes, or goes. */
  sign: '+' | '−' | ''
  heap: Heap
  /** What is given for it. */
  given: Kind | null
}

const SIGNS: Record<string, Bargain['sign']> = {
  'grimm-choice-gain': '+',
  'grimm-choice-take': '',
  'grimm-choice-pay': '−',
  'grimm-choice-give': '−',
}

/** What a choice says of resources, if it is about nothing else. */
export function bargainOf({ label, refs }: Choice): Bargain | null {
  const sign = SIGNS[label.id]
  if (sign !== undefined) return { sign, heap: heapSaid(label.args.goods), given: null }
  const [given, received] = refs
  if (label.id !== 'grimm-choice-trade' || !given || !received) return null
  return { sign: '', heap: { ...NOTHING, [received.name]: 1 }, given: given.name as Kind }
}

function heapSaid(goods: unknown): Heap {
  const amounts = KINDS.map((kind) => (goods as Message[]).find(({ id }) => id === `grimm-amount-${kind}`))
  const [straw = 0, wood = 0, brick = 0] = amounts.map((said) => Number(said?.args.number ?? 0))
  return { straw, wood, brick }
}

/** Houses with keys that they keep while they grow: of one resource, the unfinished one is the last. */
export function housesOf(houses: readonly House[]): (House & { key: string; kind: Kind })[] {
  const counts = new Map<string, number>()
  const keyed = houses
    .map((house) => ({ ...house, kind: house.kind as Kind }))
    .sort((one, other) => other.height - one.height)
    .map((house) => {
      const sort = `${house.corner} ${house.kind}`
      const nth = counts.get(sort) ?? 0
      counts.set(sort, nth + 1)
      return { ...house, key: `${sort} ${nth}` }
    })
  return keyed.sort((one, other) => order(one) - order(other))
}

function order(house: House): number {
  return (house.corner ? 10 : 0) + KINDS.indexOf(house.kind as Kind)
}

/** A house as choices point at it: by its highest section. */
export function nameOf({ kind, height, corner }: House): string {
  return `${corner ? 'corner ' : ''}${kind} ${SECTIONS[height - 1]}`
}

export interface Before {
  /** A Gather card: its Location, or nothing where it is not known. */
  gather: { place: string | null; side: 'up' | 'down' | 'known' } | null
  fable: { card: string | null; side: 'up' | 'down' | 'known' } | null
}

const SHOWN = ['start', 'commit', 'queen', 'on-reveal']

/** The two cards that lie before a player. A choice that waits for the others lies there too. */
export function before(view: View<GrimmView>, seat: number): Before {
  const { table } = view
  const waiting = table.chosen[seat]
  const hasChosen = table.window === 'commit' && !view.owes.includes(seat) && !view.finished
  const isShown = !SHOWN.includes(table.window)
  const place = table.gather[seat]?.place ?? waiting?.gather ?? null
  const lies = table.gather_laid[seat] || waiting?.gather || hasChosen
  return {
    gather: lies ? { place, side: place === null ? 'down' : isShown ? 'up' : 'known' } : null,
    fable: fable(table, seat, waiting?.fable ?? null),
  }
}

function fable(table: GrimmView, seat: number, waiting: FaceDown | null): Before['fable'] {
  const played = table.played[seat]
  if (played) return { card: played, side: 'up' }
  const laid = table.laid[seat] ?? waiting
  const lies = table.dreamer === seat || laid?.is_dream ? (table.dreamed ?? laid) : laid
  return lies ? { card: lies.card, side: lies.card ? 'known' : 'down' } : null
}

/** Gather cards are no cards of a deck; they need a face all the same. */
export function gatherFace(place: string): CardFace {
  return {
    notation: place,
    name: { id: `grimm-place-${place}`, args: {} },
    text: { id: 'web-grimm-gather-text', args: {} },
    kind: { id: 'web-grimm-gather-kind', args: {} },
    copies: 1,
    note: null,
    is_guess: false,
  }
}
