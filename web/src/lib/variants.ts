/** Variants of the rules in words; games from other packages are shown in the words they bring. */
import { hasWords, t } from './words.svelte'

/** What is chosen: `about` says it where the page has no words of its own. */
export function variantName(game: string, option: string, about: string): string {
  const id = `web-variant-${game}-${option}`
  return hasWords(id) ? t(id) : about
}

export function variantValue(game: string, option: string, value: unknown): string {
  if (typeof value === 'boolean') return t(value ? 'web-yes' : 'web-no')
  const id = `web-variant-${game}-${option}-value`
  return hasWords(id) ? t(id, { key: keyOf(String(value)), value: String(value) }) : String(value)
}

/** Names of variants in Fluent begin with a letter. */
function keyOf(value: string): string {
  return /^\d/.test(value) ? `list-${value}` : value
}
