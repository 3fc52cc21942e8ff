import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { cartCalls } from '@shop/contract/cart'
import { newVisitor } from '../../server/test/shop.ts'

/** In milliseconds: how long a visitor waits for an answer, and how long they look at one. */
const patienceMs = 20_000
const lookMs = [500, 1500] as const

/** What rests on memory, what has to be read from the database, and what is written. */
export type Group = 'catalogue' | 'reads' | 'writes'
type Answered = { group: Group; at: number; failure: string | null }

const pages = [
  '/',
  '/breeder/for-dogs/dna-tests',
  '/breeder/for-dogs/breeds/border-collie/200193',
  '/store/collie-eye-anomaly-choroidal-hypoplasia-cea-ch-canine/p/2002',
  '/search?q=degenerative+myelopathy',
  '/api/store/products?q=collie',
]
const one = <Item>(list: readonly Item[]) => list[randomInt(list.length)] as Item

/**
 * Visitors of a shop, each of whom looks, searches, fills a cart and looks at it, once a second, and does not insist: what
 * fails has failed. `url` is where they come in.
 */
export function openVisitors(url: string, count: number) {
  const answers: Answered[] = []
  const over = new AbortController()

  async function visit() {
    let group: Group = 'catalogue'
    const ask = async (path: string, init: RequestInit = {}) => {
      const note = (failure: string | null) => void answers.push({ group, at: performance.now(), failure })
      try {
        const answer = await fetch(new URL(path, url), { ...init, signal: AbortSignal.timeout(patienceMs) })
        const text = await answer.text()
        note(answer.status < 400 ? null : `${init.method ?? 'GET'} ${answer.status}`)
        return new Response(text, answer)
      } catch (error) {
        note(`${init.method ?? 'GET'} ${error instanceof Error ? error.name : 'no answer'}`)
        return new Response(null, { status: 503 })
      }
    }
    const ip = Array.from({ length: 3 }, () => randomInt(256)).join('.')
    const browser = newVisitor({ request: ask }, { 'x-country-code': 'AU', 'x-forwarded-for': `10.${ip}` })
    while (!over.signal.aborted) {
      const chance = randomInt(10)
      group = chance < 6 ? 'catalogue' : chance < 8 ? 'reads' : 'writes'
      if (group === 'catalogue') await ask(one(pages))
      else if (group === 'reads') await ask('/api/tools/collection-agents')
      else
        await browser
          .ask(cartCalls.createCart, { body: { country: 'AU' } })
          .then(
            ({ sessionId }) =>
              browser.ask(cartCalls.addItem, { params: { sessionId }, body: { productId: 2002, quantity: 1 } }),
            () => null,
          )
          .catch(() => null)
      await sleep(randomInt(...lookMs), undefined, { signal: over.signal }).catch(() => {})
    }
  }

  const visitors = Array.from({ length: count }, async () => {
    await sleep(randomInt(1500))
    await visit()
  })
  return {
    /** What was answered between two moments: requests, failures by kind, and for how long nothing came, in seconds. */
    between: (from: number, to: number) => {
      const found = answers.filter(({ at }) => at >= from && at <= to)
      const failures: Record<string, number> = {}
      for (const { group, failure } of found)
        if (failure) failures[`${group}: ${failure}`] = (failures[`${group}: ${failure}`] ?? 0) + 1
      const gapOf = (group: Group) => {
        const times = found.filter((one) => one.group === group && !one.failure).map(({ at }) => at)
        const all = [from, ...times, to]
        return Math.max(...all.slice(1).map((at, index) => at - (all[index] ?? at))) / 1000
      }
      return {
        requests: found.length,
        failures,
        gaps: { catalogue: gapOf('catalogue'), reads: gapOf('reads'), writes: gapOf('writes') },
      }
    },
    leave: async () => {
      over.abort()
      await Promise.all(visitors)
    },
  }
}
