/** Modules that are made while building: single pictures of game-icons, and the Fluent files of a language. */
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const LOCALE = resolve(import.meta.dirname, '../../src/fabletop/locale')

/** `import fox from 'icon:fox-head'` gives the path data of one picture; only those imported are shipped. */
export function icons(): Plugin {
  const found = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as {
    icons: Record<string, { body: string }>
  }
  return {
    name: 'fabletop-icons',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith('icon:') ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith('\0icon:')) return null
      const name = id.slice('\0icon:'.length)
      const picture = found.icons[name]
      if (!picture) throw new Error(`game-icons has no picture “${name}”`)
      return `export default ${JSON.stringify(paths(picture.body))}`
    },
  }
}

/** One decimal is enough for a picture of 512 by 512, and a fifth lighter. */
function paths(body: string): string {
  const found = [...body.matchAll(/ d="([^"]+)"/g)].map((path) => path[1]).join('')
  return found.replace(/(\.\d)\d+/g, '$1')
}

/** Words about files and commands, which nobody meets in a browser. */
const ELSEWHERE = ['decks.ftl', 'grimm-errors.ftl', 'lab.ftl', 'picture.ftl', 'promises.ftl', 'usage.ftl']

/** `import('words:en')` gives the Fluent files of a language as one text. */
export function words(): Plugin {
  return {
    name: 'fabletop-words',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith('words:') ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith('\0words:')) return null
      const folder = join(LOCALE, id.slice('\0words:'.length))
      const files = readdirSync(folder).filter((name) => name.endsWith('.ftl') && !ELSEWHERE.includes(name)).sort()
      for (const name of files) this.addWatchFile(join(folder, name))
      const text = files.map((name) => readFileSync(join(folder, name), 'utf-8')).join('\n')
      return `export default ${JSON.stringify(text.replace(/^#.*$\n/gm, '').replace(/\n+/g, '\n').replace(/^ +/gm, ' '))}`
    },
  }
}
