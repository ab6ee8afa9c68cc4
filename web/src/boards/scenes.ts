/** The pictures that games bring for the first page. */
import type { Component } from 'svelte'

interface Scene {
  default: Component
  /** The ink of the game's name. */
  accent: string
}

const scenes = import.meta.glob<Scene>('./*/Scene.svelte', { eager: true })

export function sceneOf(game: string): Scene | undefined {
  return scenes[`./${game}/Scene.svelte`]
}
