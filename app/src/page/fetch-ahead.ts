/** How many milliseconds a page is left alone; what it fetches itself goes first. */
const restMs = 1500

/** Not in every browser, nor in their types. */
type Connection = { saveData: boolean; effectiveType: string }

/** Whether fetching what may never be needed costs the visitor neither time nor money. */
export const isConnectionFree = (connection: Connection | undefined) =>
  !connection || (!connection.saveData && connection.effectiveType === '4g')

/** Works once the page has rested and the browser is idle; never on a slow or metered line. Returns what calls it off. */
export function whenAtRest(work: () => void): () => void {
  if (!isConnectionFree((navigator as Navigator & { connection?: Connection }).connection)) return () => {}
  const timer = setTimeout(() => whenIdle(work), restMs)
  return () => clearTimeout(timer)
}

// Not in Safari.
const whenIdle = (work: () => void) => (window.requestIdleCallback ?? setTimeout)(work)

function prefetch(file: string) {
  const link = Object.assign(document.createElement('link'), { rel: 'prefetch', href: `/${file}` })
  // As modules are fetched: otherwise the browser would not find it again.
  link.crossOrigin = 'anonymous'
  document.head.append(link)
}

/** Brings files into the browser's cache and runs none of them, once the page is loaded and rests. */
export function fetchAhead(files: readonly string[]) {
  // One by one: even asking for sixty files takes a slow phone's processor a while.
  const fetchFrom = (index: number) => {
    const file = files[index]
    if (!file) return
    prefetch(file)
    whenIdle(() => fetchFrom(index + 1))
  }
  const start = () => void whenAtRest(() => fetchFrom(0))
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}
