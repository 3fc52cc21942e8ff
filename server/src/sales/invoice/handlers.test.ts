import { randomUUID } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { cartCalls, type CartUpdate } from '@shop/contract/cart'
import { checkoutCalls } from '@shop/contract/checkout'
import { invoiceCalls } from '@shop/contract/invoice'
import { pendingPaymentCalls } from '@shop/contract/pending-payment'
import { userCalls } from '@shop/contract/user'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { australian, type Browser, checkoutBody, confirm, fillCart, signIn } from '../../../test/buyer.ts'
import { addInvoice, orderOnAccount, paymentBody } from '../../../test/invoices.ts'
import { useShop } from '../../../test/shop.ts'
import { paymentContext } from '../checkout/payment-context.ts'
import { finishPayment, readCheckout } from '../payment/steps.ts'
import { coupons } from '../../schema/coupon.ts'
import { invoices } from '../../schema/invoice.ts'
import { users } from '../../schema/user.ts'
import { dayMs } from '../../platform/values/days.ts'
import { receiptQueue } from '../payment/queues.ts'
import { expectSorted } from '../../../test/sorted.ts'
import { folded } from '@shop/contract/text'

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
const days = (from: string, to: string) => Math.floor((Date.parse(to) - Date.parse(from)) / dayMs)

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
    seller: ['Kinpaw', 'hello@kinpaw.example'],
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
  await shop.services.jobs.send(receiptQueue, { checkoutId: order.checkoutId })
  await shop.jobs.flush(shop.services)
  const mail = shop.mails.find(({ key }) => key === `order-${order.number}`)
  for (const body of [mail?.text, mail?.html]) {
    expect(body).toContain(`It goes on your account: invoice ${invoice.number} is due on `)
    expect(body).toContain('/my/invoices')
  }
})

test('tests ordered ahead are put on an account too; what is paid at once, or costs nothing, gets no invoice', async () => {
  const agent = australian(shop)
  await signIn(shop, agent, 'vet')
  const params = { sessionId: (await fillCart(shop, agent)).sessionId }
  const body: CartUpdate = { isPaidNow: true }
  const bought = checkoutBody(await agent.ask(cartCalls.updateCart, { params, body }))
  await agent.ask(checkoutCalls.createOrder, { body: bought })
  await confirm(agent, bought.checkoutId)
  expect((await list(agent)).count).toBe(0)
  const [kit] = (await fillCart(shop, agent)).items
  const { number } = await agent.ask(checkoutCalls.createAdvanceOrder, {
    body: {
      checkoutId: randomUUID(),
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

test('another’s invoice is not there: not to read, not to total, not to pay', async () => {
  const { user } = await practice()
  const invoice = await addInvoice(shop, user.id)
  const { vet: other } = await practice()
  const answers = async ({ id, orderNumber, total }: typeof invoice) =>
    Promise.all(
      [
        open(other, id),
        other.ask(pendingPaymentCalls.getPendingPayment, { query: { orderIds: orderNumber } }),
        other.ask(pendingPaymentCalls.payPending, { body: paymentBody([{ orderNumber, total }]) }),
      ].map((answer) => answer.catch((failure: unknown) => failure)),
    )
  const theirs = await answers(invoice)
  expect(theirs).toMatchObject([{ status: 404 }, { status: 404 }, { status: 404 }])
  expect(theirs).toEqual(await answers({ ...invoice, id: randomUUID(), orderNumber: 'KP-1' }))
  await expect(open(other, 'nonsense')).rejects.toMatchObject({ status: 404 })
})

test('an account whose invoice is long overdue takes no new orders until it is paid (79)', async () => {
  const { vet, user } = await practice()
  await addInvoice(shop, user.id, { daysAgo: 43 })
  await orderOnAccount(shop, vet)
  const overdue = await addInvoice(shop, user.id, { daysAgo: 45 })
  const refused = { status: 409, code: 79 }
  await expect(fillCart(shop, vet)).rejects.toMatchObject(refused)
  const body = paymentBody([overdue])
  await vet.ask(pendingPaymentCalls.payPending, { body })
  await confirm(vet, body.checkoutId)
  await orderOnAccount(shop, vet)
})

test('invoices are in the export; a deleted account leaves them to the books, without the person', async () => {
  const { vet, user } = await practice()
  const { invoice } = await orderOnAccount(shop, vet)
  const body = paymentBody([invoice])
  await vet.ask(pendingPaymentCalls.payPending, { body })
  const { number } = await confirm(vet, body.checkoutId)
  const exported: object = await vet.ask(userCalls.exportUser)
  expect(exported).toMatchObject({
    orders: [{ number: invoice.orderNumber }],
    invoices: [{ number: invoice.number, billTo: { clinic: 'Riverside Animal Clinic' } }],
    payments: [{ number, orders: [invoice.number] }],
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

test('the desk reads who orders on account, and who is overdue, longest first', async () => {
  const { user } = await practice()
  const late = await practice()
  await addInvoice(shop, late.user.id, { total: 5000, daysAgo: 60 })
  await addInvoice(shop, late.user.id, { total: 700, currency: 'USD', daysAgo: 1 })
  const accounts = shop.visitor()
  await signIn(shop, accounts, 'breeder', { isAdmin: true })
  const find = async (query: { search?: string; overdue?: 'yes' }) =>
    (await accounts.ask(invoiceCalls.listOverdueAccounts, { query })).results
  expect(await find({ search: user.email })).toMatchObject([
    { openCount: 0, overdueCount: 0, dueSince: null, open: [] },
  ])
  expect(await find({ search: user.email, overdue: 'yes' })).toEqual([])
  expect(await find({ search: late.user.email, overdue: 'yes' })).toMatchObject([
    {
      clinic: 'Riverside Animal Clinic',
      openCount: 2,
      overdueCount: 1,
      open: [{ amount: 50 }, { amount: 7 }],
    },
  ])
  const [first] = await find({ overdue: 'yes' })
  expect(first?.overdueCount).toBeGreaterThan(0)
})

test('accounts are sorted by name and by what is due longest', async () => {
  for (const [place, clinic] of ['Élan Sorted', 'Acorn Sorted', 'Zebra Sorted'].entries()) {
    const { user } = await practice()
    await shop.db.update(users).set({ clinic }).where(eq(users.id, user.id))
    if (place) await addInvoice(shop, user.id, { total: 5000, daysAgo: 40 + place })
  }
  const accounts = shop.visitor()
  await signIn(shop, accounts, 'breeder', { isAdmin: true })
  await expectSorted(
    async (sort) =>
      (await accounts.ask(invoiceCalls.listOverdueAccounts, { query: { sort, search: 'Sorted' } })).results,
    {
      name: ({ clinic, name }) => folded(`${clinic}, ${name}`),
      due: ({ dueSince }) => dueSince,
    },
  )
})
