// A server of our own for tools that look at the page: it begins with nothing, and goes when the tool goes.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = new URL('../../', import.meta.url).pathname
const OWN = join(ROOT, '.venv/bin/python')
export const QUIET = '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'.split(' ')
export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'

export class House {
  constructor(port) {
    this.url = `http://127.0.0.1:${port}`
    this.data = mkdtempSync(join(tmpdir(), 'fabletop-'))
    const python = process.env.PYTHON ?? (existsSync(OWN) ? OWN : 'python3')
    const words = ['-m', 'fabletop', 'serve', '--port', `${port}`, '--data', this.data]
    const environment = { ...process.env, FABLETOP_LOG_LEVEL: 'error', FABLETOP_REQUESTS_PER_MINUTE: '100000' }
    this.process = spawn(python, words, { cwd: ROOT, env: environment, stdio: ['ignore', 'ignore', 'inherit'] })
    process.on('exit', () => this.close())
  }

  async ready() {
    for (let tries = 0; tries < 600; tries++) {
      const answer = await fetch(`${this.url}/ready`).catch(() => null)
      if (answer?.ok) return this
      await new Promise((done) => setTimeout(done, 100))
    }
    throw new Error('The server does not answer.')
  }

  /** Wait until bots that get ready for the first time, and compile what they think with, are done. */
  async calm() {
    for (let before = -2; ; ) {
      const now = seconds(this.process.pid)
      if (now - before < 1) return
      before = now
      await new Promise((done) => setTimeout(done, 3000))
    }
  }

  close() {
    this.process.kill()
    rmSync(this.data, { recursive: true, force: true })
  }
}

/** Somebody known to the server by a cookie. */
export class Person {
  constructor(url) {
    this.url = url
    this.cookie = ''
  }

  async send(path, body) {
    const headers = { 'content-type': 'application/json', cookie: this.cookie, origin: this.url }
    const answer = await fetch(`${this.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    this.cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? this.cookie
    return answer.status === 204 ? null : answer.json()
  }

  /** The same cookie for a browser that is at this address. */
  cookies(url) {
    const [name, value] = this.cookie.split('=')
    return [{ name, value, url }]
  }
}

/** The processor's time that a process and those it started have taken. */
function seconds(root) {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,times='], { encoding: 'utf-8' }).trim().split('\n')
  const known = new Map(rows.map((row) => row.trim().split(/\s+/).map(Number)).map(([pid, parent, time]) => [pid, { parent, time }]))
  const isOurs = (pid) => pid === root || (known.has(pid) && isOurs(known.get(pid).parent))
  return [...known].filter(([pid]) => isOurs(pid)).reduce((sum, [, { time }]) => sum + time, 0)
}
