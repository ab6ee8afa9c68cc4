// How soon a table can be played at and how smoothly it moves, in the built page: node tools/pace.mjs [--profile]
// Fails where a table needs more than a second, or where the largest table moves at fewer than 55 frames a second.
import { chromium } from 'playwright-core'
import { CHROMIUM, House, Person, QUIET } from './house.mjs'

const SOON = 1000
const SMOOTH = 55
const RUNS = 5
const MOVES = 24
const CHOOSABLE = '.stage [data-state=playable], .stage .choices button'
const LIKED = { theme: 'light', language: 'en', speed: 'normal', motion: 'full', sound: false, wasHere: true }

const house = await new House(8798).ready()
const browser = await chromium.launch({ executablePath: CHROMIUM, args: QUIET })

async function visit(person, liked = LIKED) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addCookies(person.cookies(house.url))
  await context.addInitScript((kept) => localStorage.setItem('fabletop', JSON.stringify(kept)), liked)
  return context
}

/** Every game with as many players as it takes. */
const FULL = (await (await fetch(`${house.url}/api/games`)).json()).map(({ id, seats, needed }) => ({ game: id, seats: seats.at(-1), options: needed[seats.at(-1)] ?? {} }))
const LIVELY = FULL.reduce((most, one) => (one.seats > most.seats ? one : most))

async function seated({ game, seats, options }) {
  const person = new Person(house.url)
  await person.send('/api/me', {})
  const { id } = await person.send('/api/play', { game, seats, level: 'easy', options })
  return { person, address: `${house.url}/table/${id}` }
}

/** Milliseconds from the first byte asked for until something can be chosen, with nothing in the browser's store. */
async function interactive(full) {
  const { person, address } = await seated(full)
  const times = []
  for (let run = 0; run <= RUNS; run++) {
    const context = await visit(person, { ...LIKED, speed: 'instant' })
    const page = await context.newPage()
    await page.addInitScript((wanted) => {
      const look = new MutationObserver(() => {
        if (!document.querySelector(wanted)) return
        look.disconnect()
        setTimeout(() => (window.readyAt = performance.now()))
      })
      look.observe(document, { childList: true, subtree: true, attributes: true })
    }, CHOOSABLE)
    await page.goto(address, { waitUntil: 'commit' })
    times.push(await (await page.waitForFunction(() => window.readyAt, null, { timeout: 60_000 })).jsonValue())
    await context.close()
    if (!run) await house.calm()
  }
  return times.slice(1).sort((a, b) => a - b)
}

/** Frames a second while something moves. */
async function frames() {
  const { person, address } = await seated(LIVELY)
  const context = await visit(person)
  const page = await context.newPage()
  await page.goto(address)
  await page.locator(CHOOSABLE).first().waitFor({ timeout: 60_000 })
  await house.calm()
  const devtools = process.argv.includes('--profile') ? await context.newCDPSession(page) : null
  await devtools?.send('Profiler.enable')
  await devtools?.send('Profiler.start')
  await page.evaluate(() => {
    window.frames_ = { count: 0, time: 0, slow: 0 }
    let last = performance.now()
    const tick = (now) => {
      const moves = document.querySelector('.stage[data-busy=true]') || document.getAnimations().length
      if (moves) Object.assign(window.frames_, { count: frames_.count + 1, time: frames_.time + now - last, slow: frames_.slow + (now - last > 34) })
      last = now
      requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
  })
  for (let move = 0; move < MOVES; move++) {
    await page.locator(CHOOSABLE).first().waitFor({ timeout: 60_000 })
    const asked = await page.locator('.stage').getAttribute('data-asked')
    await page.keyboard.press('1')
    await page.waitForFunction((before) => document.querySelector('.stage')?.dataset.asked !== before, asked)
  }
  const found = await page.evaluate(() => window.frames_)
  if (devtools) tellHot((await devtools.send('Profiler.stop')).profile)
  await context.close()
  return found
}

/** Where the time went, function by function. */
function tellHot({ nodes, samples, timeDeltas }) {
  const own = new Map()
  const names = new Map(nodes.map(({ id, callFrame }) => [id, `${callFrame.functionName || '(nameless)'} ${callFrame.url.split('/').pop()}:${callFrame.lineNumber}`]))
  samples.forEach((id, at) => own.set(names.get(id), (own.get(names.get(id)) ?? 0) + timeDeltas[at] / 1000))
  for (const [name, time] of [...own].sort((a, b) => b[1] - a[1]).slice(0, 25)) console.log(`  ${time.toFixed(0).padStart(7)} ms  ${name}`)
}

for (const full of FULL) {
  const times = await interactive(full)
  const median = times[Math.floor(times.length / 2)]
  console.log(`${full.game}, ${full.seats} players: to be played at after ${median.toFixed(0)} ms (median of ${RUNS}; longest ${times.at(-1).toFixed(0)} ms)`)
  if (median > SOON) process.exitCode = 1
}
const { count, time, slow } = await frames()
const rate = (1000 * count) / time
console.log(`${LIVELY.game}, ${LIVELY.seats} players: ${rate.toFixed(1)} frames a second in ${(time / 1000).toFixed(1)} s of motion, ${slow} of ${count} late`)
if (rate < SMOOTH) process.exitCode = 1
await browser.close()
house.close()
