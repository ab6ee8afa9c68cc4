/** How the events of The Grimm Forest look before the next view is there. */
import { GRIMM_CARDS, type Event, type GrimmView, type Heap, type House, type Message, type View } from '../../wire'
import type { Staging } from '../../lib/table'
import { KINDS, NOTHING, SECTIONS } from './model'

/** A table on which something is just happening. */
export interface StagedGrimm extends GrimmView {
  /** What each seat has just gathered; it lies beside its pig until the others have theirs. */
  shares?: Record<number, Heap>
  /** Whose Gather cards have been turned over. */
  shown?: number[]
  /** Cards that have just landed on a Location. */
  landed?: { card: string; place: string; seat: number }[]
  /** What Prince Regal has just taken, and where. */
  prince_at?: string
  /** The card that speaks. */
  speaks?: string
}

const RESTS: Record<string, number> = {
  'grimm-round-begun': 1100,
  'grimm-prince-came': 1300,
  'grimm-chosen': 350,
  'grimm-laid': 0,
  'grimm-gather-revealed': 550,
  'grimm-went': 450,
  'grimm-gathered': 900,
  'grimm-fable-revealed': 1300,
  'grimm-placed': 1300,
  'grimm-struck': 1400,
  'grimm-built': 1000,
  'grimm-lost': 350,
  'grimm-stocked': 250,
  'grimm-restocked': 500,
  'grimm-first-builder': 1500,
  'grimm-left-play': 300,
  'grimm-drew-card': 500,
  'grimm-turn-begun': 600,
  'grimm-blown': 1400,
}

/** The window in which such a thing happens. */
const WINDOWS: Record<string, string> = {
  'grimm-round-begun': 'start',
  'grimm-fable-revealed': 'on-reveal',
  'grimm-gather-revealed': 'after-reveal',
  'grimm-went': 'before-collect',
  'grimm-gathered': 'collect',
  'grimm-turn-begun': 'build',
  'grimm-restocked': 'clean-up',
}

export const staging: Staging<GrimmView> = {
  after: (view, event) => after(view, event),
  rest: (event) => RESTS[plain(event.message.id)] ?? 900,
}

/** An event that names the card to blame, or another's share in it, looks the same. */
function plain(id: string): string {
  return id.replace(/-(by|with-help|of-another|from-another|from)$/, '')
}

function after(view: View<GrimmView>, event: Event): View<GrimmView> {
  const id = plain(event.message.id)
  const window = WINDOWS[id]
  const before = id === 'grimm-gathered' ? view.table : settled(view.table)
  const table = happened({ ...before, ...(window ? { window } : {}) }, id, event.message.args)
  const owes = id === 'grimm-chosen' ? view.owes.filter((seat) => seat !== event.message.args.seat) : view.owes
  return { ...view, owes, table }
}

function happened(table: StagedGrimm, id: string, args: Message['args']): StagedGrimm {
  const seat = args.seat as number
  const heap = heapOf(args.heap)
  const card = nameOf(args.card)
  switch (id) {
    case 'grimm-round-begun':
      return { ...newRound(table), round: args.round as number, first: seat }
    case 'grimm-prince-came':
      return { ...withStock(table, place(args), heap, -1), prince_at: place(args) }
    case 'grimm-laid':
      return { ...table, gather_laid: put(table.gather_laid, seat, true), ...laidFable(table, seat, args.fable) }
    case 'grimm-gather-revealed':
      return shownCard(table, seat, place(args))
    case 'grimm-went':
      return { ...table, pigs: put(table.pigs, seat, place(args)) }
    case 'grimm-gathered':
      return { ...withStock(table, place(args), heap, -1), shares: { ...table.shares, [seat]: heap } }
    case 'grimm-took':
      return withStock(withGoods(table, seat, heap, 1), place(args), heap, -1)
    case 'grimm-stocked':
      return withStock(table, place(args), heap, 1)
    case 'grimm-stock-lost':
      return withStock(table, place(args), heap, -1)
    case 'grimm-gained':
      return withGoods(table, seat, heap, 1)
    case 'grimm-lost':
      return withGoods(table, seat, heap, -1)
    case 'grimm-gave':
      return withGoods(withGoods(table, seat, heap, -1), args.rival as number, heap, 1)
    case 'grimm-fable-revealed':
      return { ...table, played: put(table.played, seat, card), laid: put(table.laid, seat, null), ...spoken(card) }
    case 'grimm-placed':
      return { ...table, landed: [...(table.landed ?? []), { card: card ?? '', place: place(args), seat }], ...spoken(card) }
    case 'grimm-struck':
    case 'grimm-resolved':
    case 'grimm-used':
      return { ...table, ...spoken(card ?? nameOf(args.friend)) }
    case 'grimm-built':
      return { ...table, houses: table.houses.map((row, at) => (at === seat ? built(row, args.house as string) : row)) }
    case 'grimm-blown':
      return { ...table, houses: table.houses.map((row, at) => (at === seat ? blown(row, args.house as string) : row)) }
    case 'grimm-friend-came':
      return { ...table, friends: put(table.friends, seat, nameOf(args.friend)) }
    case 'grimm-friend-left':
      return { ...table, friends: put(table.friends, seat, null) }
    case 'grimm-drew':
      return { ...table, hand_sizes: put(table.hand_sizes, seat, (table.hand_sizes[seat] ?? 0) + (args.number as number)) }
    case 'grimm-drew-card':
      return withHand(table, seat, (hand) => [...hand, nameOf(args.fable) ?? ''])
    case 'grimm-turn-begun':
      return { ...cleared(table), builder: seat, actions: args.number as number }
    case 'grimm-restocked':
      return { ...table, builder: null }
    default:
      return table
  }
}

function newRound(table: StagedGrimm): StagedGrimm {
  const { shares: _, shown: __, landed: ___, prince_at: ____, speaks: _____, ...rest } = table
  return { ...rest, pigs: table.pigs.map(() => null), builder: null }
}

/** Shares that lay beside the pigs have come home. */
function settled(table: StagedGrimm): StagedGrimm {
  const { shares, ...rest } = table
  let home: StagedGrimm = rest
  for (const [seat, heap] of Object.entries(shares ?? {})) home = withGoods(home, Number(seat), heap, 1)
  return home
}

/** The cards of the gathering are back with their players. */
function cleared(table: StagedGrimm): StagedGrimm {
  const { shown: _, prince_at: __, speaks: ___, ...rest } = table
  return { ...rest, gather_laid: table.gather_laid.map(() => false), gather: table.gather.map(() => null) }
}

function shownCard(table: StagedGrimm, seat: number, where: string): StagedGrimm {
  const shown = [...(table.shown ?? []), seat]
  return { ...table, shown, gather_laid: put(table.gather_laid, seat, true), gather: put(table.gather, seat, { place: where, owner: null }) }
}

function laidFable(table: StagedGrimm, seat: number, fable: unknown): Partial<StagedGrimm> {
  if (fable === 'no' || table.laid[seat]) return {}
  const unknown = { card: null, is_dream: fable === 'dream' }
  return { laid: put(table.laid, seat, table.chosen[seat]?.fable ?? unknown), chosen: put(table.chosen, seat, null) }
}

function spoken(card: string | null): { speaks?: string } {
  return card ? { speaks: card } : {}
}

function place(args: Message['args']): string {
  return (args.place as Message).id.replace('grimm-place-', '')
}

/** A card of an event by its English name, as views write it. */
function nameOf(said: unknown): string | null {
  const found = said as Message | undefined
  return found?.id ? (NAMES.get(found.id) ?? null) : null
}

/** Message ids of card names to the names that views write. */
const NAMES = new Map<string, string>([
  ...Object.keys(GRIMM_CARDS).flatMap((name) => ['fable', 'friend'].map((deck) => [`grimm-${deck}-${slug(name)}`, name] as const)),
])

function slug(name: string): string {
  return name.toLowerCase().replaceAll("'", '').replace(/[^a-z]+/g, '-')
}

function put<T>(row: readonly T[], seat: number, value: T): T[] {
  return row.map((old, at) => (at === seat ? value : old))
}

function heapOf(written: unknown): Heap {
  const heap = { ...NOTHING }
  for (const [, count, kind] of String(written).matchAll(/(\d+) (straw|wood|brick)/g)) heap[kind as keyof Heap] += Number(count)
  return heap
}

function changed(heap: Heap, by: Heap, sign: 1 | -1): Heap {
  const [straw = 0, wood = 0, brick = 0] = KINDS.map((kind) => Math.max(0, heap[kind] + sign * by[kind]))
  return { straw, wood, brick }
}

function withGoods(table: StagedGrimm, seat: number, heap: Heap, sign: 1 | -1): StagedGrimm {
  return { ...table, goods: put(table.goods, seat, changed(table.goods[seat] ?? NOTHING, heap, sign)) }
}

function withStock(table: StagedGrimm, where: string, heap: Heap, sign: 1 | -1): StagedGrimm {
  return { ...table, stock: { ...table.stock, [where]: changed(table.stock[where] ?? NOTHING, heap, sign) } }
}

function withHand(table: StagedGrimm, seat: number, change: (hand: string[]) => string[]): StagedGrimm {
  return { ...table, hands: table.hands.map((hand, at) => (at === seat && hand ? change(hand) : hand)) }
}

function houseOf(written: string): House {
  const words = written.split(' ')
  const [kind = '', section] = words.slice(-2)
  return { kind, height: SECTIONS.findIndex((word) => word === section) + 1, corner: words[0] === 'corner' }
}

function placeOf(row: readonly House[], { kind, corner }: House, height: number): number {
  return row.findIndex((house) => house.kind === kind && house.corner === corner && house.height === height)
}

/** A row of houses in which one has grown, or a new one was begun. */
function built(row: readonly House[], written: string): House[] {
  const house = houseOf(written)
  const at = placeOf(row, house, house.height - 1)
  return at < 0 ? [...row, house] : put(row, at, house)
}

/** A row of houses in which one has lost its top. */
function blown(row: readonly House[], written: string): House[] {
  const house = houseOf(written)
  const at = placeOf(row, house, house.height)
  return house.height > 1 ? put(row, at, { ...house, height: house.height - 1 }) : row.filter((_, other) => other !== at)
}
