import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Page } from 'playwright'
import { chromiumArgs, chromiumPath } from '../scripts/chromium.ts'
import { trustArgument } from './front.ts'

/** What is waited for: a control that React answers for, or one that works without any script. */
export type Control = { selector: string; isNative: boolean }

type Observed = { lcp: number; cls: number; longTasks: { start: number; ms: number }[]; ready: number | null }
declare global {
  interface Window {
    observed: Observed
  }
}

const slowdown = 4
const quietMs = 1500
const patienceMs = 60_000

/** Runs in the page before any of its own scripts. */
function observe(control: Control) {
  const observed: Observed = { lcp: 0, cls: 0, longTasks: [], ready: null }
  window.observed = observed
  const watch = <Entry extends PerformanceEntry>(type: string, see: (entry: Entry) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(see)).observe({ type, buffered: true })

  watch('largest-contentful-paint', (entry) => (observed.lcp = entry.startTime))
  watch('longtask', (entry) => observed.longTasks.push({ start: entry.startTime, ms: entry.duration }))

  // Shifts less than a second apart, within five seconds, are one; the worst of them counts.
  const session = { value: 0, first: 0, last: 0 }
  watch<PerformanceEntry & { value: number; hadRecentInput: boolean }>('layout-shift', (entry) => {
    if (entry.hadRecentInput) return
    const isSame = entry.startTime - session.last < 1000 && entry.startTime - session.first < 5000
    if (!isSame) Object.assign(session, { value: 0, first: entry.startTime })
    session.value += entry.value
    session.last = entry.startTime
    observed.cls = Math.max(observed.cls, session.value)
  })

  const look = () => {
    const element = [...document.querySelectorAll<HTMLElement>(control.selector)].find(
      (one) => one.getClientRects().length,
    )
    // React writes this key when it takes an element over: from then on the element reacts.
    const isReady = element && (control.isNative || Object.keys(element).some((key) => key.startsWith('__reactProps$')))
    if (isReady) observed.ready = performance.now()
    else setTimeout(look, 16)
  }
  setTimeout(look)
}

/** Counts what crosses the wire, headers included, and fails where something does not arrive: such a page is not the page. */
async function watchTraffic(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const requests = new Map<string, { url: string; isScript: boolean; bytes: number }>()
  const failures: string[] = []
  let pending = 0
  let lastChange = performance.now()
  const change = (by: number) => {
    pending += by
    lastChange = performance.now()
  }
  devtools.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
    if (url.startsWith('data:') || requests.has(requestId)) return
    requests.set(requestId, { url, isScript: false, bytes: 0 })
    change(1)
  })
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    const request = requests.get(requestId)
    if (request) request.isScript = response.mimeType.includes('javascript')
    if (response.status >= 400) failures.push(`${response.status} ${response.url}`)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (!request) return
    request.bytes = encodedDataLength
    change(-1)
  })
  devtools.on('Network.loadingFailed', ({ requestId, errorText }) => {
    if (!requests.has(requestId)) return
    failures.push(`${errorText} ${requests.get(requestId)?.url}`)
    change(-1)
  })
  return { requests, failures, quietSince: () => (pending ? performance.now() : lastChange) }
}

/** Waits until neither the network nor the processor has had anything to do for a while. */
async function settle(page: Page, quietSince: () => number) {
  const deadline = performance.now() + patienceMs
  while (performance.now() < deadline) {
    await sleep(100)
    const idleMs = await page.evaluate(() => {
      const last = window.observed.longTasks.at(-1)
      return last ? performance.now() - last.start - last.ms : Number.POSITIVE_INFINITY
    })
    if (idleMs > quietMs && performance.now() - quietSince() > quietMs) return
  }
  throw new Error(`${page.url()} did not come to rest`)
}

/** One first visit with an empty cache: times in ms from the start of the navigation, sizes in bytes on the wire. */
export async function measurePage(url: string, control: Control) {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArgs, trustArgument] })
  try {
    const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
    const page = await browser.newPage({ ...phone, locale: 'en-US' })
    const traffic = await watchTraffic(page)
    await page.addInitScript(observe, control)
    await page.goto(url, { waitUntil: 'load', timeout: patienceMs })
    await settle(page, traffic.quietSince)
    if (traffic.failures.length) throw new Error(`${url}: ${traffic.failures.join(', ')}`)

    const { lcp, cls, longTasks, ready } = await page.evaluate(() => window.observed)
    if (ready === null) throw new Error(`${url}: ${control.selector} never got ready`)
    const fcp = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    )
    const requests = [...traffic.requests.values()]
    const bytesOf = (some: typeof requests) => some.reduce((sum, { bytes }) => sum + bytes, 0)
    return {
      fcp,
      lcp,
      // What each long task after the first paint takes beyond 50 ms.
      blocking: longTasks.reduce((sum, { start, ms }) => sum + Math.max(0, Math.min(ms, start + ms - fcp) - 50), 0),
      ready,
      cls,
      requests: requests.length,
      bytes: bytesOf(requests),
      scriptBytes: bytesOf(requests.filter(({ isScript }) => isScript)),
      /** What was loaded, in order: who wonders about a figure finds it in the results file. */
      loaded: requests.map(({ url: address, bytes }) => `${bytes} ${new URL(address).pathname}`),
    }
  } finally {
    await browser.close()
  }
}
