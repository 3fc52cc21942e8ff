import { randomUUID } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { cartCalls } from '@shop/contract/cart'
import { checkoutCalls } from '@shop/contract/checkout'
import { invoiceCalls } from '@shop/contract/invoice'
import { orderCalls } from '@shop/contract/order'
import { userCalls } from '@shop/contract/user'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { australian, type Browser, buy, checkoutBody, confirm, fillCart, signIn } from '../../test/buyer.ts'
import { addInvoice, orderOnAccount, paymentBody } from '../../test/invoices.ts'
import { useShop } from '../../test/shop.ts'
import { paymentContext } from '../checkout/payment.ts'
import { finishPayment, readCheckout } from '../payment/steps.ts'
import { checkouts } from '../checkout/tables.ts'
import { coupons } from '../coupon/tables.ts'
import { invoices } from './tables.ts'
import { orders } from '../order/tables.ts'
import { sandboxCharges } from '../payment-provider/tables.ts'
import { users } from '../user/tables.ts'

const shop = useShop()

const address = { address: '8 Wharf Street', city: 'Brisbane', state: 'QLD', postalCode: '4000', country: 'AU' }
async function practice() {
  const vet = australian(shop)
  const user = await signIn(shop, vet, 'vet', { clinic: 'Riverside Animal Clinic', address })
  return { vet, user }
}
const list = async (browser: Browser, page?: string) =>
  browser.ask(invoiceCalls.listInvoices, { query: page ? { page } : {} })
const open = (browser: Browser, id: string) => browser.ask(invoiceCalls.getInvoice, { params: { id } })
const days = (from: string, to: string) => Math.floor((Date.parse(to) - Date.parse(from)) / 86_400_000)
const chargesOf = (checkoutId: string) => shop.db.$count(sandboxCharges, eq(sandboxCharges.checkoutId, checkoutId))

test('an order on account is billed once: its lines, its sums, whom to, and thirty days to pay', async () => {
  const { vet } = await practice()
  const { order, invoice } = await orderOnAccount(shop, vet)
  expect(invoice).toMatchObject({
    number: expect.stringMatching(/^INV-\d{6}$/),
    status: 'open',
    paidAt: null,
    total: order.totals.total,
    due: order.totals.total,
    orderNumber: order.number,
  })
  expect(days(invoice.issuedAt, invoice.dueAt)).toBe(30)
  // All of that day.
  expect(invoice.dueAt).toContain('T23:59:59')
  expect(await open(vet, invoice.id)).toEqual({
    ...invoice,
    checkoutId: order.checkoutId,
    lines: order.items.map(({ product, quantity, unitPrice, linePrice }) => ({
      description: product.name,
      animalName: null,
      quantity,
      unitPrice,
      linePrice,
    })),
    totals: order.totals,
    billTo: {
      name: 'Ada Byron',
      clinic: 'Riverside Animal Clinic',
      email: expect.stringContaining('@example.org'),
      address: { firstName: 'Ada', lastName: 'Byron', ...address },
    },
    payment: null,
  })
  // The same order again is the same invoice.
  const context = paymentContext(shop.services)
  const row = await readCheckout(shop.db, order.checkoutId)
  await finishPayment(context, row, { status: 'pending', paymentRef: `account_${row.id}` })
  expect((await list(vet)).count).toBe(1)

  shop.jobs.sent.length = 0
  await shop.services.jobs.send('receipt', { checkoutId: order.checkoutId })
  await shop.jobs.flush(shop.services)
  const mail = shop.mails.find(({ key }) => key === `order-${order.number}`)
  for (const body of [mail?.text, mail?.html]) {
    expect(body).toContain(`It goes on your account: invoice ${invoice.number} is due on `)
    expect(body).toContain('/my/invoices')
  }
})

test('tests ordered ahead go on an account too; what is paid at once, or costs nothing, is not billed', async () => {
  const agent = australian(shop)
  await signIn(shop, agent)
  await buy(shop, agent)
  expect((await list(agent)).count).toBe(0)
  const [kit] = (await fillCart(shop, agent)).items
  const { number } = await agent.ask(checkoutCalls.createAdvanceOrder, {
    body: {
      user: { firstName: 'Cy', lastName: 'Lee', email: 'cy@example.org' },
      items: [{ productId: kit?.product.id ?? 0, quantity: 2 }],
    },
  })
  expect((await list(agent)).results).toMatchObject([{ orderNumber: number, status: 'open' }])

  const { vet } = await practice()
  await shop.db.insert(coupons).values({ code: 'ALLFREE', label: '100% off', percent: 100 }).onConflictDoNothing()
  const { sessionId } = await vet.ask(cartCalls.createCart, { body: { country: 'AU' } })
  await vet.ask(cartCalls.addItem, { params: { sessionId }, body: { productId: 706, quantity: 1 } })
  const cart = await vet.ask(cartCalls.applyCoupon, { params: { sessionId, coupon: 'ALLFREE' } })
  expect(
    (await vet.ask(checkoutCalls.createOrder, { body: checkoutBody(cart, { shippingMethodId: undefined }) })).status,
  ).toBe('paid')
  expect((await list(vet)).count).toBe(0)
})

test('invoices come newest first, in pages, and tell what is open, overdue and paid', async () => {
  const { vet, user } = await practice()
  expect(await list(vet)).toEqual({ results: [], count: 0, next: null, previous: null })
  expect(await vet.ask(invoiceCalls.getInvoiceTotal)).toEqual({
    value: { amount: 0, currency: 'AUD', label: '$0.00' },
    others: [],
    openCount: 0,
    overdueCount: 0,
  })
  for (let daysAgo = 40; daysAgo > 18; daysAgo--) await addInvoice(shop, user.id, { daysAgo })
  const first = await list(vet)
  expect(first).toMatchObject({ count: 22, next: 2, previous: null })
  expect(first.results).toHaveLength(20)
  const times = first.results.map(({ issuedAt }) => Date.parse(issuedAt))
  expect(times).toEqual(times.toSorted((a, b) => b - a))
  expect(await list(vet, '2')).toMatchObject({ next: null, previous: 1, results: [{}, { status: 'overdue' }] })
  expect(first.results.filter(({ status }) => status === 'overdue')).toHaveLength(8)
  expect(await vet.ask(invoiceCalls.getInvoiceTotal)).toMatchObject({
    value: { amount: 22 * 50, currency: 'AUD' },
    openCount: 22,
    overdueCount: 10,
  })
})

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
  expect(await vet.ask(invoiceCalls.getInvoicePayment)).toMatchObject({ amounts: [inAud, inEur] })
  expect(await vet.ask(invoiceCalls.getInvoicePayment, { query: { invoiceIds: eur } })).toMatchObject({
    invoices: [{ id: eur, due: inEur }],
    amounts: [inEur],
  })
  const body = { ...paymentBody([]), invoiceIds: [aud, eur], expectedTotal: 80 }
  await expect(vet.ask(invoiceCalls.payInvoices, { body })).rejects.toMatchObject({
    status: 428,
    errors: { invoiceIds: expect.stringContaining('one currency') },
  })
})

describe('paying', () => {
  test('two invoices are one payment: one charge, both orders paid, one mail', async () => {
    const { vet, user } = await practice()
    const [first, second] = [await orderOnAccount(shop, vet), await orderOnAccount(shop, vet)]
    const chosen = [first.invoice, second.invoice]
    const body = paymentBody(chosen)
    const due = await vet.ask(invoiceCalls.getInvoicePayment)
    expect(due.amounts).toMatchObject([{ amount: body.expectedTotal }])
    const made = await vet.ask(invoiceCalls.payInvoices, { body })
    expect(made).toMatchObject({ number: expect.stringMatching(/^PAY-/), status: 'paying', items: [] })
    expect(await vet.ask(invoiceCalls.payInvoices, { body })).toEqual(made)
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
    const id = await addInvoice(shop, user.id)
    const body = paymentBody([{ id, total: { amount: 50, currency: 'AUD', label: '' } }])
    await vet.ask(invoiceCalls.payInvoices, { body })
    expect(await confirm(vet, body.checkoutId, 'tok_chargeDeclinedInsufficientFunds')).toMatchObject({
      status: 'failed',
      paymentError: 'insufficient_funds',
    })
    expect(await open(vet, id)).toMatchObject({ status: 'open', due: { amount: 50 } })
    expect(await shop.db.select().from(invoices).where(eq(invoices.id, id))).toMatchObject([{ checkoutId: null }])
    expect(await confirm(vet, body.checkoutId)).toMatchObject({ status: 'paid' })
    expect((await open(vet, id)).status).toBe('paid')
  })

  test('what is paid is not paid again, and a sum that differs is not taken', async () => {
    const { vet, user } = await practice()
    const total = { amount: 50, currency: 'AUD' as const, label: '' }
    const [paid, left] = [await addInvoice(shop, user.id), await addInvoice(shop, user.id)]
    const body = paymentBody([{ id: paid, total }])
    const late = paymentBody([{ id: paid, total }])
    for (const one of [body, late]) await vet.ask(invoiceCalls.payInvoices, { body: one })
    await confirm(vet, body.checkoutId)
    const again = { status: 409, message: expect.stringContaining('paid already') }
    await expect(confirm(vet, late.checkoutId)).rejects.toMatchObject(again)
    for (const ids of [[paid], [paid, left]]) {
      const both = paymentBody(ids.map((id) => ({ id, total })))
      await expect(vet.ask(invoiceCalls.payInvoices, { body: both })).rejects.toMatchObject(again)
    }
    await expect(
      vet.ask(invoiceCalls.payInvoices, { body: paymentBody([{ id: left, total }], { expectedTotal: 49 }) }),
    ).rejects.toMatchObject({ status: 409, message: expect.stringContaining('$50.00') })
    expect(await vet.ask(invoiceCalls.getInvoicePayment, { query: { invoiceIds: `${paid},${left}` } })).toMatchObject({
      amounts: [{ amount: 50 }],
    })
    expect(await chargesOf(late.checkoutId)).toBe(0)
    expect((await open(vet, left)).status).toBe('open')
  })

  test('a second window takes over from one that has not paid; one that shares an invoice with two, from both', async () => {
    const { vet, user } = await practice()
    const total = { amount: 50, currency: 'AUD' as const, label: '' }
    const [one, two] = [await addInvoice(shop, user.id), await addInvoice(shop, user.id)]
    const [first, second, both] = [[one], [two], [one, two]].map((ids) =>
      paymentBody(ids.map((id) => ({ id, total }))),
    ) as [ReturnType<typeof paymentBody>, ReturnType<typeof paymentBody>, ReturnType<typeof paymentBody>]
    for (const body of [first, second, both]) {
      await vet.ask(invoiceCalls.payInvoices, { body })
      await vet.ask(checkoutCalls.startPayment, { body: { checkoutId: body.checkoutId } })
    }
    for (const { checkoutId } of [first, second])
      await expect(confirm(vet, checkoutId)).rejects.toMatchObject({ status: 409 })
    expect(await confirm(vet, both.checkoutId)).toMatchObject({ status: 'paid' })
  })

  test('an invoice is not promised by a transfer, neither at first nor after a declined card', async () => {
    const { vet, user } = await practice()
    const invoice = { id: await addInvoice(shop, user.id), total: { amount: 50, currency: 'AUD' as const, label: '' } }
    const refused = { status: 428, errors: { paymentMethod: expect.stringContaining('transfer') } }
    await expect(
      vet.ask(invoiceCalls.payInvoices, { body: paymentBody([invoice], { paymentMethod: 'EFT' }) }),
    ).rejects.toMatchObject(refused)
    const body = paymentBody([invoice])
    await vet.ask(invoiceCalls.payInvoices, { body })
    await confirm(vet, body.checkoutId, 'tok_chargeDeclined')
    await expect(
      vet.ask(checkoutCalls.startPayment, { body: { checkoutId: body.checkoutId, paymentMethod: 'EFT' } }),
    ).rejects.toMatchObject(refused)
  })

  test('money that comes in for a closed payment still pays; the sweep frees what was left', async () => {
    const { vet, user } = await practice()
    const total = { amount: 50, currency: 'AUD' as const, label: '' }
    const id = await addInvoice(shop, user.id)
    const body = paymentBody([{ id, total }])
    await vet.ask(invoiceCalls.payInvoices, { body })
    await vet.ask(checkoutCalls.startPayment, { body: { checkoutId: body.checkoutId } })
    await shop.db
      .update(checkouts)
      .set({ updatedAt: new Date(0) })
      .where(eq(checkouts.id, body.checkoutId))
    await shop.services.jobs.send('sweep', {})
    await shop.jobs.flush(shop.services)
    await expect(confirm(vet, body.checkoutId)).rejects.toMatchObject({ status: 409 })
    expect(await shop.db.select().from(invoices).where(eq(invoices.id, id))).toMatchObject([{ checkoutId: null }])
    const context = paymentContext(shop.services)
    await finishPayment(context, await readCheckout(shop.db, body.checkoutId), {
      status: 'paid',
      paymentRef: `late_${body.checkoutId}`,
    })
    expect((await open(vet, id)).status).toBe('paid')
  })
})

test('another’s invoice is not there: not to read, not to total, not to pay', async () => {
  const { user } = await practice()
  const id = await addInvoice(shop, user.id)
  const { vet: other } = await practice()
  const body = { ...paymentBody([]), expectedTotal: 50 }
  const answers = async (invoiceId: string) =>
    Promise.all(
      [
        open(other, invoiceId),
        other.ask(invoiceCalls.getInvoicePayment, { query: { invoiceIds: invoiceId } }),
        other.ask(invoiceCalls.payInvoices, { body: { ...body, invoiceIds: [invoiceId] } }),
      ].map((answer) => answer.catch((failure: unknown) => failure)),
    )
  const theirs = await answers(id)
  expect(theirs).toMatchObject([{ status: 404 }, { status: 404 }, { status: 404 }])
  expect(theirs).toEqual(await answers(randomUUID()))
  await expect(open(other, 'nonsense')).rejects.toMatchObject({ status: 404 })
})

test('an account whose invoice is long overdue takes no new orders until it is paid (79)', async () => {
  const { vet, user } = await practice()
  await addInvoice(shop, user.id, { daysAgo: 43 })
  await orderOnAccount(shop, vet)
  const id = await addInvoice(shop, user.id, { daysAgo: 45 })
  const refused = { status: 409, code: 79 }
  await expect(fillCart(shop, vet)).rejects.toMatchObject(refused)
  const body = paymentBody([{ id, total: { amount: 50, currency: 'AUD', label: '' } }])
  await vet.ask(invoiceCalls.payInvoices, { body })
  await confirm(vet, body.checkoutId)
  await orderOnAccount(shop, vet)
})

test('invoices are in the export; a deleted account leaves them to the books, without the person', async () => {
  const { vet, user } = await practice()
  const { invoice } = await orderOnAccount(shop, vet)
  const body = paymentBody([invoice])
  await vet.ask(invoiceCalls.payInvoices, { body })
  const { number } = await confirm(vet, body.checkoutId)
  const exported: object = await vet.ask(userCalls.exportUser)
  expect(exported).toMatchObject({
    orders: [{ number: invoice.orderNumber }],
    invoices: [{ number: invoice.number, billTo: { clinic: 'Riverside Animal Clinic' } }],
    invoicePayments: [{ number, invoices: [invoice.number] }],
  })
  await shop.db
    .update(users)
    .set({ passwordHash: await hash('a password') })
    .where(eq(users.id, user.id))
  await vet.ask(userCalls.deleteUser, { body: { password: 'a password' } })
  const [kept] = await shop.db.select().from(invoices).where(eq(invoices.id, invoice.id))
  expect(kept).toMatchObject({
    number: invoice.number,
    billTo: { name: 'deleted', clinic: null, email: 'deleted', address: { city: 'deleted', country: 'AU' } },
  })
  expect(JSON.stringify(kept)).not.toMatch(/Byron|Wharf|Riverside/)
})
