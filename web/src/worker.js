// Keeps the shell of the page, so that it opens without its server and says so in words.
// The build puts VERSION and FILES in front of it (tools/shell.ts).
const SHELL = `fabletop-${VERSION}`
const FIRST = '/'

self.addEventListener('install', (event) => event.waitUntil(fill()))
self.addEventListener('activate', (event) => event.waitUntil(settle()))
self.addEventListener('message', ({ data }) => data === 'take-over' && self.skipWaiting())
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return
  if (mode === 'navigate') event.respondWith(page(event.request))
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(event.request))
})

async function fill() {
  const shell = await caches.open(SHELL)
  await shell.addAll(FILES.map((file) => new Request(file, { cache: 'no-cache' })))
}

async function settle() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('fabletop-') && name !== SHELL).map((name) => caches.delete(name)))
  await self.clients.claim()
}

/** The server's page while there is one: a newer server brings a newer page. */
async function page(request) {
  const answer = await fetch(request).catch(() => null)
  if (answer && answer.status < 500) return answer
  return (await caches.match(FIRST)) ?? answer ?? Response.error()
}

/** Files under assets/ are named after what is in them, so what was kept is never old. */
async function asset(request) {
  const kept = await caches.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) void caches.open(SHELL).then((shell) => shell.put(request, answer.clone()))
  return answer
}
