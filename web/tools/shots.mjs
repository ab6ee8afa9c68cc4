// Pictures of every screen at three widths, in both themes and languages, into web/shots: npm run shots [-- word …]
// Words choose among the names of the screens. A recorded game must be there: python tools/fixtures.py
import { mkdirSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { createServer } from 'vite'

const SCREENS = {
  home: '/',
  settings: '/?settings',
  states: '/gallery?bare&game=states',
  'fox-lead': '/gallery?bare&game=fox-2&step=6',
  'fox-follow': '/gallery?bare&game=fox-2&step=10',
  'fox-public': '/gallery?bare&game=fox-2&step=10&eyes=public',
  'fox-end': '/gallery?bare&game=fox-2&step=999',
  'fairytale-draft': '/gallery?bare&game=fairytale-4&step=8',
  'fairytale-late': '/gallery?bare&game=fairytale-5&step=120',
  'grimm-early': '/gallery?bare&game=grimm-3&step=12',
  'grimm-late': '/gallery?bare&game=grimm-4&step=140',
  plain: '/gallery?bare&game=highest-3&step=4',
}
const SIZES = [
  [360, 740],
  [820, 1100],
  [1440, 900],
]
const QUIET = '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'
const OUT = new URL('../shots/', import.meta.url).pathname

const wanted = process.argv.slice(2)
const chosen = Object.entries(SCREENS).filter(([name]) => !wanted.length || wanted.some((word) => name.includes(word)))
mkdirSync(OUT, { recursive: true })
const server = await createServer({ root: new URL('..', import.meta.url).pathname, server: { port: 5198 }, logLevel: 'error' })
await server.listen()
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: QUIET.split(' ') })
let troubles = 0

for (const [name, path] of chosen)
  for (const theme of ['light', 'dark'])
    for (const language of ['en', 'ru'])
      for (const [width, height] of SIZES) {
        const page = await browser.newPage({ viewport: { width, height }, hasTouch: width < 500 })
        const complain = (text) => (troubles++, console.log(`${name} ${theme} ${language} ${width}: ${text}`))
        page.on('console', (message) => message.type() === 'error' && complain(message.text()))
        page.on('pageerror', (error) => complain(error.message))
        await page.addInitScript(
          (liked) => localStorage.setItem('fabletop', JSON.stringify(liked)),
          { theme, language, speed: 'instant', motion: 'reduced', sound: false, name: '' },
        )
        await page.goto(`http://localhost:5198${path}`, { waitUntil: 'commit' })
        await page.waitForSelector('main :not(nav)', { state: 'attached', timeout: 60_000 })
        await page.waitForTimeout(700)
        await page.evaluate(() => document.fonts.ready)
        if (path === '/?settings') await page.keyboard.press(',')
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        if (wide > 0) complain(`the page is ${wide} px too wide`)
        await page.screenshot({ path: `${OUT}${name}-${width}-${theme}-${language}.png` })
        await page.close()
      }
await browser.close()
await server.close()
console.log(`${chosen.length * 12} pictures in web/shots, ${troubles} troubles`)
process.exitCode = troubles ? 1 : 0
