import { setTimeout as sleep } from 'node:timers/promises'
import { authCalls } from '@shop/contract/auth'
import { breedCalls } from '@shop/contract/breed'
import { countryCalls } from '@shop/contract/country'
import { messages } from '@shop/contract/messages'
import { productCalls } from '@shop/contract/product'
import { responsibleBreederCalls } from '@shop/contract/responsible-breeder'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startPostgres } from '../../../../scripts/postgres.ts'
import { australian, fillCart, signIn } from '../../../test/buyer.ts'
import { copyOfPostgres, openShop, type Shop } from '../../../test/shop.ts'
import { unsteady } from '../../../test/unsteady-postgres.ts'
import { openPostgres, type PostgresBounds } from '../../platform/db/postgres.ts'
import { isUnavailable } from '../../platform/db/unavailable.ts'
import { formHandlers } from '../../forms.ts'
import { mountDiscovery } from '../page/discovery.ts'
import type { PageSource } from '../page/source.ts'
import { servePages } from '../page/pages.ts'

/** Short, and longer than what a busy machine takes while the database answers. */
const bounds: PostgresBounds = {
  connectionTimeoutMillis: 1500,
  lock_timeout: 1500,
  statement_timeout: 2000,
  idle_in_transaction_session_timeout: 60_000,
  query_timeout: 3000,
}

const patience = { timeout: 60_000 }

let line: Awaited<ReturnType<typeof unsteady>>
let shop: Shop

/** Pages that read a directory, or what is sold, or nothing. */
const pageAt: PageSource = async () => ({
  template: '<!--html--><!--data-->',
  chunksOf: () => [],
  readPage: async ({ url, load, answer }) => {
    const address =
      url === '/sold' ? '/api/store/products/product/2002' : responsibleBreederCalls.listResponsibleBreeders.path
    // As the app does: what fails is left out.
    const read = url === '/plain' ? null : await load(address).catch(() => null)
    return { url, data: { read, answer }, status: 200 }
  },
  renderPage: async ({ data }) => ({ html: '', head: '', data: JSON.stringify(data), card: null }),
})

beforeEach(async () => {
  line = await unsteady(await copyOfPostgres())
  shop = await openShop({ DATABASE_URL: line.url, AUTH_REQUESTS_PER_MINUTE: '1000' }, [], { bounds })
  const publicPages = { publicPaths: [], readChanges: async () => ({}), pathOf: {} as never, newsFeed: [] }
  mountDiscovery(shop.app, shop.services, async () => publicPages)
  servePages(shop.app, shop.services, { pageAt, forms: formHandlers, answerCall: shop.answerCall })
})
afterEach(async () => {
  line.mend()
  await shop.close()
  line.close()
})

type Browser = ReturnType<Shop['visitor']>
const login = { body: JSON.stringify({ username: 'owner@example.com', password: 'x' }) }
const form = { body: 'call=addItem&productId=2002&quantity=1' }
const post = (type: string, { body }: { body: string }) => ({
  method: 'POST',
  body,
  headers: { 'content-type': type },
})
const sendForm = (browser: Browser, path: string) =>
  browser.fetch(path, post('application/x-www-form-urlencoded', form))

async function expectErrorPage(answer: Response, isSent = false) {
  const { headers } = answer
  expect([answer.status, headers.get('content-type')]).toEqual([503, 'text/html; charset=UTF-8'])
  expect([headers.get('retry-after'), headers.get('cache-control')]).toEqual(['5', 'no-store'])
  const text = await answer.text()
  expect(text).toContain('<h1>Please try again shortly</h1>')
  // A page is tried again by itself; what was sent is not sent again.
  expect([headers.get('refresh'), text.includes('what you typed is still there')]).toEqual(
    isSent ? [null, true] : ['10', false],
  )
}

async function expectRefusal(answer: Response) {
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await answer.json()).toEqual({ message: messages.somethingWentWrong })
}

const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    () => 'failed',
  )

const faults = [
  ['gone', () => line.cut()],
  ['silent', () => line.fallSilent()],
] as const

test.each(faults)('with its database %s the shop says so everywhere, and comes back with it', async (_, fail) => {
  const [guest, user, buyer] = [shop.visitor(), shop.visitor(), australian(shop)]
  const { email } = await signIn(shop, user)
  await fillCart(shop, buyer)
  const cached = await (await guest.fetch('/cached')).text()
  expect(cached).toContain('"results":[{')
  fail()
  const visits: [Browser, string][] = [
    [guest, '/cached'],
    [guest, '/new'],
    [user, '/plain'],
  ]
  await Promise.all([
    ...visits.map(async ([browser, path]) => expectErrorPage(await browser.fetch(path))),
    sendForm(guest, '/new').then((answer) => expectErrorPage(answer, true)),
    guest.fetch(responsibleBreederCalls.listResponsibleBreeders.path).then(expectRefusal),
    user.fetch(authCalls.getMyDetails.path).then(expectRefusal),
    guest.fetch(authCalls.login.path, post('application/json', login)).then(expectRefusal),
  ])
  // What is sold is in memory: it is found and read all the same.
  for (const path of [breedCalls.listBreeds.path, `${productCalls.listProducts.path}?search=eye`])
    expect((await guest.fetch(path)).status).toBe(200)
  // So are pages of it, whether somebody had them before or not.
  for (const _ of ['first', 'second']) expect(await (await guest.fetch('/sold')).text()).toContain('Collie eye anomaly')
  // What needs no database is there, and what was typed into a form on such a page stays.
  for (const browser of [guest, buyer]) expect((await browser.fetch('/plain')).status).toBe(200)
  expect((await guest.fetch(countryCalls.detectCountry.path)).status).toBe(200)
  const refused = await sendForm(guest, '/plain')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await refused.text()).toContain('"productId":2002')
  expect((await guest.fetch('/preview/new.png')).status).toBe(404)

  line.mend()
  const read = async () => (await guest.fetch(responsibleBreederCalls.listResponsibleBreeders.path)).status
  await expect.poll(read, patience).toBe(200)
  expect(await (await guest.fetch('/cached')).text()).toBe(cached)
  expect((await sendForm(guest, '/new')).status).toBe(303)
  expect((await user.ask(authCalls.getMyDetails)).email).toBe(email)
})

test.each(faults)(
  'whether it is ready is answered at once with its database %s, which gets one query',
  async (_, fail) => {
    const guest = shop.visitor()
    const ready = async () => (await guest.fetch('/api/ready')).status
    expect(await ready()).toBe(200)
    fail()
    expect(await Promise.all(Array.from({ length: 30 }, ready))).toEqual(Array(30).fill(503))
    expect((await guest.fetch('/api/health')).status).toBe(200)
    line.mend()
    await expect.poll(ready, patience).toBe(200)
  },
)

test.each(faults)('no connection is lost to transactions that found it %s', async (_, fail) => {
  const { db } = shop
  const write = () => db.transaction((tx) => tx.execute(sql`select 1`))
  // As many as there are connections, so that all are open.
  await Promise.all(Array.from({ length: 10 }, write))
  fail()
  const failed = await Promise.allSettled(Array.from({ length: 25 }, write))
  expect(failed.map(({ status }) => status)).toEqual(Array(25).fill('rejected'))
  line.mend()
  await expect.poll(() => outcome(write()), patience).toBe('done')
  await Promise.all(Array.from({ length: 10 }, write))
})

test.each(faults)('a transaction that is under way when it is %s fails, and nothing else does', async (_, fail) => {
  const { db } = shop
  const broken = db.transaction(async (tx) => {
    await tx.execute(sql`select 1`)
    fail()
    await sleep(50)
    await tx.execute(sql`select 1`)
  })
  await expect(broken).rejects.toSatisfy(isUnavailable)
  line.mend()
  await expect.poll(() => outcome(db.execute(sql`select 1`)), patience).toBe('done')
})

test('a statement and a wait for a lock have an end, which is not the query’s fault', async () => {
  const guest = shop.visitor()
  await expect(shop.db.execute(sql`select pg_sleep(60)`)).rejects.toMatchObject({ cause: { code: '57014' } })
  await shop.db.transaction(async (tx) => {
    await tx.execute(sql`lock table responsible_breeders in access exclusive mode`)
    await expectRefusal(await guest.fetch(responsibleBreederCalls.listResponsibleBreeders.path))
    await expectErrorPage(await guest.fetch('/new'))
  })
  expect((await guest.fetch(responsibleBreederCalls.listResponsibleBreeders.path)).status).toBe(200)
})

test('a transaction that its process has forgotten lets go of what it holds', async () => {
  const other = await openPostgres(line.url, { bounds: { ...bounds, idle_in_transaction_session_timeout: 100 } })
  const guest = shop.visitor()
  const forgotten = other.db.transaction(async (tx) => {
    await tx.execute(sql`lock table responsible_breeders in access exclusive mode`)
    await expect
      .poll(async () => (await guest.fetch(responsibleBreederCalls.listResponsibleBreeders.path)).status, patience)
      .toBe(200)
    await tx.execute(sql`select 1`)
  })
  await expect(forgotten).rejects.toSatisfy(isUnavailable)
  await other.close()
})

test('a PostgreSQL that shuts down takes no request with it, and none of its own process', async () => {
  const server = await startPostgres()
  const database = await openPostgres(server.url, { bounds })
  const stopped = database.db.transaction(async (tx) => {
    await tx.execute(sql`select 1`)
    await server.stop()
    await tx.execute(sql`select 1`)
  })
  await expect(stopped).rejects.toSatisfy(isUnavailable)
  await expect(database.db.execute(sql`select 1`)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } })
  await database.close()
})
