import { expect, test } from 'vitest'
import { isFair } from '../src/lib/fair'

// Made by fabletop.contract.fairness: commitment_of('lantern'), seed_of('lantern', ['fox', '']).
const DEAL = {
  commitment: 'c5220b3c4266890f047190c18dc4243e0dac079d43ca8065899c4f9f3cf124ef',
  seed: '35dd32159a017332e6e1aedfa9e23f26f0dba39e51fff7a065c4cfb05068f8f4',
  secret: 'lantern',
  words: ['fox', ''],
}

test('a deal that follows from its secret is fair', async () => {
  expect(await isFair(DEAL)).toBe(true)
})

test('another secret, another seed or other words are found out', async () => {
  expect(await isFair({ ...DEAL, secret: 'candle' })).toBe(false)
  expect(await isFair({ ...DEAL, seed: DEAL.commitment })).toBe(false)
  expect(await isFair({ ...DEAL, words: ['', 'fox'] })).toBe(false)
  expect(await isFair({ ...DEAL, secret: null })).toBe(false)
})
