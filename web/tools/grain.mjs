// Draws the grain of paper into src/art/grain.png: node tools/grain.mjs
// A small picture of dots is painted hundreds of times faster than noise that the browser would work out itself.
import { writeFileSync } from 'node:fs'
import { crc32, deflateSync } from 'node:zlib'

const SIZE = 112
const LEVELS = 8
const DARKEST = 20
const INK = [64, 43, 20]
const OUT = new URL('../src/art/grain.png', import.meta.url)

let seed = 11
function chance() {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
  return seed / 2 ** 32
}

const white = Array.from({ length: SIZE * SIZE }, chance)
/** The mean of a square around a dot; the picture goes on at its edges. */
function around(x, y, reach) {
  let sum = 0
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++) sum += white[((y + dy + SIZE) % SIZE) * SIZE + ((x + dx + SIZE) % SIZE)]
  return sum / (2 * reach + 1) ** 2
}

function level(x, y) {
  const noise = 0.5 + 0.5 * (white[y * SIZE + x] - 0.5) + 0.9 * (around(x, y, 1) - 0.5)
  return Math.min(LEVELS - 1, Math.max(0, Math.floor((noise - 0.28) * 1.9 * LEVELS)))
}

function chunk(name, body) {
  const named = Buffer.concat([Buffer.from(name), body])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

const head = Buffer.alloc(13)
head.writeUInt32BE(SIZE, 0)
head.writeUInt32BE(SIZE, 4)
head.set([4, 3, 0, 0, 0], 8)
const rows = Array.from({ length: SIZE }, (_, y) =>
  Buffer.from([0, ...Array.from({ length: SIZE / 2 }, (_, x) => (level(2 * x, y) << 4) | level(2 * x + 1, y))]),
)
const palette = Buffer.from(Array.from({ length: LEVELS }, () => INK).flat())
const clear = Buffer.from(Array.from({ length: LEVELS }, (_, at) => Math.round((at / (LEVELS - 1)) * DARKEST)))
writeFileSync(
  OUT,
  Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('PLTE', palette),
    chunk('tRNS', clear),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]),
)
