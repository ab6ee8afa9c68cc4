/** Which parts of the program share a file: each file that a table needs takes the time of a question to the server. */
import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Rolldown } from 'vite'

const SRC = resolve(import.meta.dirname, '../src')
const BOARDS = readdirSync(`${SRC}/boards`).filter((game) => existsSync(`${SRC}/boards/${game}/index.ts`))
interface Graph {
  getModuleInfo(id: string): Rolldown.ModuleInfo | null
}

/** `libraries` is for every page, `cards` is for pages that show cards, `table` for tables besides; the rest is left to the builder. */
export function chunkOf(id: string, graph: Graph): string | null {
  const reach = (path: string): Set<string> => reached(`${SRC}/${path}`, graph)
  if (id.startsWith(`${SRC}/pages/`)) return null
  if (reach('main.ts').has(id)) return id.includes('node_modules') ? 'libraries' : null
  if (reach('pages/Cards.svelte').has(id)) return 'cards'
  const boards = BOARDS.filter((game) => reach(`boards/${game}/index.ts`).has(id) || reach(`boards/${game}/looks.ts`).has(id))
  return reach('pages/TablePage.svelte').has(id) || boards.length > 1 ? 'table' : null
}

const known = new Map<string, Set<string>>()

/** All that a module needs at once. */
function reached(first: string, graph: Graph): Set<string> {
  const found = known.get(first) ?? new Set<string>()
  if (known.has(first)) return found
  known.set(first, found)
  const waiting = [first]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    found.add(id)
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}
