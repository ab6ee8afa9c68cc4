/** The line to the server for one table. It comes back by itself, asks for what it has missed, and loses no deed. */
import type { Drawer } from './orders'
import type { ClientMessage, Message, PlayerCommand, ServerMessage } from '../wire'

export type LinkState = 'joining' | 'here' | 'lost' | 'closed'
export type Told = Exclude<ServerMessage, { do: 'pong' } | { do: 'bye' }>
/** What is said beside commands; the line gives it its token. */
export type Saying = WithoutToken<Exclude<ClientMessage, { do: 'ping' } | { do: 'command' }>>
type WithoutToken<T> = T extends { token: string } ? Omit<T, 'token'> : never

export interface LinkEars {
  heard(word: Told): void
  changed(state: LinkState, why: Message | null): void
}

/** As much of a WebSocket as is needed, so that tests can bring their own. */
export interface Line {
  send(text: string): void
  close(): void
  onclose: (() => void) | null
  onmessage: ((event: { data: string }) => void) | null
}

/** What the world outside gives; tests have their own. */
export interface Outside {
  open: (address: string) => Line
  later: (run: () => void, milliseconds: number) => number
  never: (timer: number) => void
}

const FIRST_WAIT = 500
const LONGEST_WAIT = 8000
const PING_EVERY = 20_000
/** Without a word for so long after a sign of life, the line is taken for dead. */
const PATIENCE = 8000
const NONE: Drawer = { take: () => [], put: () => {} }
const BROWSER: Outside = {
  open: (address) => new WebSocket(address) as unknown as Line,
  later: (run, milliseconds) => window.setTimeout(run, milliseconds),
  never: (timer) => window.clearTimeout(timer),
}

export class Link {
  private line: Line | null = null
  private isHere = false
  private known = 0
  private wait = FIRST_WAIT
  private isOver = false
  private timer = 0
  private count = 0
  /** Through whose eyes this line looks, where one may choose. */
  private eyes: number | null | undefined
  private readonly own = freshName()
  /** Commands that were not yet answered, by their tokens; they are sent again on a new line, and done once. */
  private readonly unanswered: Map<string, string>

  constructor(
    private readonly address: string,
    private readonly ears: LinkEars,
    private readonly drawer: Drawer = NONE,
    private readonly outside: Outside = BROWSER,
  ) {
    this.unanswered = new Map(drawer.take())
    this.connect()
  }

  /** Do something at the table. The token comes back with the answer. */
  order(command: PlayerCommand): string {
    const token = this.token()
    const text = JSON.stringify({ do: 'command', token, command })
    this.unanswered.set(token, text)
    this.drawer.put(this.unanswered)
    this.send(text)
    return token
  }

  say(saying: Saying): string {
    const token = this.token()
    this.send(JSON.stringify({ ...saying, token }))
    return token
  }

  /** Look through other eyes, which have heard so many events. What the old ones hear from now on is lost on us. */
  look(seat: number | null, heard: number): void {
    this.eyes = seat
    this.known = heard
    this.say({ do: 'look', seat, heard })
  }

  close(): void {
    this.isOver = true
    this.outside.never(this.timer)
    this.line?.close()
  }

  /** Try now what would be tried later. */
  hurry(): void {
    if (this.isOver || this.line) return
    this.outside.never(this.timer)
    this.wait = FIRST_WAIT
    this.connect()
  }

  private token(): string {
    return `${this.own}-${++this.count}`
  }

  private send(text: string): void {
    if (this.isHere) this.line?.send(text)
  }

  private connect(): void {
    const eyes = this.eyes == null ? '' : `&seat=${this.eyes}`
    const line = this.outside.open(`${this.address}${this.address.includes('?') ? '&' : '?'}heard=${this.known}${eyes}`)
    this.line = line
    line.onmessage = ({ data }) => this.line === line && this.hear(JSON.parse(data) as ServerMessage)
    line.onclose = () => this.line === line && this.lost()
  }

  private hear(word: ServerMessage): void {
    this.keepAlive()
    if (word.do === 'pong') return
    if (word.do === 'bye') return this.dismissed(word.why)
    if ('token' in word && word.token) this.answered(word.token)
    if ('view' in word && this.eyes !== undefined && word.view.seat !== this.eyes) return
    if (word.do === 'hello') this.greeted()
    if ('view' in word) this.known = word.view.heard
    this.ears.heard(word)
  }

  private answered(token: string): void {
    if (this.unanswered.delete(token)) this.drawer.put(this.unanswered)
  }

  private greeted(): void {
    this.isHere = true
    this.wait = FIRST_WAIT
    this.ears.changed('here', null)
    for (const text of this.unanswered.values()) this.send(text)
  }

  /** What begins with “bye” passes; anything else would be said again. */
  private dismissed(why: Message): void {
    if (why.id.startsWith('bye-')) return
    this.close()
    this.ears.changed('closed', why)
  }

  private keepAlive(): void {
    this.outside.never(this.timer)
    this.timer = this.outside.later(() => {
      this.send('{"do":"ping"}')
      this.timer = this.outside.later(() => {
        this.line?.close()
        this.lost()
      }, PATIENCE)
    }, PING_EVERY)
  }

  private lost(): void {
    this.line = null
    this.isHere = false
    this.outside.never(this.timer)
    if (this.isOver) return
    this.ears.changed('lost', null)
    this.timer = this.outside.later(() => this.connect(), this.wait)
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT)
  }
}

/** Letters that no other page has. */
function freshName(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(4))
  return [...numbers].map((number) => number.toString(36)).join('')
}
