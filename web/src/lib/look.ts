/** How a card looks: pictures and colours, chosen by the client; what it says comes from the server. */
import backPlain from '../art/back-plain.svg'
import framePlain from '../art/frame-plain.svg'

/** A sign that means something: its shape and its letter say the same. */
export interface Mark {
  /** Path data of a picture of 512 by 512. */
  glyph: string
  letter: string
}

export interface Look {
  /** Top left: rank or points. */
  rank?: string
  /** Small, behind the rank: that it counts for each, or on a condition. */
  sign?: string
  /** Below the rank: suit or faction. */
  mark?: Mark
  /** Top right: type. */
  corner?: Mark
  /** On the right, in a ring: the family of the card that it goes with. */
  friend?: { mark: Mark; tint: string }
  /** Top right: how many there are of it. */
  copies?: number
  /** In the medallion. */
  picture?: string
  /** So many marks instead of a picture. */
  pips?: number
  /** Signs of what the card does, before its text. */
  keywords?: readonly Mark[]
  /** The ink of rank, mark and medallion: a colour token. */
  tint: string
  /** Addresses of the drawings. */
  frame: string
  back: string
}

export const PLAIN: Look = { tint: 'var(--faded-ink)', frame: framePlain, back: backPlain }
