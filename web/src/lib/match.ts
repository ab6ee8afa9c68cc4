/** A match as the server shows it, as the boards take it. */
import type { Event, MatchView, View } from '../wire'
import type { Moment, Seat, Update } from './table'
import { folkName, levelName } from './folk'

/** A match may end, or pause, while the game goes on. */
export function momentOf(match: MatchView, view: View): Moment {
  const { asked, lines, result, phase } = match
  const shown = phase === 'playing' ? view : { ...view, owes: [], finished: phase === 'over' }
  return { view: shown, asked, lines, result }
}

export function updateOf(match: MatchView, view: View, events: Event[]): Update {
  return { ...momentOf(match, view), events }
}

/** Where two names are alike, the seat is told too. */
export function distinct(names: readonly string[]): string[] {
  return names.map((name, at) => (names.filter((other) => other === name).length > 1 ? `${name} ${at + 1}` : name))
}

/** The seats; a bot is called by who it is. */
export function seatsOf(match: MatchView): Seat[] {
  const names = distinct(match.seats.map((seat) => (seat.kind === 'bot' ? folkName(seat.name, seat.somebody) : seat.name)))
  return match.seats.map((seat, at) => ({
    name: names[at] ?? '',
    kind: seat.kind,
    somebody: seat.somebody,
    level: seat.kind === 'bot' && seat.somebody ? levelName(seat.name) : '',
    isThere: seat.is_there,
    standIn: seat.stand_in,
    left: seat.left,
    runs: seat.runs,
  }))
}
