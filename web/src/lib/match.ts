/** A match as the server shows it to one audience (fabletop.match.views.MatchView), as far as the page uses it. */
import type { Event, Message, Reason, View } from '../wire'
import type { Asked, Moment, Seat, Update } from './table'

export interface SeatView {
  kind: 'empty' | 'person' | 'bot'
  /** The person's name, or the bot's level. */
  name: string
  is_there: boolean
  stand_in: string | null
  left: number | null
  runs: boolean
}

export interface MatchResult {
  how: string
  places: number[]
  points: number[]
  why: Message[]
  resigned: number[]
}

export interface MatchView {
  seat: number | null
  /** How many events this audience has been told: what a client names when it comes back. */
  heard: number
  phase: 'open' | 'playing' | 'paused' | 'over'
  game: string
  options: Record<string, number | string | boolean>
  host: number | null
  seats: SeatView[]
  asked: Asked | null
  may_undo: boolean
  table: View | null
  result: MatchResult | null
  next_match: string | null
}

/** What the server says over the socket of a table. */
export type Heard =
  | { kind: 'fresh'; match: MatchView; lines: Message[] }
  | { kind: 'news'; match: MatchView; lines: Message[]; events: Event[] }
  | { kind: 'refused'; reason: Reason }

export function momentOf(match: MatchView, view: View, lines: Message[]): Moment {
  const { result } = match
  return { view, asked: match.asked, lines, result: result && result.points.length ? result : null }
}

export function updateOf(match: MatchView, view: View, lines: Message[], events: Event[]): Update {
  return { ...momentOf(match, view, lines), events }
}

/** The seats; a bot is called by its level, and by its seat too where two are alike. */
export function seatsOf(match: MatchView, level: (name: string) => string): Seat[] {
  const names = match.seats.map((seat) => (seat.kind === 'bot' ? level(seat.name) : seat.name))
  return match.seats.map((seat, at) => ({
    name: names.filter((name) => name === names[at]).length > 1 ? `${names[at]} ${at + 1}` : (names[at] ?? ''),
    kind: seat.kind,
    isThere: seat.is_there,
    standIn: seat.stand_in,
    left: seat.left,
    runs: seat.runs,
  }))
}
