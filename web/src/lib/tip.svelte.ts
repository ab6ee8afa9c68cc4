/** The card whose text is open: one at a time, anywhere on the page. */
import type { Message } from '../wire'

export interface Tip {
  anchor: HTMLElement
  name: string
  kind: string
  text: string
  /** Why it cannot be chosen now. */
  why: string
  clause: string | null
  note: Message | null
}

let open = $state.raw<Tip | null>(null)

export function openTip(): Tip | null {
  return open
}

export function showTip(tip: Tip): void {
  open = tip
}

export function hideTip(anchor?: HTMLElement): void {
  if (!anchor || open?.anchor === anchor) open = null
}
