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
/** The heavier of the two languages: words of every page, or of a game. */
function wordsOf(game) {
  const keys = Object.keys(manifest).filter((key) => (game ? key.endsWith(`/${game}`) : !key.includes('/')) && key.includes('words:'))
  return Math.max(0, ...keys.map((key) => size(manifest[key].file)))
}
const boards = Object.keys(manifest).filter((key) => /boards\/[a-z]+\/index\.ts$/.test(key))
const loaded = size('index.html') + first.reduce((sum, file) => sum + size(file), 0) + wordsOf(null)
const kilo = (bytes) => `${(bytes / 1000).toFixed(1)} kB`

console.log(`first page with words: ${kilo(loaded)} of ${kilo(BUDGET)}`)
for (const key of boards) {
  const game = key.replace(/^src\/boards\/|\/index\.ts$/g, '')
  const table = new Set([...files('src/pages/TablePage.svelte'), ...files(key)])
  const more = [...table].filter((file) => !first.includes(file)).reduce((sum, file) => sum + size(file), 0) + wordsOf(game)
  console.log(`a table of ${game}: ${kilo(loaded + more)}`)
  if (loaded + more > BUDGET) process.exitCode = 1
}
if (loaded > BUDGET) process.exitCode = 1
if (process.exitCode) console.error('The page is too heavy.')
