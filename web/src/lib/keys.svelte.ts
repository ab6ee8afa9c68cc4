/** Keys that do something on the page, listed by `?`. */
import { untrack } from 'svelte'

export interface Shortcut {
  key: string
  /** Message id of what it does. */
  does: string
  run: () => void
}

const shortcuts = $state<Shortcut[]>([])

export function allShortcuts(): readonly Shortcut[] {
  return shortcuts
}

/** Add shortcuts for as long as a component lives: `$effect(() => withKeys([…]))`. */
export function withKeys(added: Shortcut[]): () => void {
  untrack(() => shortcuts.push(...added))
  return () => {
    for (const gone of added) {
      const at = shortcuts.findIndex((known) => known.key === gone.key && known.does === gone.does)
      if (at >= 0) shortcuts.splice(at, 1)
    }
  }
}

let isByKeys = false

/** Is the page used by keys at the moment? Then the focus must never be lost. */
export function usesKeys(): boolean {
  return isByKeys
}

export function pointed(): void {
  isByKeys = false
}

export function pressed(event: KeyboardEvent): void {
  isByKeys = true
  const target = event.target as HTMLElement
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, textarea, select')) return
  if (document.querySelector('dialog[open]')) return
  const found = shortcuts.find((shortcut) => shortcut.key === event.key)
  if (!found) return
  event.preventDefault()
  found.run()
}

/** Arrow keys go from one button of a group to the next: `<div {@attach arrows}>`. */
export function arrows(group: HTMLElement): () => void {
  const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }
  const moved = (event: KeyboardEvent): void => {
    const step = STEPS[event.key]
    if (!step) return
    const buttons = [...group.querySelectorAll<HTMLElement>('button:not(:disabled)')]
    const at = buttons.indexOf(document.activeElement as HTMLElement)
    if (at < 0) return
    event.preventDefault()
    buttons[(at + step + buttons.length) % buttons.length]?.focus()
  }
  group.addEventListener('keydown', moved)
  return () => group.removeEventListener('keydown', moved)
}
