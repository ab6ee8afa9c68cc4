/** Whose turn it is, in one sentence. */
import type { View } from '../wire'
import type { Seat } from './table'
import { t, type Speaker } from './words.svelte'

export function statusOf(view: View, seats: readonly Seat[], speaker: Speaker): string {
  if (view.finished) return t('web-game-over')
  const others = view.owes.filter((seat) => seat !== view.seat)
  if (!others.length) return view.owes.length ? t('web-your-turn') : ''
  const areBots = others.every((seat) => seats[seat]?.kind === 'bot')
  return t(areBots ? 'web-thinking' : 'web-waiting', {
    names: others.map((seat) => speaker.name(seat)).join(', '),
    players: others.length,
  })
}
