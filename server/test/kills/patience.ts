import { setTimeout as sleep } from 'node:timers/promises'
import { Failure } from '@shop/contract/failure'
import { isUnavailable } from '../../src/platform/db/unavailable.ts'

/** Milliseconds after which a request that nobody answers is made again, and after which nobody insists any more. */
const patienceMs = 10_000
const mostMs = 300_000
const restMs = 150

/** What those who do one kind of work have met with. */
export const newMeter = () => ({ requests: 0, repetitions: 0, longestMs: 0, failed: [] as string[] })
export type Meter = ReturnType<typeof newMeter>

/** A whole answer; null where the connection broke, or nothing came in time. */
async function ask(url: URL, init: RequestInit): Promise<Response | null> {
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(patienceMs) })
    return new Response(await answer.text(), answer)
  } catch {
    return null
  }
}

/** Makes requests again and again until somebody answers, as impatient visitors do. Throws after five minutes. */
export const insistentFetch =
  (base: string, meter: Meter) =>
  async (path: string, init: RequestInit = {}): Promise<Response> => {
    const since = performance.now()
    const waited = () => performance.now() - since
    const what = `${init.method ?? 'GET'} ${path.split('?')[0]}`
    meter.requests += 1
    for (;;) {
      const answer = await ask(new URL(path, base), init)
      // 503 means that the database is away, 502 and 504 are a proxy's whose shop is; anything else means that something failed.
      if (answer && answer.status >= 500 && ![502, 503, 504].includes(answer.status))
        meter.failed.push(`${what}: ${answer.status} ${await answer.clone().text()}`)
      if (answer && answer.status < 500) {
        meter.longestMs = Math.max(meter.longestMs, waited())
        return answer
      }
      if (waited() > mostMs) throw new Error(`Nobody answers ${what}`)
      meter.repetitions += 1
      await sleep(restMs)
    }
  }

/** Starts again until the database was there all the while. */
export async function untilThere<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;)
    try {
      return await work()
    } catch (error) {
      const isAway = error instanceof Failure ? error.status >= 500 : isUnavailable(error)
      if (!isAway) throw error
      await sleep(restMs)
    }
}
