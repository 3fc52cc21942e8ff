import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { withDesk } from '../server/test/desk.ts'
import { type Found, sendHostile } from '../server/test/hostile-run.ts'
import { withLab } from '../server/test/lab.ts'
import { useShop } from '../server/test/shop.ts'
import { formHandlers } from '../server/src/forms.ts'
import { servePages } from '../server/src/entry/page/pages.ts'
import type { PageSource } from '../server/src/entry/page/source.ts'

const settings = process.env
const seed = Number(settings.SEED ?? randomInt(2 ** 31))
const from = Number(settings.FROM ?? 0)
const count = Number(settings.COUNT ?? 100_000)
const slowMs = 2000

const shop = useShop({ AUTH_REQUESTS_PER_MINUTE: '100000000', ...withLab, ...withDesk })

test(`${count} hostile requests: none fails, is slow, or is answered in another form than the contract's`, async () => {
  const pageAt: PageSource = async () => ({
    template: '<!--data-->',
    chunksOf: () => [],
    readPage: async ({ url, answer }) => ({ url, data: answer, status: 200 }),
    renderPage: async ({ data }) => ({ html: '', head: '', data: JSON.stringify(data), card: null }),
  })
  servePages(shop.app, shop.services, { pageAt, forms: formHandlers, answerCall: shop.answerCall })
  const found: Found[] = []
  const times: number[] = []
  const again = (at: number) => `SEED=${seed} FROM=${at} COUNT=1 npm run proof -- requests`
  const timed = (ms: number, at: number, call: string) => {
    times.push(ms)
    if (ms > slowMs) console.error(`slow: ${call}: ${Math.round(ms)} ms\n  ${again(at)}`)
  }
  const kept = (flaw: Found) => {
    found.push(flaw)
    console.error(`${flaw.flaw}: ${flaw.call} as ${flaw.actor}: ${flaw.why.slice(0, 300)}\n  ${again(flaw.at)}`)
  }
  await sendHostile(shop, { seed, from, count, found: kept, timed })
  const counted = (kind: string) => found.filter(({ flaw }) => flaw === kind).length
  const slow = times.filter((ms) => ms > slowMs).length
  console.info(
    `seed ${seed}: ${times.length} requests, ${counted('failed')} answers of 500 or more, ${slow} over ${slowMs / 1000} s, ` +
      `${counted('schema')} against their schema, ${counted('leaking')} that say what is inside; the slowest took ${Math.round(Math.max(...times.slice(-100_000)))} ms`,
  )
  expect({ found: found.length, slow }).toEqual({ found: 0, slow: 0 })
})
