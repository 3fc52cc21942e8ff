import type { Cache } from 'swr'
import type { Settings } from '../data/settings.tsx'
import { preloadRead } from '../data/use-call.ts'
import { findRoute, findRow } from './find-route.ts'

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
