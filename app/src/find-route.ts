import { matchPath } from 'react-router-dom'
import type { Place, RouteRow } from './route.ts'
import type { Settings } from './data/settings.tsx'
import { preloadRead } from './data/use-call.ts'

export type Found = { row: RouteRow; place: Place }

/** The row an address leads to, and what its first calls are made from; null when no page is there. */
export function findRoute(routes: RouteRow[], pathname: string, search: string, settings: Settings): Found | null {
  for (const row of routes) {
    const match = matchPath(row.path, pathname)
    if (match) return { row, place: { params: match.params, query: new URLSearchParams(search), settings } }
  }
  return null
}

/** Starts what an address will need, its chunk and its first calls, before the visitor is there. */
export function warm(routes: RouteRow[], href: string, settings: Settings) {
  const { pathname, search } = new URL(href, location.origin)
  const found = findRoute(routes, pathname, search, settings)
  if (!found) return
  // Who goes there hears of a chunk that is not to be had.
  found.row.load().catch(() => {})
  found.row.calls(found.place).forEach(preloadRead)
}
