/** Orders that the server has not yet answered, kept through a reload of this tab, so that no move is lost. */

export interface Drawer {
  take: () => [string, string][]
  put: (orders: Iterable<[string, string]>) => void
}

export function drawerFor(table: string): Drawer {
  const key = `fabletop-orders-${table}`
  return {
    take() {
      try {
        return JSON.parse(sessionStorage.getItem(key) ?? '[]') as [string, string][]
      } catch {
        return []
      }
    },
    put(orders) {
      const all = [...orders]
      try {
        if (all.length) sessionStorage.setItem(key, JSON.stringify(all))
        else sessionStorage.removeItem(key)
      } catch {
        // A browser that keeps nothing must not be reloaded before an answer.
      }
    },
  }
}
