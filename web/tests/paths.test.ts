import { expect, test } from 'vitest'
import { rounded } from '../tools/paths'

test('a path keeps its shape on a grid of whole numbers', () => {
  expect(rounded('M10.4 20.6l1.4 1.4 1.4 1.4z')).toBe('M10 21l2 1l1 1z')
  expect(rounded('m1 1h2.5v-.6C1.2.8 3 4 5-6')).toBe('m1 1h3v-1C1 1 3 4 5-6')
})

test('small steps do not add up to an error', () => {
  const steps = 'l.4 0'.repeat(100)
  const far = [...rounded(`M0 0${steps}`).matchAll(/l(-?\d+)/g)].reduce((sum, [, step]) => sum + Number(step), 0)
  expect(far).toBe(40)
})

test('flags of an arc may stand without a gap', () => {
  expect(rounded('M0 0a5 5 0 0110.2 9.8')).toBe('M0 0a5 5 0 0 1 10 10')
})
