import { matchPath } from 'react-router-dom'
import type { Place, RouteRow } from './route.ts'
import type { Settings } from './data/settings.tsx'
import { preloadRead } from './data/use-call.ts'

export type Found = { row: RouteRow; place: Place }

/** A site's plain addresses, to look up; the few with parameters are matched one after the other. */
type Index = { plain: Map<string, RouteRow>; patterns: RouteRow[] }
const indexes = new WeakMap<RouteRow[], Index>()

function indexOf(routes: RouteRow[]): Index {
  const known = indexes.get(routes)
  if (known) return known
  const patterns = routes.filter(({ path }) => path.includes(':'))
  const plain = new Map(routes.filter((row) => !patterns.includes(row)).map((row) => [row.path, row]))
  indexes.set(routes, { plain, patterns })
  return { plain, patterns }
}

/** As the router sees an address: without a slash at its end, whatever its case. */
const plainly = (pathname: string) => pathname.replace(/(?<=.)\/+$/, '').toLowerCase()

/** The row an address leads to; undefined when no page is there. A menu asks this for each of its links. */
export function findRow(routes: RouteRow[], pathname: string): RouteRow | undefined {
  const { plain, patterns } = indexOf(routes)
  return plain.get(plainly(pathname)) ?? patterns.find(({ path }) => matchPath(path, pathname))
}

/** The row an address leads to, and what its first calls are made from; null when no page is there. */
export function findRoute(routes: RouteRow[], pathname: string, search: string, settings: Settings): Found | null {
  const row = findRow(routes, pathname)
  const match = row && matchPath(row.path, pathname)
  return match ? { row, place: { params: match.params, query: new URLSearchParams(search), settings } } : null
}

/** Starts what an address will need, its chunk and its first calls, before the visitor is there. */
export function warm(routes: RouteRow[], href: string, settings: Settings) {
  const { pathname, search } = new URL(href, location.origin)
  const found = findRoute(routes, pathname, search, settings)
  if (!found) return
  // Who goes there hears of a chunk that is not to be had.
  found.row.load().catch(() => {})
  // Their table brings every noun's calls with it: too much to come with each page.
  import('./first-calls.ts').then(
    ({ firstCallsOf }) => firstCallsOf(found).forEach(preloadRead),
    () => {},
  )
}
