/** Shows updates one event after the other, at a pace that people can follow. It knows no clock but the one it is given. */
import type { Event } from '../wire'
import type { Moment, Staging, Update } from './table'

export interface Screen {
  /** Show a table; the event is what has just happened, if that is what it shows. */
  show(moment: Moment, event: Event | null): void
  /** An event has been told: it goes into the log and to those who listen. */
  tell(event: Event): void
}

export interface Pace {
  /** By how much every rest is multiplied; 0 shows the end at once. */
  factor: () => number
  wait: (milliseconds: number) => Promise<void>
}

const REST = 700
/** So many updates may wait; if there are more, people would rather be in the present. */
const MOST_WAITING = 60

export class Queue {
  private readonly waiting: Update[] = []
  private running: Promise<void> | null = null
  private hurry = false
  private cut: (() => void) | null = null
  private last: Moment

  constructor(
    first: Moment,
    private readonly staging: Staging,
    private readonly screen: Screen,
    private readonly pace: Pace,
  ) {
    this.last = first
    screen.show(first, null)
  }

  push(update: Update): void {
    this.waiting.push(update)
    if (this.waiting.length > MOST_WAITING) this.skip()
    this.running ??= this.run()
  }

  /** Show the present at once. */
  skip(): void {
    if (!this.running && !this.waiting.length) return
    this.hurry = true
    this.cut?.()
  }

  get isBusy(): boolean {
    return this.running !== null
  }

  /** Resolves when everything has been shown. */
  async settled(): Promise<void> {
    await this.running
  }

  private async run(): Promise<void> {
    for (let update = this.waiting.shift(); update; update = this.waiting.shift()) await this.play(update)
    this.hurry = false
    this.running = null
  }

  private async play(update: Update): Promise<void> {
    const { events, ...moment } = update
    let staged = this.last.view
    /** What others do does not take away a question that stays open. */
    const asked = moment.asked?.id === this.last.asked?.id ? this.last.asked : null
    for (const event of events) {
      this.screen.tell(event)
      if (this.hurry) continue
      staged = this.staging.after?.(staged, event) ?? staged
      this.screen.show({ ...this.last, view: staged, asked }, event)
      await this.rest(this.staging.rest?.(event, staged) ?? REST)
    }
    this.last = moment
    const next = this.waiting[0]
    this.screen.show(next && next.asked?.id !== moment.asked?.id ? { ...moment, asked: null } : moment, null)
  }

  private async rest(milliseconds: number): Promise<void> {
    const length = milliseconds * this.pace.factor()
    if (length <= 0 || this.hurry) return
    await Promise.race([this.pace.wait(length), new Promise<void>((resolve) => (this.cut = resolve))])
    this.cut = null
  }
}
