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
import { type Checkout, checkoutCalls } from '@shop/contract/checkout'
import type { Order } from '@shop/contract/order'
import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { australian, checkoutBody, fillCart, signIn } from '../../test/buyer.ts'
import { disagreementsIn } from '../../test/books.ts'
import { membershipBody } from '../../test/members.ts'
import { copyOfPostgres, openShop, type Shop } from '../../test/shop.ts'
import { checkouts } from './tables.ts'
import { memberships } from '../member/tables.ts'
import { orders } from '../order/tables.ts'
import { sandboxCharges } from '../payment-provider/tables.ts'
import { users } from '../user/tables.ts'

const buyers = 18
/** Of whom so many more join the kennel membership. */
const joiners = 6
const kills = 5
const joinerName = 'Joins the kennel membership'

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

/** What somebody wants to buy: of each try the body, and the session of who is signed in. */
type Wanted = { body: (change: Partial<Checkout>) => Checkout; session?: string | undefined }

/** Asks until somebody answers, as an impatient visitor does. */
async function insist(
  row: Call,
  params: Record<string, string>,
  body: object,
  session?: string,
): Promise<{ status: number; order: Order }> {
  const address = `http://127.0.0.1:${settings.PORT}${addressOf(row, { params })}`
  for (;;) {
    const reply = await fetch(address, {
      method: row.method,
      headers: {
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        ...(session && { cookie: `session=${session}` }),
      },
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

/** Buys it, whatever happens: a payment that was closed meanwhile is begun again with a new key. */
async function buy(wanted: Wanted, way: Way): Promise<void> {
  const { paymentMethod, tokens } = way
  const { session } = wanted
  const body = wanted.body({ checkoutId: randomUUID(), paymentMethod })
  const made = await insist(checkoutCalls.createOrder, {}, body, session)
  // The cart was ordered: an earlier attempt of ours had been charged, and was finished after the crash.
  if (made.status === 404) return
  await insist(checkoutCalls.startPayment, {}, { checkoutId: body.checkoutId }, session)
  for (let at = 0; ; at++) {
    const token = tokens[at % tokens.length]
    const { checkoutId } = body
    const { status, order } = await insist(checkoutCalls.confirmPayment, { checkoutId }, { token }, session)
    if (order.status === 'paid') return
    if (status === 409) return buy(wanted, way)
    await sleep(100)
  }
}

/** A guest's cart. */
async function anOrder(): Promise<Wanted> {
  const cart = await fillCart(shop, australian(shop))
  return { body: (change) => checkoutBody(cart, change) }
}
/** The kennel membership, for a breeder who is signed in. */
async function aMembership(): Promise<Wanted> {
  const browser = australian(shop)
  await signIn(shop, browser, 'breeder', { lastName: joinerName })
  const first = await membershipBody(browser)
  return { body: (change) => ({ ...first, ...change }), session: browser.cookies.get('session') }
}

test('killed again and again, the shop loses no payment and makes none twice', { timeout: 180_000 }, async () => {
  const waiting: Wanted[] = []
  for (let index = 0; index < buyers; index++) {
    waiting.push(await anOrder())
    if (index < joiners) waiting.push(await aMembership())
  }
  const queue = async () => {
    for (let wanted = waiting.pop(); wanted; wanted = waiting.pop()) {
      await buy(wanted, ways[waiting.length % ways.length] ?? ways[0])
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
    sql`update pgboss.job set state = 'retry', start_after = now()
      where state = 'active' and name in ('receipt', 'membership-mail')`,
  )
  const all = buyers + joiners
  const mailsOf = (kind: string) =>
    readdirSync(join(folder, 'mail'))
      .filter((name) => name.startsWith(kind) && name.endsWith('.eml'))
      .toSorted()
  const receipts = () => mailsOf('order-')
  await vi.waitFor(
    () => expect(receipts().length + mailsOf('membership-').length).toBeGreaterThanOrEqual(all + joiners),
    {
      timeout: 15_000,
      interval: 200,
    },
  )

  const joined = shop.db.select({ id: users.id }).from(users).where(eq(users.lastName, joinerName))
  // Those of the sample world are its people's.
  const isOurs = (userId: typeof orders.userId | typeof checkouts.userId) => or(isNull(userId), inArray(userId, joined))
  const ours = shop.db.select({ id: checkouts.id }).from(checkouts).where(isOurs(checkouts.userId))
  const charged = await shop.db
    .select()
    .from(sandboxCharges)
    .where(and(eq(sandboxCharges.status, 'paid'), inArray(sandboxCharges.checkoutId, ours)))
  const ordered = await shop.db.select().from(orders).where(isOurs(orders.userId))
  expect(charged).toHaveLength(all)
  expect(ordered.map(({ checkoutId }) => checkoutId).toSorted()).toEqual(
    charged.map(({ checkoutId }) => checkoutId).toSorted(),
  )
  expect(receipts()).toEqual(ordered.map(({ number }) => `order-${number}.eml`).toSorted())
  expect(await shop.db.$count(checkouts, eq(checkouts.status, 'paying'))).toBe(0)
  // Each joined once, can be charged again next year, and was welcomed.
  const members = await shop.db
    .select()
    .from(memberships)
    .where(and(inArray(memberships.userId, joined), isNotNull(memberships.paidUntil), isNotNull(memberships.mandate)))
  expect(new Set(members.map(({ userId }) => userId)).size).toBe(joiners)
  expect(await shop.db.$count(memberships, inArray(memberships.userId, joined))).toBe(joiners)
  expect(mailsOf('membership-')).toEqual(members.map(({ id }) => `membership-started-${id}.eml`).toSorted())
  expect(await disagreementsIn(shop)).toEqual([])
})
