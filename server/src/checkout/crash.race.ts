import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Call, addressOf } from '@shop/contract/call'
import { snakeKeys } from '@shop/contract/case'
import { checkoutCalls } from '@shop/contract/checkout'
import type { Order } from '@shop/contract/order'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { australian, checkoutBody, fillCart } from '../../test/buyer.ts'
import { disagreementsIn } from '../../test/books.ts'
import { copyOfPostgres, openShop, type Shop } from '../../test/shop.ts'
import { checkouts } from './tables.ts'
import { orders } from '../order/tables.ts'
import { sandboxCharges } from '../payment-provider/tables.ts'

const buyers = 24
const kills = 5

let shop: Shop
let settings: Record<string, string>
let server: ChildProcess
const folder = mkdtempSync(join(tmpdir(), 'pet-dna-crash-'))

async function freePort(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  return String(port)
}

async function start() {
  server = spawn(process.execPath, [join(import.meta.dirname, '../../test/api-process.ts')], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(server.stdout as NodeJS.ReadableStream, 'data')
}

async function kill() {
  const ended = once(server, 'exit')
  server.kill('SIGKILL')
  await ended
}

beforeAll(async () => {
  settings = {
    DATABASE_URL: await copyOfPostgres(),
    PORT: await freePort(),
    DATA_DIR: folder,
    PAYMENT_TIMEOUT_SECONDS: '1',
    REQUESTS_PER_MINUTE: '1000000',
  }
  shop = await openShop(settings)
  await start()
})
afterAll(async () => {
  await kill()
  await shop.close()
  rmSync(folder, { recursive: true })
})

/** Asks until somebody answers, as an impatient visitor does. */
async function insist(
  row: Call,
  params: Record<string, string>,
  body: object,
): Promise<{ status: number; order: Order }> {
  const address = `http://127.0.0.1:${settings.PORT}${addressOf(row, { params })}`
  for (;;) {
    const reply = await fetch(address, {
      method: row.method,
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      body: JSON.stringify(snakeKeys(body)),
    }).catch(() => null)
    const order = (await reply?.json().catch(() => null)) as Order | null
    if (reply && order && reply.status < 500) return { status: reply.status, order }
    await sleep(50)
  }
}

/** The ways to pay: what the browser sends, one after the other. */
const ways = [
  { paymentMethod: 'C', tokens: ['tok_visa'] },
  { paymentMethod: 'C', tokens: ['tok_authenticationRequired', 'bank_accepts'] },
  { paymentMethod: 'C', tokens: ['tok_discover'] },
  { paymentMethod: 'P', tokens: ['paypal_approves'] },
] as const
type Way = (typeof ways)[number]

/** Buys the cart, whatever happens: a payment that was closed meanwhile is begun again with a new key. */
async function buy(cart: Awaited<ReturnType<typeof fillCart>>, way: Way): Promise<void> {
  const { paymentMethod, tokens } = way
  const body = checkoutBody(cart, { checkoutId: randomUUID(), paymentMethod })
  const made = await insist(checkoutCalls.createOrder, {}, body)
  // The cart was ordered: an earlier attempt of ours had been charged, and was finished after the crash.
  if (made.status === 404) return
  await insist(checkoutCalls.startPayment, {}, { checkoutId: body.checkoutId })
  for (let at = 0; ; at++) {
    const token = tokens[at % tokens.length]
    const { status, order } = await insist(checkoutCalls.confirmPayment, { checkoutId: body.checkoutId }, { token })
    if (order.status === 'paid') return
    if (status === 409) return buy(cart, way)
    await sleep(100)
  }
}

test('killed again and again, the shop loses no payment and makes none twice', { timeout: 180_000 }, async () => {
  const guest = australian(shop)
  const carts = []
  for (let index = 0; index < buyers; index++) carts.push(await fillCart(shop, guest))
  const waiting = [...carts]
  const queue = async () => {
    for (let cart = waiting.pop(); cart; cart = waiting.pop()) {
      await buy(cart, ways[waiting.length % ways.length] ?? ways[0])
      // Spread over the kills, not over before the first of them.
      await sleep(randomInt(100, 400))
    }
  }
  const buying = Promise.all(Array.from({ length: 4 }, queue))
  let killed = 0
  for (; killed < kills && waiting.length; killed++) {
    await sleep(randomInt(50, 500))
    await kill()
    await start()
  }
  await buying
  expect(killed).toBeGreaterThan(3)

  // A job whose worker was killed runs again when pg-boss gives its worker up; here that time has passed.
  await shop.db.execute(
    sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active' and name = 'receipt'`,
  )
  const receipts = () =>
    readdirSync(join(folder, 'mail'))
      .filter((name) => name.endsWith('.eml'))
      .toSorted()
  await vi.waitFor(() => expect(receipts().length).toBeGreaterThanOrEqual(buyers), { timeout: 15_000, interval: 200 })

  // Those of the sample world are its people's.
  const byGuests = shop.db.select({ id: checkouts.id }).from(checkouts).where(isNull(checkouts.userId))
  const charged = await shop.db
    .select()
    .from(sandboxCharges)
    .where(and(eq(sandboxCharges.status, 'paid'), inArray(sandboxCharges.checkoutId, byGuests)))
  const ordered = await shop.db.select().from(orders).where(isNull(orders.userId))
  expect(charged).toHaveLength(buyers)
  expect(ordered.map(({ checkoutId }) => checkoutId).toSorted()).toEqual(
    charged.map(({ checkoutId }) => checkoutId).toSorted(),
  )
  expect(receipts()).toEqual(ordered.map(({ number }) => `order-${number}.eml`).toSorted())
  expect(await shop.db.$count(checkouts, eq(checkouts.status, 'paying'))).toBe(0)
  expect(await disagreementsIn(shop)).toEqual([])
})
