import { checkoutCalls } from '@shop/contract/checkout'
import { priceOf } from '@shop/contract/money'
import { orderCalls } from '@shop/contract/order'
import { pendingPaymentCalls } from '@shop/contract/pending-payment'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { booksAgree } from '../../../test/books.ts'
import { australian, type Browser, checkoutBody, confirm, signIn } from '../../../test/buyer.ts'
import { desk, withDesk } from '../../../test/desk.ts'
import { addInvoice, paymentBody } from '../../../test/invoices.ts'
import { finishJobs } from '../../../test/lab.ts'
import { buyItems, cancelOrder, filledCart, giftPoints, kit, openOrder, packOfTwo } from '../../../test/refunds.ts'
import { useShop } from '../../../test/shop.ts'
import { invoices } from '../../schema/invoice.ts'
import { pointsOf } from '../loyalty/handlers.ts'
import { readCheckout } from '../payment/steps.ts'
import { recordDispute } from './record.ts'
import { expectSorted } from '../../../test/sorted.ts'
import { disputes } from '../../schema/dispute.ts'
import { disputeCalls } from '@shop/contract/dispute'
import type { DisputeState } from '@shop/contract/order'

const shop = useShop(withDesk)
afterEach(() => booksAgree(shop))

const minor = (amount: number) => Math.round(amount * 100)
const refund = (...words: string[]) => desk(shop, 'refund', ...words, '--reason', 'Came broken')
const record = (checkoutId: string, amount: number, state: DisputeState, reference = `dp_${checkoutId}`) =>
  recordDispute(shop.services, 'sandbox', {
    kind: 'dispute',
    reference,
    paymentRef: `sandbox_${checkoutId}`,
    amount,
    currency: 'AUD',
    state,
  })
const lose = (checkoutId: string, amount: number, reference?: string) => record(checkoutId, amount, 'lost', reference)
const dueOf = async (browser: Browser) => {
  const { amount } = await browser.ask(pendingPaymentCalls.getPendingPayment)
  return minor(amount.amount)
}

/** Two lines, of which the first goes back. */
async function partlyRefunded() {
  const browser = australian(shop)
  await signIn(shop, browser)
  const order = await buyItems(browser, [
    [kit, 1],
    [packOfTwo, 1],
  ])
  const total = minor(order.totals.total.amount)
  expect(await refund(order.number, '--line', '1')).toMatchObject({ code: 0 })
  await finishJobs(shop)
  const { creditNotes } = await openOrder(browser, order.checkoutId)
  const back = minor(creditNotes[0]?.totals.total.amount ?? 0)
  expect(back).toBeGreaterThan(0)
  return { browser, order, total, back }
}

test('what was refunded and what a bank took back make the whole: the rest is owed again, and nothing more goes back', async () => {
  const { browser, order, total, back } = await partlyRefunded()
  await lose(order.checkoutId, total - back)
  expect(await openOrder(browser, order.checkoutId)).toMatchObject({ status: 'pending', dispute: 'lost' })
  expect(await dueOf(browser)).toBe(total - back)
  expect(await refund(order.number)).toMatchObject({ code: 1, output: expect.stringContaining('is not paid') })
  // Told again, it is not owed twice.
  await lose(order.checkoutId, total - back)
  expect(await dueOf(browser)).toBe(total - back)

  // Paid again by another card, what was not refunded before can be, and no more.
  const body = paymentBody([{ orderNumber: order.number, total: priceOf(total - back, 'AUD', 'AU') }])
  await browser.ask(pendingPaymentCalls.payPending, { body })
  expect(await confirm(browser, body.checkoutId)).toMatchObject({ status: 'paid' })
  expect(await openOrder(browser, order.checkoutId)).toMatchObject({ status: 'paid' })
  expect(await refund(order.number)).toMatchObject({ code: 0 })
  await finishJobs(shop)
  const { creditNotes } = await openOrder(browser, order.checkoutId)
  expect(creditNotes.at(-1)?.refunds).toMatchObject([{ way: 'card', amount: { amount: (total - back) / 100 } }])
  expect(await refund(order.number)).toMatchObject({ code: 1 })
})

test('where a part is lost the order stays paid, and no more goes back than is left; with that it is owed again', async () => {
  const browser = australian(shop)
  await signIn(shop, browser)
  const order = await buyItems(browser, [
    [kit, 1],
    [packOfTwo, 1],
  ])
  const total = minor(order.totals.total.amount)
  const kitsPrice = minor(order.items[0]?.linePrice.amount ?? 0)
  await lose(order.checkoutId, total - kitsPrice)
  expect(await openOrder(browser, order.checkoutId)).toMatchObject({ status: 'paid', dispute: 'lost' })
  const refused = {
    code: 1,
    output: 'Your bank has taken money of this payment back, and less of it is left than this.',
  }
  expect(await refund(order.number)).toEqual(refused)
  expect(await refund(order.number, '--line', '2')).toEqual(refused)
  expect(await refund(order.number, '--line', '1')).toMatchObject({ code: 0 })
  expect(await openOrder(browser, order.checkoutId)).toMatchObject({ status: 'pending' })
  expect(await dueOf(browser)).toBe(total - kitsPrice)
  expect(await refund(order.number, '--line', '2')).toMatchObject({ code: 1 })
})

test('all but a cent is lost: nothing that costs more goes back', async () => {
  const browser = australian(shop)
  const order = await buyItems(browser, [[kit, 1]])
  await lose(order.checkoutId, minor(order.totals.total.amount) - 1)
  expect(await refund(order.number)).toMatchObject({ code: 1, output: expect.stringContaining('less of it is left') })
  await expect(cancelOrder(browser, order.checkoutId)).rejects.toMatchObject({ status: 409 })
})

test('of a payment of several orders: what was refunded of one is owed no more, and its points come back once', async () => {
  const browser = australian(shop)
  const user = await signIn(shop, browser)
  await giftPoints(shop, user.id, 1000)
  const bodies = [
    [kit, 1],
    [packOfTwo, 1],
  ].map(async ([id = 0, count = 0]) => checkoutBody(await filledCart(browser, [[id, count]]), { paymentMethod: 'EFT' }))
  for (const body of await Promise.all(bodies)) await browser.ask(checkoutCalls.createOrder, { body })
  for (const { checkoutId } of await Promise.all(bodies)) await confirm(browser, checkoutId, 'eft')
  const { results } = await browser.ask(orderCalls.listPendingOrders)
  const [one, other] = results.map(({ number, totals }) => ({ orderNumber: number, total: totals.total }))
  if (!one || !other) throw new Error('Two orders are missing')
  const whole = minor(one.total.amount) + minor(other.total.amount)
  const body = paymentBody([one, other], { loyaltyPoints: 1000, expectedTotal: (whole - 1000) / 100 })
  await browser.ask(pendingPaymentCalls.payPending, { body })
  expect(await confirm(browser, body.checkoutId)).toMatchObject({ status: 'paid' })
  expect(await pointsOf(shop.db, user.id)).toBe(0)

  expect(await refund(one.orderNumber)).toMatchObject({ code: 0 })
  const given = await pointsOf(shop.db, user.id)
  expect(given).toBeGreaterThan(0)
  await lose(body.checkoutId, whole - 1000 - (minor(one.total.amount) - given))
  expect(await dueOf(browser)).toBe(minor(other.total.amount))
  expect(await pointsOf(shop.db, user.id)).toBe(1000)
  const { number } = await readCheckout(shop.db, body.checkoutId)
  expect(await refund(number)).toMatchObject({ code: 1, output: expect.stringContaining('Nothing of PAY-') })
})

test('an invoice of which a transfer brought a part owes the part that was lost', async () => {
  const vet = australian(shop)
  const user = await signIn(shop, vet, 'vet')
  const bill = await addInvoice(shop, user.id, { total: 10_000 })
  await shop.db.update(invoices).set({ received: 6000 }).where(eq(invoices.id, bill.id))
  const body = paymentBody([{ ...bill, total: priceOf(4000, 'AUD', 'AU') }])
  await vet.ask(pendingPaymentCalls.payPending, { body })
  expect(await confirm(vet, body.checkoutId)).toMatchObject({ status: 'paid' })
  const { number } = await readCheckout(shop.db, body.checkoutId)
  await lose(body.checkoutId, 4000)
  expect(await dueOf(vet)).toBe(4000)
  // It paid nothing any more, and there is nothing of it to send back.
  expect(await refund(number)).toMatchObject({ code: 1 })
})

test('disputes are sorted by when they were opened and closed, and by payment', async () => {
  for (const [place, state] of (['lost', 'lost', 'open'] as const).entries()) {
    const { checkoutId, totals } = await buyItems(australian(shop), [[kit, 1]])
    await record(checkoutId, minor(totals.total.amount), state)
    await shop.db
      .update(disputes)
      .set({ openedAt: new Date(2020, place) })
      .where(eq(disputes.checkoutId, checkoutId))
  }
  const admin = australian(shop)
  await signIn(shop, admin, 'breeder', { isAdmin: true })
  await expectSorted(async (sort) => (await admin.ask(disputeCalls.listDisputes, { query: { sort } })).results, {
    opened: ({ openedAt }) => openedAt,
    closed: ({ closedAt }) => closedAt,
    number: ({ number }) => number,
  })
})
