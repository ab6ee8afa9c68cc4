// Pictures of every screen at three widths, in both themes and languages, into web/shots: npm run shots [-- word …]
// Words choose among the names, as in “grimm”, “dark-ru” or “home-dark-ru”. Recorded games must be there: python tools/fixtures.py
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { createServer } from 'vite'
import { CHROMIUM, House, Person, QUIET } from './house.mjs'

const PORT = 5198
const SITE = `http://localhost:${PORT}`
const OUT = new URL('../shots/', import.meta.url).pathname
const SIZES = [
  [360, 740],
  [820, 1100],
  [1440, 900],
]
const BOARDS = new URL('../src/boards/', import.meta.url).pathname
const board = (game, step, more = '') => ({ path: `/gallery?bare&game=${game}&step=${step}${more}`, act: (page) => page.locator('.stage').waitFor() })
const press = (key, shown) => async (page) => {
  await page.keyboard.press(key)
  await page.locator(shown).first().waitFor()
}
const click = (what) => (page) => page.locator(what).first().click()
const centre = (what) => (page) => page.locator(what).first().evaluate((found) => found.scrollIntoView({ block: 'center' }))

/** The moments of recorded games that each game wants to see: the record, its step, and through which eyes. */
function* boards() {
  for (const game of readdirSync(BOARDS).sort()) {
    const file = `${BOARDS}${game}/shots.json`
    const { shots } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf-8')) : { shots: {} }
    for (const [name, moment] of Object.entries(shots)) yield [`${game}-${name}`, board(...moment)]
  }
}

/** Each screen: where it is, what to do there, what to look at, and whether the server is out of reach. */
function screens({ room, table, done, match, games }) {
  return {
    home: { path: '/' },
    'home-new': { path: '/', act: click('.game:nth-child(2) button >> nth=0') },
    'home-friend': { path: '/', act: click('.game:nth-child(3) button >> nth=1') },
    room: { path: room },
    states: { path: '/gallery?bare&game=states' },
    ...Object.fromEntries(boards()),
    plain: board('highest-3', 4),
    table: { path: table },
    log: { path: table, act: press('l', 'aside') },
    menu: { path: table, act: press('m', 'dialog[open]') },
    help: { path: table, act: press('?', 'dialog[open]') },
    settings: { path: '/', act: press(',', 'dialog[open]') },
    result: { path: done },
    fairness: { path: done, act: click('dialog[open] summary') },
    replay: { path: `${match}?eyes=all&step=9` },
    rules: { path: '/rules/fox' },
    clause: { path: '/rules/grimm?clause=grimm.fable.9', sees: centre('.sought') },
    ...Object.fromEntries(games.map((game) => [`cards-${game}`, { path: `/cards/${game}` }])),
    me: { path: '/me' },
    leaderboard: { path: '/leaderboard/fox' },
    credits: { path: '/credits' },
    missing: { path: '/no/such/page' },
    'wrong-link': { path: `${room.split('?')[0]}?link=wrong`, isStranger: true },
    offline: { path: '/', isOffline: true },
    'offline-rules': { path: '/rules/fox', isOffline: true },
  }
}

/** Somebody who has played, plays and is about to play. */
async function furnish(url) {
  const person = new Person(url)
  await person.send('/api/me', {})
  const fast = { game: 'fox', seats: 2, level: 'easy', options: { target: 16 } }
  const over = await person.send('/api/play', fast)
  const now = await person.send('/api/play', fast)
  const open = await person.send('/api/tables', { game: 'fairytale', seats: 3, talk: 'free' })
  const places = {
    room: `/table/${open.id}?link=${open.link}`,
    table: `/table/${now.id}`,
    done: `/table/${over.id}`,
    match: `/match/${over.id}`,
    games: (await (await fetch(`${url}/api/games`)).json()).map(({ id }) => id),
  }
  return { person, places, over: over.id }
}

/** Play a few cards, then give up. */
async function finish(page, address) {
  const choosable = page.locator('.stage [data-state=playable], .stage .choices button')
  await page.goto(address)
  for (let move = 0; move < 4; move++) {
    await choosable.first().waitFor()
    const asked = await page.locator('.stage').getAttribute('data-asked')
    await page.keyboard.press('1')
    await page.waitForFunction((before) => document.querySelector('.stage')?.dataset.asked !== before, asked)
  }
  await page.keyboard.press('m')
  await page.locator('dialog[open] .menu button').last().click()
  await page.locator('dialog[open] .buttons button').last().click()
  await page.locator('dialog[open] ol').waitFor()
}

const wanted = process.argv.slice(2)
mkdirSync(OUT, { recursive: true })
const house = await new House(8797).ready()
const server = await createServer({
  root: new URL('..', import.meta.url).pathname,
  server: { port: PORT, proxy: { '/api': { target: house.url, ws: true, changeOrigin: true, headers: { origin: house.url } } } },
  logLevel: 'error',
})
await server.listen()
const browser = await chromium.launch({ executablePath: CHROMIUM, args: QUIET })
const { person, places, over } = await furnish(house.url)
let troubles = 0
let pictures = 0

async function visit(theme, language) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addCookies(person.cookies(SITE))
  const liked = { theme, language, speed: 'instant', motion: 'reduced', sound: false, wasHere: true }
  await context.addInitScript((kept) => localStorage.setItem('fabletop', JSON.stringify(kept)), liked)
  return context
}

const first = await visit('light', 'en')
await finish(await first.newPage(), `${SITE}/table/${over}`)
await first.close()

const isWanted = (...names) => !wanted.length || wanted.some((word) => names.join('-').includes(word))
for (const theme of ['light', 'dark'])
  for (const language of ['en', 'ru']) {
    const context = await visit(theme, language)
    for (const [name, { path, act, sees, isOffline, isStranger }] of Object.entries(screens(places))) {
      if (!isWanted(name, theme, language)) continue
      const page = await context.newPage()
      let width = 0
      const complain = (text) => (troubles++, console.log(`${name} ${theme} ${language} ${width}: ${text}`))
      page.on('console', (said) => said.type() === 'error' && !isOffline && complain(said.text()))
      page.on('pageerror', (error) => complain(error.message))
      if (isOffline) await page.route('**/api/**', (route) => route.abort())
      if (isStranger) await context.clearCookies()
      await page.goto(SITE + path, { waitUntil: 'commit' })
      await page.waitForSelector('main :not(nav)', { state: 'attached', timeout: 60_000 })
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => document.fonts.ready)
      if (act) await act(page)
      for (const [wide, high] of SIZES) {
        width = wide
        await page.setViewportSize({ width, height: high })
        if (sees) await sees(page)
        await page.waitForTimeout(150)
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        if (over > 0) complain(`the page is ${over} px too wide`)
        await page.screenshot({ path: `${OUT}${name}-${width}-${theme}-${language}.png` })
        pictures++
      }
      if (isStranger) await context.addCookies(person.cookies(SITE))
      await page.close()
    }
    await context.close()
  }
await browser.close()
await server.close()
house.close()
console.log(`${pictures} pictures in web/shots, ${troubles} troubles`)
process.exitCode = troubles ? 1 : 0
