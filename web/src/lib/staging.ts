/** Shows what events say has moved, in a copy of the last view, until the true view is there. It knows places, and no rule. */
import type { Count, Event, Move, View } from '../wire'
import type { Staging } from './table'

/** Something that happens at a place. */
export interface Step {
  /** What stands behind the kind of the place: for `hand:0` it is `0`. */
  of: readonly string[]
  /** The same as a number. */
  seat: number
  /** What it is called, or nothing where that is not told. */
  thing: string
  number: number
  up: boolean
  /** May the viewer look at it there? */
  isSeen: boolean
  /** A whispered event moves nothing: it names what another one has moved. */
  isNaming: boolean
  /** Where it comes from. */
  from: string
}

/** What a table looks like after something has happened at a kind of place. */
export interface Place<T> {
  put?: (table: T, step: Step) => T
  take?: (table: T, step: Step) => T
  turn?: (table: T, step: Step) => T
  add?: (table: T, step: Step, by: number, what: string) => T
  /** How many lie there, for moves of them all. */
  size?: (table: T, step: Step) => number
}

/** A table on which something is just happening. */
export type Staged<T> = T & {
  /** The event that is shown. */
  told?: Event
  /** What is on its way. */
  coming?: { moves: Move[]; counts: Count[] }
}

export interface Stage<T> {
  /** By the kind of place; what happens elsewhere shows with the true view. */
  places: Record<string, Place<T>>
  /** Milliseconds for which an event stays, by its message. */
  rests: Record<string, number>
  rest?: (event: Event, table: T) => number | undefined
  /** Does what goes from one kind of place to another lie on its way until something else happens? */
  lingers?: (from: string, to: string) => boolean
  /** What is so at the beginning of every event. */
  each?: Partial<T>
}

const REST = 800

export function stagingOf<T extends object>(stage: Stage<Staged<T>>): Staging<T> {
  return {
    after: (view, event) => ({ ...view, owes: owing(view, event), table: happened(stage, view, event) }),
    rest: (event, view) => stage.rest?.(event, view.table) ?? stage.rests[event.message.id] ?? REST,
  }
}

/** Whose answer is still awaited. */
function owing({ owes }: View, { counts = [] }: Event): number[] {
  const answered = counts.filter(({ place }) => kindOf(place) === 'owes').map(({ place }) => seatOf(place))
  return owes.filter((seat) => !answered.includes(seat))
}

/** What was on its way arrives, unless more joins it; then what the event says happens. */
function happened<T extends object>(stage: Stage<Staged<T>>, view: View<Staged<T>>, event: Event): Staged<T> {
  const { moves = [], counts = [] } = event
  const slow = {
    moves: moves.filter(({ from, to }) => lingers(stage, from, to)),
    counts: counts.filter(({ from, place }) => lingers(stage, from, place)),
  }
  const { coming = { moves: [], counts: [] }, ...before } = view.table
  let table = { ...before, ...stage.each, told: event } as Staged<T>
  if (slow.moves.length + slow.counts.length)
    table.coming = { moves: [...coming.moves, ...slow.moves], counts: [...coming.counts, ...slow.counts] }
  else {
    for (const move of coming.moves) table = moved(stage, table, move, event, view.seat)
    for (const count of coming.counts) table = added(stage, table, count, count.place, count.by)
  }
  for (const move of moves) if (!slow.moves.includes(move)) table = moved(stage, table, move, event, view.seat)
  for (const count of counts) {
    if (count.from) table = added(stage, table, count, count.from, -count.by)
    if (!slow.counts.includes(count)) table = added(stage, table, count, count.place, count.by)
  }
  return table
}

function lingers<T>(stage: Stage<T>, from = '', to = ''): boolean {
  return from !== to && (stage.lingers?.(kindOf(from), kindOf(to)) ?? false)
}

function added<T>(stage: Stage<T>, table: T, { what = '' }: Count, place: string, by: number): T {
  return stage.places[kindOf(place)]?.add?.(table, stepAt(place), by, what) ?? table
}

function moved<T>(stage: Stage<T>, table: T, move: Move, event: Event, viewer: number | null): T {
  const { thing = '', from = '', to = '', up = true, seen_by = null, number = 1 } = move
  const [source, target] = [stage.places[kindOf(from)], stage.places[kindOf(to)]]
  const isSeen = up || seen_by === null || seen_by === viewer
  const all = source?.size?.(table, stepAt(from)) ?? 0
  const step = { thing, up, isSeen, from, number: number || all, isNaming: event.audience !== undefined }
  if (from === to) return target?.turn?.(table, { ...stepAt(to), ...step }) ?? table
  const without = source?.take?.(table, { ...stepAt(from), ...step }) ?? table
  return target?.put?.(without, { ...stepAt(to), ...step }) ?? without
}

function kindOf(place: string): string {
  return place.split(':')[0] ?? ''
}

export function seatOf(place = ''): number {
  return Number(place.split(':')[1])
}

function stepAt(place: string): Step {
  const of = place.split(':').slice(1)
  return { of, seat: Number(of[0]), thing: '', number: 1, up: true, isSeen: true, isNaming: false, from: '' }
}

// How things lie in views: in a field, or in the part of it that belongs to a seat or has a name.

/** A table with another value in a field, or in a part of it; what the viewer does not see stays so. */
export function changed<T>(table: T, field: keyof T, of: readonly string[], change: (old: never) => unknown): T {
  const whole = table[field]
  const [key] = of
  if (whole === null || whole === undefined) return table
  if (key === undefined) return { ...table, [field]: change(whole as never) }
  const parts = whole as Record<string, unknown>
  if (parts[key] === undefined) return table
  const value = change(parts[key] as never)
  return { ...table, [field]: Array.isArray(whole) ? whole.map((old, at) => (String(at) === key ? value : old)) : { ...parts, [key]: value } }
}

/** A number. */
export function tally<T>(field: keyof T): Place<T> {
  const add = (table: T, { of }: Step, by: number): T => changed(table, field, of, (old: number) => Math.max(0, old + by))
  return {
    put: (table, step) => (step.isNaming ? table : add(table, step, step.number)),
    take: (table, step) => (step.isNaming ? table : add(table, step, -step.number)),
    add: (table, step, by) => changed(table, field, step.of, (old: number) => old + by),
    size: (table, { of }) => Number(of[0] === undefined ? table[field] : (table[field] as number[])[Number(of[0])]),
  }
}

/** Numbers of several resources. */
export function heap<T>(field: keyof T): Place<T> {
  return {
    add: (table, { of }, by, what) =>
      changed(table, field, of, (old: Record<string, number>) => ({ ...old, [what]: Math.max(0, (old[what] ?? 0) + by) })),
  }
}

/** Room for one thing. */
export function slot<T>(field: keyof T): Place<T> {
  return {
    put: (table, { of, thing }) => changed({ ...table }, field, of, () => thing),
    take: (table, { of, thing }) => changed(table, field, of, (old: string | null) => (thing === old ? null : old)),
  }
}

/** Cards by their names, where the viewer sees them, and how many there are. */
export function cards<T>(names: keyof T, sizes?: keyof T, order?: (one: string, other: string) => number): Place<T> {
  const count: Place<T> = sizes ? tally<T>(sizes) : {}
  const listed = (table: T, { of }: Step, change: (old: string[]) => string[]): T =>
    changed(table, names, of, (old: string[] | null) => (old ? change(old) : old))
  return {
    ...count,
    put: (table, step) =>
      listed(count.put?.(table, step) ?? table, step, (old) => {
        const all = step.thing ? [...old, step.thing] : old
        return order ? [...all].sort(order) : all
      }),
    take: (table, step) =>
      listed(count.take?.(table, step) ?? table, step, (old) => (step.thing ? without(old, step.thing) : step.number >= old.length ? [] : old)),
  }
}

export function without(cards: readonly string[], card: string): string[] {
  const at = cards.indexOf(card)
  return cards.filter((_, index) => index !== at)
}
