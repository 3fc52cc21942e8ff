import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Page } from 'playwright'
import { chromiumArgs, chromiumPath } from '../scripts/chromium.ts'
import { trustArgument } from './front.ts'
import { sized } from './sized.ts'

type Observed = {
  lcp: number
  cls: number
  longTasks: { start: number; ms: number }[]
  /** When the control was there to be pressed: it is a link or a form, so a press needs no script. */
  shown: number | null
  /** From the press to the next frame, the longest. */
  interaction: number
}
declare global {
  interface Window {
    observed: Observed
  }
}

const slowdown = sized(4, 1)
const quietMs = sized(2500, 300)
const patienceMs = 60_000
/** Nothing on the link takes longer. */
const lostMs = 10_000

/** Runs in the page before any of its own scripts. */
function observe(selector: string) {
  const observed: Observed = { lcp: 0, cls: 0, longTasks: [], shown: null, interaction: 0 }
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

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId) observed.interaction = Math.max(observed.interaction, entry.duration)
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)

  const look = () => {
    if (document.querySelector(selector)) observed.shown = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Counts what crosses the wire, headers included, and fails where something does not arrive: such a page is not the page. */
async function watchTraffic(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const requests = new Map<string, { url: string; isScript: boolean; isAhead: boolean; bytes: number }>()
  const failures: string[] = []
  const pending = new Map<string, string>()
  let lastChange = performance.now()
  const end = (requestId: string) => {
    pending.delete(requestId)
    lastChange = performance.now()
  }
  devtools.on('Network.requestWillBeSent', ({ requestId, type, initiator, request: { url } }) => {
    if (url.startsWith('data:') || requests.has(requestId)) return
    // What `<link rel=prefetch>` fetches; its header is not reported here.
    const isAhead = type === 'Other' && initiator.type === 'script'
    requests.set(requestId, { url, isScript: false, isAhead, bytes: 0 })
    // What the page before was fetching has no end that is reported.
    if (type === 'Document') pending.clear()
    pending.set(requestId, url)
    lastChange = performance.now()
  })
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    const request = requests.get(requestId)
    if (request) {
      request.isScript = response.mimeType.includes('javascript')
      request.bytes = response.encodedDataLength
    }
    lastChange = performance.now()
    if (response.status >= 400) failures.push(`${response.status} ${response.url}`)
  })
  devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (request) request.bytes += encodedDataLength
    lastChange = performance.now()
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (!request) return
    request.bytes = encodedDataLength
    end(requestId)
  })
  devtools.on('Network.loadingFailed', ({ requestId, errorText }) => {
    if (!requests.has(requestId)) return
    failures.push(`${errorText} ${requests.get(requestId)?.url}`)
    end(requestId)
  })
  // Some scripts that a page fetches as it is left have no end that Chromium reports, although the link has sent all.
  const isLost = () => performance.now() - lastChange > lostMs
  const quietSince = () => (pending.size && !isLost() ? performance.now() : lastChange)
  return { requests, failures, pending, quietSince }
}

/** Runs in the page: scrolls as far as needed until the control is seen, and gives its middle. */
function bringIntoView(selector: string) {
  const control = document.querySelector(selector) as HTMLElement
  const isSeen = ({ top, bottom }: DOMRect) => top > 0 && bottom < innerHeight
  if (!isSeen(control.getBoundingClientRect())) control.scrollIntoView({ block: 'center' })
  const { x, y, width, height } = control.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/** A slow phone with an empty cache, which observes when `selector` comes. */
export async function openPhone(selector: string) {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArgs, trustArgument] })
  const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
  const page = await browser.newPage({ ...phone, locale: 'en-US' })
  page.setDefaultTimeout(patienceMs)
  const { requests, failures, pending, quietSince } = await watchTraffic(page)
  await page.addInitScript(observe, selector)
  const observed = () => page.evaluate(() => window.observed)

  /** Waits until neither the network nor the processor has had anything to do for a while. */
  async function settle() {
    const deadline = performance.now() + patienceMs
    while (performance.now() < deadline) {
      await sleep(100)
      const idleMs = await page.evaluate(() => {
        const last = window.observed.longTasks.at(-1)
        return last ? performance.now() - last.start - last.ms : Number.POSITIVE_INFINITY
      })
      if (idleMs > quietMs && performance.now() - quietSince() > quietMs) return
    }
    throw new Error(`${page.url()} did not come to rest: ${[...pending.values()].join(', ')}`)
  }

  /** A bare touch: a locator's tap first makes the page lay itself out, which would count as ours. */
  async function tap(target: string) {
    await page.evaluate(bringIntoView, target)
    await settle()
    const { x, y } = await page.evaluate(bringIntoView, target)
    await page.touchscreen.tap(x, y)
  }

  return { browser, page, requests, failures, observed, settle, tap }
}
