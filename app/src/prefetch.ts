import type { Cache } from 'swr'
import type { Settings } from './data/settings.tsx'
import { preloadRead } from './data/use-call.ts'
import { findRoute, findRow } from './find-route.ts'
import type { RouteRow } from './route.tsx'

/** How many screens are fetched ahead from one page. */
const maxAhead = 2

/** Not in every browser's types. */
type Connection = { saveData?: boolean }

/** The screens that most links of the main content lead to, the most frequent first. */
function screensAhead(): RouteRow[] {
  const counts = new Map<RouteRow, number>()
  for (const { pathname, origin } of document.querySelectorAll<HTMLAnchorElement>('#main a[href]')) {
    const row = origin === location.origin ? findRow(pathname) : undefined
    if (row && row !== findRow(location.pathname)) counts.set(row, (counts.get(row) ?? 0) + 1)
  }
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([row]) => row)
}

/** Fetches the chunks of the screens that a page leads to, while the browser is idle. Not where data is saved. */
export function prefetchScreens() {
  const { connection } = navigator as Navigator & { connection?: Connection }
  if (connection?.saveData) return
  performance.mark('prefetch')
  for (const row of screensAhead().slice(0, maxAhead)) row.load().catch(() => {})
}

/** Fetches the chunk of an address, as a pointer rests on its link. */
export function prefetchScreen(href: string) {
  findRow(new URL(href, location.origin).pathname)
    ?.load()
    .catch(() => {})
}

/** Starts what an address will need, its chunk and its first reads, before the visitor is there. */
export function prefetch(href: string, settings: Settings, cache: Cache) {
  const { pathname, search } = new URL(href, location.origin)
  const found = findRoute(pathname, search, settings)
  if (!found) return
  // The visit itself reports what could not be fetched.
  found.row.load().catch(() => {})
  // Apart, as every page would carry its list of files.
  import('./first-reads.ts')
    .then(({ firstReads }) => firstReads(found))
    .then(
      (reads) => reads.forEach((read) => preloadRead(read, cache)),
      () => {},
    )
}
