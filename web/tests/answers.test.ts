import { expect, test } from 'vitest'
import { Answers, onlyChoice } from '../src/lib/answers'
import type { Choice, Question } from '../src/wire'

const choice = (number: number, ...cards: string[]): Choice => ({
  number,
  notation: String(number),
  label: { id: 'x', args: {} },
  refs: cards.map((name) => ({ kind: 'card', name })),
})
const question: Question = {
  seat: 0,
  kind: 'k',
  prompt: { id: 'p', args: {} },
  choices: [choice(1, '9K'), choice(2, '9K', '3B'), choice(3)],
  refused: [{ choice: choice(4, '8M'), reason: { message: { id: 'no', args: {} }, clause: null } }],
  about: '',
}

test('a thing knows all choices that point at it', () => {
  const answers = new Answers(question)
  expect(answers.of('card', '9K').choices.map((found) => found.number)).toEqual([1, 2])
  expect(answers.of('card', '3B').choices.map((found) => found.number)).toEqual([2])
})

test('a thing knows why it is refused', () => {
  expect(new Answers(question).of('card', '8M').refused[0]?.reason.message.id).toBe('no')
})

test('choices that point at nothing drawn are left for buttons', () => {
  expect(new Answers(question).except((ref) => ref.kind === 'card').map((found) => found.number)).toEqual([3])
})

test('without a question nothing can be chosen', () => {
  expect(new Answers(null).of('card', '9K').choices).toEqual([])
})

test('only a question with one choice has an only choice', () => {
  const single = { ...question, choices: [choice(3)] }
  expect(onlyChoice({ id: 'q', question: single })).toEqual({ id: 'q', choice: choice(3) })
  expect(onlyChoice({ id: 'q', question })).toBeNull()
  expect(onlyChoice(null)).toBeNull()
})
