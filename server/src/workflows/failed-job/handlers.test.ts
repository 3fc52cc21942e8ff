import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { desk, withDesk } from '../../../test/desk.ts'
import { useShop } from '../../../test/shop.ts'
import { auditEntries } from '../../schema/admin.ts'
import { expectSorted } from '../../../test/sorted.ts'
import { failedJobCalls } from '@shop/contract/failed-job'
import { signIn } from '../../../test/buyer.ts'

const shop = useShop(withDesk)

test('the desk sees what did not go through, without any address, and tries it again', async () => {
  expect((await desk(shop, 'failed')).output).toBe('Everything has gone through.')
  const id = randomUUID()
  const createdAt = new Date('2026-11-23T10:00:00Z')
  const data = { id: 'a1', kind: 'vet-refused', to: 'sealed-address', text: 'sealed-words' }
  shop.jobs.failed.push(
    { id, kind: 'notice', data, state: 'failed', tries: 13, error: 'Mailbox full', createdAt, nextTryAt: null },
    {
      id: randomUUID(),
      kind: 'receipt',
      data: { checkoutId: 'c1' },
      state: 'waiting',
      tries: 2,
      error: 'ECONNREFUSED',
      createdAt,
      nextTryAt: new Date('2026-11-23T11:30:00Z'),
    },
  )
  const { output } = await desk(shop, 'failed')
  expect(output.split('\n')).toEqual([
    `${id}  2026-11-23T10:00  notice  id a1, kind vet-refused  tried 13 times: Mailbox full  not tried again`,
    expect.stringContaining('receipt  checkoutId c1  tried 2 times: ECONNREFUSED  again at 2026-11-23T11:30'),
  ])
  expect(output).not.toContain('sealed')

  expect(await desk(shop, 'failed', 'retry', id)).toMatchObject({ code: 1 })
  expect(await desk(shop, 'failed', 'retry', id, '--reason', 'The server is back')).toEqual({
    code: 0,
    output: `notice ${id} is being tried again.`,
  })
  expect(await shop.db.select().from(auditEntries).where(eq(auditEntries.action, 'retry-job'))).toMatchObject([
    { subject: `notice ${id}`, reason: 'The server is back' },
  ])
  for (const unknown of [id, randomUUID(), 'nonsense'])
    expect(await desk(shop, 'failed', 'retry', unknown, '--reason', 'Once more')).toMatchObject({ code: 1 })
})

test('what failed is sorted by its kind, age and tries', async () => {
  const job = { data: {}, state: 'failed' as const, error: 'Mailbox full', nextTryAt: null }
  const createdAt = new Date('2026-11-24T10:00:00Z')
  shop.jobs.failed.push(
    { ...job, id: randomUUID(), kind: 'notice', tries: 5, createdAt },
    { ...job, id: randomUUID(), kind: 'gift-card', tries: 13, createdAt: new Date('2026-11-22T10:00:00Z') },
    { ...job, id: randomUUID(), kind: 'receipt', tries: 2, createdAt },
  )
  const admin = shop.visitor()
  await signIn(shop, admin, 'breeder', { isAdmin: true })
  await expectSorted(async (sort) => (await admin.ask(failedJobCalls.listFailedJobs, { query: { sort } })).results, {
    kind: ({ kind }) => kind,
    createdAt: ({ createdAt: since }) => since,
    tries: ({ tries }) => tries,
  })
})
