const key = 'reloaded-at'
const pauseMs = 60_000

/** A part of the app that is no longer on the server, as after a deploy; each browser words it differently. */
export const isLostChunk = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|module script failed|preload CSS/i.test(error.message)

/**
 * Loads the page again, which brings the new version; not twice in a minute, and not while offline, where it would lose
 * the page. Returns whether it did.
 */
export function reloadOnce(
  now: number,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  page: { isOnline: boolean; reload: () => void },
): boolean {
  if (!page.isOnline) return false
  try {
    if (now - Number(storage.getItem(key) ?? 0) < pauseMs) return false
    storage.setItem(key, String(now))
  } catch {
    // Without storage nothing would stop the second reload.
    return false
  }
  page.reload()
  return true
}

/** For whatever broke: a lost part brings the new version of the page. Returns whether the page is about to go. */
export function reloadForLostChunk(error: unknown): boolean {
  if (!isLostChunk(error)) return false
  try {
    return reloadOnce(Date.now(), sessionStorage, { isOnline: navigator.onLine, reload: () => location.reload() })
  } catch {
    // Storage is forbidden here: the page's own button reloads.
    return false
  }
}
