import { readInTab, writeInTab } from '../data/tab-storage.ts'

const key = 'reloaded'

/**
 * Until the router listens to the history, a page is loaded again when its address is no longer `rendered`, the path
 * and query that the server rendered: who goes back while it hydrates would see the other address's page. Returns what
 * ends the watch.
 */
export function watchHistory(rendered: string): () => void {
  function reloadElsewhere() {
    const url = location.pathname + location.search
    if (url === rendered) writeInTab(key, null)
    // Once: behind a proxy that rewrites addresses the two are never the same.
    else if (readInTab<{ url: string }>(key)?.url !== url) {
      writeInTab(key, { url })
      location.reload()
    }
  }
  addEventListener('popstate', reloadElsewhere)
  reloadElsewhere()
  return () => {
    reloadElsewhere()
    removeEventListener('popstate', reloadElsewhere)
  }
}
