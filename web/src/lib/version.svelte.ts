/** Is there a newer page on the server? Then this one says so, and makes way without losing a move. */
import { isThere } from '../api'

/** Whoever has just come wants to play; the shell is kept when that is done. */
const CALM = 2500

let isNewer = $state(false)
let kept: ServiceWorkerRegistration | null = null

export function hasNewer(): boolean {
  return isNewer
}

/** The server speaks of things that this page does not know. */
export function noteNewer(): void {
  isNewer = true
  void kept?.update().catch(() => null)
}

/** Keep the shell of the page in the browser, where it can; look for a newer one now and then. Called once. */
export function keepShell(): () => void {
  const missed = (): void => void isThere().then((is) => is && noteNewer())
  const look = (): void => void (document.visibilityState === 'visible' && kept?.update().catch(() => null))
  addEventListener('vite:preloadError', missed)
  document.addEventListener('visibilitychange', look)
  const timer = setTimeout(() => import.meta.env.PROD && 'serviceWorker' in navigator && void register().catch(() => null), CALM)
  return () => {
    clearTimeout(timer)
    removeEventListener('vite:preloadError', missed)
    document.removeEventListener('visibilitychange', look)
  }
}

async function register(): Promise<void> {
  kept = await navigator.serviceWorker.register('/worker.js')
  const wasKept = kept.active !== null
  if (kept.waiting && wasKept) isNewer = true
  kept.addEventListener('updatefound', () => {
    const coming = kept?.installing
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed' && wasKept) isNewer = true
    })
  })
}

/** Orders on their way are kept through the reload (lib/orders.ts). */
export function loadNewer(): void {
  kept?.waiting?.postMessage('take-over')
  location.reload()
}
