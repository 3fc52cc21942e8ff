import { randomUUID } from 'node:crypto'
import { Failure } from '@shop/contract/failure'
import { refundCalls } from '@shop/contract/refund'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { handIn, walk } from '../../../test/activation.ts'
import { booksAgree } from '../../../test/books.ts'
import { australian, signIn } from '../../../test/buyer.ts'
import { withDesk } from '../../../test/desk.ts'
import { callLab, finishJobs, withLab } from '../../../test/lab.ts'
import { addVoucher, buyItems, cancelOrder, kit, openOrder, signInWithPoints } from '../../../test/refunds.ts'
import { useShop } from '../../../test/shop.ts'
import { coupons } from '../../schema/coupon.ts'
import { recordDispute } from '../dispute/record.ts'
import { sandboxRefunds } from '../../schema/payment-provider.ts'
import { recordRefunds } from './record.ts'
import { sendRefund, sweepRefunds } from './send.ts'
import { refunds } from '../../schema/refund.ts'
import { orderKits } from '../../../test/parcels.ts'

const shop = useShop({ ...withDesk, ...withLab })
afterEach(async () => {
  await finishJobs(shop)
  await booksAgree(shop)
})

const times = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index))
const minor = (amount: number) => Math.round(amount * 100)

async function newDesk() {
  const admin = australian(shop)
  await signIn(shop, admin, 'breeder', { isAdmin: true })
  return (number: string, body: { line?: number; quantity?: number } = {}) =>
    admin.ask(refundCalls.refundOrder, {
      params: { number },
      body: {
        refundId: randomUUID(),
        isUsedToo: undefined,
        reason: 'Race',
        line: undefined,
        quantity: undefined,
        amount: undefined,
        ...body,
      },
    })
}

/** Every refusal states what happened. */
function refused(results: PromiseSettledResult<unknown>[]) {
  const reasons = results.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
  for (const reason of reasons) {
    expect(reason).toBeInstanceOf(Failure)
    expect((reason as Failure).status).toBeOneOf([409, 428])
  }
  return reasons.length
}

test('desks that refund at once, by line and whole: never more goes back than was paid, and voucher and points come back once', async () => {
  const desk = await newDesk()
  for (const turn of times(6, (index) => index)) {
    const browser = australian(shop)
    await signInWithPoints(shop, browser, 500)
    const coupon = await addVoucher(shop, `RACE${turn}`)
    const order = await buyItems(browser, [[kit, 3]], { points: 500, coupon })
    const work = [
      () => desk(order.number, { line: 1, quantity: 1 }),
      () => desk(order.number, { line: 1, quantity: 2 }),
      () => desk(order.number),
      () => desk(order.number, { line: 1, quantity: 1 }),
      () => cancelOrder(browser, order.checkoutId),
    ]
    refused(await Promise.allSettled((turn % 2 ? work : work.toReversed()).map((one) => one())))
    await desk(order.number).catch(() => null)
    await finishJobs(shop)
    const { creditNotes, status } = await openOrder(browser, order.checkoutId)
    expect(status).toBe('refunded')
    expect(creditNotes.reduce((sum, { totals }) => sum + minor(totals.total.amount), 0)).toBe(
      minor(order.totals.total.amount),
    )
    expect(creditNotes.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0)).toBe(3)
    expect(creditNotes.reduce((sum, { points }) => sum + points, 0)).toBe(500)
    expect((await shop.db.select().from(coupons).where(eq(coupons.code, coupon)))[0]?.redemptions).toBe(0)
  }
})

test('cancelled and sent at once: it is one of the two', async () => {
  for (const turn of times(12, (index) => index)) {
    const browser = australian(shop)
    const order = await buyItems(browser, [[kit, 2]])
    const barcodes = (await orderKits(shop, order.number)).map(({ barcode }) => barcode)
    const work = [
      () => cancelOrder(browser, order.checkoutId).then(() => 'cancelled'),
      () =>
        callLab(shop, 'advance', { barcodes, stage: 'dispatched' }).then(({ status }) =>
          status === 200 ? 'sent' : '',
        ),
      () => cancelOrder(browser, order.checkoutId).then(() => 'cancelled'),
    ]
    const results = await Promise.allSettled((turn % 2 ? work : work.toReversed()).map((one) => one()))
    refused(results)
    const done = new Set(results.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : [])))
    expect(done.size).toBe(1)
    const kits = await orderKits(shop, order.number)
    const isCancelled = done.has('cancelled')
    expect(
      kits.every(({ voidedAt, stage }) => Boolean(voidedAt) === isCancelled && (stage === 'ordered') === isCancelled),
    ).toBe(true)
  }
})

test('refunded and activated at once: an activated kit is not void, and a void kit is not activated', async () => {
  const desk = await newDesk()
  for (const turn of times(6, (index) => index)) {
    const browser = australian(shop)
    await signIn(shop, browser)
    const order = await buyItems(browser, [[kit, 1]])
    const [sample] = await orderKits(shop, order.number)
    const barcode = sample?.barcode ?? ''
    const record = await walk(browser, {
      barcodes: [barcode],
      kit: { selectedBreed: { id: 200193, name: 'Border Collie' } } as Parameters<typeof walk>[1]['kit'],
    })
    const work = [
      () => desk(order.number).then(() => 'refunded'),
      () => handIn(browser, record).then(() => 'activated'),
    ]
    const results = await Promise.allSettled((turn % 2 ? work : work.toReversed()).map((one) => one()))
    expect(refused(results)).toBe(1)
    const [done] = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    const [after] = await orderKits(shop, order.number)
    expect([after?.voidedAt !== null, after?.activatedAt !== null]).toEqual([done === 'refunded', done === 'activated'])
  }
})

test('a refund is sent by its job, the sweep and a webhook at once: it is sent and booked once', async () => {
  const desk = await newDesk()
  for (const _ of times(6, () => 0)) {
    const order = await buyItems(australian(shop), [[kit, 1]])
    const done = await desk(order.number)
    const [refund] = done.refunds
    const id = refund?.id ?? ''
    const told = {
      key: `${id}:1`,
      reference: `sandbox_refund_${id}:1`,
      amount: minor(done.total.amount),
      currency: 'AUD',
      state: 'done' as const,
      failure: null,
    }
    const event = { kind: 'refund' as const, paymentRef: `sandbox_${order.checkoutId}`, refunds: [told] }
    await Promise.all([
      sendRefund(shop.services, id),
      sweepRefunds(shop.services, Date.now() + 120_000),
      recordRefunds(shop.services, 'sandbox', event),
      recordRefunds(shop.services, 'sandbox', event),
      sendRefund(shop.services, id),
    ])
    await sendRefund(shop.services, id)
    expect(await shop.db.select().from(refunds).where(eq(refunds.checkoutId, order.checkoutId))).toMatchObject([
      { state: 'done', attempt: 1, reference: told.reference },
    ])
    // Whichever was first, the bank got the request.
    await shop.db
      .insert(sandboxRefunds)
      .values({ key: told.key, checkoutId: order.checkoutId, status: 'done', amount: told.amount })
      .onConflictDoNothing()
  }
})

test('refunded and disputed at once: what was refunded is not owed again', async () => {
  const desk = await newDesk()
  for (const turn of times(6, (index) => index)) {
    const order = await buyItems(australian(shop), [[kit, 1]])
    const dispute = (state: 'open' | 'won') =>
      recordDispute(shop.services, 'sandbox', {
        kind: 'dispute',
        reference: `dispute_${order.checkoutId}`,
        paymentRef: `sandbox_${order.checkoutId}`,
        amount: minor(order.totals.total.amount),
        currency: 'AUD',
        state,
      })
    const work = [() => desk(order.number), () => dispute('open')]
    refused(await Promise.allSettled((turn % 2 ? work : work.toReversed()).map((one) => one())))
    await dispute('won')
    await desk(order.number).catch((error: unknown) => expect(error).toMatchObject({ status: 409 }))
  }
})
