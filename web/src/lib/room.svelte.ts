/** A table on the server as this page knows it: how things stand, what was said, and the line to it. */
import type { Event, MatchView, Message, PlayerCommand, Reason, Said } from '../wire'
import { WIRE_VERSION } from '../wire'
import { Link, type LinkState, type Saying, type Told } from './link'
import { drawerFor } from './orders'
import { noteNewer } from './version.svelte'

const MOST_SAID = 100
const MOST_TOLD = 500

export interface RoomEars {
  /** Something happened at a table that is on the screen. */
  happened(match: MatchView, events: Event[]): void
  /** The table must be drawn anew. */
  fresh(): void
  refused(reason: Reason, wasAnswer: boolean): void
  said(said: Said): void
  /** Back after a break, with so many things to catch up on. */
  back(events: number): void
}

export class Room {
  match = $state.raw<MatchView | null>(null)
  talk = $state.raw<readonly Said[]>([])
  history = $state.raw<readonly Event[]>([])
  line = $state<LinkState>('joining')
  /** Why the server sent us away. */
  why = $state.raw<Message | null>(null)
  maySit = $state(false)
  /** When bots take the free seats, on the clock of this page. */
  botsAt = $state<number | null>(null)
  /** When the view came, on the clock of this page. */
  since = $state(0)
  muted = $state.raw<ReadonlySet<number>>(new Set())
  /** The seats through whose eyes this page may look. */
  mine = $state.raw<readonly number[]>([])
  /** Has the server said how things stand for these eyes? */
  isCurrent = $state(false)
  /** What each pair of eyes has seen at a table on one device; on the screen is one of them, or none. */
  private readonly minds = new Map<number, { match: MatchView; history: readonly Event[] }>()
  private readonly link: Link
  private readonly answers = new Set<string>()
  private hasMet = false

  constructor(
    table: string,
    address: string,
    public ears: RoomEars,
  ) {
    const own = {
      heard: (word: Told) => this.hear(word),
      changed: (state: LinkState, why: Message | null) => {
        this.line = state
        this.why = why
      },
    }
    this.link = new Link(address, own, drawerFor(table))
  }

  order(command: PlayerCommand): void {
    const token = this.link.order(command)
    if (command.do === 'answer') this.answers.add(token)
  }

  say(saying: Saying): void {
    this.link.say(saying)
  }

  mute(seat: number, isMuted: boolean): void {
    this.link.say({ do: isMuted ? 'mute' : 'unmute', seat })
    const muted = new Set(this.muted)
    if (isMuted) muted.add(seat)
    else muted.delete(seat)
    this.muted = muted
  }

  /** Look through other eyes, from where they closed; the public remembers nothing. */
  look(seat: number | null): void {
    if (this.match && this.match.seat !== null) {
      this.minds.set(this.match.seat, { match: this.match, history: this.history })
    }
    const mind = seat === null ? undefined : this.minds.get(seat)
    this.isCurrent = false
    this.hasMet = mind !== undefined
    this.history = mind?.history ?? []
    this.match = mind?.match ?? null
    this.link.look(seat, mind?.match.heard ?? 0)
  }

  hurry(): void {
    this.link.hurry()
  }

  close(): void {
    this.link.close()
  }

  private hear(word: Told): void {
    switch (word.do) {
      case 'hello':
        if (word.version > WIRE_VERSION) noteNewer()
        this.maySit = word.may_sit
        this.botsAt = word.bots_in === null ? null : performance.now() + word.bots_in
        this.talk = word.talk
        this.mine = word.mine
        this.isCurrent = true
        return this.greeted(word.view, word.missed)
      case 'update':
        return this.changed(word.view, word.events)
      case 'refused':
        return this.ears.refused({ message: word.why, clause: word.clause }, this.wasAnswer(word.token))
      case 'said':
        this.talk = [...this.talk, word].slice(-MOST_SAID)
        return this.ears.said(word)
      case 'done':
        this.answers.delete(word.token)
    }
  }

  private wasAnswer(token: string | null): boolean {
    return token !== null && this.answers.delete(token)
  }

  private greeted(view: MatchView, missed: Event[] | null): void {
    if (this.hasMet && missed) {
      if (missed.length) this.ears.back(missed.length)
      return this.changed(view, missed)
    }
    this.hasMet = true
    this.take(view)
    this.history = missed ?? []
    this.ears.fresh()
  }

  private changed(view: MatchView, events: Event[]): void {
    const wasShown = this.match !== null && this.match.table !== null
    this.take(view)
    this.history = [...this.history, ...events].slice(-MOST_TOLD)
    if (view.table && wasShown) this.ears.happened(view, events)
    else this.ears.fresh()
  }

  private take(view: MatchView): void {
    this.match = view
    this.since = performance.now()
  }
}
