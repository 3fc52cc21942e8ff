import { checkoutCalls } from '@shop/contract/checkout'
import { invoiceCalls } from '@shop/contract/invoice'
import { orderCalls } from '@shop/contract/order'
import { pendingPaymentCalls } from '@shop/contract/pending-payment'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { australian, type Browser, checkoutBody, confirm, fillCart, signIn } from '../../../test/buyer.ts'
import { addInvoice, orderOnAccount, paymentBody } from '../../../test/invoices.ts'
import { useShop } from '../../../test/shop.ts'
import { paymentContext } from '../checkout/payment-context.ts'
import { checkouts } from '../../schema/checkout.ts'
import { loyaltyEntries } from '../../schema/loyalty.ts'
import { pointsOf } from '../loyalty/handlers.ts'
import { orders } from '../../schema/order.ts'
import { sandboxCharges } from '../../schema/payment-provider.ts'
import { finishPayment, readCheckout } from '../payment/steps.ts'
import { samples } from '../../schema/sample.ts'
import { sweepQueue } from '../../platform/jobs/queues.ts'

const shop = useShop()

async function practice() {
  const vet = australian(shop)
  return { vet, user: await signIn(shop, vet, 'vet') }
}
const open = (browser: Browser, id: string) => browser.ask(invoiceCalls.getInvoice, { params: { id } })
const chargesOf = (checkoutId: string) => shop.db.$count(sandboxCharges, eq(sandboxCharges.checkoutId, checkoutId))

test('invoices in two currencies are summed, and paid, each by itself', async () => {
  const { vet, user } = await practice()
  const [aud, eur] = [
    await addInvoice(shop, user.id, { total: 5000 }),
    await addInvoice(shop, user.id, { total: 3000, currency: 'EUR' }),
  ]
  const [inAud, inEur] = [
    { amount: 50, currency: 'AUD' },
    { amount: 30, currency: 'EUR' },
  ]
  expect(await vet.ask(invoiceCalls.getInvoiceTotal)).toMatchObject({ value: inAud, others: [inEur], openCount: 2 })
  expect(await vet.ask(pendingPaymentCalls.getPendingPayment)).toMatchObject({ amount: inAud, others: [inEur] })
  const query = { orderIds: eur.orderNumber }
  expect(await vet.ask(pendingPaymentCalls.getPendingPayment, { query })).toMatchObject({
    amount: inEur,
    others: [],
    orders: [{ number: eur.orderNumber, invoice: { id: eur.id }, due: inEur, isOpen: true }],
  })
  const body = paymentBody([aud, eur])
  await expect(vet.ask(pendingPaymentCalls.payPending, { body })).rejects.toMatchObject({
    status: 428,
    errors: { orderIds: expect.stringContaining('one currency') },
  })
})

test('two invoices are one payment: one charge, both orders paid, one mail', async () => {
  const { vet, user } = await practice()
  const [first, second] = [await orderOnAccount(shop, vet), await orderOnAccount(shop, vet)]
  const chosen = [first.invoice, second.invoice]
  const body = paymentBody(chosen)
  const due = await vet.ask(pendingPaymentCalls.getPendingPayment)
  expect(due).toMatchObject({ amount: { amount: body.expectedTotal }, others: [] })
  expect(due.orders.map(({ invoice }) => invoice?.number)).toEqual([second.invoice.number, first.invoice.number])
  const made = await vet.ask(pendingPaymentCalls.payPending, { body })
  expect(made).toMatchObject({ number: expect.stringMatching(/^PAY-/), status: 'paying', items: [] })
  expect(await vet.ask(pendingPaymentCalls.payPending, { body })).toEqual(made)
  const payment = await vet.ask(checkoutCalls.startPayment, { body: { checkoutId: body.checkoutId } })
  expect(payment).toMatchObject({ provider: 'sandbox', mode: 'test' })
  shop.jobs.sent.length = 0
  const paid = await confirm(vet, body.checkoutId)
  expect(paid).toMatchObject({ status: 'paid', totals: { total: { amount: body.expectedTotal } } })
  expect(await confirm(vet, body.checkoutId)).toEqual(paid)

  expect(await chargesOf(body.checkoutId)).toBe(1)
  for (const { order, invoice } of [first, second]) {
    expect(await open(vet, invoice.id)).toMatchObject({
      status: 'paid',
      paidAt: expect.any(String),
      due: { amount: 0 },
      total: invoice.total,
      payment: { number: paid.number, method: 'C', isTestPayment: true },
    })
    expect(await vet.ask(orderCalls.getOrder, { params: { checkoutId: order.checkoutId } })).toMatchObject({
      status: 'paid',
    })
  }
  expect((await vet.ask(orderCalls.listOrderHistory, { query: { paid: 'true' } })).count).toBe(2)
  expect((await vet.ask(orderCalls.listPendingOrders)).count).toBe(0)
  expect(await vet.ask(invoiceCalls.getInvoiceTotal)).toMatchObject({ value: { amount: 0 }, openCount: 0 })
  // A payment is no order.
  expect(await shop.db.$count(orders, eq(orders.userId, user.id))).toBe(2)

  expect(shop.jobs.sent).toEqual([{ name: 'receipt', data: { checkoutId: body.checkoutId } }])
  await shop.jobs.flush(shop.services)
  const mail = shop.mails.find(({ key }) => key === `payment-${paid.number}`)
  expect(mail).toMatchObject({ to: user.email, subject: 'Your payment for 2 invoices' })
  for (const { number } of chosen) for (const part of [mail?.text, mail?.html]) expect(part).toContain(number)
})

test('a declined card loses nothing; another card pays the same invoice', async () => {
  const { vet, user } = await practice()
  const invoice = await addInvoice(shop, user.id)
  const body = paymentBody([invoice])
  await vet.ask(pendingPaymentCalls.payPending, { body })
  expect(await confirm(vet, body.checkoutId, 'tok_chargeDeclinedInsufficientFunds')).toMatchObject({
    status: 'failed',
    paymentError: 'insufficient_funds',
  })
  expect(await open(vet, invoice.id)).toMatchObject({ status: 'open', due: { amount: 50 } })
  expect(await shop.db.select().from(orders).where(eq(orders.number, invoice.orderNumber))).toMatchObject([
    { paymentCheckoutId: null },
  ])
  expect(await confirm(vet, body.checkoutId)).toMatchObject({ status: 'paid' })
  expect((await open(vet, invoice.id)).status).toBe('paid')
})

test('what is paid is not paid again, and a sum that differs is not taken', async () => {
  const { vet, user } = await practice()
  const [paid, left] = [await addInvoice(shop, user.id), await addInvoice(shop, user.id)]
  const body = paymentBody([paid])
  const late = paymentBody([paid])
  for (const one of [body, late]) await vet.ask(pendingPaymentCalls.payPending, { body: one })
  await confirm(vet, body.checkoutId)
  const again = { status: 409, message: expect.stringContaining('paid already') }
  await expect(confirm(vet, late.checkoutId)).rejects.toMatchObject(again)
  for (const ids of [[paid], [paid, left]]) {
    const both = paymentBody(ids)
    await expect(vet.ask(pendingPaymentCalls.payPending, { body: both })).rejects.toMatchObject(again)
  }
  await expect(
    vet.ask(pendingPaymentCalls.payPending, { body: paymentBody([left], { expectedTotal: 49 }) }),
  ).rejects.toMatchObject({ status: 409, message: expect.stringContaining('$50.00') })
  const orderIds = `${paid.orderNumber},${left.orderNumber}`
  expect(await vet.ask(pendingPaymentCalls.getPendingPayment, { query: { orderIds } })).toMatchObject({
    amount: { amount: 50 },
    orders: expect.arrayContaining([expect.objectContaining({ number: paid.orderNumber, isOpen: false })]),
  })
  expect(await chargesOf(late.checkoutId)).toBe(0)
  expect((await open(vet, left.id)).status).toBe('open')
})

test('a second window takes over from one that has not paid; one that shares an invoice with two, from both', async () => {
  const { vet, user } = await practice()
  const [one, two] = [await addInvoice(shop, user.id), await addInvoice(shop, user.id)]
  const [first, second, both] = [[one], [two], [one, two]].map((ids) => paymentBody(ids)) as [
    ReturnType<typeof paymentBody>,
    ReturnType<typeof paymentBody>,
    ReturnType<typeof paymentBody>,
  ]
  for (const body of [first, second, both]) {
    await vet.ask(pendingPaymentCalls.payPending, { body })
    await vet.ask(checkoutCalls.startPayment, { body: { checkoutId: body.checkoutId } })
  }
  for (const { checkoutId } of [first, second])
    await expect(confirm(vet, checkoutId)).rejects.toMatchObject({ status: 409 })
  expect(await confirm(vet, both.checkoutId)).toMatchObject({ status: 'paid' })
})

test('an invoice is not promised by a transfer, neither at first nor after a declined card', async () => {
  const { vet, user } = await practice()
  const invoice = await addInvoice(shop, user.id)
  const refused = { status: 428, errors: { paymentMethod: expect.stringContaining('transfer') } }
  await expect(
    vet.ask(pendingPaymentCalls.payPending, { body: paymentBody([invoice], { paymentMethod: 'EFT' }) }),
  ).rejects.toMatchObject(refused)
  const body = paymentBody([invoice])
  await vet.ask(pendingPaymentCalls.payPending, { body })
  await confirm(vet, body.checkoutId, 'tok_chargeDeclined')
  await expect(
    vet.ask(checkoutCalls.startPayment, { body: { checkoutId: body.checkoutId, paymentMethod: 'EFT' } }),
  ).rejects.toMatchObject(refused)
})

test('money that comes in for a closed payment still pays; the sweep frees what was left', async () => {
  const { vet, user } = await practice()
  const invoice = await addInvoice(shop, user.id)
  const body = paymentBody([invoice])
  await vet.ask(pendingPaymentCalls.payPending, { body })
  await vet.ask(checkoutCalls.startPayment, { body: { checkoutId: body.checkoutId } })
  await shop.db
    .update(checkouts)
    .set({ updatedAt: new Date(0) })
    .where(eq(checkouts.id, body.checkoutId))
  await shop.services.jobs.send(sweepQueue, {})
  await shop.jobs.flush(shop.services)
  await expect(confirm(vet, body.checkoutId)).rejects.toMatchObject({ status: 409 })
  expect(await shop.db.select().from(orders).where(eq(orders.number, invoice.orderNumber))).toMatchObject([
    { paymentCheckoutId: null },
  ])
  const context = paymentContext(shop.services)
  await finishPayment(context, await readCheckout(shop.db, body.checkoutId), {
    status: 'paid',
    paymentRef: `late_${body.checkoutId}`,
  })
  expect((await open(vet, invoice.id)).status).toBe('paid')
})

/** Two orders at once that wait for their transfers: after the first, code 79 would refuse the second. */
async function awaitTransfers(browser: Browser) {
  const bodies = [
    checkoutBody(await fillCart(shop, browser), { paymentMethod: 'EFT' }),
    checkoutBody(await fillCart(shop, browser, { kits: 2 }), { paymentMethod: 'EFT' }),
  ]
  for (const body of bodies) await browser.ask(checkoutCalls.createOrder, { body })
  for (const { checkoutId } of bodies) await confirm(browser, checkoutId, 'eft')
  const { results } = await browser.ask(orderCalls.listPendingOrders)
  expect(results).toHaveLength(2)
  return results.map(({ number, checkoutId, totals }) => ({
    orderNumber: number,
    checkoutId,
    total: totals.total,
    goods: Math.round((totals.total.amount - totals.shipping.amount) * 100),
  }))
}
const givePoints = (userId: string, points: number) =>
  shop.db.insert(loyaltyEntries).values({ userId, points, reason: 'Gift', cause: `gift:${userId}:${points}` })

test('what chosen pending orders come to, and the points that could go towards it (orders-1)', async () => {
  const browser = australian(shop)
  const user = await signIn(shop, browser)
  const [one, other] = (await awaitTransfers(browser)) as [
    Awaited<ReturnType<typeof awaitTransfers>>[number],
    Awaited<ReturnType<typeof awaitTransfers>>[number],
  ]
  await givePoints(user.id, 700)
  const due = async (numbers: string[], loyaltyPoints?: string) => {
    const query = { orderIds: numbers.join(','), loyaltyPoints }
    const reply = await browser.ask(pendingPaymentCalls.getPendingPayment, { query })
    return { cents: Math.round(reply.amount.amount * 100), loyaltyPoints: reply.loyaltyPoints }
  }
  const cents = (of: { total: { amount: number } }) => Math.round(of.total.amount * 100)
  const both = [one.orderNumber, other.orderNumber]
  expect(await due([])).toEqual({ cents: cents(one) + cents(other), loyaltyPoints: 700 })
  expect(await due(both)).toEqual({ cents: cents(one) + cents(other), loyaltyPoints: 700 })
  expect(await due([one.orderNumber])).toEqual({ cents: cents(one), loyaltyPoints: 700 })
  expect(await due([other.orderNumber], '500')).toEqual({ cents: cents(other) - 500, loyaltyPoints: 700 })
  // Points pay for goods, and not for delivery.
  await givePoints(user.id, 1_000_000)
  expect(await due([one.orderNumber])).toEqual({ cents: cents(one), loyaltyPoints: one.goods })
  expect(one.goods).toBeLessThan(cents(one))
  await expect(due(both, '-1')).rejects.toMatchObject({ status: 428, errors: { loyaltyPoints: expect.any(String) } })
})

test('two awaited transfers are paid by card, with points: one charge, kits open, the user may order again', async () => {
  const browser = australian(shop)
  const user = await signIn(shop, browser)
  const waiting = await awaitTransfers(browser)
  await givePoints(user.id, 500)
  await expect(fillCart(shop, browser)).rejects.toMatchObject({ code: 79 })
  const body = paymentBody(waiting, { loyaltyPoints: 500 })
  body.expectedTotal = Math.round(body.expectedTotal * 100 - 500) / 100
  await browser.ask(pendingPaymentCalls.payPending, { body })
  expect(await pointsOf(shop.db, user.id)).toBe(500)

  // Declined: the points are the user's again.
  expect(await confirm(browser, body.checkoutId, 'tok_chargeDeclined')).toMatchObject({ status: 'failed' })
  expect(await pointsOf(shop.db, user.id)).toBe(500)
  const kits = () => shop.db.$count(samples, eq(samples.userId, user.id))
  expect(await kits()).toBe(0)

  expect(await confirm(browser, body.checkoutId)).toMatchObject({
    status: 'paid',
    totals: { loyalty: { amount: 5 }, total: { amount: body.expectedTotal } },
  })
  expect(await pointsOf(shop.db, user.id)).toBe(0)
  expect(await kits()).toBe(3)
  expect(
    await shop.db.select().from(sandboxCharges).where(eq(sandboxCharges.checkoutId, body.checkoutId)),
  ).toMatchObject([{ amount: Math.round(body.expectedTotal * 100), status: 'paid' }])
  for (const { checkoutId } of waiting)
    expect(await browser.ask(orderCalls.getOrder, { params: { checkoutId } })).toMatchObject({ status: 'paid' })
  await fillCart(shop, browser)
})

test('points that the goods do not take, or that the user does not have, are refused on their field', async () => {
  const browser = australian(shop)
  const user = await signIn(shop, browser)
  const [one] = await awaitTransfers(browser)
  if (!one) throw new Error('No order')
  await givePoints(user.id, 100)
  const pay = (loyaltyPoints: number) =>
    browser.ask(pendingPaymentCalls.payPending, {
      body: paymentBody([one], {
        loyaltyPoints,
        expectedTotal: Math.round(one.total.amount * 100 - loyaltyPoints) / 100,
      }),
    })
  const refused = { status: 428, errors: { loyaltyPoints: expect.any(String) } }
  await expect(pay(101)).rejects.toMatchObject(refused)
  await givePoints(user.id, 1_000_000)
  await expect(pay(one.goods + 1)).rejects.toMatchObject(refused)
  expect(await pay(one.goods)).toMatchObject({ status: 'paying' })
})

test('a transfer that arrives first is the one that pays; the card is then not charged', async () => {
  const browser = australian(shop)
  await signIn(shop, browser)
  const [one] = await awaitTransfers(browser)
  if (!one) throw new Error('No order')
  const body = paymentBody([one])
  await browser.ask(pendingPaymentCalls.payPending, { body })
  const row = await readCheckout(shop.db, one.checkoutId)
  await finishPayment(paymentContext(shop.services), row, { status: 'paid', paymentRef: `eft_${row.id}` })
  await expect(confirm(browser, body.checkoutId)).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('paid already'),
  })
  expect(await chargesOf(body.checkoutId)).toBe(0)
})
