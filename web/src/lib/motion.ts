/**
 * Moves things on the table from where they were to where they are.
 *
 * Whatever carries `data-thing="name"` is followed by its name. Call `look()` before the picture changes; after the
 * change the thing glides from its old place. A thing that was nowhere before comes from the element that carries
 * `data-place` with the name in its `data-from`; one that is gone leaves to the place in its `data-to`, or fades.
 */
import { tick } from 'svelte'

interface Seen {
  box: DOMRect
  side: string
  element: HTMLElement
}

const LENGTH = 320
const EASE = 'cubic-bezier(.2,.75,.25,1)'

export class Motion {
  private before = new Map<string, Seen>()
  private isLooking = false

  constructor(
    private readonly root: () => HTMLElement | undefined,
    private readonly isStill: () => boolean,
  ) {}

  look = (): void => {
    const root = this.root()
    if (!root || this.isStill() || document.hidden || this.isLooking) return
    this.isLooking = true
    this.before = seen(root)
    void tick().then(() => {
      this.isLooking = false
      this.move(root)
    })
  }

  /** All is measured before anything moves: a look after a move would make the browser lay out everything again. */
  private move(root: HTMLElement): void {
    const after = seen(root)
    const gone = [...this.before].filter(([name]) => !after.has(name)).map(([, old]) => old)
    const places = new Map<string | undefined, DOMRect | null>()
    const place = (name: string | undefined): DOMRect | null => {
      if (!places.has(name)) places.set(name, placeIn(root, name))
      return places.get(name) ?? null
    }
    const base = root.getBoundingClientRect()
    const arriving = [...after].filter(([name]) => !this.before.has(name)).map(([, now]) => ({ now, from: place(now.element.dataset.from) }))
    const leaving = gone.map((old) => ({ old, to: place(old.element.dataset.to) }))
    for (const [name, { element, box, side }] of after) {
      const old = this.before.get(name)
      if (old) glide(element, old.box, box, old.side !== side)
    }
    for (const { now, from } of arriving) arrive(now.element, from, now.box)
    for (const { old, to } of leaving) leave(root, base, old, to)
  }
}

function seen(root: HTMLElement): Map<string, Seen> {
  const found = new Map<string, Seen>()
  for (const element of root.querySelectorAll<HTMLElement>('[data-thing]')) {
    const box = element.getBoundingClientRect()
    if (box.width) found.set(element.dataset.thing ?? '', { box, side: element.dataset.side ?? '', element })
  }
  return found
}

function placeIn(root: HTMLElement, name: string | undefined): DOMRect | null {
  return name ? (root.querySelector(`[data-place="${CSS.escape(name)}"]`)?.getBoundingClientRect() ?? null) : null
}

function glide(element: HTMLElement, from: DOMRect, to: DOMRect, turns: boolean): void {
  const [x, y] = between(from, to)
  if (Math.abs(x) < 1 && Math.abs(y) < 1 && !turns) return
  const start = `translate(${x}px, ${y}px) scale(${from.width / to.width})`
  const middle = { transform: `translate(${x / 2}px, ${y / 2}px) rotateY(90deg)` }
  const frames = [{ transform: `${start} rotateY(0)` }, ...(turns ? [middle] : []), { transform: 'none' }]
  element.animate(frames, { duration: LENGTH, easing: EASE, composite: 'replace' })
}

function arrive(element: HTMLElement, from: DOMRect | null, to: DOMRect): void {
  if (!from) {
    element.animate([{ opacity: 0, transform: 'scale(.9)' }, {}], { duration: LENGTH * 0.7, easing: EASE })
    return
  }
  const [x, y] = between(from, to)
  const start = { transform: `translate(${x}px, ${y}px) scale(.6) rotateY(90deg)` }
  element.animate([start, { transform: 'none' }], { duration: LENGTH, easing: EASE })
}

function leave(root: HTMLElement, base: DOMRect, old: Seen, to: DOMRect | null): void {
  const ghost = old.element.cloneNode(true) as HTMLElement
  delete ghost.dataset.thing
  ghost.setAttribute('aria-hidden', 'true')
  ghost.inert = true
  Object.assign(ghost.style, {
    position: 'absolute',
    zIndex: '20',
    margin: '0',
    pointerEvents: 'none',
    left: `${old.box.left - base.left}px`,
    top: `${old.box.top - base.top}px`,
    width: `${old.box.width}px`,
    height: `${old.box.height}px`,
  })
  root.append(ghost)
  const [x, y] = to ? between(to, old.box) : [0, 0]
  const end = { opacity: to ? 0.4 : 0, transform: `translate(${x}px, ${y}px) scale(${to ? 0.5 : 0.95})` }
  const moving = ghost.animate([{ opacity: 1, transform: 'none' }, end], { duration: LENGTH, easing: EASE })
  moving.onfinish = moving.oncancel = () => ghost.remove()
}

/** How far the middle of one box is from the middle of the other. */
function between(from: DOMRect, to: DOMRect): [number, number] {
  return [from.left + from.width / 2 - to.left - to.width / 2, from.top + from.height / 2 - to.top - to.height / 2]
}
