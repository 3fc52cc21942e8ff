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
