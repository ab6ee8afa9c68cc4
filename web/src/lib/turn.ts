/** The tab says that it is one's turn, in its title and by its icon, for those who look at another one meanwhile. */
import { t } from './words.svelte'

const ICON = '/icon.svg'
const ICON_OF_TURN = '/icon-turn.svg'

/** Say it until the function that is given back is called. */
export function showTurn(): () => void {
  const title = document.title
  document.title = `● ${t('web-your-turn').replace(/\.$/, '')} · ${title}`
  showIcon(ICON_OF_TURN)
  return () => {
    document.title = title
    showIcon(ICON)
  }
}

function showIcon(address: string): void {
  document.querySelector('link[rel=icon]')?.setAttribute('href', address)
}
