/** Addresses of the page: a path pattern to a name and its parts. */

export interface Route {
  name: string
  parts: Record<string, string>
  query: URLSearchParams
}

/** `match('/table/:id', '/table/x1')` gives `{ id: 'x1' }`; nothing where the path is another. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/').filter(Boolean)
  const given = path.split('/').filter(Boolean)
  if (wanted.length !== given.length) return null
  const parts: Record<string, string> = {}
  for (const [at, word] of wanted.entries()) {
    const found = given[at] as string
    if (word.startsWith(':')) parts[word.slice(1)] = decoded(found)
    else if (word !== found) return null
  }
  return parts
}

/** Where a clause of the rules stands: clauses begin with the id of their game. */
export function clauseAddress(clause: string): string {
  return `/rules/${clause.split('.')[0]}?clause=${encodeURIComponent(clause)}`
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

export function find(patterns: Record<string, string>, path: string, search: string): Route {
  const query = new URLSearchParams(search)
  for (const [name, pattern] of Object.entries(patterns)) {
    const parts = match(pattern, path)
    if (parts) return { name, parts, query }
  }
  return { name: 'missing', parts: {}, query }
}

const place = $state({ path: location.pathname, search: location.search })

export function here(): { path: string; search: string } {
  return place
}

export function go(address: string, options: { replace?: boolean } = {}): void {
  history[options.replace ? 'replaceState' : 'pushState'](null, '', address)
  arrive()
  scrollTo(0, 0)
}

function arrive(): void {
  place.path = location.pathname
  place.search = location.search
}

/** Links within the page do not load it again. Called once. */
export function followLinks(): () => void {
  const clicked = (event: MouseEvent): void => {
    const anchor = (event.target as Element | null)?.closest('a')
    if (!anchor || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
    if (anchor.target || anchor.origin !== location.origin || anchor.hasAttribute('download')) return
    if (anchor.hash && anchor.pathname === location.pathname) return
    event.preventDefault()
    go(anchor.pathname + anchor.search)
  }
  addEventListener('popstate', arrive)
  document.addEventListener('click', clicked)
  return () => {
    removeEventListener('popstate', arrive)
    document.removeEventListener('click', clicked)
  }
}
