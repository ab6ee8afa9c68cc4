// Draws the frames and backs of cards, and the paper they are printed on: node tools/frames.mjs
// Everything is made of a few strokes; chance is a fixed row of numbers, so that a second run draws the same.
import { createRequire } from 'node:module'
import { writeFileSync } from 'node:fs'

const icons = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json').icons
const ART = new URL('../src/art/', import.meta.url)
const INK = '#3a2a1b'

let seed = 7
const chance = () => ((seed = (seed * 16807) % 2147483647), seed / 2147483647)
const round = (number) => Math.round(number * 10) / 10

/** A picture of game-icons, its middle at x, y. */
function icon(name, x, y, size, turn = 0, fill = INK) {
  const scale = size / 512
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-256 -256)" color="${fill}">${icons[name].body}</g>`
}

/** A frond: a bent stem with leaflets that get smaller towards its tip. */
function frond(x, y, angle, length, bend) {
  const parts = []
  const steps = Math.round(length / 6.5)
  let [px, py, turn] = [x, y, angle]
  let stem = `M${round(px)} ${round(py)}`
  for (let step = 1; step <= steps; step++) {
    turn += bend / steps
    px += (Math.cos(turn) * length) / steps
    py += (Math.sin(turn) * length) / steps
    stem += `L${round(px)} ${round(py)}`
    const size = 11 * (1 - step / (steps + 1.5)) + 1.5
    for (const side of [-1, 1]) parts.push(leaflet(px, py, turn + side * 1.05, size * (0.9 + chance() * 0.25)))
  }
  return `<path d="${stem}" fill="none" stroke="${INK}" stroke-width="1.6" stroke-linecap="round"/><path d="${parts.join('')}" fill="${INK}"/>`
}

function leaflet(x, y, angle, size) {
  const at = (along, across) => {
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    return `${round(x + c * along - s * across)} ${round(y + s * along + c * across)}`
  }
  return `M${round(x)} ${round(y)}Q${at(size * 0.45, size * 0.42)} ${at(size, 0)}Q${at(size * 0.45, -size * 0.3)} ${round(x)} ${round(y)}Z`
}

/** Lines as a hand would cut them. */
const UNEVEN = `<filter id="u" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".045" numOctaves="2" seed="4"/><feDisplacementMap in="SourceGraphic" scale="2.2"/></filter>`

function card(content) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 350"><defs>${UNEVEN}</defs><g filter="url(#u)">${content}</g></svg>\n`
}

function lines(inset, width, extra = '') {
  return `<rect x="${inset}" y="${inset}" width="${250 - 2 * inset}" height="${350 - 2 * inset}" rx="${Math.max(4, 14 - inset / 2)}" fill="none" stroke="${INK}" stroke-width="${width}" ${extra}/>`
}

/** The corner fronds of a card, four times. */
function corners(draw) {
  return [
    draw,
    `<g transform="translate(250 0) scale(-1 1)">${draw}</g>`,
    `<g transform="translate(0 350) scale(1 -1)">${draw}</g>`,
    `<g transform="translate(250 350) scale(-1 -1)">${draw}</g>`,
  ]
}

const write = (name, text) => writeFileSync(new URL(name, ART), text)

const bottomFern = `${frond(36, 336, 0, 66, 0)}${frond(17, 314, -Math.PI / 2, 64, 0.06)}${icon('oak-leaf', 20, 331, 22, -45)}`
write(
  'frame-fox.svg',
  card(
    `${lines(6, 2.4)}${lines(11, 0.9)}<g opacity=".82">${frond(231, 40, Math.PI / 2, 80, 0.08)}${frond(214, 20, Math.PI, 46, 0.1)}${icon('oak-leaf', 230, 22, 22, 45)}` +
      `${bottomFern}<g transform="translate(250 0) scale(-1 1)">${bottomFern}</g></g>`,
  ),
)
write('frame-plain.svg', card(`${lines(6, 2.4)}${lines(11, 0.9)}${corners(`<path d="M11 40Q26 34 28 28Q34 26 40 11" fill="none" stroke="${INK}" stroke-width="1.4"/><circle cx="22" cy="22" r="3" fill="${INK}"/>`).join('')}`))

const LINE = '#f3e4bf'
/** A back: a lattice of leaves around a picture in a ring. */
function back(name, picture, ground, mark) {
  const leaves = []
  for (let row = 0; row < 11; row++)
    for (let column = 0; column < 8; column++) {
      const [x, y] = [column * 34 + (row % 2 ? 17 : 0) + 6, row * 34 + 5]
      leaves.push(leaflet(x, y + 8, -Math.PI / 2 - 0.5, 13), leaflet(x, y + 8, -Math.PI / 2 + 0.5, 13), leaflet(x, y + 8, -Math.PI / 2, 16))
    }
  write(
    `back-${name}.svg`,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 350"><defs>${UNEVEN}<clipPath id="c"><rect x="17" y="17" width="216" height="316" rx="7"/></clipPath></defs>` +
      `<rect width="250" height="350" fill="${ground}"/><g filter="url(#u)"><g clip-path="url(#c)"><path d="${leaves.join('')}" fill="${mark}"/></g>` +
      `<rect x="8" y="8" width="234" height="334" rx="11" fill="none" stroke="${LINE}" stroke-width="3"/><rect x="15" y="15" width="220" height="320" rx="8" fill="none" stroke="${LINE}" stroke-width="1.2"/>` +
      `<circle cx="125" cy="175" r="62" fill="${ground}" stroke="${LINE}" stroke-width="3"/><circle cx="125" cy="175" r="54" fill="none" stroke="${LINE}" stroke-width="5" stroke-dasharray="1.3 4"/>` +
      `${icon(picture, 125, 175, 84, 0, LINE)}</g></svg>\n`,
  )
}
back('fox', 'fox-head', '#7c3315', '#98491f')
back('fairytale', 'fairy-wand', '#3c2a62', '#55408a')
back('grimm', 'wolf-head', '#34451d', '#4d6230')
back('plain', 'open-book', '#4a3a2a', '#65513b')

/** Grain of paper, to be laid over a colour. */
write(
  'grain.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" width="220" height="220"><filter id="g"><feTurbulence type="fractalNoise" baseFrequency=".7" numOctaves="3" stitchTiles="stitch" seed="11"/><feColorMatrix values="0 0 0 0 .25 0 0 0 0 .17 0 0 0 0 .08 0 0 0 .55 -.2"/></filter><rect width="220" height="220" filter="url(#g)" opacity=".35"/></svg>\n`,
)

/** A row of firs, wide as a page. */
function firs(height, count, jitter) {
  let path = `M0 ${height}`
  const step = 1600 / count
  for (let tree = 0; tree < count; tree++) {
    const middle = tree * step + step / 2 + (chance() - 0.5) * step * 0.6
    const top = height * (0.08 + chance() * jitter)
    const wide = step * (0.55 + chance() * 0.35)
    path += `L${round(middle - wide)} ${height}`
    for (let tier = 3; tier >= 1; tier--) {
      const y = top + ((height - top) * tier) / 3.6
      path += `L${round(middle - (wide * tier) / 3.4)} ${round(y)}L${round(middle - (wide * tier) / 7)} ${round(y - (height - top) * 0.06)}`
    }
    path += `L${round(middle)} ${round(top)}`
    for (let tier = 1; tier <= 3; tier++) {
      const y = top + ((height - top) * tier) / 3.6
      path += `L${round(middle + (wide * tier) / 7)} ${round(y - (height - top) * 0.06)}L${round(middle + (wide * tier) / 3.4)} ${round(y)}`
    }
    path += `L${round(middle + wide)} ${height}`
  }
  return `${path}L1600 ${height}Z`
}
write('firs-far.svg', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 220" preserveAspectRatio="none"><path d="${firs(220, 26, 0.5)}"/></svg>\n`)
write('firs-near.svg', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 160" preserveAspectRatio="none"><path d="${firs(160, 17, 0.45)}"/></svg>\n`)

/** Something drawn again and again around a card, at a distance from its edge; `draw` is called with places and turns. */
function around(inset, step, draw) {
  const [wide, high] = [250 - 2 * inset, 350 - 2 * inset]
  const side = (length, place, turn) => {
    const count = Math.round(length / step)
    return Array.from({ length: count }, (_, at) => {
      const [x, y] = place(((at + 0.5) * length) / count)
      return `<g transform="translate(${round(x)} ${round(y)}) rotate(${turn})">${draw(at)}</g>`
    }).join('')
  }
  return [
    side(wide, (along) => [inset + along, inset], 0),
    side(high, (along) => [250 - inset, inset + along], 90),
    side(wide, (along) => [250 - inset - along, 350 - inset], 180),
    side(high, (along) => [inset, 350 - inset - along], 270),
  ].join('')
}

function band(inset, width, colour, rx = 10) {
  return `<rect x="${inset}" y="${inset}" width="${250 - 2 * inset}" height="${350 - 2 * inset}" rx="${rx}" fill="none" stroke="${colour}" stroke-width="${width}"/>`
}

/**
 * One border for each faction of Fairy Tale: scales, vines, battlements, thorns.
 * Many of these cards are on the table at once: what is drawn plainly is drawn fast.
 */
const printed = (content) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 350">${content}</svg>\n`
const bottoms = (name, size, colour, turn = 0) =>
  `${icon(name, 26, 324, size, turn, colour)}<g transform="translate(250 0) scale(-1 1)">${icon(name, 26, 324, size, turn, colour)}</g>`
const GREEN = '#2f6a2c'
write(
  'frame-dragonvale.svg',
  printed(
    `${band(5.5, 7, GREEN)}${around(8, 15, () => `<path d="M-7.5 0A7.5 ${round(7.2 + chance() * 1.8)} 0 0 0 7.5 0Z" fill="${GREEN}"/><path d="M-3.6 1A3.6 4 0 0 0 3.6 1" fill="none" stroke="#fbf3df" stroke-width="1.1"/>`)}` +
      bottoms('bird-claw', 22, GREEN, 20),
  ),
)
const RED = '#a32430'
write(
  'frame-fairywood.svg',
  printed(
    `${band(9, 1.8, RED)}${around(9, 17, (at) => {
      const [one, other] = at % 2 ? [-0.6, Math.PI + 0.7] : [0.6, Math.PI - 0.7]
      return `<path d="${leaflet(0, 0, one, 10)}${leaflet(0, 0, other, 9)}" fill="${RED}"/>${at % 3 === 1 ? `<circle cx="4" cy="4.5" r="2.6" fill="${RED}"/>` : ''}`
    })}${bottoms('butterfly', 30, RED, -30)}`,
  ),
)
const GOLD = '#856000'
write(
  'frame-holy-empire.svg',
  printed(
    `${band(5, 6, GOLD, 6)}${around(8, 13, () => `<rect x="-3.4" y="-1" width="6.8" height="${round(5.7 + chance() * 1.5)}" fill="${GOLD}"/>`)}${band(17, 1, GOLD, 3)}` +
      bottoms('fleur-de-lys', 24, GOLD),
  ),
)
const NIGHT = '#221c26'
write(
  'frame-shadow.svg',
  printed(
    `${band(4, 13, NIGHT, 8)}${around(10, 12, (at) => `<path d="M-4.5 0Q-1 2 ${at % 2 ? 2.2 : -1.2} ${round(4 + chance() * 4)}Q2 3 4.5 0Z" fill="${NIGHT}"/>`)}` +
      `${band(3, 1.6, '#e9dcc0', 10)}${band(7.2, 1, '#e9dcc0', 8)}${bottoms('spider-web', 36, NIGHT)}`,
  ),
)
