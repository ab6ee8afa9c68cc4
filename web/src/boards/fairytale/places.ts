/** Where the cards of a tableau lie: three places in each of four rounds. */
import type { InPlay } from '../../wire'

export const PLACES = 3

export interface Place {
  /** Its number in the row, by which it is told from equal cards. */
  at: number
  card: InPlay
}

/** The rounds of a tableau, each with its cards and as many empty places as there could be more. */
export function inRounds(row: readonly InPlay[], rounds: number): (Place | null)[][] {
  return Array.from({ length: rounds }, (_, index) => {
    const cards: (Place | null)[] = row.flatMap((card, at) => (card.round === index + 1 ? [{ at, card }] : []))
    return [...cards, ...Array<null>(Math.max(0, PLACES - cards.length)).fill(null)]
  })
}

/** Equal cards get numbers, so that each has a name of its own. */
export function numbered(cards: readonly string[]): { card: string; id: string; copy: number }[] {
  const seen = new Map<string, number>()
  return cards.map((card) => {
    const copy = seen.get(card) ?? 0
    seen.set(card, copy + 1)
    return { card, copy, id: `${card}-${copy}` }
  })
}

/** The others as they sit around the table, from the left hand of a seat to its right. */
export function around(seat: number, seats: number): number[] {
  return Array.from({ length: seats - 1 }, (_, step) => (seat + step + 1) % seats)
}

/** Who sits beside a seat on one side. */
export function neighbour(seat: number, seats: number, side: string): number {
  return (seat + (side === 'left' ? 1 : seats - 1)) % seats
}
