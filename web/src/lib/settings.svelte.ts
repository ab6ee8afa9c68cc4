/** What a person likes; kept in the browser, where it lets us. */
import { LANGUAGES, type Language } from './speech'

export type Theme = 'auto' | 'light' | 'dark'
export type Speed = 'slow' | 'normal' | 'fast' | 'instant'
export type Motion = 'auto' | 'full' | 'reduced'

export interface Liked {
  language: Language
  theme: Theme
  speed: Speed
  motion: Motion
  sound: boolean
  /** Do questions with one choice answer themselves, where only bots could notice it? */
  only: boolean
  /** Has somebody played here with this browser? */
  wasHere: boolean
}

const KEY = 'fabletop'
const DUSK = 19
const DAWN = 7

function guessed(): Liked {
  const language = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en'
  return { language, theme: 'auto', speed: 'normal', motion: 'auto', sound: false, only: false, wasHere: false }
}

function isLanguage(tag: string): tag is Language {
  return (LANGUAGES as readonly string[]).includes(tag)
}

function remembered(): Liked {
  try {
    return { ...guessed(), ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Liked>) }
  } catch {
    return guessed()
  }
}

export const settings = $state<Liked>(remembered())

const darkSystem = matchMedia('(prefers-color-scheme: dark)')
const stillSystem = matchMedia('(prefers-reduced-motion: reduce)')
const system = $state({ dark: darkSystem.matches, still: stillSystem.matches, hour: new Date().getHours() })
darkSystem.addEventListener('change', (event) => (system.dark = event.matches))
stillSystem.addEventListener('change', (event) => (system.still = event.matches))
setInterval(() => (system.hour = new Date().getHours()), 60_000)

export function isDark(): boolean {
  if (settings.theme !== 'auto') return settings.theme === 'dark'
  return system.dark || system.hour >= DUSK || system.hour < DAWN
}

export function isStill(): boolean {
  return settings.motion === 'auto' ? system.still : settings.motion === 'reduced'
}

/** Keep what is liked, and let the page show it. Called once, from a component. */
export function keepSettings(): void {
  $effect(() => {
    const root = document.documentElement
    root.lang = settings.language
    root.dataset.theme = isDark() ? 'dark' : 'light'
    root.dataset.motion = isStill() ? 'reduced' : 'full'
    try {
      localStorage.setItem(KEY, JSON.stringify(settings))
    } catch {
      // A browser that keeps nothing still plays.
    }
  })
}
