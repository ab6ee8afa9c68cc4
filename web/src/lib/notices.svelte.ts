/** Short notices that come and go, and what those who listen are told. */
import { untrack } from 'svelte'

export interface Notice {
  id: number
  text: string
  kind: 'plain' | 'warning'
  /** The clause of the rules that says so. */
  clause: string | null
}

const STAYS = 6000
let count = 0
export const notices = $state<Notice[]>([])
const spoken = $state({ text: '', urgent: '' })
const hushed = $state({ count: 0 })

export function notify(text: string, kind: Notice['kind'] = 'plain', clause: string | null = null): void {
  const same = notices.findIndex((notice) => notice.text === text)
  if (same >= 0) notices.splice(same, 1)
  const id = ++count
  notices.push({ id, text, kind, clause })
  announce(text, kind === 'warning')
  setTimeout(() => dismiss(id), STAYS)
}

export function dismiss(id: number): void {
  const at = notices.findIndex((notice) => notice.id === id)
  if (at >= 0) notices.splice(at, 1)
}

/** Say something to a screen reader. The same sentence twice is said twice. */
export function announce(text: string, isUrgent = false): void {
  const key = isUrgent ? 'urgent' : 'text'
  spoken[key] = untrack(() => spoken[key]) === text ? `${text}\u00a0` : text
}

/** Take away everything that was said: whoever looks at the page next is somebody else. */
export function hush(): void {
  notices.length = 0
  spoken.text = spoken.urgent = ''
  hushed.count += 1
}

/** How often; what hangs on this is drawn anew, without a farewell. */
export function timesHushed(): number {
  return hushed.count
}

export function announced(): { text: string; urgent: string } {
  return spoken
}
