/** A table as the client holds it, and what a board is given. No rule is here: the server says what may be chosen. */
import type { Component } from 'svelte'
import type { Asked, CardFace, Event, Message, Refused, Result, View } from '../wire'

export type { Asked } from '../wire'

/** All that one audience may see at one time. */
export interface Moment<T = unknown> {
  view: View<T>
  asked: Asked | null
  /** The view line by line, for the plain table and for those who listen. */
  lines: Message[]
  result: Result | null
}

/** Something happened: what is told about it, and what the table is then. */
export interface Update<T = unknown> extends Moment<T> {
  events: Event[]
}

/** Who sits there. */
export interface Seat {
  name: string
  kind: 'empty' | 'person' | 'bot'
  /** Who a bot is, and how well it plays, in words. */
  somebody: string
  level: string
  isThere: boolean
  /** Why a bot plays for the person. */
  standIn: string | null
  /** Milliseconds on the clock, and whether it runs. */
  left: number | null
  runs: boolean
}

/** Cards by their notation. */
export type Faces = Readonly<Record<string, CardFace>>

export interface BoardProps<T = unknown> {
  /** What is shown now. While events are shown it runs behind the server. */
  view: View<T>
  /** The question to the viewer, once everything before it has been shown. */
  asked: Asked | null
  /** The event that is being shown. */
  event: Event | null
  /** The view line by line, in messages. */
  lines: Message[]
  seats: Seat[]
  faces: Faces
  /** A choice that is on its way to the server. */
  pending: number | null
  choose: (questionId: string, choice: number) => void
  /** The player tried something that is not allowed: say why. */
  refuse: (refused: Refused) => void
}

/** How a board shows events before their outcome is in the view. All of it may be left out. */
export interface Staging<T = unknown> {
  /** The table after an event, drawn from what the event says and nothing else; the true view follows soon. */
  after?: (view: View<T>, event: Event) => View<T>
  /** Milliseconds for which an event stays at normal speed, with the view that shows it; 0 passes at once. */
  rest?: (event: Event, view: View<T>) => number
}

/** What a game brings to the client. */
export interface Board {
  component: Component<BoardProps>
  staging: Staging
}

/** A board for the tables of one game; `index.ts` of its folder exports it as its default. */
export function boardFor<T>(component: Component<BoardProps<T>>, staging: Staging<T> = {}): Board {
  return { component, staging } as unknown as Board
}
