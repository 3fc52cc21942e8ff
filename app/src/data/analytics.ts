/** What a visitor did: a page by its route's pattern, which names nobody, or something worth counting. */
type AnalyticsEvent =
  | { kind: 'page'; page: string }
  | { kind: 'event'; name: string; details: Record<string, string | number | boolean> }

/** A service that counts. It gets events in their order, a few at a time. */
export type AnalyticsProvider = { send: (events: readonly AnalyticsEvent[]) => void }

const everyMs = 2000

let provider: AnalyticsProvider | null = null
let queue: AnalyticsEvent[] = []
let isPaused = false
let timer: ReturnType<typeof setTimeout> | undefined

/** Counts with a provider from now on; with none, which is the default, nothing is stored or sent. */
export function startAnalytics(next: AnalyticsProvider | null) {
  provider = next
  purgeAnalytics()
}

export const trackPage = (page: string) => add({ kind: 'page', page })
export const trackEvent = (name: string, details: Record<string, string | number | boolean> = {}) =>
  add({ kind: 'event', name, details })

/** Holds everything back; `resumeAnalytics` sends it after all. */
export function pauseAnalytics() {
  isPaused = true
  clearTimeout(timer)
  timer = undefined
}

export function resumeAnalytics() {
  isPaused = false
  if (queue.length) schedule()
}

/** Forgets what has not been sent. */
export function purgeAnalytics() {
  queue = []
}

function add(event: AnalyticsEvent) {
  if (!provider) return
  queue.push(event)
  schedule()
}

function schedule() {
  if (!isPaused) timer ??= setTimeout(send, everyMs)
}

function send() {
  timer = undefined
  const events = queue
  queue = []
  try {
    if (events.length) provider?.send(events)
  } catch {
    // Who counts must not get in the way of what is counted.
  }
}
