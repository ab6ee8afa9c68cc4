/** Modules that are made while building: single pictures of game-icons, and the Fluent files of a language. */
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { rounded } from './paths.ts'

const LOCALE = resolve(import.meta.dirname, '../../src/fabletop/text/locale')

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

function paths(body: string): string {
  return rounded([...body.matchAll(/ d="([^"]+)"/g)].map((path) => path[1]).join(''))
}

/** Words about files, commands and terminals, which nobody meets in a browser. */
const ELSEWHERE = ['boards.ftl', 'decks.ftl', 'grimm-errors.ftl', 'lab.ftl', 'picture.ftl', 'promises.ftl', 'terminal.ftl', 'usage.ftl']
const SAID_ELSEWHERE = /^(?:admin|check|env|fault|scene|serve|verify|error-(?:admin|env|network|record|save|scene|train))-[a-z-]+ =.*\n(?: .*\n|\}\n)*/gm
/** What the server says in words: the card list, and what is wrong with a position. Recorded games of developers need it. */
const SAID_BY_THE_SERVER = /^[a-z]+-(?:scene|invariant|fable-text|friend-text|doubts?|field|unsure|totals)(?:-[a-z-]+)? =.*\n(?: .*\n|\}\n)*/gm

/** Games whose words are loaded with their tables. */
const OF_GAMES = ['fox', 'fairytale', 'grimm']
/** What pages without a table say of a game. */
const KNOWN_EVERYWHERE = /^[a-z]+-(?:title|about|option-[a-z]+) =.*\n(?: .*\n|\}\n)*/gm

/** `import('words:en')` gives the Fluent files of a language as one text, `import('words:en/fox')` those of a game. */
export function words(): Plugin {
  let leftOut = /(?!)/g
  return {
    name: 'fabletop-words',
    enforce: 'pre',
    configResolved({ command }) {
      if (command === 'build') leftOut = SAID_BY_THE_SERVER
    },
    resolveId: (id) => (id.startsWith('words:') ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith('\0words:')) return null
      const [language, game] = id.slice('\0words:'.length).split('/') as [string, string | undefined]
      const folder = join(LOCALE, language)
      const files = readdirSync(folder).filter((name) => name.endsWith('.ftl') && !ELSEWHERE.includes(name)).sort()
      for (const name of files) this.addWatchFile(join(folder, name))
      const texts = files.map((name) => ({ game: gameOf(name), text: lean(readFileSync(join(folder, name), 'utf-8')).replace(SAID_ELSEWHERE, '').replace(leftOut, '') }))
      return `export default ${JSON.stringify(texts.map((file) => part(file, game)).join(''))}`
    },
  }
}

function gameOf(file: string): string | undefined {
  return OF_GAMES.find((game) => file === `${game}.ftl` || file.startsWith(`${game}-`))
}

/** What a file has for the words of a game, or for those that every page has. */
function part(file: { game: string | undefined; text: string }, wanted: string | undefined): string {
  if (wanted) return file.game === wanted ? file.text : ''
  return file.game ? (file.text.match(KNOWN_EVERYWHERE) ?? []).join('') : file.text
}

function lean(text: string): string {
  return `${text}\n`.replace(/^#.*$\n/gm, '').replace(/\n+/g, '\n').replace(/^ +/gm, ' ')
}
