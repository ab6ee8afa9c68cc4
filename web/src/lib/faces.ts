/** Cards as the server tells them, in words, as the boards take them: messages like everything else. */
import type { Message, OfferedCard } from '../wire'
import type { Faces } from './table'

export function facesOf(cards: readonly OfferedCard[]): Faces {
  return Object.fromEntries(cards.map((card) => [card.card, faceOf(card)]))
}

export function faceOf(card: OfferedCard): Faces[string] {
  const said = (text: string): Message => ({ id: 'view-plain', args: { text } })
  const or = (text: string | null): Message | null => (text ? said(text) : null)
  const { copies } = card
  return { notation: card.card, name: said(card.name), text: or(card.text), copies, kind: or(card.kind), note: or(card.note) }
}
