/** Cards as the server tells them: in words, with the parts of what they say for those who draw them. */
import { GUESS, type CardFace, type Message, type OfferedCard } from '../wire'
import type { Faces } from './table'
import type { Speaker } from './words.svelte'

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

/** What a card says, with a sign where that is a guess. */
export function textOf(face: CardFace | null, speaker: Speaker): string {
  const text = face?.text ? speaker.say(face.text) : ''
  return text && face?.is_guess ? `${GUESS}\u00a0${text}` : text
}

/** The server's words, which need no dictionary here, with the arguments of the message behind them. */
function said(text: string, message: Message | null): Message {
  return { id: 'view-plain', args: { ...message?.args, text } }
}
