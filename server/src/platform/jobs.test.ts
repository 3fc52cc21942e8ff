import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { copyOfDatabase } from '../../test/shop.ts'
import { openJobs } from './jobs.ts'

test.each(['new', 'there already'])(
  'queues are %s: a job runs when its transaction commits, not when it is rolled back',
  async (queues) => {
    const database = await copyOfDatabase()
    if (queues === 'there already') await (await openJobs(database, pino({ level: 'silent' }))).stop()
    const jobs = await openJobs(database, pino({ level: 'silent' }))
    const [kept, lost] = [randomUUID(), randomUUID()]
    await database.db.transaction((tx) => jobs.send('receipt', { checkoutId: kept }, tx))
    await expect(
      database.db.transaction(async (tx) => {
        await jobs.send('receipt', { checkoutId: lost }, tx)
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')

    const ran: string[] = []
    let sweeps = 0
    await jobs.work(
      {
        receipt: async ({ checkoutId }) => void ran.push(checkoutId),
        sweep: async () => void (sweeps += 1),
        'order-notice': async () => {},
        'transfer-mail': async () => {},
        'gift-card-sent': async () => {},
        'gift-card': async () => {},
        'membership-mail': async () => {},
        'end-mandate': async () => {},
        'parcel-mail': async () => {},
        refund: async () => {},
        'refund-mail': async () => {},
        'refund-news': async () => {},
        link: async () => {},
        notice: async () => {},
        'lab-mail': async () => {},
        'lab-news': async () => {},
        'lab-import': async () => {},
        enquiry: async () => {},
        report: async () => {},
        'life-plan': async () => {},
        'life-plan-mail': async () => {},
        clearance: async () => {},
        dependants: async () => {},
        'catalogue-release': async () => {},
        'release-mail': async () => {},
        'forget-customer': async () => {},
        'best-sellers': async () => {},
        statistics: async () => {},
      },
      0.5,
    )
    await vi.waitFor(
      () => {
        expect(ran).toEqual([kept])
        expect(sweeps).toBeGreaterThan(0)
      },
      { timeout: 15_000, interval: 100 },
    )
    await jobs.stop()
    await database.close()
    expect(ran).not.toContain(lost)
  },
)
