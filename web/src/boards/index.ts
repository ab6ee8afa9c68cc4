/** The boards that games bring along; a game without one is played on the plain table. */
import { boardFor, type Board } from '../lib/table'
import { learn } from '../lib/words.svelte'
import type { Look } from '../lib/look'
import type { CardFace } from '../wire'
import Plain from './plain/Plain.svelte'

/** A picture for a notation; what the card says may be told by its looks, too. */
export type Looks = (notation: string, face?: CardFace) => Look

const found = import.meta.glob<Board>('./*/index.ts', { import: 'default' })
const looks = import.meta.glob<Looks>('./*/looks.ts', { import: 'looks' })
const PLAIN_BOARD = boardFor(Plain)

/** The board of a game, once the words that it speaks with are there. */
export async function boardOf(game: string): Promise<Board> {
  const [board] = await Promise.all([found[`./${game}/index.ts`]?.(), learn(game)])
  return board ?? PLAIN_BOARD
}

/** How the cards of a game look, for pages without a board. */
export async function looksOf(game: string): Promise<Looks | null> {
  return (await looks[`./${game}/looks.ts`]?.()) ?? null
}
