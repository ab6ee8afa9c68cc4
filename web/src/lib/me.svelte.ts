/** Who plays here. Somebody becomes a guest with the first thing that takes a name, not with the first look. */
import type { Player } from '../wire'
import { api } from '../api'
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
