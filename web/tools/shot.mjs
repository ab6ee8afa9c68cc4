// Pictures of a page: node tools/shot.mjs URL FILE [width height theme language]
import { chromium } from 'playwright-core'

const [url, file, width = '1440', height = '900', theme = 'light', language = 'en', act = ''] = process.argv.slice(2)
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
})
const page = await browser.newPage({ viewport: { width: +width, height: +height }, hasTouch: +width < 500 })
page.on('console', (message) => ['error', 'warning'].includes(message.type()) && console.log('console:', message.text()))
page.on('pageerror', (error) => console.log('error:', error.message))
await page.addInitScript(([theme, language]) => {
  localStorage.setItem('fabletop', JSON.stringify({ theme, language, speed: 'normal', motion: 'reduced', sound: false, name: '' }))
}, [theme, language])
await page.goto(url, { waitUntil: 'commit', timeout: 60000 })
await page.waitForSelector('main', { timeout: 60000 })
await page.evaluate(() => document.fonts.ready)
await page.waitForTimeout(+(process.env.WAIT ?? 1500))
if (act) await page.evaluate(act)
if (act) await page.waitForTimeout(600)
await page.screenshot({ path: file })
await browser.close()
