import { randomUUID } from 'node:crypto'
import { acmFormCalls } from '@shop/contract/acm-form'
import { approvalCalls } from '@shop/contract/approval'
import { kitIds } from '@shop/contract/constants'
import { bankTransferCalls } from '@shop/contract/bank-transfer'
import { disputeCalls } from '@shop/contract/dispute'
import { enquiryThreadCalls } from '@shop/contract/enquiry-thread'
import { failedJobCalls } from '@shop/contract/failed-job'
import { parcelCalls } from '@shop/contract/parcel'
import { resultWeeks } from '@shop/contract/promise'
import { laboratoryCalls } from '@shop/contract/laboratory'
import { resultsReviewCalls } from '@shop/contract/results-review'
import { refundCalls } from '@shop/contract/refund'
import { reviewCalls } from '@shop/contract/review'
import { showCalls } from '@shop/contract/show'
import { stockCalls } from '@shop/contract/stock'
import { todayCalls, todayKinds, type TodayKind, todayQueries } from '@shop/contract/today'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { addReportedAnimal } from '../../../test/reports.ts'
import { australian, awaitTransfer, type Browser, signIn } from '../../../test/buyer.ts'
import { desk, withDesk } from '../../../test/desk.ts'
import { withLab } from '../../../test/lab.ts'
import { buyItems, dispatch, dogKit, swabs } from '../../../test/parcels.ts'
import { useShop } from '../../../test/shop.ts'
import { countStock, deskStock } from '../../../test/stock.ts'
import { importStatement, statement } from '../../../test/transfers.ts'
import { acmForms } from '../../schema/acm-form.ts'
import { bankTransfers } from '../../schema/bank-transfer.ts'
import { givenRoles } from '../../schema/desk-role.ts'
import { disputes } from '../../schema/dispute.ts'
import { enquiries, enquiryMessages } from '../../schema/enquiry.ts'
import { failingChores } from '../../schema/failed-job.ts'
import { refunds } from '../../schema/refund.ts'
import { resultsReviews } from '../../schema/results-review.ts'
import { reviews } from '../../schema/review.ts'
import { samples, sampleStageTimes } from '../../schema/sample.ts'
import { shows } from '../../schema/show.ts'

const shop = useShop({ ...withDesk, ...withLab })
const day = 24 * 60 * 60 * 1000
const ago = (days: number) => new Date(Date.now() - days * day)

let admin: Browser
beforeAll(async () => {
  admin = shop.visitor()
  await signIn(shop, admin, 'breeder', { isAdmin: true })
})

const today = async () => (await admin.ask(todayCalls.getDeskToday)).results
const waiting = async (kind: TodayKind) => {
  const found = (await today()).find((one) => one.kind === kind)
  if (!found) throw new Error(`${kind} is missing`)
  return found
}
const newUser = (more = {}) => signIn(shop, australian(shop), 'breeder', more)
const enquiry = { name: 'Ada', email: 'ada@example.org', message: 'Hello', details: {} }
const application = (kind: 'agent-nomination' | 'responsible-breeder', decision?: 'approved') => {
  const details = { agentName: 'Priya', kennelName: 'Bello', country: 'AU' }
  return shop.db.insert(enquiries).values({ ...enquiry, id: randomUUID(), kind, details, decision: decision ?? null })
}
const applicationsOf = async (kind: `${'vet' | 'agent' | 'breeder'}-applications`) =>
  (await admin.ask(approvalCalls.listWaiting)).results.filter((one) => one.kind === todayQueries[kind].kind).length
const refund = async (state: 'requested' | 'failed' | 'done') => {
  const { checkoutId } = await buyItems(australian(shop), [[swabs, 1]])
  await shop.db.insert(refunds).values({ checkoutId, way: 'card', amount: 100, currency: 'AUD', state })
}
/** An order by transfer: what it waits for. */
const awaited = async () => {
  const { transfer } = await awaitTransfer(shop, australian(shop))
  return { amount: transfer?.due.amount ?? 0, reference: transfer?.reference ?? '' }
}
const transfersTo = async (kind: 'transfers-to-match' | 'transfers-to-return') =>
  (await admin.ask(bankTransferCalls.listBankTransfers, { query: todayQueries[kind] })).count
const samplesOf = async (kind: 'sample-problems' | 'late-samples') =>
  (await admin.ask(laboratoryCalls.listDeskSamples, { query: todayQueries[kind] })).count

/** How one more of a kind begins to wait, beside one that does not, and how many its own list has. */
const kinds: [TodayKind, () => Promise<unknown>, () => Promise<number>][] = [
  [
    'orders-to-pack',
    async () => {
      const { number } = await buyItems(australian(shop), [[dogKit, 1]])
      await dispatch(shop, number)
      await buyItems(australian(shop), [[swabs, 1]])
    },
    async () => (await admin.ask(parcelCalls.listWaitingOrders)).count,
  ],
  [
    'transfers-to-match',
    async () => {
      const { amount, reference } = await awaited()
      await importStatement(shop, statement({ amount: 12, reference: 'Bello' }, { amount, reference }))
    },
    () => transfersTo('transfers-to-match'),
  ],
  [
    'transfers-to-return',
    async () => {
      const { amount, reference } = await awaited()
      await importStatement(shop, statement({ amount, reference }))
      await importStatement(shop, statement({ amount, reference }))
    },
    () => transfersTo('transfers-to-return'),
  ],
  [
    'results-to-review',
    () =>
      shop.db.insert(resultsReviews).values(
        (['waiting', 'returned'] as const).map((state) => ({
          sha256: randomUUID(),
          fileName: 'results.csv',
          sampleCount: 1,
          isSampleData: false,
          by: 'Kim',
          state,
        })),
      ),
    async () =>
      (await admin.ask(resultsReviewCalls.listResultsReviews, { query: todayQueries['results-to-review'] })).count,
  ],
  [
    'vet-applications',
    async () => {
      await newUser({ type: 'vet', approval: 'waiting' })
      await newUser({ type: 'vet', approval: 'refused' })
    },
    () => applicationsOf('vet-applications'),
  ],
  [
    'agent-applications',
    async () => {
      await application('agent-nomination')
      await application('agent-nomination', 'approved')
    },
    () => applicationsOf('agent-applications'),
  ],
  ['breeder-applications', () => application('responsible-breeder'), () => applicationsOf('breeder-applications')],
  [
    'enquiries',
    async () => {
      const id = randomUUID()
      await shop.db.insert(enquiries).values([
        { ...enquiry, id: randomUUID(), kind: 'contact' },
        { ...enquiry, id, kind: 'contact' },
        { ...enquiry, id: randomUUID(), kind: 'contact', closedAt: new Date() },
      ])
      await shop.db.insert(enquiryMessages).values({ enquiryId: id, from: 'house', by: 'Kim', text: 'Yes' })
    },
    async () => (await admin.ask(enquiryThreadCalls.listEnquiries, { query: todayQueries.enquiries })).count,
  ],
  [
    'failed-jobs',
    async () => {
      shop.jobs.failed.push({
        id: randomUUID(),
        kind: 'receipt',
        data: {},
        state: 'failed',
        tries: 5,
        error: 'full',
        createdAt: ago(3),
        nextTryAt: null,
      })
    },
    async () => {
      const { results, chores } = await admin.ask(failedJobCalls.listFailedJobs)
      return results.length + chores.length
    },
  ],
  [
    'refunds-under-way',
    async () => {
      await refund('requested')
      await refund('done')
    },
    async () => (await admin.ask(refundCalls.listRefunds, { query: todayQueries['refunds-under-way'] })).count,
  ],
  [
    'failed-refunds',
    () => refund('failed'),
    async () => (await admin.ask(refundCalls.listRefunds, { query: todayQueries['failed-refunds'] })).count,
  ],
  [
    'disputes',
    async () => {
      const { checkoutId } = await buyItems(australian(shop), [[swabs, 1]])
      const row = { checkoutId, provider: 'sandbox' as const, amount: 100, currency: 'AUD' as const }
      await shop.db.insert(disputes).values([
        { ...row, reference: randomUUID(), state: 'open' },
        { ...row, reference: randomUUID(), state: 'won' },
        { ...row, reference: randomUUID(), state: 'won' },
      ])
    },
    async () => (await admin.ask(disputeCalls.listDisputes, { query: todayQueries.disputes })).count,
  ],
  [
    'reviews',
    async () => {
      const written = { productId: dogKit, rating: 5, text: 'Good', name: 'Ada', writtenAt: ago(8), edition: 1 }
      const [one, other] = [await newUser(), await newUser()]
      await shop.db.insert(reviews).values([
        { ...written, userId: one.id, state: 'waiting' },
        { ...written, userId: other.id, state: 'refused' },
      ])
    },
    async () => (await admin.ask(reviewCalls.listDeskReviews, { query: todayQueries.reviews })).count,
  ],
  [
    'shows',
    async () => {
      const { id: userId } = await newUser()
      const show = {
        userId,
        name: 'A show',
        club: 'A club',
        place: 'Town',
        firstDay: '2027-05-01',
        lastDay: '2027-05-02',
        contactName: 'Ada',
        deliverTo: 'The hall',
        stands: 1,
        leaflets: 10,
      }
      await shop.db.insert(shows).values([
        { ...show, state: 'waiting' },
        { ...show, name: 'Another', state: 'confirmed', sentAt: new Date(), sentWhat: '1 stand' },
      ])
    },
    async () => (await admin.ask(showCalls.listDeskShows)).results.length,
  ],
  [
    'acm-forms',
    async () => {
      const user = await newUser()
      const { animal, sample } = await addReportedAnimal(shop, user.id)
      await shop.db.insert(acmForms).values({
        number: `ACM-${randomUUID()}`,
        animalId: animal.id,
        barcode: sample.barcode,
        collectorName: 'Priya',
        collectorPlace: 'Riverside',
        purpose: 'A registry',
      })
    },
    async () => (await admin.ask(acmFormCalls.listDeskAcmForms)).results.length,
  ],
  [
    'low-stock',
    async () => {
      await countStock(shop, admin, swabs, 10)
      await countStock(shop, admin, dogKit, 10)
      await deskStock(shop, 'set', String(swabs), '--warning', '10')
    },
    async () => (await admin.ask(stockCalls.listStock, { query: todayQueries['low-stock'] })).count,
  ],
]

describe('what waits is what its own list has', () => {
  test.each(kinds)('%s', async (kind, begin, listed) => {
    const before = await waiting(kind)
    expect(before.count).toBe(await listed())
    await begin()
    const after = await waiting(kind)
    expect(after.count).toBe(before.count + 1)
    expect(after.count).toBe(await listed())
    expect(after.oldestAt === null).toBe(kind === 'low-stock')
  })

  test('chores that fail are among what failed', async () => {
    const before = await waiting('failed-jobs')
    await shop.db
      .insert(failingChores)
      .values({ name: 'gift cards', failures: 2, error: 'down', createdAt: ago(9), failedAt: new Date() })
    const after = await waiting('failed-jobs')
    expect(after).toMatchObject({ count: before.count + 1, oldestAt: expect.stringMatching(/^\d/) as string })
    expect(Date.parse(after.oldestAt ?? '')).toBeLessThan(ago(8).getTime())
    await shop.db.delete(failingChores)
  })
})

describe('samples', () => {
  /** A sample that came so many days ago and is not read yet. */
  const atWork = async (days: number, more: Partial<typeof samples.$inferInsert> = {}) => {
    const { sample } = await addReportedAnimal(shop, (await newUser()).id)
    const { barcode } = sample
    await shop.db
      .update(samples)
      .set({ stage: 'extraction', ...more })
      .where(eq(samples.barcode, barcode))
    await shop.db.delete(sampleStageTimes).where(eq(sampleStageTimes.barcode, barcode))
    await shop.db.insert(sampleStageTimes).values([
      { barcode, stage: 'received', at: ago(days) },
      { barcode, stage: 'extraction', at: new Date() },
    ])
    return barcode
  }
  const promised = resultWeeks.tests * 7
  const cases: [string, number, Partial<typeof samples.$inferInsert>, { late: number; problems: number }][] = [
    ['on its last promised day', promised - 1, {}, { late: 0, problems: 0 }],
    ['longer here than was promised', promised + 1, {}, { late: 1, problems: 0 }],
    ['a breed mix, for which more was promised', promised + 1, { productId: kitIds.genoPet }, { late: 0, problems: 0 }],
    ['past the day that the laboratory named', 2, { expectedAt: ago(1) }, { late: 1, problems: 0 }],
    ['before the day that the laboratory named', promised + 9, { expectedAt: ago(-1) }, { late: 0, problems: 0 }],
    ['held by a problem', promised + 1, { problem: 'sex_mismatch' }, { late: 0, problems: 1 }],
    ['replaced by a new kit', promised + 1, { problem: 'failed' }, { late: 0, problems: 0 }],
    ['refunded', promised + 1, { voidedAt: new Date() }, { late: 0, problems: 0 }],
    ['reported', promised + 1, { stage: 'reported' }, { late: 0, problems: 0 }],
  ]
  test.each(cases)('%s', async (_, days, more, { late, problems }) => {
    const before = [(await waiting('late-samples')).count, (await waiting('sample-problems')).count]
    const barcode = await atWork(days, more)
    const after = [await waiting('late-samples'), await waiting('sample-problems')] as const
    expect(after.map(({ count }) => count)).toEqual([Number(before[0]) + late, Number(before[1]) + problems])
    if (late) expect(after[0].isLate).toBe(true)
    expect(await Promise.all([samplesOf('late-samples'), samplesOf('sample-problems')])).toEqual(
      after.map(({ count }) => count),
    )
    await shop.db.update(samples).set({ voidedAt: new Date() }).where(eq(samples.barcode, barcode))
  })
})

test('what has waited longest is first, and late after its time', async () => {
  await shop.db
    .update(reviews)
    .set({ writtenAt: ago(400) })
    .where(eq(reviews.state, 'waiting'))
  await shop.db.update(bankTransfers).set({ createdAt: ago(1) })
  const results = await today()
  expect(results.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(todayKinds).toSorted())
  expect(results[0]).toMatchObject({ kind: 'reviews', isLate: true })
  const times = results.flatMap(({ count, oldestAt }) => (count && oldestAt ? [Date.parse(oldestAt)] : []))
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  expect(results.find(({ kind }) => kind === 'transfers-to-match')).toMatchObject({ isLate: false })
  const { output } = await desk(shop, 'today')
  expect(output.split('\n')[0]).toMatch(/^\d+ Reviews to read {2}since \d{4}-\d\d-\d\d {2}LATE$/)
  expect(output).not.toMatch(/^0 /m)
})

test('a person who is no admin does not see it', async () => {
  const browser = australian(shop)
  await signIn(shop, browser)
  await expect(browser.ask(todayCalls.getDeskToday)).rejects.toMatchObject({ status: 403 })
})

test('each role sees what it does itself', async () => {
  const browser = shop.visitor()
  const { id: userId } = await signIn(shop, browser)
  await shop.db.insert(givenRoles).values({ userId, role: 'warehouse' })
  const kindsOf = async () => (await browser.ask(todayCalls.getDeskToday)).results.map(({ kind }) => kind)
  expect(await kindsOf()).toEqual(['orders-to-pack'])
  await shop.db.insert(givenRoles).values({ userId, role: 'laboratory' })
  expect((await kindsOf()).toSorted()).toEqual([
    'late-samples',
    'orders-to-pack',
    'results-to-review',
    'sample-problems',
  ])
  expect((await today()).map(({ kind }) => kind).toSorted()).toEqual(Object.keys(todayKinds).toSorted())
})
