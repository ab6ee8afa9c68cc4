/** How the cards of The Fox in the Forest look: people and beasts have a picture, plain ranks their suit. */
import crown from 'icon:queen-crown'
import fox from 'icon:fox-head'
import swan from 'icon:swan'
import treasure from 'icon:open-treasure-chest'
import witch from 'icon:witch-flight'
import axe from 'icon:wood-axe'
import back from '../../art/back-fox.svg'
import frame from '../../art/frame-fox.svg'
import { PLAIN, type Look, type Mark } from '../../lib/look'
import { bell, key, moon } from './suits'

export interface Suit extends Mark {
  tint: string
}

export const SUITS: Record<string, Suit> = {
  B: { glyph: bell, letter: 'B', tint: 'var(--bells)' },
  K: { glyph: key, letter: 'K', tint: 'var(--keys)' },
  M: { glyph: moon, letter: 'M', tint: 'var(--moons)' },
}

const PICTURES: Record<number, string> = { 1: swan, 3: fox, 5: axe, 7: treasure, 9: witch, 11: crown }

export function rankOf(card: string): number {
  return Number(card.slice(0, -1))
}

export function suitOf(card: string): Suit | undefined {
  return SUITS[card.slice(-1)]
}

export function looks(card: string): Look {
  const suit = suitOf(card)
  if (!suit) return { ...PLAIN, frame, back }
  const rank = rankOf(card)
  const picture = PICTURES[rank]
  const middle = picture ? { picture } : { pips: rank }
  return { rank: String(rank), mark: suit, tint: suit.tint, frame, back, ...middle }
}

export const BACK: Look = { ...PLAIN, frame, back }
