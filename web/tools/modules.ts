/** Modules that are made while building: single pictures of game-icons, and the Fluent files of a language. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { rounded } from './paths.ts'

const PACKAGE = resolve(import.meta.dirname, '../../src/fabletop')
const SHARED = join(PACKAGE, 'text', 'locale')
const LANGUAGES = readdirSync(SHARED)
/** The games that come with the package: each brings its words in its own folder. */
const GAMES = readdirSync(join(PACKAGE, 'games')).filter((game) => existsSync(localeOf(game)))
const OF_GAMES = '\0words:of-games'

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
const ELSEWHERE = ['board.ftl', 'boards.ftl', 'decks.ftl', 'lab.ftl', 'picture.ftl', 'promises.ftl', 'scenes.ftl', 'terminal.ftl', 'usage.ftl']
const SAID_ELSEWHERE = /^(?:admin|check|env|fault|scene|serve|verify|error-(?:admin|env|network|record|save|scene|train))-[a-z-]+ =.*\n(?: .*\n|\}\n)*/gm
/** What the server says in words: the card list, and what is wrong with a position. Recorded games of developers need it. */
const SAID_BY_THE_SERVER = /^[a-z]+-(?:scene|invariant|fable-text|friend-text|doubts?|field|unsure|totals)(?:-[a-z-]+)? =.*\n(?: .*\n|\}\n)*/gm

/** What pages without a table say of a game: what it is, how its bots and variants are called, letters of its cards. */
const KNOWN_EVERYWHERE =
  /^(?:[a-z]+-(?:title|about|option-[a-z]+)|character-[a-z]+|web-bot-[a-z-]+|web-variant-[a-z-]+|web-[a-z]+-letter-[a-z-]+) =.*\n(?: .*\n|\}\n)*/gm

/**
 * `import('words:en')` gives the Fluent files of a language as one text, `import('words:en/fox')` those of a game, which are
 * loaded with its tables; `import 'words:of-games'` gives what loads them, for each game that comes with the package.
 */
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
      if (id === OF_GAMES) return `export default {${GAMES.map(loaders).join()}}`
      const [language, game] = id.slice('\0words:'.length).split('/') as [string, string | undefined]
      const read = (locale: string): string => {
        const files = filesOf(locale, language).filter((file) => !ELSEWHERE.includes(basename(file)))
        for (const file of files) this.addWatchFile(file)
        return files.map((file) => lean(readFileSync(file, 'utf-8')).replace(SAID_ELSEWHERE, '').replace(leftOut, '')).join('')
      }
      const everywhere = (): string => GAMES.flatMap((game) => read(localeOf(game)).match(KNOWN_EVERYWHERE) ?? []).join('')
      return `export default ${JSON.stringify(game ? read(localeOf(game)) : read(SHARED) + everywhere())}`
    },
  }
}

/** All Fluent files of a language: those that are no game's, and those of the games. */
export function locale(language: string): string[] {
  return [SHARED, ...GAMES.map(localeOf)].flatMap((folder) => filesOf(folder, language))
}

function localeOf(game: string): string {
  return join(PACKAGE, 'games', game, 'locale')
}

function filesOf(locale: string, language: string): string[] {
  const folder = join(locale, language)
  return readdirSync(folder).filter((name) => name.endsWith('.ftl')).sort().map((name) => join(folder, name))
}

function loaders(game: string): string {
  return `${JSON.stringify(game)}:{${LANGUAGES.map((language) => `${language}:()=>import('words:${language}/${game}')`).join()}}`
}

function lean(text: string): string {
  return `${text}\n`.replace(/^#.*$\n/gm, '').replace(/\n+/g, '\n').replace(/^ +/gm, ' ')
}
