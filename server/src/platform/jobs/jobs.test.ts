import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { copyOfDatabase } from '../../../test/shop.ts'
import { openJobs } from './jobs.ts'
import { type DataOf, queue, recurringQueue } from './queue.ts'

const receiptQueue = queue<{ checkoutId: string }>('receipt')
const sweepQueue = recurringQueue('sweep', '* * * * *')
const queues = [receiptQueue, sweepQueue]

test.each(['new', 'there already'])(
  'queues are %s: a job runs when its transaction commits, not when it is rolled back',
  async (state) => {
    const database = await copyOfDatabase()
    if (state === 'there already') await (await openJobs(database, pino({ level: 'silent' }), queues)).stop()
    const jobs = await openJobs(database, pino({ level: 'silent' }), queues)
    const [committed, lost] = [randomUUID(), randomUUID()]
    await database.db.transaction((tx) => jobs.send(receiptQueue, { checkoutId: committed }, tx))
    await expect(
      database.db.transaction(async (tx) => {
        await jobs.send(receiptQueue, { checkoutId: lost }, tx)
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')

    const ran: object[] = []
    let sweeps = 0
    await jobs.work(
      [
        { queue: receiptQueue, run: async (data) => ran.push(data) },
        { queue: sweepQueue, run: async () => (sweeps += 1) },
      ],
      0.5,
    )
    await jobs.send(sweepQueue, {})
    await vi.waitFor(
      () => {
        expect(ran).toEqual([{ checkoutId: committed }])
        expect(sweeps).toBeGreaterThan(0)
      },
      { timeout: 15_000, interval: 100 },
    )
    expect(await database.db.execute(sql`select name, cron from pgboss.schedule`)).toMatchObject({
      rows: [{ name: 'sweep', cron: '* * * * *' }],
    })
    await jobs.stop()
    await database.close()
    expect(ran).not.toContainEqual({ checkoutId: lost })
  },
)

test('what fails is logged and listed without addresses, waits, and is tried again at once by a command', async () => {
  const database = await copyOfDatabase()
  const lines: object[] = []
  const log = { error: (entry: object) => void lines.push(entry) }
  const jobs = await openJobs(database, log as never, queues)
  const [broken, fine, over] = [randomUUID(), randomUUID(), randomUUID()]
  let isDown = true
  const ran: string[] = []
  const receipt = async (data: object) => {
    const { checkoutId } = data as DataOf<typeof receiptQueue>
    if (isDown && checkoutId === broken)
      throw Object.assign(new Error('550 <ada@example.org>: mailbox full'), { rejected: ['ada@example.org'] })
    ran.push(checkoutId)
  }
  const soon = (see: () => unknown) => vi.waitFor(see, { timeout: 30_000, interval: 100 })

  await jobs.send(receiptQueue, { checkoutId: broken })
  await jobs.send(receiptQueue, { checkoutId: fine })
  // It has failed for the last time.
  await database.db.transaction(async (tx) => {
    await jobs.send(receiptQueue, { checkoutId: over }, tx)
    await tx.execute(
      sql`update pgboss.job set state = 'failed', completed_on = now() where data ->> 'checkoutId' = ${over}`,
    )
  })
  await jobs.work([{ queue: receiptQueue, run: receipt }], 0.5)
  await soon(async () => expect(await jobs.listFailed()).toHaveLength(2))
  const failed = await jobs.listFailed()
  const since = Math.min(...failed.map(({ createdAt }) => createdAt.getTime()))
  expect(await jobs.countFailed()).toEqual({ count: 2, oldestAt: new Date(since) })
  const waiting = failed.find(({ state }) => state === 'waiting')
  expect(waiting).toMatchObject({
    kind: 'receipt',
    data: { checkoutId: broken },
    error: '550 <[address]>: mailbox full',
    nextTryAt: expect.any(Date),
  })
  expect(failed.find(({ state }) => state === 'failed')).toMatchObject({ data: { checkoutId: over }, nextTryAt: null })
  expect(lines[0]).toMatchObject({ job: 'receipt', err: { message: '550 <[address]>: mailbox full' } })
  expect(JSON.stringify(lines)).not.toContain('ada@')
  await soon(() => expect(ran).toEqual([fine]))

  isDown = false
  await database.db.execute(sql`update pgboss.job set start_after = now() + interval '3 hours' where state = 'retry'`)
  expect(await jobs.retry(randomUUID())).toBeNull()
  for (const { id } of failed) expect(await database.db.transaction((tx) => jobs.retry(id, tx))).toBe('receipt')
  await soon(() => expect(new Set(ran)).toEqual(new Set([fine, broken, over])))
  await soon(async () => expect(await jobs.listFailed()).toEqual([]))
  await jobs.stop()
  await database.close()
})

test('a job that is sent begins at once, also one of another process, and queues that were there before tell of it', async () => {
  const database = await copyOfDatabase()
  const silent = pino({ level: 'silent' })
  await (await openJobs(database, silent, queues)).stop()
  await database.db.execute(sql`update pgboss.queue set notify = false`)
  const [jobs, other] = [await openJobs(database, silent, queues), await openJobs(database, silent, queues)]
  const ran: object[] = []
  // Nothing is looked for within this test.
  await jobs.work([{ queue: receiptQueue, run: async (data) => ran.push(data) }], 3600)
  // The listener has a connection of its own, and the worker looks once before it rests.
  await new Promise((resume) => setTimeout(resume, 1000))
  const ids = [randomUUID(), randomUUID(), randomUUID()]
  for (const [index, checkoutId] of ids.entries()) {
    await database.db.transaction((tx) => (index ? jobs : other).send(receiptQueue, { checkoutId }, tx))
    await vi.waitFor(() => expect(ran).toContainEqual({ checkoutId }), { timeout: 20_000, interval: 20 })
  }
  await other.stop()
  await jobs.stop()
  await database.close()
})

test('what no one notifies of begins soon, and an idle shop makes one statement for all of its queues', async () => {
  const database = await copyOfDatabase()
  const many = Array.from({ length: 20 }, (_, index) => queue(`idle-${index}`))
  let statements = 0
  const executeSql: typeof database.executeSql = (...statement) => {
    statements += 1
    return database.executeSql(...statement)
  }
  const jobs = await openJobs({ ...database, executeSql }, pino({ level: 'silent' }), many)
  const ran: object[] = []
  await jobs.work(
    many.map((one) => ({ queue: one, run: async (data) => ran.push(data) })),
    0.5,
  )
  await new Promise((resume) => setTimeout(resume, 1500))
  statements = 0
  await new Promise((resume) => setTimeout(resume, 3000))
  // Six looks, and what pg-boss does for itself; were each queue polled every two seconds, 30.
  expect(statements).toBeGreaterThan(3)
  expect(statements).toBeLessThan(15)
  await database.db.execute(sql`
    insert into pgboss.job (name, data, start_after) values ('idle-7', '{"is": "late"}', now() + interval '1 second')`)
  await vi.waitFor(() => expect(ran).toEqual([{ is: 'late' }]), { timeout: 20_000, interval: 50 })
  await jobs.stop()
  await database.close()
})
