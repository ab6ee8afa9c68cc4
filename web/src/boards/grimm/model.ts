/** Words of a view as things to draw: heaps, houses, cards that lie before somebody. */
import type { CardFace, GrimmView, View } from '../../wire'
import { GRIMM_FABLES, GRIMM_FRIENDS } from '../../wire'

export const KINDS = ['straw', 'wood', 'brick'] as const
export type Kind = (typeof KINDS)[number]
export type Heap = Record<Kind, number>

export const SECTIONS = ['foundation', 'walls', 'roof'] as const
export type Section = (typeof SECTIONS)[number]

/** `2 straw 1 wood` as numbers. */
export function heapOf(written: string): Heap {
  const heap: Heap = { straw: 0, wood: 0, brick: 0 }
  for (const [, count, kind] of written.matchAll(/(\d+) (straw|wood|brick)/g)) heap[kind as Kind] += Number(count)
  return heap
}

export function sizeOf(heap: Heap): number {
  return heap.straw + heap.wood + heap.brick
}

/** A heap with more, or with less, of what another has; never below nothing. */
export function changed(written: string, by: string, sign: 1 | -1): string {
  const [heap, more] = [heapOf(written), heapOf(by)]
  const parts = KINDS.flatMap((kind) => {
    const count = Math.max(0, heap[kind] + sign * more[kind])
    return count ? [`${count} ${kind}`] : []
  })
  return parts.join(' ') || 'nothing'
}

/** The heap that a choice such as `gain 2 straw 1 wood` speaks of. */
export function heapInChoice(notation: string): Heap | null {
  return /^(gain|pay|take|give) \d/.test(notation) ? heapOf(notation) : null
}

/** `trade straw brick`: what is given and what comes. */
export function tradeInChoice(notation: string): { given: Kind; received: Kind } | null {
  const found = /^trade (straw|wood|brick) (straw|wood|brick)$/.exec(notation)
  return found ? { given: found[1] as Kind, received: found[2] as Kind } : null
}

export interface House {
  /** The same for as long as the house stands. */
  key: string
  kind: Kind
  isCorner: boolean
  /** How many of its sections stand. */
  height: number
  /** As it is written in the view. */
  written: string
}

/** `corner straw walls` in parts. */
export function houseOf(written: string): Omit<House, 'key'> {
  const words = written.split(' ')
  const [kind, section] = words.slice(-2) as [Kind, Section]
  return { kind, isCorner: words[0] === 'corner', height: SECTIONS.indexOf(section) + 1, written }
}

/** Houses keep their keys while they grow: of one resource, the unfinished one is the last. */
export function housesOf(written: readonly string[]): House[] {
  const counts = new Map<string, number>()
  const houses = written.map(houseOf).sort((one, other) => other.height - one.height)
  const keyed = houses.map((house) => {
    const sort = `${house.isCorner ? 'corner ' : ''}${house.kind}`
    const nth = counts.get(sort) ?? 0
    counts.set(sort, nth + 1)
    return { ...house, key: `${sort} ${nth}` }
  })
  return keyed.sort((one, other) => order(one) - order(other))
}

function order(house: House): number {
  return (house.isCorner ? 10 : 0) + KINDS.indexOf(house.kind)
}

/** What a house would be called with one section more. */
export function nextOf(house: House): string | null {
  const section = SECTIONS[house.height]
  return section ? `${house.isCorner ? 'corner ' : ''}${house.kind} ${section}` : null
}

/** `corner straw walls` without its resource, as prices are named. */
export function priced(written: string): string {
  return written.replace(/\b(straw|wood|brick) /, '')
}

/** A Gather card: `forest`, or `forest 2` where it belongs to another. */
export function placeOf(gather: string): string {
  return gather.split(' ')[0] ?? gather
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
  const waiting = /^gather (\w+)(?: \+ (.+))?$/.exec(table.chosen[seat] ?? '')
  const hasChosen = table.window === 'commit' && !view.owes.includes(seat) && !view.finished
  const isShown = !SHOWN.includes(table.window)
  const place = table.gather[seat] ?? waiting?.[1] ?? null
  const lies = table.gather_laid[seat] || waiting || hasChosen
  return {
    gather: lies ? { place, side: place === null ? 'down' : isShown || isOpen(view, seat) ? 'up' : 'known' } : null,
    fable: fable(table, seat, waiting?.[2] ?? null),
  }
}

/** Has the card been turned over while the view is still of the time before? */
function isOpen(view: View<GrimmView>, seat: number): boolean {
  return (view.table as { shown?: number[] }).shown?.includes(seat) ?? false
}

function fable(table: GrimmView, seat: number, waiting: string | null): Before['fable'] {
  const played = table.played[seat]
  if (played) return { card: played, side: 'up' }
  const laid = table.laid[seat] ?? waiting
  if (table.dreamer === seat || laid === 'dream') {
    const known = table.dreamed && table.dreamed !== 'face-down' ? table.dreamed : null
    return { card: known, side: known ? 'known' : 'down' }
  }
  if (!laid) return null
  return laid === 'face-down' ? { card: null, side: 'down' } : { card: laid, side: 'known' }
}

export interface Speaker {
  card: string
  seat: number
}

/** The open cards that have something to say in a window of this round. */
export function speakers(table: GrimmView, window: string): Speaker[] {
  const found: Speaker[] = []
  for (const seat of table.turn_order) {
    const [friend, played, matured] = [table.friends[seat], table.played[seat], table.matured[seat]]
    if (friend && GRIMM_FRIENDS[friend]?.includes(window)) found.push({ card: friend, seat })
    if (played && GRIMM_FABLES[played]?.type !== 'unique' && speaks(played, window, 'on-reveal')) found.push({ card: played, seat })
    if (matured && window !== 'on-reveal' && GRIMM_FABLES[matured]?.windows.includes(window)) {
      found.push({ card: matured, seat })
    }
  }
  for (const { card, owner } of Object.values(table.unique)) {
    if (window !== 'on-reveal' && GRIMM_FABLES[card]?.windows.includes(window)) found.push({ card, seat: owner })
  }
  return found
}

/** A Next Turn card says nothing more in the round in which it was played. */
function speaks(card: string, window: string, first: string): boolean {
  const known = GRIMM_FABLES[card]
  return (known?.windows.includes(window) ?? false) && (known?.type !== 'next-turn' || window === first)
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
  }
}
