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
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 350">${content}</svg>\n`
}

/** How far a hand strays at a place: slow waves, the same for lines that lie side by side. */
const stray = (x, y) => [Math.sin(x * 0.045 + y * 0.061) + 0.5 * Math.sin(y * 0.16 - x * 0.05), Math.cos(x * 0.067 - y * 0.043) + 0.5 * Math.sin(x * 0.15 + y * 0.07)].map((far) => far * 0.5)

/** A closed line through points, as a hand would cut it: drawn once here, since browsers would bend it anew for every picture. */
function uneven(points) {
  const moved = points.map(([x, y]) => [x + stray(x, y)[0], y + stray(x, y)[1]])
  return `M${moved.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`
}

/** The way around a rectangle with round corners, a step every few points. */
function sheet(left, top, right, bottom, radius) {
  const points = []
  const side = (x1, y1, x2, y2) => {
    const steps = Math.ceil(Math.hypot(x2 - x1, y2 - y1) / 30)
    for (let step = 0; step <= steps; step++) points.push([x1 + ((x2 - x1) * step) / steps, y1 + ((y2 - y1) * step) / steps])
  }
  const corner = (x, y, from) => {
    for (const part of [0.25, 0.5, 0.75]) points.push([x + Math.cos(from + (part * Math.PI) / 2) * radius, y + Math.sin(from + (part * Math.PI) / 2) * radius])
  }
  side(left + radius, top, right - radius, top)
  corner(right - radius, top + radius, -Math.PI / 2)
  side(right, top + radius, right, bottom - radius)
  corner(right - radius, bottom - radius, 0)
  side(right - radius, bottom, left + radius, bottom)
  corner(left + radius, bottom - radius, Math.PI / 2)
  side(left, bottom - radius, left, top + radius)
  corner(left + radius, top + radius, Math.PI)
  return points
}

function circle(x, y, radius) {
  return Array.from({ length: 28 }, (_, at) => [x + Math.cos((at * Math.PI) / 14) * radius, y + Math.sin((at * Math.PI) / 14) * radius])
}

function lines(inset, width) {
  return `<path d="${uneven(sheet(inset, inset, 250 - inset, 350 - inset, Math.max(4, 14 - inset / 2)))}" fill="none" stroke="${INK}" stroke-width="${width}"/>`
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
  const leaf = [leaflet(6, 13, -Math.PI / 2 - 0.5, 13), leaflet(6, 13, -Math.PI / 2 + 0.5, 13), leaflet(6, 13, -Math.PI / 2, 16)]
  const along = Array.from({ length: 8 }, (_, column) => `<use href="#l" x="${column * 34}"/>`)
  const rows = Array.from({ length: 11 }, (_, row) => `<use href="#r" x="${row % 2 ? 17 : 0}" y="${row * 34}"/>`)
  write(
    `back-${name}.svg`,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 350"><defs><clipPath id="c"><rect x="17" y="17" width="216" height="316" rx="7"/></clipPath><path id="l" d="${leaf.join('')}" fill="${mark}"/><g id="r">${along.join('')}</g></defs>` +
      `<rect width="250" height="350" fill="${ground}"/><g clip-path="url(#c)">${rows.join('')}</g>` +
      `<path d="${uneven(sheet(8, 8, 242, 342, 11))}" fill="none" stroke="${LINE}" stroke-width="3"/><rect x="15" y="15" width="220" height="320" rx="8" fill="none" stroke="${LINE}" stroke-width="1.2"/>` +
      `<path d="${uneven(circle(125, 175, 62))}" fill="${ground}" stroke="${LINE}" stroke-width="3"/><circle cx="125" cy="175" r="54" fill="none" stroke="${LINE}" stroke-width="5" stroke-dasharray="1.3 4"/>` +
      `${icon(picture, 125, 175, 84, 0, LINE)}</svg>\n`,
  )
}
back('fox', 'fox-head', '#7c3315', '#98491f')
back('fairytale', 'fairy-wand', '#3c2a62', '#55408a')
back('grimm', 'wolf-head', '#34451d', '#4d6230')
back('plain', 'open-book', '#4a3a2a', '#65513b')

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

// The Grimm Forest: a hedge above, beams at the sides, brickwork below; the Locations as paper cut-outs.

/** A hedge of small leaves between two points of a line. */
function hedge(from, to, y, size) {
  const leaves = []
  for (let x = from; x <= to; x += size * 0.62)
    for (const lean of [-0.75, 0.1, 0.8]) leaves.push(leaflet(x + (chance() - 0.5) * 3, y + size * 0.35, -Math.PI / 2 + lean, size * (0.75 + chance() * 0.4)))
  return `<path d="${leaves.join('')}" fill="${INK}"/>`
}

/** Bricks in running bond. */
function bricks(x, y, width, rows, long, high, fill = 'none', line = 1.3) {
  const parts = []
  for (let row = 0; row < rows; row++)
    for (let at = row % 2 ? -long / 2 : 0; at < width; at += long) {
      const [left, right] = [Math.max(0, at), Math.min(width, at + long)]
      if (right - left > 2) parts.push(`M${round(x + left)} ${round(y + row * high)}h${round(right - left)}v${high}h${-round(right - left)}z`)
    }
  return `<path d="${parts.join('')}" fill="${fill}" stroke="${INK}" stroke-width="${line}"/>`
}

/** An upright beam with its grain and two nails. */
function beam(x, y, width, height) {
  const grain = []
  for (let line = 1; line < 3; line++) grain.push(`M${round(x + (width * line) / 3)} ${y + 6}q${round((chance() - 0.5) * 5)} ${height / 4} 0 ${height / 2}t${round((chance() - 0.5) * 3)} ${height / 2 - 12}`)
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="${INK}" stroke-width="1.5"/><path d="${grain.join('')}" fill="none" stroke="${INK}" stroke-width=".7" opacity=".75"/>` +
    [y + 9, y + height - 9].map((nail) => `<circle cx="${x + width / 2}" cy="${nail}" r="1.5" fill="${INK}"/>`).join('')
  )
}

write(
  'frame-grimm.svg',
  card(
    `${lines(5, 2.2)}<g opacity=".85">${beam(8, 12, 8, 312)}${beam(234, 26, 8, 298)}${bricks(8, 326, 234, 2, 26, 8)}${hedge(78, 238, 15, 11)}</g><path d="M74 20H238" stroke="${INK}" stroke-width="1"/>`,
  ),
)
back('grimm-gather', 'pig', '#5c3a1f', '#79532f')
back('grimm-friend', 'shaking-hands', '#25434a', '#3a5d63')

const RIM = '#fdf6e4'
/** A scene cut out of paper: a light rim around its outline, and nothing behind it. */
function cutOut(name, outline, ground, content, behind = '') {
  write(
    `place-${name}.svg`,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 210" preserveAspectRatio="xMidYMax slice"><defs>${UNEVEN}<clipPath id="c"><path d="${outline}"/></clipPath></defs><g filter="url(#u)">${behind}` +
      `<path d="${outline}" fill="${ground}" stroke="${RIM}" stroke-width="7" stroke-linejoin="round"/><g clip-path="url(#c)">${content}</g><path d="${outline}" fill="none" stroke="${INK}" stroke-width="1.6" stroke-linejoin="round"/></g></svg>\n`,
  )
}

const outlined = (path, fill, width = 1.6) => `<path d="${path}" fill="${fill}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`

/** Ears in a row; nearer ones are taller. */
function ears(y, size, step, fill) {
  const parts = []
  for (let x = -4; x < 330; x += step) {
    const [lean, top] = [(chance() - 0.5) * 6, y - size * (0.85 + chance() * 0.3)]
    parts.push(outlined(`M${round(x)} ${y}Q${round(x + lean / 3)} ${round((y + top) / 2)} ${round(x + lean)} ${round(top)}`, 'none', 1))
    for (let grain = 0; grain < 4; grain++) {
      const at = top + grain * size * 0.1
      parts.push(`<path d="${leaflet(x + lean, at, -0.75, size * 0.17)}${leaflet(x + lean, at, Math.PI + 0.75, size * 0.17)}" fill="${fill}" stroke="${INK}" stroke-width=".5"/>`)
    }
  }
  return parts.join('')
}

function sunAt(x, y, radius) {
  const rays = []
  for (let ray = 0; ray < 16; ray++) {
    const turn = (ray * Math.PI) / 8
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    rays.push(`M${round(x + c * (radius + 5))} ${round(y + s * (radius + 5))}L${round(x + c * (radius + (ray % 2 ? 11 : 16)))} ${round(y + s * (radius + (ray % 2 ? 11 : 16)))}`)
  }
  return `<circle cx="${x}" cy="${y}" r="${radius + 22}" fill="#f6dfa0" stroke="${RIM}" stroke-width="6"/>${outlined(rays.join(''), 'none', 1.8)}<circle cx="${x}" cy="${y}" r="${radius}" fill="#e8b33f" stroke="${INK}" stroke-width="1.6"/>`
}

function furrows() {
  let path = ''
  for (let x = -260; x <= 580; x += 30) path += `M160 96Q${round(160 + (x - 160) * 0.35)} 130 ${x} 214`
  return `<path d="${path}" fill="none" stroke="${INK}" stroke-width="1" opacity=".55"/>`
}

cutOut(
  'fields',
  'M5 206V112Q40 84 92 92Q150 62 206 84Q262 74 315 104V206Z',
  '#ecd18a',
  `<path d="M0 130Q80 92 170 112T330 108V210H0Z" fill="#dcb75c"/>${furrows()}${outlined('M0 130Q80 92 170 112T330 108', 'none', 1.2)}${icon('scarecrow', 252, 124, 50)}${ears(206, 44, 24, '#f3d67c')}`,
  `${sunAt(224, 44, 18)}<circle cx="104" cy="58" r="33" fill="${RIM}"/>${outlined('M90 98L95 54H113L118 98Z', '#f6e7c4')}${icon('windmill', 104, 62, 66)}`,
)

/** A fir cut from paper. */
function fir(x, y, size, fill) {
  let path = `M${round(x - size * 0.05)} ${y}V${round(y - size * 0.14)}`
  for (let tier = 0; tier < 4; tier++) {
    const [wide, low] = [size * (0.34 - tier * 0.07), y - size * (0.12 + tier * 0.21)]
    path += `L${round(x - wide)} ${round(low)}L${round(x - wide * 0.38)} ${round(low - size * 0.2)}`
  }
  path += `L${round(x)} ${round(y - size)}`
  for (let tier = 3; tier >= 0; tier--) {
    const [wide, low] = [size * (0.34 - tier * 0.07), y - size * (0.12 + tier * 0.21)]
    path += `L${round(x + wide * 0.38)} ${round(low - size * 0.2)}L${round(x + wide)} ${round(low)}`
  }
  return `${path}L${round(x + size * 0.05)} ${round(y - size * 0.14)}V${y}Z`
}

const firAt = (x, y, size, fill, rim = 0) =>
  `${rim ? `<path d="${fir(x, y, size)}" fill="${RIM}" stroke="${RIM}" stroke-width="${rim}" stroke-linejoin="round"/>` : ''}${outlined(fir(x, y, size), fill, 1.3)}<path d="M${x + size * 0.03} ${round(y - size * 0.8)}L${round(x + size * 0.07)} ${round(y - size * 0.6)}M${x + size * 0.04} ${round(y - size * 0.56)}L${round(x + size * 0.13)} ${round(y - size * 0.38)}M${x + size * 0.05} ${round(y - size * 0.34)}L${round(x + size * 0.18)} ${round(y - size * 0.16)}" stroke="${INK}" stroke-width="1.1" opacity=".7"/>`

cutOut(
  'forest',
  'M5 206V138Q60 120 120 128Q200 114 315 134V206Z',
  '#b7c48a',
  `<path d="M0 166Q90 140 190 158T330 150V210H0Z" fill="#93a866"/>${outlined('M0 166Q90 140 190 158T330 150', 'none', 1.2)}${outlined('M236 206V172Q236 164 250 164T264 172V206Z', '#a97c4e')}<ellipse cx="250" cy="169" rx="14" ry="6.5" fill="#e3c493" stroke="${INK}" stroke-width="1.4"/><ellipse cx="250" cy="169" rx="7" ry="3" fill="none" stroke="${INK}"/>${icon('wood-axe', 264, 150, 36, -28)}`,
  [
    [58, 150, 128, '#6f8d4d'],
    [148, 146, 138, '#6f8d4d'],
    [212, 142, 100, '#86a05d'],
    [278, 150, 124, '#6f8d4d'],
    [24, 160, 102, '#4f7136'],
    [104, 164, 122, '#4f7136'],
    [180, 158, 92, '#5c7d40'],
  ]
    .map(([x, y, size, fill]) => firAt(x, y, size, fill, 7))
    .join(''),
)

const kiln = 'M108 178V104Q108 62 152 58V28H178V58Q222 62 222 104V178Z'
cutOut(
  'brickyard',
  'M5 206V158Q50 146 110 164Q165 172 220 164Q270 144 315 156V206Z',
  '#e2b48f',
  `<path d="M0 184Q120 168 200 178T330 174V210H0Z" fill="#cf9468"/>${outlined('M0 184Q120 168 200 178T330 174', 'none', 1.2)}${bricks(18, 162, 78, 3, 26, 13, '#c4694a')}${bricks(236, 156, 70, 4, 23, 12, '#c4694a')}`,
  `<path d="${kiln}" fill="${RIM}" stroke="${RIM}" stroke-width="7" stroke-linejoin="round"/>${outlined(kiln, '#c97a58')}<g clip-path="url(#k)">${bricks(100, 24, 130, 13, 24, 12, 'none', 0.9)}</g>${outlined('M146 178V132Q146 112 165 112T184 132V178Z', '#3a2a1b')}${outlined('M153 172Q155 146 165 134Q175 148 177 172Z', '#eba23f', 1)}` +
    `${outlined('M165 22Q150 10 166 2Q186 -6 200 8Q222 2 224 18Q212 30 192 24Q178 32 165 22Z', '#e9dcc0', 1.3)}<clipPath id="k"><path d="${kiln}"/></clipPath>`,
)

/** An awning in stripes. */
function awning(x, y, width, height, stripes) {
  const step = width / stripes
  let parts = ''
  for (let at = 0; at < stripes; at++) {
    const left = x + at * step
    parts += outlined(`M${round(left + (width / 2 - at * step) * 0.16)} ${y}L${round(left)} ${y + height}q${round(step / 2)} 13 ${round(step)} 0L${round(left + step + (width / 2 - (at + 1) * step) * 0.16)} ${y}Z`, at % 2 ? '#f6e7c4' : '#b4463c', 1.3)
  }
  return parts
}

const stall = 'M64 190V74L84 44H236L256 74V190Z'
cutOut(
  'market',
  'M5 206V156Q60 148 160 150T315 154V206Z',
  '#dcc79c',
  `<path d="M0 180H330V210H0Z" fill="#c9ad7c"/>${outlined('M0 180H330M40 180L20 210M110 180L100 210M180 180V210M250 180L262 210', 'none', 1)}${icon('basket', 36, 168, 42)}${icon('pumpkin', 288, 170, 38)}`,
  `<path d="${stall}M160 44V12" fill="${RIM}" stroke="${RIM}" stroke-width="8" stroke-linejoin="round"/>${outlined('M72 70H248V190H72Z', '#8a6339')}${outlined('M80 84H240V150H80Z', '#43301d', 1)}${outlined('M68 138H252V166H68Z', '#b98a52')}${icon('grain-bundle', 104, 116, 42, 0, '#e5bd57')}${icon('wood-pile', 160, 120, 40, 0, '#c79a63')}${bricks(198, 106, 40, 3, 20, 10, '#c4694a')}${awning(60, 42, 200, 34, 8)}` +
    `${outlined('M160 42V12', 'none', 2.4)}${outlined('M160 12L190 19L160 27Z', '#b4463c')}`,
)
