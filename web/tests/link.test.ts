import { expect, test } from 'vitest'
import { Link, type Line, type LinkState } from '../src/lib/link'
import type { Heard, MatchView } from '../src/lib/match'

function network() {
  const lines: (Line & { address: string; sent: string[] })[] = []
  const waits: number[] = []
  const states: LinkState[] = []
  const words: Heard[] = []
  let again: () => void = () => {}
  const link = new Link(
    'ws://table',
    { heard: (word) => words.push(word), changed: (state) => states.push(state) },
    (address) => {
      const sent: string[] = []
      const line = { address, sent, send: (text: string) => sent.push(text), close: () => {}, onopen: null, onclose: null, onmessage: null }
      lines.push(line)
      return line
    },
    (run, milliseconds) => {
      waits.push(milliseconds)
      again = run
    },
  )
  const say = (word: Heard): void => lines.at(-1)?.onmessage?.({ data: JSON.stringify(word) })
  return { link, lines, waits, states, words, say, again: () => again() }
}

const fresh = (heard: number): Heard => ({ kind: 'fresh', match: { heard } as MatchView, lines: [] })

test('a line that breaks is opened again, with what was heard last', () => {
  const { lines, states, say, again } = network()
  lines[0]?.onopen?.()
  say(fresh(7))
  lines[0]?.onclose?.()
  again()
  expect(lines[1]?.address).toBe('ws://table?heard=7')
  expect(states).toEqual(['joining', 'here', 'lost', 'lost'])
})

test('every further try waits longer, but not for ever', () => {
  const { lines, waits, again } = network()
  for (let number = 0; number < 8; number++) {
    lines.at(-1)?.onclose?.()
    again()
  }
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000, 8000])
})

test('a deed that nobody answered is sent again on the new line', () => {
  const { link, lines, say, again } = network()
  lines[0]?.onopen?.()
  link.send({ do: 'answer', choice: 3 })
  lines[0]?.onclose?.()
  again()
  lines[1]?.onopen?.()
  expect(lines[1]?.sent).toEqual(['{"do":"answer","choice":3}'])
  say(fresh(1))
  lines[1]?.onclose?.()
  again()
  lines[2]?.onopen?.()
  expect(lines[2]?.sent).toEqual([])
})

test('a line that was closed on purpose stays closed', () => {
  const { link, lines, waits } = network()
  link.close()
  lines[0]?.onclose?.()
  expect(waits).toEqual([])
})
