/** What the page asks of the server over HTTP. Every function answers with data or throws a `Trouble`. */
import type {
  Credentials,
  FinishedMatch,
  GameWords,
  Intent,
  Message,
  NewTable,
  Offer,
  OfferedCard,
  Opened,
  Played,
  Player,
  PlayNow,
  PlayOn,
  Profile,
  Prospect,
  QuickMatch,
  Replay,
  RulesPage,
  Standing,
  TableRow,
} from './wire'
import { settings } from './lib/settings.svelte'

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

export const UNREACHABLE: Message = { id: 'web-offline', args: {} }

async function ask<T>(method: 'GET' | 'POST' | 'PATCH', path: string, body?: object): Promise<T> {
  const request = body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}
  const address = `${path}${path.includes('?') ? '&' : '?'}lang=${settings.language}`
  const response = await fetch(address, { method, credentials: 'same-origin', ...request }).catch(() => null)
  if (!response) throw new Trouble(0, UNREACHABLE)
  const answer: unknown = await response.json().catch(() => null)
  if (!response.ok) throw new Trouble(response.status, saidIn(answer))
  if (answer === null && response.status !== 204) throw new Trouble(0, UNREACHABLE)
  return answer as T
}

/** Does the server answer at all? */
export async function isThere(): Promise<boolean> {
  return (await fetch('/ready', { cache: 'no-store' }).catch(() => null))?.ok ?? false
}

function saidIn(answer: unknown): string | Message {
  return (answer as { message?: string } | null)?.message ?? UNREACHABLE
}

const name = encodeURIComponent
/** Enough of a name to be told that it is too long. */
const MOST_SENT = 200

export const api = {
  games: (): Promise<Offer[]> => ask('GET', '/api/games'),
  cards: (game: string, options: Record<string, unknown> = {}): Promise<OfferedCard[]> =>
    ask('GET', `/api/games/${name(game)}/cards${pairs(options)}`),
  rules: (game: string): Promise<RulesPage> => ask('GET', `/api/games/${name(game)}/rules`),
  words: (game: string): Promise<GameWords> => ask('GET', `/api/games/${name(game)}/words`),
  be: (): Promise<Player> => ask('POST', '/api/me', {}),
  rename: (wanted: string): Promise<Player> => ask('PATCH', '/api/me', { name: wanted.slice(0, MOST_SENT) }),
  account: (known: Credentials): Promise<Player> => ask('POST', '/api/me/account', { ...known, name: known.name.slice(0, MOST_SENT) }),
  login: (known: Credentials): Promise<Player> => ask('POST', '/api/login', { ...known, name: known.name.slice(0, MOST_SENT) }),
  logout: (): Promise<null> => ask('POST', '/api/logout', {}),
  erase: (password: string): Promise<null> => ask('POST', '/api/me/erase', { password }),
  openTables: (): Promise<TableRow[]> => ask('GET', '/api/tables'),
  myTables: (): Promise<TableRow[]> => ask('GET', '/api/tables/mine'),
  newTable: (table: NewTable): Promise<Opened> => ask('POST', '/api/tables', table),
  play: (table: PlayNow): Promise<Opened> => ask('POST', '/api/play', table),
  quick: (table: QuickMatch): Promise<Opened> => ask('POST', '/api/quick', table),
  prospect: (of: Intent): Promise<Prospect> => ask('POST', '/api/prospect', of),
  finished: (match: string): Promise<FinishedMatch> => ask('GET', `/api/matches/${name(match)}`),
  playOn: (match: string, from: PlayOn): Promise<Opened> => ask('POST', `/api/matches/${name(match)}/play`, from),
  replay: (match: string, eyes: string, first: number): Promise<Replay> =>
    ask('GET', `/api/matches/${name(match)}/replay?eyes=${name(eyes)}&first=${first}`),
  profile: (player: string): Promise<Profile> => ask('GET', `/api/players/${name(player)}`),
  history: (player: string, limit = 50): Promise<Played[]> =>
    ask('GET', `/api/players/${name(player)}/matches?limit=${limit}`),
  leaderboard: (game: string): Promise<Standing[]> => ask('GET', `/api/leaderboards/${name(game)}`),
}

function pairs(options: Record<string, unknown>): string {
  const given = Object.entries(options).map(([option, value]) => `option=${name(`${option}=${value}`)}`)
  return given.length ? `?${given.join('&')}` : ''
}

export function recordAddress(match: string): string {
  return `/api/matches/${name(match)}/record`
}
