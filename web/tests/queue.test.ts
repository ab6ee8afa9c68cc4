import { expect, test } from 'vitest'
import { Queue } from '../src/lib/queue'
import type { Moment, Staging, Update } from '../src/lib/table'
import type { Event, View } from '../src/wire'

const question = { seat: 0, kind: 'k', prompt: { id: 'p', args: {} }, choices: [], refused: [], about: '' }
const event = (id: string): Event => ({ message: { id, args: {} }, clause: null })
const view = (table: string): View => ({ game: 'g', seat: 0, revision: 0, points: [], owes: [0], finished: false, table })
/** Each table asks something else. */
const moment = (table: string): Moment => ({ view: view(table), asked: { id: table, question }, lines: [], result: null })
const update = (table: string, ...events: string[]): Update => ({ ...moment(table), events: events.map(event) })

/** A queue whose time passes when the test says so. */
function slow(staging: Staging = {}, factor = 1) {
  const shown: string[] = []
  const told: string[] = []
  const rests: number[] = []
  let release: (() => void)[] = []
  const queue = new Queue(
    moment('start'),
    staging,
    {
      show: (now, event) => shown.push(`${now.view.table}${event ? `+${event.message.id}` : ''}${now.asked ? '?' : ''}`),
      tell: (event) => told.push(event.message.id),
    },
    {
      factor: () => factor,
      wait: (length) => {
        rests.push(length)
        return new Promise((resolve) => release.push(resolve))
      },
    },
  )
  const pass = async (): Promise<void> => {
    const waiting = release
    release = []
    for (const go of waiting) go()
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { queue, shown, told, rests, pass }
}

test('every event is shown and rests before the table changes', async () => {
  const { queue, shown, pass } = slow()
  queue.push(update('after', 'one', 'two'))
  expect(shown).toEqual(['start?', 'start+one'])
  await pass()
  expect(shown).toEqual(['start?', 'start+one', 'start+two'])
  await pass()
  expect(shown.at(-1)).toBe('after?')
})

test('nothing is asked while older things are still being shown', async () => {
  const { queue, shown, pass } = slow()
  queue.push(update('first', 'one'))
  queue.push(update('second', 'two'))
  await pass()
  expect(shown).toContain('first')
  expect(shown).not.toContain('first?')
  await pass()
  expect(shown.at(-1)).toBe('second?')
})

test('a board draws what an event says before the view knows it', async () => {
  const staging: Staging = { after: (now, event) => ({ ...now, table: `${now.table}/${event.message.id}` }) }
  const { queue, shown, pass } = slow(staging)
  queue.push(update('true', 'one', 'two'))
  await pass()
  await pass()
  expect(shown).toEqual(['start?', 'start/one+one', 'start/one/two+two', 'true?'])
})

test('skipping shows the present at once and tells everything', async () => {
  const { queue, shown, told } = slow()
  queue.push(update('first', 'one', 'two'))
  queue.push(update('second', 'three'))
  queue.skip()
  await queue.settled()
  expect(shown.at(-1)).toBe('second?')
  expect(told).toEqual(['one', 'two', 'three'])
  expect(queue.isBusy).toBe(false)
})

test('after a skip the next update is shown at the usual pace again', async () => {
  const { queue, shown, rests } = slow()
  queue.push(update('first', 'one'))
  queue.skip()
  await queue.settled()
  queue.push(update('second', 'two'))
  expect(shown.at(-1)).toBe('first+two')
  expect(rests).toHaveLength(2)
})

test('the board says how long an event rests, and the speed multiplies it', () => {
  const { queue, rests } = slow({ rest: () => 1000 }, 0.45)
  queue.push(update('first', 'one'))
  expect(rests).toEqual([450])
})

test('at once means no rest', async () => {
  const { queue, rests, shown } = slow({}, 0)
  queue.push(update('first', 'one', 'two'))
  await queue.settled()
  expect(rests).toEqual([])
  expect(shown.at(-1)).toBe('first?')
})

test('whoever is far behind is brought to the present', async () => {
  const { queue, shown } = slow()
  for (let number = 0; number < 70; number++) queue.push(update(`table ${number}`, 'event'))
  await queue.settled()
  expect(shown.at(-1)).toBe('table 69?')
})

test('a question that stays open is not taken away while others do something', async () => {
  const { queue, shown, pass } = slow()
  queue.push({ ...update('after', 'one'), asked: { id: 'start', question } })
  expect(shown).toEqual(['start?', 'start+one?'])
  await pass()
  expect(shown.at(-1)).toBe('after?')
})
