/** Who plays here. Somebody becomes a guest with the first thing that takes a name, not with the first look. */
import type { Player } from '../wire'
import { api, Trouble } from '../api'
import { settings } from './settings.svelte'

let player = $state.raw<Player | null>(null)
let asking: Promise<Player> | null = null

export function me(): Player | null {
  return player
}

/** Be somebody; ask once. */
export async function beSomebody(): Promise<Player> {
  if (player) return player
  asking ??= api.be()
  try {
    return become(await asking)
  } finally {
    asking = null
  }
}

/** Do something that needs a name. Whom the server no longer knows comes anew; without cookies nobody is known. */
export async function asSomebody<T>(run: () => Promise<T>): Promise<T> {
  await beSomebody()
  try {
    return await run()
  } catch (trouble) {
    if (!isStranger(trouble)) throw trouble
  }
  forget()
  await beSomebody()
  try {
    return await run()
  } catch (trouble) {
    throw isStranger(trouble) ? new Trouble(401, { id: 'web-cookies-off', args: {} }) : trouble
  }
}

function isStranger(trouble: unknown): boolean {
  return trouble instanceof Trouble && trouble.status === 401
}

/** Was somebody here before, with this browser? */
export function wasHere(): boolean {
  return settings.wasHere
}

export function become(known: Player): Player {
  player = known
  settings.wasHere = true
  return known
}

export function forget(): void {
  player = null
  settings.wasHere = false
}
