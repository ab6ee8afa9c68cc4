/** A table on the screen: what is shown now, what has been told, and what is on its way. */
import type { Event } from '../wire'
import { Queue } from './queue'
import { settings, type Speed } from './settings.svelte'
import type { Moment, Staging, Update } from './table'

const FACTORS: Record<Speed, number> = { slow: 1.7, normal: 1, fast: 0.45, instant: 0 }
const MOST_TOLD = 500

export class Show {
  moment = $state.raw<Moment>() as Moment
  event = $state.raw<Event | null>(null)
  told = $state.raw<readonly Event[]>([])
  pending = $state<number | null>(null)
  isBusy = $state(false)
  private answering = ''
  private readonly queue: Queue

  /** `before` runs right before the picture changes, for those who measure where things are. */
  constructor(first: Moment, staging: Staging, history: readonly Event[], before: () => void) {
    this.moment = first
    this.told = history
    this.queue = new Queue(
      first,
      staging,
      {
        show: (moment, event) => {
          before()
          this.moment = moment
          this.event = event
        },
        tell: (event) => (this.told = [...this.told, event].slice(-MOST_TOLD)),
      },
      { factor: () => FACTORS[settings.speed], wait: (length) => new Promise((done) => setTimeout(done, length)) },
    )
  }

  /** A choice is on its way, in answer to a question. */
  send(question: string, choice: number): void {
    this.pending = choice
    this.answering = question
  }

  /** Until the question goes, the choice stays on its way, whatever others do meanwhile. */
  push(update: Update): void {
    if (update.asked?.id !== this.answering) this.pending = null
    this.queue.push(update)
    this.isBusy = true
    void this.queue.settled().then(() => (this.isBusy = this.queue.isBusy))
  }

  skip(): void {
    this.queue.skip()
  }
}
