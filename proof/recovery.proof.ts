import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { authCalls } from '@shop/contract/auth'
import { productCalls } from '@shop/contract/product'
import { userCalls } from '@shop/contract/user'
import { eq, max, sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { startShop, stopShop } from '../app/e2e/server.ts'
import { build, isBuilt } from '../scripts/build.ts'
import { freePort, postgresIn, trustingInit } from '../scripts/postgres.ts'
import { passphrase } from '../server/test/account.ts'
import { addAnimal } from '../server/test/animals.ts'
import { booksAgree } from '../server/test/books.ts'
import { buy, signIn } from '../server/test/buyer.ts'
import { newVisitor, openShop } from '../server/test/shop.ts'
import { hashPassword } from '../server/src/people/user/password.ts'
import { animals } from '../server/src/schema/animal.ts'
import { orders } from '../server/src/schema/order.ts'

/** Orders before the base backup, as many between it and the deletion, and as many after that. */
const count = Number(process.env.COUNT ?? 50)

/** How long something takes, as the report prints it. */
async function timed<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const started = performance.now()
  const result = await work()
  console.info(`${what}: ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return result
}

/** The shop of `settings`: its built server in a process of its own, and the same database seen from here. */
async function openBoth(settings: Record<string, string>, folder: string) {
  const port = await freePort()
  const server = await startShop(port, folder, settings)
  const shop = await openShop(settings)
  return {
    shop,
    visitor: () =>
      newVisitor(
        { request: (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init) },
        { 'x-country-code': 'AU' },
      ),
    close: async () => {
      await shop.close()
      await stopShop(server)
    },
  }
}

test(`${count} orders before, between and after: a deleted account is back as it was just before`, async () => {
  if (!isBuilt()) await build()
  const folder = mkdtempSync(join(tmpdir(), 'pet-dna-recovery-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const { program, serve } = postgresIn(folder)
  const port = String(await freePort())
  const at = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`]
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const settings = { DATABASE_URL: url, DEMO: 'empty', SECRET_KEY: 'the same before and after the recovery' }

  // A server whose log is archived, segment by segment.
  const wal = join(folder, 'wal')
  await program('initdb', '-D', join(folder, 'data'), ...trustingInit)
  const endFirst = await serve(join(folder, 'data'), [
    ...at,
    'archive_mode=on',
    'archive_timeout=60',
    `archive_command=mkdir -p ${wal} && test ! -f ${wal}/%f && cp %p ${wal}/%f`,
  ])
  const before = await openBoth(settings, folder)
  const { shop } = before
  const orderMany = async () => {
    for (let made = 0; made < count; made++) await buy(shop, before.visitor())
  }
  const ordersNow = async (db = shop.db) => db.$count(orders)

  // A customer with animals, orders before and after the base backup.
  const customer = before.visitor()
  const { id: userId } = await signIn(shop, customer, 'breeder', { passwordHash: await hashPassword(passphrase) })
  const session = customer.cookies.get('session') ?? ''
  await buy(shop, customer)
  await addAnimal(shop, userId, { petName: 'Before the backup' })
  await orderMany()
  const base = join(folder, 'base')
  await timed('base backup', () => program('pg_basebackup', '-d', url, '-D', base, '--checkpoint=fast'))
  await program('pg_verifybackup', base)
  await buy(shop, customer)
  await addAnimal(shop, userId, { petName: 'After the backup' })
  await orderMany()

  // The account is deleted, and the shop goes on.
  const kept = await ordersNow()
  const { rows } = (await shop.db.execute(sql`select clock_timestamp()::text as now`)) as { rows: { now: string }[] }
  const moment = rows[0]?.now ?? ''
  await sleep(100)
  await customer.ask(userCalls.deleteUser, { body: { password: passphrase } })
  expect(await shop.db.$count(animals, eq(animals.userId, userId))).toBe(0)
  await orderMany()
  expect(await ordersNow()).toBe(kept + count)
  const [lost] = await shop.db.select({ number: max(orders.number) }).from(orders)
  await timed('the last segment of the log is archived', () => archiveAll(url))
  await before.close()
  await endFirst('SIGINT')

  // The base backup, and of the log what was written until just before.
  const data = join(folder, 'restored')
  await timed('copy of the base backup', () => promisify(execFile)('cp', ['-a', base, data]))
  writeFileSync(join(data, 'recovery.signal'), '')
  const endSecond = await timed(`recovery with ${readdirSync(wal).length} segments of 16 MB`, () =>
    serve(data, [
      ...at,
      `restore_command=cp ${wal}/%f %p`,
      `recovery_target_time=${moment}`,
      'recovery_target_action=promote',
    ]),
  )
  onTestFinished(() => endSecond('SIGINT'))
  await passOverNumbers(url)
  const after = await timed('start of the shop', () => openBoth(settings, folder))
  onTestFinished(after.close)

  const { db } = after.shop
  expect(await ordersNow(db)).toBe(kept)
  const names = await db.select({ name: animals.petName }).from(animals).where(eq(animals.userId, userId))
  expect(names.map(({ name }) => name).toSorted()).toEqual(['After the backup', 'Before the backup'])
  expect(await db.$count(orders, eq(orders.userId, userId))).toBe(2)
  await booksAgree(after.shop)
  // Who was logged in is so again, and what the shop does it does on.
  const again = after.visitor()
  again.cookies.set('session', session)
  expect(await again.ask(authCalls.getMyDetails)).toMatchObject({ firstName: 'Ada' })
  const { results } = await again.ask(productCalls.listProducts, { query: { search: 'eye' } })
  expect(results.length).toBeGreaterThan(0)
  expect((await again.fetch('/')).status).toBe(200)
  await buy(after.shop, after.visitor())
  expect(await ordersNow(db)).toBe(kept + 1)
  const [next] = await db.select({ number: max(orders.number) }).from(orders)
  expect(next?.number?.localeCompare(lost?.number ?? '')).toBe(1)
})

/** What was ordered after the moment has numbers that its buyers know: none is given again. */
async function passOverNumbers(url: string) {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(`
    select setval(sequencename::text::regclass, last_value + 100000) from pg_sequences
    where sequencename like '%number' and last_value is not null`)
  await client.end()
}

/** Closes the segment that is written, and waits until it is in the archive. */
async function archiveAll(url: string) {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<{ segment: string }>('select pg_walfile_name(pg_switch_wal()) as segment')
  for (;;) {
    const { rows: found } = await client.query('select from pg_stat_archiver where last_archived_wal >= $1', [
      rows[0]?.segment,
    ])
    if (found.length) break
    await sleep(50)
  }
  await client.end()
}
