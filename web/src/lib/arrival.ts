/** Coming to a table: the line to it, and what it is drawn with, each fetched as soon as it is known to be needed. */
import { api } from '../api'
import { boardOf } from '../boards'
import type { MatchView } from '../wire'
import { facesOf } from './faces'
import { linksFor, tableAddress } from './links'
import { beSomebody, wasHere } from './me.svelte'
import { Room, type RoomEars } from './room.svelte'
import { settings } from './settings.svelte'
import type { Board, Faces } from './table'

export interface Outfit {
  board: Board
  /** Nothing where the server could not tell them. */
  faces: Faces | null
}

let ahead: { name: string; outfit: Promise<Outfit> } | null = null

/** Those who were here before are known by their cookie; others may watch as nobody, until they sit down. */
export async function lineTo(id: string, query: URLSearchParams): Promise<Room> {
  const links = linksFor(id, query)
  if (wasHere() || links.link) await beSomebody().catch(() => null)
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  const asked = tableAddress(id, links).split('?')[1]
  const socket = `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket`
  const address = `${socket}?words=yes${asked ? `&${asked}` : ''}`
  const room = new Room(id, address, { ...DEAF, fresh: () => room.match && fetchAhead(room.match) })
  return room
}

/** Until the page is there nobody listens: it will draw what the room then knows. */
const DEAF: RoomEars = { happened: () => {}, fresh: () => {}, refused: () => {}, said: () => {}, back: () => {} }

function fetchAhead({ game, options }: MatchView): void {
  ahead = { name: nameOf(game, options), outfit: fetched(game, options) }
}

/** What a table is drawn with. */
export function outfit(game: string, options: MatchView['options']): Promise<Outfit> {
  const found = ahead?.name === nameOf(game, options) ? ahead.outfit : fetched(game, options)
  ahead = null
  return found
}

function nameOf(game: string, options: MatchView['options']): string {
  return JSON.stringify([settings.language, game, options])
}

async function fetched(game: string, options: MatchView['options']): Promise<Outfit> {
  const asked = api.cards(game, options).catch(() => api.cards(game)).catch(() => null)
  const [board, cards] = await Promise.all([boardOf(game), asked])
  return { board, faces: cards && facesOf(cards) }
}
