/** Who the bots are: somebody of the forest each, with a name and a level; who sits where the server tells. */
import { hasWords, t } from './words.svelte'

/** How well a bot plays; a bot without words is called as its owner calls it. */
export function levelName(level: string): string {
  return hasWords(`web-bot-${level}`) ? t(`web-bot-${level}`) : level
}

/** What a bot is called at its table. */
export function folkName(level: string, somebody: string | undefined): string {
  return somebody && hasWords(`folk-${somebody}`) ? t(`folk-${somebody}`) : levelName(level)
}

/** A name in a list: a bot's with its level. */
export function listed(name: string, somebody: string | undefined): string {
  return somebody ? t('folk-level', { name: folkName(name, somebody), level: levelName(name) }) : levelName(name)
}
