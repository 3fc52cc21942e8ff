import { matchPath } from 'react-router-dom'
import type { Place } from '../data/reads.ts'
import type { Settings } from '../data/settings.tsx'
import type { RouteRow } from './route.tsx'
import { routes } from '../routes.ts'

export type FoundRoute = { row: RouteRow; place: Place }

// Every link of a page is looked up: plain addresses in a map, the few with parameters one after the other.
const isPattern = ({ path }: RouteRow) => path.includes(':')
const plain = new Map(routes.filter((row) => !isPattern(row)).map((row) => [row.path, row]))
const patterns = routes.filter(isPattern)

/** As the router sees an address: without a slash at its end, whatever its case. */
const normalize = (pathname: string) => (pathname.replace(/(?<!\/)\/+$/, '') || '/').toLowerCase()

/** The row of an address; undefined when no page is there. */
export const findRow = (pathname: string): RouteRow | undefined =>
  plain.get(normalize(pathname)) ?? patterns.find(({ path }) => matchPath(path, pathname))

/** The row of an address, and what its first reads are made from; null when no page is there. */
export function findRoute(pathname: string, search: string, settings: Settings): FoundRoute | null {
  const row = findRow(pathname)
  const match = row && matchPath(row.path, pathname)
  if (!match) return null
  return { row, place: { path: row.path, params: match.params, query: new URLSearchParams(search), settings } }
}
