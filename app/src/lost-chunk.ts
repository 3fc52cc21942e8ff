const key = 'reloaded-at'
const pauseMs = 60_000

/** A part of the app that is no longer on the server, as after a deploy; each browser words it differently. */
export const isLostChunk = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|module script failed|preload CSS/i.test(error.message)

/** Loads the page anew, which brings the new version; not twice in a minute, and not while offline, where it would lose the page. */
export function reloadOnce(
  now: number,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  page: { isOnline: boolean; reload: () => void },
) {
  if (!page.isOnline) return
  try {
    if (now - Number(storage.getItem(key) ?? 0) < pauseMs) return
    storage.setItem(key, String(now))
  } catch {
    // Without storage nothing would stop the second reload.
    return
  }
  page.reload()
}
