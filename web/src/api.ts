/** What the page asks of the server over HTTP. Every function answers with data or throws a `Trouble`. */
import type { Message } from './wire'

export interface OfferedOption {
  name: string
  about: string
  values: (number | string | boolean)[]
  default: number | string | boolean
  clause: string
}

/** A game that can be played here. */
export interface Offer {
  id: string
  title: string
  about: string
  rules_version: number
  seats: number[]
  options: OfferedOption[]
}

export interface OfferedCard {
  card: string
  name: string
  copies: number
  kind: string | null
  text: string | null
  note: string | null
}

export type Level = 'easy' | 'medium' | 'hard'
export const LEVELS: readonly Level[] = ['easy', 'medium', 'hard']

/** A table in a list: open to join, or one's own that goes on. */
export interface TableRow {
  id: string
  game: string
  seats: number
  /** Names of those who sit; a bot by its level; nobody where a seat is free. */
  players: (string | null)[]
  /** Is the viewer's answer awaited? */
  awaited: boolean
}

/** A finished match of one's own. */
export interface ResultRow {
  id: string
  game: string
  players: string[]
  points: number[]
  place: number
}

export interface NewTable {
  game: string
  seats: number
  /** What sits on the other seats: a bot, or whoever has the link, or anybody. */
  others: Level | 'friend' | 'anybody'
  name: string
  options?: Record<string, number | string | boolean>
}

/** Something went wrong, in words that can be shown. */
export class Trouble extends Error {
  constructor(
    readonly status: number,
    readonly said: string | Message,
  ) {
    super(typeof said === 'string' ? said : said.id)
  }

  get isOffline(): boolean {
    return this.status === 0
  }
}

async function ask<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
  const request = body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}
  const response = await fetch(path, { method, credentials: 'same-origin', ...request }).catch(() => null)
  if (!response) throw new Trouble(0, { id: 'web-offline', args: {} })
  const answer: unknown = await response.json().catch(() => null)
  if (!response.ok) throw new Trouble(response.status, saidIn(answer))
  if (answer === null && response.status !== 204) throw new Trouble(0, { id: 'web-offline', args: {} })
  return answer as T
}

function saidIn(answer: unknown): string | Message {
  const said = (answer as { message?: string | Message } | null)?.message
  return said ?? { id: 'web-offline', args: {} }
}

export const api = {
  games: (language: string): Promise<Offer[]> => ask('GET', `/api/games?lang=${language}`),
  cards: (game: string, language: string): Promise<OfferedCard[]> =>
    ask('GET', `/api/games/${encodeURIComponent(game)}/cards?lang=${language}`),
  openTables: (): Promise<TableRow[]> => ask('GET', '/api/tables'),
  myTables: (): Promise<TableRow[]> => ask('GET', '/api/me/tables'),
  myResults: (): Promise<ResultRow[]> => ask('GET', '/api/me/results'),
  newTable: (table: NewTable): Promise<{ id: string }> => ask('POST', '/api/tables', table),
  join: (id: string, name: string): Promise<{ id: string }> =>
    ask('POST', `/api/tables/${encodeURIComponent(id)}/join`, { name }),
}
