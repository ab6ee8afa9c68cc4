/** How the events of The Fox in the Forest look before the next view is there. */
import type { Event, FoxView, Message, View } from '../../wire'
import type { Staging } from '../../lib/table'

/** A table on which a trick has just been won. */
export interface StagedFox extends FoxView {
  won?: number
}

const SUIT_ORDER = 'BKM'

const RESTS: Record<string, number> = {
  'fox-round-begun': 1100,
  'fox-hand-dealt': 500,
  'fox-played': 650,
  'fox-drew': 250,
  'fox-buried': 250,
  'fox-trick-won': 1600,
  'fox-round-scored': 1500,
}

export const staging: Staging<FoxView> = {
  after: (view, event) => ({ ...view, table: changed(view.table, event, view) }),
  rest: (event) => RESTS[event.message.id] ?? 800,
}

function changed(table: StagedFox, event: Event, view: View): StagedFox {
  const { seat, card, old, cards, decree } = event.message.args
  const player = seat as number
  switch (event.message.id) {
    case 'fox-round-begun':
      return { ...newRound(table), decree: written(decree), trump: written(decree).slice(-1), dealer: player }
    case 'fox-hand-dealt':
      return withHand(table, player, () => (cards as Message[]).map(written))
    case 'fox-played': {
      const on_table = [...(table.won === undefined ? table.on_table : []), { seat: player, card: written(card) }]
      const { won: _, ...rest } = withHand(counted(table, player, -1), player, (hand) => without(hand, written(card)))
      return { ...rest, on_table }
    }
    case 'fox-decree-swapped': {
      const swapped = { ...table, decree: written(card), trump: written(card).slice(-1) }
      return withHand(swapped, player, (hand) => [...without(hand, written(card)), written(old)])
    }
    case 'fox-drew':
      return { ...counted(table, player, 1), deck_size: table.deck_size - 1 }
    case 'fox-drew-card':
      return withHand(table, player, (hand) => [...hand, written(card)])
    case 'fox-buried':
      return { ...counted(table, player, -1), deck_size: table.deck_size + 1 }
    case 'fox-buried-card':
      return withHand(table, player, (hand) => without(hand, written(card)))
    case 'fox-trick-won':
      return { ...table, won: player, tricks: added(table.tricks, player, 1) }
    default:
      return view.finished ? table : { ...table }
  }
}

function newRound(table: StagedFox): StagedFox {
  const { won: _, ...rest } = table
  return { ...rest, on_table: [], tricks: table.tricks.map(() => 0) }
}

function written(card: unknown): string {
  const { rank, suit } = (card as Message).args
  return `${String(rank)}${String(suit)}`
}

function withHand(table: StagedFox, seat: number, change: (hand: string[]) => string[]): StagedFox {
  const hands = table.hands.map((hand, at) => (at === seat && hand ? change(hand).sort(bySuit) : hand))
  return { ...table, hands }
}

function counted(table: StagedFox, seat: number, more: number): StagedFox {
  return { ...table, hand_sizes: added(table.hand_sizes, seat, more) }
}

function added(row: number[], seat: number, more: number): number[] {
  return row.map((number, at) => (at === seat ? number + more : number))
}

function without(hand: string[], card: string): string[] {
  return hand.filter((other) => other !== card)
}

function bySuit(one: string, other: string): number {
  const suits = SUIT_ORDER.indexOf(one.slice(-1)) - SUIT_ORDER.indexOf(other.slice(-1))
  return suits || Number.parseInt(one) - Number.parseInt(other)
}
