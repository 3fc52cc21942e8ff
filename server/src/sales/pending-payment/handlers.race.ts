import { checkoutCalls } from '@shop/contract/checkout'
import { invoiceCalls } from '@shop/contract/invoice'
import { pendingPaymentCalls } from '@shop/contract/pending-payment'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { australian, checkoutBody, confirm, fillCart, signIn } from '../../../test/buyer.ts'
import { addInvoice, paymentBody } from '../../../test/invoices.ts'
import { useShop } from '../../../test/shop.ts'
import { invoices } from '../../schema/invoice.ts'
import { orders } from '../../schema/order.ts'
import { loyaltyEntries } from '../../schema/loyalty.ts'
import { pointsOf } from '../loyalty/handlers.ts'
import { samples } from '../../schema/sample.ts'
import { paymentContext } from '../checkout/payment-context.ts'
import { finishPayment, readCheckout } from '../payment/steps.ts'
import { sandboxCharges } from '../../schema/payment-provider.ts'
import { sweepQueue } from '../../platform/jobs/queues.ts'

const shop = useShop()

const times = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index))
/** A vet with open invoices of 50 dollars each. */
async function practice(count: number) {
  const vet = australian(shop)
  const { id: userId } = await signIn(shop, vet, 'vet')
  const open = await Promise.all(times(count, () => addInvoice(shop, userId)))
  /** A window in which these are to be paid: its payment's key. */
  const openWindow = async (chosen: typeof open) => {
    const body = paymentBody(chosen)
    await vet.ask(pendingPaymentCalls.payPending, { body })
    return body.checkoutId
  }
  return { vet, userId, open, openWindow }
}

const charged = async (checkoutIds: string[]) => {
  const rows = await shop.db
    .select({ amount: sandboxCharges.amount })
    .from(sandboxCharges)
    .where(and(inArray(sandboxCharges.checkoutId, checkoutIds), eq(sandboxCharges.status, 'paid')))
  return rows.reduce((sum, { amount }) => sum + amount, 0)
}
type Open = Awaited<ReturnType<typeof addInvoice>>
const paidOf = (open: Open[]) => {
  const ids = open.map(({ id }) => id)
  return shop.db.$count(invoices, and(inArray(invoices.id, ids), isNotNull(invoices.paidAt)))
}

test('twenty presses of one payment at once: one charge, one receipt', async () => {
  const { vet, open, openWindow } = await practice(2)
  const checkoutId = await openWindow(open)
  const sent = shop.jobs.sent.length
  const replies = await Promise.all(times(20, () => confirm(vet, checkoutId)))
  for (const { status } of replies) expect(status).toBe('paid')
  expect(await charged([checkoutId])).toBe(10_000)
  expect(await paidOf(open)).toBe(2)
  expect(shop.jobs.sent.slice(sent)).toEqual([{ name: 'receipt', data: { checkoutId } }])
})

test('two windows pay one invoice at once: it is charged once', async () => {
  for (const _ of times(8, () => 0)) {
    const { vet, open, openWindow } = await practice(1)
    const windows = [await openWindow(open), await openWindow(open)]
    const results = await Promise.allSettled(windows.map((checkoutId) => confirm(vet, checkoutId)))
    const paid = results.filter((result) => result.status === 'fulfilled' && result.value.status === 'paid')
    expect(paid).toHaveLength(1)
    expect(await charged(windows)).toBe(5000)
    expect(await paidOf(open)).toBe(1)
  }
})

test('windows whose invoices overlap, declined cards and the sweep among them: what is charged is what is paid', async () => {
  for (const _ of times(6, () => 0)) {
    const { vet, open, openWindow } = await practice(3)
    const [a, b, c] = open as [Open, Open, Open]
    const windows = await Promise.all(
      [
        [a, b],
        [b, c],
        [c, a],
        [a, b, c],
      ].map(openWindow),
    )
    const results = await Promise.allSettled([
      ...windows.map((checkoutId) => confirm(vet, checkoutId)),
      ...windows.map((checkoutId) => confirm(vet, checkoutId, 'tok_chargeDeclined')),
      shop.services.jobs.send(sweepQueue, {}).then(() => shop.jobs.flush(shop.services)),
    ])
    // Refused with a message, never by a deadlock.
    for (const result of results) if (result.status === 'rejected') expect(result.reason).toMatchObject({ status: 409 })
    expect(await charged(windows)).toBe((await paidOf(open)) * 5000)
  }
})

test('ten presses of one order on account: one invoice', async () => {
  const vet = australian(shop)
  const { id: userId } = await signIn(shop, vet, 'vet')
  const body = checkoutBody(await fillCart(shop, vet))
  await Promise.all(times(10, () => vet.ask(checkoutCalls.createOrder, { body })))
  expect(await shop.db.$count(orders, eq(orders.userId, userId))).toBe(1)
  expect((await vet.ask(invoiceCalls.listInvoices)).count).toBe(1)
})

test('points are not spent twice by two payments at once, nor by a payment and a cart', async () => {
  for (const _ of times(5, () => 0)) {
    const { vet, userId, open } = await practice(2)
    await shop.db.insert(loyaltyEntries).values({ userId, points: 400, reason: 'Gift', cause: `gift:${userId}` })
    const bodies = open.map((one) => paymentBody([one], { loyaltyPoints: 400, expectedTotal: 46 }))
    for (const body of bodies) await vet.ask(pendingPaymentCalls.payPending, { body })
    const results = await Promise.allSettled(bodies.map(({ checkoutId }) => confirm(vet, checkoutId)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const result of results) if (result.status === 'rejected') expect(result.reason).toMatchObject({ status: 409 })
    expect(await pointsOf(shop.db, userId)).toBe(0)
    expect(await charged(bodies.map(({ checkoutId }) => checkoutId))).toBe(4600)
    expect(await paidOf(open)).toBe(1)
  }
})

test('a transfer arrives while the order is paid by card: it is paid once, and no deadlock', async () => {
  for (const _ of times(8, () => 0)) {
    const browser = australian(shop)
    const user = await signIn(shop, browser)
    const order = checkoutBody(await fillCart(shop, browser), { paymentMethod: 'EFT' })
    await browser.ask(checkoutCalls.createOrder, { body: order })
    const { number, totals } = await confirm(browser, order.checkoutId, 'eft')
    const body = paymentBody([{ orderNumber: number, total: totals.total }])
    await browser.ask(pendingPaymentCalls.payPending, { body })
    const [card] = await Promise.allSettled([
      confirm(browser, body.checkoutId),
      finishPayment(paymentContext(shop.services), await readCheckout(shop.db, order.checkoutId), {
        status: 'paid',
        paymentRef: `eft_${order.checkoutId}`,
      }),
    ])
    if (card.status === 'rejected') expect(card.reason).toMatchObject({ status: 409 })
    expect(await shop.db.select().from(orders).where(eq(orders.number, number))).toMatchObject([{ status: 'paid' }])
    // Its kit opens once, whichever paid.
    expect(await shop.db.$count(samples, eq(samples.userId, user.id))).toBe(1)
  }
})
