/** Links to one's own tables: the server tells them once, so the browser keeps them. */
import type { Opened } from '../wire'

const KEY = 'fabletop-links'
const MOST = 40
type Links = Record<string, { link: string | null; watch: string | null }>

function kept(): Links {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Links
  } catch {
    return {}
  }
}

export function keepLinks({ id, link, watch }: Opened): void {
  if (!link) return
  const links = Object.entries({ ...kept(), [id]: { link, watch } }).slice(-MOST)
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(links)))
  } catch {
    // A browser that keeps nothing still has the address.
  }
}

/** The links of a table: those of the address, or those that were kept. */
export function linksFor(id: string, query: URLSearchParams): { link: string | null; watch: string | null } {
  const { link, watch } = kept()[id] ?? { link: null, watch: null }
  return { link: query.get('link') ?? link, watch: query.get('watch') ?? watch }
}

/** The address of a table for those who sit down, or who watch. */
export function tableAddress(id: string, links: { link?: string | null; watch?: string | null }): string {
  const query = new URLSearchParams()
  if (links.link) query.set('link', links.link)
  else if (links.watch) query.set('watch', links.watch)
  const asked = query.toString()
  return `/table/${encodeURIComponent(id)}${asked ? `?${asked}` : ''}`
}
