/** Cards as the server tells them: in words, with the parts of what they say for those who draw them. */
import type { Message, OfferedCard } from '../wire'
import type { Faces } from './table'

export function facesOf(cards: readonly OfferedCard[]): Faces {
  return Object.fromEntries(cards.map((card) => [card.card, faceOf(card)]))
}

export function faceOf(card: OfferedCard): Faces[string] {
  const { face } = card
  return {
    ...face,
    name: said(card.name, face.name),
    text: card.text ? said(card.text, face.text) : null,
    kind: card.kind ? said(card.kind, face.kind) : null,
    note: card.note ? said(card.note, face.note) : null,
  }
}

/** The server's words, which need no dictionary here, with the arguments of the message behind them. */
function said(text: string, message: Message | null): Message {
  return { id: 'view-plain', args: { ...message?.args, text } }
}
