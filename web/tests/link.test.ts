import { expect, test } from 'vitest'
import { Link, type Line, type LinkState, type Told } from '../src/lib/link'
import type { Drawer } from '../src/lib/orders'
import type { MatchView, ServerMessage } from '../src/wire'

function network(drawer?: Drawer) {
  const lines: (Line & { address: string; sent: string[]; isClosed: boolean })[] = []
  const waits: number[] = []
  const states: LinkState[] = []
  const words: Told[] = []
  const timers = new Map<number, () => void>()
  const link = new Link(
    'ws://table',
    { heard: (word) => words.push(word), changed: (state) => states.push(state) },
    drawer,
    {
      open: (address) => {
        const line = {
          address,
          sent: [] as string[],
          isClosed: false,
          send: (text: string) => void line.sent.push(text),
          close: () => void (line.isClosed = true),
          onclose: null,
          onmessage: null,
        }
        lines.push(line)
        return line
      },
      later: (run, milliseconds) => {
        waits.push(milliseconds)
        timers.set(waits.length, run)
        return waits.length
      },
      never: (timer) => void timers.delete(timer),
    },
  )
  const say = (word: ServerMessage): void => lines.at(-1)?.onmessage?.({ data: JSON.stringify(word) })
  /** Let the time pass until the next thing that was planned. */
  const next = (): void => {
    const [number, run] = [...timers][0] ?? [0, () => {}]
    timers.delete(number)
    run()
  }
  return { link, lines, waits, states, words, say, next }
}

const hello = (heard: number): ServerMessage => ({
  do: 'hello',
  version: 1,
  view: { heard } as MatchView,
  missed: null,
  talk: [],
  may_sit: false,
  mine: [],
  bots_in: null,
})
const sent = (line: { sent: string[] } | undefined): unknown[] => (line?.sent ?? []).map((text) => JSON.parse(text) as unknown)

test('a line that breaks is opened again, with what was heard last', () => {
  const { lines, states, say, next } = network()
  expect(lines[0]?.address).toBe('ws://table?heard=0')
  say(hello(7))
  lines[0]?.onclose?.()
  next()
  expect(lines[1]?.address).toBe('ws://table?heard=7')
  expect(states).toEqual(['here', 'lost'])
})

test('every further try waits longer, but not for ever', () => {
  const { lines, waits, next } = network()
  for (let number = 0; number < 8; number++) {
    lines.at(-1)?.onclose?.()
    next()
  }
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000, 8000])
})

test('a command that nobody answered is sent again on the new line, under the same token', () => {
  const { link, lines, say, next } = network()
  const token = link.order({ do: 'answer', question: 'q', choice: 3 })
  expect(sent(lines[0])).toEqual([])
  say(hello(0))
  const order = { do: 'command', token, command: { do: 'answer', question: 'q', choice: 3 } }
  expect(sent(lines[0])).toEqual([order])
  lines[0]?.onclose?.()
  next()
  say(hello(0))
  expect(sent(lines[1])).toEqual([order])
  say({ do: 'done', token })
  lines[1]?.onclose?.()
  next()
  say(hello(0))
  expect(sent(lines[2])).toEqual([])
})

test('a line that says nothing after a sign of life is dropped', () => {
  const { lines, say, next } = network()
  say(hello(0))
  next()
  expect(sent(lines[0])).toEqual([{ do: 'ping' }])
  say({ do: 'pong' })
  next()
  next()
  expect(lines[0]?.isClosed).toBe(true)
  next()
  expect(lines).toHaveLength(2)
})

test('who is sent away does not come again; who is told that the server restarts does', () => {
  const away = network()
  away.say({ do: 'bye', why: { id: 'error-table-unknown', args: {} } })
  away.lines[0]?.onclose?.()
  expect(away.states).toEqual(['closed'])
  expect(away.lines).toHaveLength(1)
  const restart = network()
  restart.say({ do: 'bye', why: { id: 'bye-restart', args: {} } })
  restart.lines[0]?.onclose?.()
  restart.next()
  expect(restart.lines).toHaveLength(2)
})

test('a line that was closed on purpose stays closed', () => {
  const { link, lines, states } = network()
  link.close()
  lines[0]?.onclose?.()
  expect(states).toEqual([])
})

test('other eyes hear what they have missed, and nothing that was meant for those before', () => {
  const { link, lines, words, say, next } = network()
  const seen = (seat: number | null, heard: number): ServerMessage => ({ ...hello(heard), view: { heard, seat } as MatchView }) as ServerMessage
  say(seen(null, 3))
  link.look(1, 0)
  expect(sent(lines[0])).toMatchObject([{ do: 'look', seat: 1, heard: 0 }])
  const before = words.length
  say({ do: 'update', events: [], view: { heard: 4, seat: null } as MatchView } as unknown as ServerMessage)
  expect(words).toHaveLength(before)
  say(seen(1, 9))
  expect(words).toHaveLength(before + 1)
  lines[0]?.onclose?.()
  next()
  expect(lines[1]?.address).toBe('ws://table?heard=9&seat=1')
})

test('orders without an answer outlive the page, and are sent again under their tokens', () => {
  let kept: [string, string][] = []
  const drawer = { take: () => kept, put: (orders: Iterable<[string, string]>) => void (kept = [...orders]) }
  const before = network(drawer)
  const token = before.link.order({ do: 'answer', question: 'q', choice: 4 })
  const after = network(drawer)
  after.say(hello(3))
  expect(sent(after.lines[0])).toEqual([{ do: 'command', token, command: { do: 'answer', question: 'q', choice: 4 } }])
  after.say({ do: 'done', token })
  expect(kept).toEqual([])
})
