/** The line to the server for one table. It comes back by itself, and asks for what it has missed. */
import type { Heard } from './match'

export type LinkState = 'joining' | 'here' | 'lost'

export interface LinkEars {
  heard(word: Heard): void
  changed(state: LinkState): void
}

/** As much of a WebSocket as is needed, so that tests can bring their own. */
export interface Line {
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onclose: (() => void) | null
  onmessage: ((event: { data: string }) => void) | null
}

const FIRST_WAIT = 500
const LONGEST_WAIT = 8000

export class Link {
  private line: Line | null = null
  private known: number | null = null
  private wait = FIRST_WAIT
  private isOver = false
  /** Deeds that were not yet answered; they are sent again on a new line. */
  private unanswered: string[] = []

  constructor(
    private readonly address: string,
    private readonly ears: LinkEars,
    private readonly open: (address: string) => Line = (address) => new WebSocket(address) as unknown as Line,
    private readonly later: (run: () => void, milliseconds: number) => void = setTimeout,
  ) {
    this.connect()
  }

  /** Do something at the table; the server answers with news or a refusal. */
  send(deed: object): void {
    const text = JSON.stringify(deed)
    this.unanswered.push(text)
    this.line?.send(text)
  }

  close(): void {
    this.isOver = true
    this.line?.close()
  }

  private connect(): void {
    this.ears.changed(this.known === null ? 'joining' : 'lost')
    const line = this.open(this.known === null ? this.address : `${this.address}?heard=${this.known}`)
    line.onopen = () => {
      this.line = line
      this.wait = FIRST_WAIT
      this.ears.changed('here')
      for (const text of this.unanswered) line.send(text)
    }
    line.onmessage = ({ data }) => this.hear(JSON.parse(data) as Heard)
    line.onclose = () => this.lost()
  }

  private hear(word: Heard): void {
    this.unanswered = []
    if (word.kind !== 'refused') this.known = word.match.heard
    this.ears.heard(word)
  }

  private lost(): void {
    this.line = null
    if (this.isOver) return
    this.ears.changed('lost')
    this.later(() => this.connect(), this.wait)
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT)
  }
}
