// What a first visit loads, gzipped, without letters; more than the budget fails the build.
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const BUDGET = 200_000
const OUT = new URL('../../src/fabletop/web/', import.meta.url)
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', OUT), 'utf-8'))
const size = (file) => gzipSync(readFileSync(new URL(file, OUT)), { level: 9 }).length

/** A part of the page with everything that it needs at once. */
function files(key, found = new Set()) {
  const part = manifest[key]
  if (found.has(part.file)) return found
  found.add(part.file)
  for (const file of [...(part.css ?? []), ...(part.assets ?? [])]) if (!/\.woff2?$/.test(file)) found.add(file)
  for (const other of part.imports ?? []) files(other, found)
  return found
}

const first = [...files('index.html')]
const words = Object.keys(manifest).filter((key) => /words:/.test(key)).map((key) => size(manifest[key].file))
const boards = Object.keys(manifest).filter((key) => /boards\/[a-z]+\/index\.ts$/.test(key))
const loaded = size('index.html') + first.reduce((sum, file) => sum + size(file), 0) + Math.max(0, ...words)
const kilo = (bytes) => `${(bytes / 1000).toFixed(1)} kB`

console.log(`first page with words: ${kilo(loaded)} of ${kilo(BUDGET)}`)
for (const key of boards) {
  const more = [...files(key)].filter((file) => !first.includes(file)).reduce((sum, file) => sum + size(file), 0)
  console.log(`${key.replace(/^src\/boards\/|\/index\.ts$/g, '')}: ${kilo(more)} more`)
  if (loaded + more > BUDGET) process.exitCode = 1
}
if (loaded > BUDGET) process.exitCode = 1
if (process.exitCode) console.error('The page is too heavy.')
