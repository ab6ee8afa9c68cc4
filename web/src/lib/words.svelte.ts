/** The words of the page, in the language of the moment; changing it needs no reload. */
import { getContext, setContext } from 'svelte'
import loadersOfGames from 'words:of-games'
import { api } from '../api'
import type { Message } from '../wire'
import { settings } from './settings.svelte'
import { Catalogue, Speech, type Args, type Language } from './speech'

type Loader = () => Promise<{ default: string }>
const LOADERS: Record<Language, Loader> = { en: () => import('words:en'), ru: () => import('words:ru') }
/** Most words of a game are needed only at its tables. */
const OF_GAMES = loadersOfGames
const learned = new Set<string>()
const loaded = new Map<Language, Catalogue>()
/** Texts that a catalogue has: reading one takes a while. */
const read = new Set<string>()
const strangers: { language: Language; text: string }[] = []
let speech = $state.raw<Speech | null>(null)

/** Fetch the words of a language. The old ones stay until the new ones are there. */
export async function speak(language: Language): Promise<void> {
  const games = [...learned].flatMap((game) => OF_GAMES[game]?.[language] ?? [])
  const texts = await Promise.all([LOADERS[language](), ...games.map((load) => load().catch(() => ({ default: '' })))])
  const known = loaded.get(language) ?? new Catalogue(language, '')
  const others = strangers.filter((other) => other.language === language)
  const fresh = [...texts.map((text) => text.default), ...others.map((other) => other.text)].filter((text) => !read.has(text))
  for (const text of fresh) known.add(text)
  for (const text of fresh) read.add(text)
  loaded.set(language, known)
  if (language === settings.language && (fresh.length || speech?.catalogue !== known)) speech = new Speech(known)
}

/** Fetch the words of a game, in this language and in those that are spoken later. */
export async function learn(game: string): Promise<void> {
  if (!OF_GAMES[game] && !learned.has(game)) {
    learned.add(game)
    await api.words(game).then(({ words }) => addWords(game, words), () => learned.delete(game))
  }
  learned.add(game)
  await speak(settings.language)
}

/** Words of a game from another package. */
export function addWords(game: string, words: Record<string, string>): void {
  learned.add(game)
  for (const [language, text] of Object.entries(words)) strangers.push({ language: language as Language, text })
  for (const { language, text } of strangers) loaded.get(language)?.add(text)
}

export function areWordsReady(): boolean {
  return speech !== null
}

/** Words of the page itself: `t('web-home-play', { … })`. */
export function t(id: string, args: Args = {}): string {
  return speech ? speech.say({ id, args }) : ''
}

export function hasWords(id: string): boolean {
  return speech?.catalogue.has(id) ?? false
}

/** Says what happens at a table to whoever looks at it. */
export interface Speaker {
  say(message: Message): string
  name(seat: number): string
}

const SPEAKER = Symbol('speaker')

/** For a table: everything below speaks to this viewer, with these names. */
export function setSpeaker(viewer: () => number | null, names: () => readonly string[]): Speaker {
  const spoken = $derived(speech ? new Speech(speech.catalogue, viewer(), names()) : null)
  return setContext<Speaker>(SPEAKER, {
    say: (message) => spoken?.say(message) ?? '',
    name: (seat) => spoken?.name(seat) ?? '',
  })
}

export function getSpeaker(): Speaker {
  return getContext<Speaker>(SPEAKER) ?? { say: (message) => speech?.say(message) ?? '', name: String }
}
