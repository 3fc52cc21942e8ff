import { randomUUID } from 'node:crypto'
import { authCalls } from '@shop/contract/auth'
import { type Cart, cartCalls } from '@shop/contract/cart'
import { type AdvanceOrder, type Checkout, checkoutCalls } from '@shop/contract/checkout'
import { membershipId, orderLimits } from '@shop/contract/constants'
import { currencyTable } from '@shop/contract/currencies'
import { codes } from '@shop/contract/failure'
import { invoiceCalls } from '@shop/contract/invoice'
import { messages } from '@shop/contract/messages'
import { toMinor } from '@shop/contract/money'
import { orderCalls } from '@shop/contract/order'
import { pendingPaymentCalls } from '@shop/contract/pending-payment'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { address, australian, type Browser, buy, checkoutBody, confirm, fillCart, signIn } from '../../../test/buyer.ts'
import { addInvoice, paymentBody } from '../../../test/invoices.ts'
import { useShop } from '../../../test/shop.ts'
import { upgradeCart, upgradeOf, withReportedSample } from '../../../test/upgrades.ts'
import { collectionAgents } from '../../schema/collection-agent.ts'
import { cartItems, carts } from '../../schema/cart.ts'
import { checkouts } from '../../schema/checkout.ts'
import { coupons } from '../../schema/coupon.ts'
import { invoices } from '../../schema/invoice.ts'
import { loyaltyEntries } from '../../schema/loyalty.ts'
import { orders } from '../../schema/order.ts'
import { sandboxCharges } from '../../schema/payment-provider.ts'
import { prices, products } from '../../schema/product.ts'
import { samples } from '../../schema/sample.ts'
import { users } from '../../schema/user.ts'
import { pointsOf } from '../loyalty/handlers.ts'
import { sweepQueue } from '../../platform/jobs/queues.ts'

const shop = useShop()
/** Ten dogs' kits. */
const packOfTen = 410

const rowsOf = async () => ({
  checkouts: await shop.db.$count(checkouts),
  orders: await shop.db.$count(orders),
  charges: await shop.db.$count(sandboxCharges),
  jobs: shop.jobs.sent.length,
})

test('a guest buys: one order, one charge, one mail, and the cart is done', async () => {
  const guest = australian(shop)
  const cart = await fillCart(shop, guest, { kits: 2 })
  const body = checkoutBody(cart)
  const created = await guest.ask(checkoutCalls.createOrder, { body })
  expect(created).toMatchObject({ status: 'paying', isTestPayment: true, items: cart.items, totals: cart.totals })
  const payment = await guest.ask(checkoutCalls.startPayment, { body: { checkoutId: body.checkoutId } })
  expect(payment).toMatchObject({ provider: 'sandbox', mode: 'test' })
  expect((await guest.ask(cartCalls.getCart, { params: { sessionId: cart.sessionId } })).orderId).toBe(body.checkoutId)

  const paid = await confirm(guest, body.checkoutId)
  expect(paid).toMatchObject({
    status: 'paid',
    number: created.number,
    email: 'ada@example.org',
    shippingAddress: address,
  })
  expect(paid.number).toMatch(/^KP-1\d{5}$/)
  const [charge] = await shop.db.select().from(sandboxCharges).where(eq(sandboxCharges.checkoutId, body.checkoutId))
  expect(charge).toMatchObject({ status: 'paid', amount: Math.round(cart.totals.total.amount * 100), currency: 'AUD' })
  await expect(guest.ask(cartCalls.getCart, { params: { sessionId: cart.sessionId } })).rejects.toMatchObject({
    status: 404,
  })

  await shop.jobs.flush(shop.services)
  const mail = shop.mails.find(({ key }) => key === `order-${paid.number}`)
  expect(mail?.to).toBe('ada@example.org')
  for (const text of [mail?.text, mail?.html]) {
    for (const part of [
      paid.number,
      cart.totals.total.label,
      '12 Wattle Street',
      'test payment',
      cart.items[0]?.product.name,
    ])
      expect(text).toContain(part)
    for (const promise of [/Results: Within 3 weeks after your sample/, /Returns: What you have not opened/])
      expect(text).toMatch(promise)
    expect(text).toContain(`/checkout/complete?order=${body.checkoutId}`)
  }
})

test('the same key again, at any step, is the same order', async () => {
  const guest = australian(shop)
  const body = checkoutBody(await fillCart(shop, guest))
  const first = await guest.ask(checkoutCalls.createOrder, { body })
  expect(await guest.ask(checkoutCalls.createOrder, { body })).toEqual(first)
  const paid = await confirm(guest, body.checkoutId)
  const before = await rowsOf()
  expect(await confirm(guest, body.checkoutId)).toEqual(paid)
  expect(await confirm(guest, body.checkoutId, 'tok_chargeDeclined')).toEqual(paid)
  expect(await guest.ask(checkoutCalls.createOrder, { body })).toEqual(paid)
  await expect(guest.ask(checkoutCalls.startPayment, { body: { checkoutId: body.checkoutId } })).rejects.toMatchObject({
    status: 409,
  })
  expect(await rowsOf()).toEqual(before)
})

test("a user's order is in the history, and nobody else's business", async () => {
  const browser = australian(shop)
  await signIn(shop, browser)
  const order = await buy(shop, browser)
  expect((await browser.ask(orderCalls.listOrderHistory, { query: { paid: 'true' } })).results).toMatchObject([order])
  expect((await browser.ask(orderCalls.listOrderHistory, { query: { paid: 'false' } })).count).toBe(0)
  const other = australian(shop)
  for (const checkoutId of [order.checkoutId, randomUUID(), 'nonsense'])
    await expect(other.ask(orderCalls.getOrder, { params: { checkoutId } })).rejects.toMatchObject({
      status: 404,
      message: 'Failed to fetch orders',
    })
  expect(await browser.ask(orderCalls.getOrder, { params: { checkoutId: order.checkoutId } })).toMatchObject(order)
})

test("a vet's order is put on the account, without addresses or payment, and bars no further order", async () => {
  const vet = australian(shop)
  await signIn(shop, vet, 'vet')
  const cart = await fillCart(shop, vet)
  const order = await vet.ask(checkoutCalls.createOrder, { body: checkoutBody(cart) })
  expect(order).toMatchObject({
    status: 'pending',
    // The account's own, not the payload's.
    shippingAddress: { firstName: 'Ada', address: '3 Bridge Road', city: 'Melbourne' },
    billingAddress: null,
    paymentMethod: null,
  })
  const [row] = await shop.db.select().from(checkouts).where(eq(checkouts.id, order.checkoutId))
  expect(JSON.stringify(row)).not.toContain('Wattle')
  const pending = await vet.ask(orderCalls.listPendingOrders)
  expect(pending.results).toMatchObject([order])
  const due = await vet.ask(pendingPaymentCalls.getPendingPayment, { query: { orderIds: order.number } })
  expect(due).toMatchObject({ amount: order.totals.total, loyaltyPoints: 0, orders: [{ number: order.number }] })
  await expect(vet.ask(pendingPaymentCalls.getPendingPayment, { query: { orderIds: 'KP-1' } })).rejects.toMatchObject({
    status: 404,
  })
  const next = checkoutBody(await fillCart(shop, vet))
  expect((await vet.ask(checkoutCalls.createOrder, { body: next })).status).toBe('pending')
})

test.each([
  ['none', null, 'no complete address'],
  ['one abroad', { address: '1 Rue', city: 'Lyon', postalCode: '69001', country: 'FR' }, 'do not ship'],
])('a vet whose account has %s orders nothing that is posted', async (_, place, reason) => {
  const vet = australian(shop)
  await signIn(shop, vet, 'vet', { address: place })
  const before = await rowsOf()
  const body = checkoutBody(await fillCart(shop, vet))
  await expect(vet.ask(checkoutCalls.createOrder, { body })).rejects.toMatchObject({
    status: 428,
    errors: { shippingAddress: expect.stringContaining(reason) },
  })
  expect(await rowsOf()).toEqual(before)
})

test('an account without an address has to enter where an order is posted to', async () => {
  const vet = australian(shop)
  await signIn(shop, vet, 'vet', { address: null })
  const cart = await fillCart(shop, vet)
  const body = checkoutBody(cart)
  await expect(vet.ask(checkoutCalls.createOrder, { body })).rejects.toMatchObject({
    status: 428,
    errors: { shippingAddress: expect.any(String) },
  })
  const params = { sessionId: cart.sessionId }
  await vet.ask(cartCalls.updateCart, { params, body: { shippingAddress: address } })
  expect(await vet.ask(checkoutCalls.createOrder, { body })).toMatchObject({
    status: 'pending',
    shippingAddress: { address: '12 Wattle Street' },
  })

  // The next one knows it, begun before signing in or ordered ahead; a paid order elsewhere changes nothing.
  const next = await fillCart(shop, vet)
  expect(next.shippingAddress).toMatchObject(address)
  const session = vet.cookies.get('session') ?? ''
  vet.cookies.delete('session')
  const early = await fillCart(shop, vet)
  expect(early.shippingAddress).toBeNull()
  vet.cookies.set('session', session)
  const claimed = await vet.ask(cartCalls.updateCart, {
    params: { sessionId: early.sessionId },
    body: { phoneNumber: '+61 2 5550 0199' },
  })
  expect(claimed.shippingAddress).toMatchObject(address)
  const client = { firstName: 'Cy', lastName: 'Lee', email: 'cy@example.org', phoneNumber: undefined }
  const ahead = {
    checkoutId: randomUUID(),
    user: client,
    agent: undefined,
    shippingAddress: undefined,
    note: undefined,
  }
  expect(
    await vet.ask(checkoutCalls.createAdvanceOrder, { body: { ...ahead, items: [{ productId: 36, quantity: 1 }] } }),
  ).toMatchObject({ shippingAddress: address })
})

describe.each([
  ['waits for approval', { approval: 'waiting' as const }],
  ['was refused', { approval: 'refused' as const }],
  ['was given no credit', { creditLimit: null }],
])('a vet who %s', (_, more) => {
  test('pays as others do, and nothing opens before', async () => {
    const vet = australian(shop)
    const user = await signIn(shop, vet, 'vet', more)
    expect(await vet.ask(authCalls.getMyDetails)).toMatchObject({ ordersOnAccount: false })
    const cart = await fillCart(shop, vet)
    const order = (change: Partial<Checkout>) =>
      vet.ask(checkoutCalls.createOrder, { body: checkoutBody(cart, { checkoutId: randomUUID(), ...change }) })
    await expect(order({ paymentMethod: undefined })).rejects.toMatchObject({
      status: 428,
      errors: { paymentMethod: messages.fieldRequired },
    })
    await expect(order({ shippingAddress: undefined })).rejects.toMatchObject({ status: 428 })
    expect(await order({})).toMatchObject({ status: 'paying', paymentMethod: 'C' })
    expect(await shop.db.$count(orders, eq(orders.userId, user.id))).toBe(0)
    expect(await shop.db.$count(samples, eq(samples.userId, user.id))).toBe(0)
  })
})

test('on account up to the limit and not a cent above; what is refused is paid by card', async () => {
  const vet = australian(shop)
  const user = await signIn(shop, vet, 'vet')
  const limit = (creditLimit: number) => shop.db.update(users).set({ creditLimit }).where(eq(users.id, user.id))
  const place = (cart: Cart) => vet.ask(checkoutCalls.createOrder, { body: checkoutBody(cart) })
  const first = await fillCart(shop, vet)
  const total = toMinor(first.totals.total.amount)
  await limit(2 * total)
  expect(await place(first)).toMatchObject({ status: 'pending' })
  expect(await place(await fillCart(shop, vet))).toMatchObject({ status: 'pending' })
  const third = await fillCart(shop, vet)
  await limit(3 * total - 1)
  const held = await rowsOf()
  await expect(place(third)).rejects.toMatchObject({
    status: 409,
    code: codes.creditLimit,
    message: expect.stringContaining('by card'),
  })
  expect(await rowsOf()).toMatchObject({ orders: held.orders })
  expect(await shop.db.$count(samples, eq(samples.userId, user.id))).toBe(2)
  // Nothing is lost: the same cart is paid at once.
  const params = { sessionId: third.sessionId }
  const paidNow = await vet.ask(cartCalls.updateCart, { params, body: { isPaidNow: true } })
  expect(paidNow).toMatchObject({ isPaidNow: true, itemCount: third.itemCount })
  const body = checkoutBody(paidNow)
  expect(await vet.ask(checkoutCalls.createOrder, { body })).toMatchObject({ status: 'paying', paymentMethod: 'C' })
  expect(await confirm(vet, body.checkoutId)).toMatchObject({ status: 'paid' })
  // And what is open is what it was: a paid invoice would make room again.
  await limit(3 * total)
  expect(await place(await fillCart(shop, vet))).toMatchObject({ status: 'pending' })
})

test('an account takes no order in another currency', async () => {
  const vet = australian(shop)
  await signIn(shop, vet, 'vet', { countryCode: 'US' })
  const body = checkoutBody(await fillCart(shop, vet))
  await expect(vet.ask(checkoutCalls.createOrder, { body })).rejects.toMatchObject({
    status: 409,
    code: codes.creditLimit,
    message: expect.stringContaining('in USD'),
  })
})

test('what is open in another currency takes as much of the limit, unit for unit', async () => {
  const vet = australian(shop)
  const user = await signIn(shop, vet, 'vet', { creditLimit: 31_000 })
  const { orderNumber, total } = await addInvoice(shop, user.id, { total: 3000, currency: 'EUR' })
  const inEur = { amount: 30, currency: 'EUR' }
  const credit = async () => (await vet.ask(invoiceCalls.getCredit)).credit
  expect(await credit()).toMatchObject({ open: { amount: 0 }, left: { amount: 280 }, others: [inEur] })
  const body = checkoutBody(await fillCart(shop, vet))
  await expect(vet.ask(checkoutCalls.createOrder, { body })).rejects.toMatchObject({
    status: 409,
    code: codes.creditLimit,
    message: expect.stringMatching(/its limit is .*310\.00\. What is open in EUR counts too\. .* by card/),
  })
  const paying = paymentBody([{ orderNumber, total }])
  await vet.ask(pendingPaymentCalls.payPending, { body: paying })
  expect(await confirm(vet, paying.checkoutId)).toMatchObject({ status: 'paid' })
  expect(await credit()).toMatchObject({ left: { amount: 310 }, others: [] })
  expect(await vet.ask(checkoutCalls.createOrder, { body })).toMatchObject({ status: 'pending' })
})

test('what has come of an invoice by transfer makes room on the account', async () => {
  const vet = australian(shop)
  const user = await signIn(shop, vet, 'vet', { creditLimit: 10_000 })
  const { id } = await addInvoice(shop, user.id, { total: 6000 })
  await shop.db.update(invoices).set({ received: 2500 }).where(eq(invoices.id, id))
  expect((await vet.ask(invoiceCalls.getCredit)).credit).toMatchObject({ open: { amount: 35 }, left: { amount: 65 } })
})

test('a vet names the animal where one is needed (checkout-3)', async () => {
  const vet = australian(shop)
  await signIn(shop, vet, 'vet')
  const [needy] = await shop.db.select().from(products).where(eq(products.isAnimalRequired, true)).limit(1)
  if (!needy) throw new Error('No product needs an animal')
  const { sessionId } = await vet.ask(cartCalls.createCart, { body: { country: 'AU' } })
  const cart = await vet.ask(cartCalls.addItem, { params: { sessionId }, body: { productId: needy.id, quantity: 1 } })
  const body = checkoutBody(cart, { shippingMethodId: undefined })
  await expect(vet.ask(checkoutCalls.createOrder, { body })).rejects.toMatchObject({
    status: 428,
    errors: { [needy.name]: expect.stringContaining('name the patient') },
  })
  await shop.db
    .update(cartItems)
    .set({ metaData: { animalName: 'Bo' } })
    .where(eq(cartItems.cartId, sessionId))
  expect((await vet.ask(checkoutCalls.createOrder, { body })).status).toBe('pending')
})

test('every refusal leaves everything as it was', async () => {
  const guest = australian(shop)
  const cart = await fillCart(shop, guest)
  const empty = await guest.ask(cartCalls.createCart, { body: { country: 'AU' } })
  const before = await rowsOf()
  const refused = (change: object, of = cart) =>
    guest.ask(checkoutCalls.createOrder, { body: checkoutBody(of, change) })
  const field = (name: string) => ({ status: 428, errors: { [name]: expect.any(String) } })

  await expect(refused({}, empty)).rejects.toMatchObject({ status: 409, message: 'Your cart is empty.' })
  await expect(refused({ shippingAddress: undefined })).rejects.toMatchObject({ status: 428 })
  await expect(refused({ paymentMethod: undefined })).rejects.toMatchObject(field('paymentMethod'))
  await expect(refused({ shippingMethodId: undefined })).rejects.toMatchObject(field('shippingMethodId'))
  await expect(refused({ shippingMethodId: 3 })).rejects.toMatchObject(field('shippingMethodId'))
  await expect(refused({ shippingAddress: { ...address, country: 'NZ' } })).rejects.toMatchObject(
    field('shippingMethodId'),
  )
  await expect(refused({ shippingAddress: { ...address, country: 'FR' as 'AU' } })).rejects.toMatchObject({
    errors: { 'shippingAddress.country': 'We do not ship to this country yet' },
  })
  await expect(refused({ billingAddress: { ...address, state: 'Ontario' } })).rejects.toMatchObject(
    field('billingAddress.state'),
  )
  await expect(refused({ acceptTerms: false })).rejects.toMatchObject(field('acceptTerms'))
  await expect(refused({ expectedTotal: cart.totals.total.amount - 1 })).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining(cart.totals.total.label),
  })
  await expect(refused({ sessionId: randomUUID() })).rejects.toMatchObject({ status: 404 })
  await expect(confirm(guest, randomUUID())).rejects.toMatchObject({ status: 404 })
  expect(await rowsOf()).toEqual(before)
})

test('a declined card is a failed order that another card pays', async () => {
  const guest = australian(shop)
  const body = checkoutBody(await fillCart(shop, guest))
  await guest.ask(checkoutCalls.createOrder, { body })
  expect(await confirm(guest, body.checkoutId, 'tok_chargeDeclinedInsufficientFunds')).toMatchObject({
    status: 'failed',
    paymentError: 'insufficient_funds',
  })
  expect(await confirm(guest, body.checkoutId, 'tok_unknown')).toMatchObject({
    status: 'failed',
    paymentError: 'card_declined',
  })
  expect(await shop.db.$count(sandboxCharges, eq(sandboxCharges.checkoutId, body.checkoutId))).toBe(0)
  expect(await confirm(guest, body.checkoutId)).toMatchObject({ status: 'paid', paymentError: null })
  expect(await shop.db.$count(orders, eq(orders.checkoutId, body.checkoutId))).toBe(1)
})

test('a bank transfer waits for its money, and its user makes no new order (79)', async () => {
  const browser = australian(shop)
  await signIn(shop, browser)
  const spare = checkoutBody(await fillCart(shop, browser))
  const order = await buy(shop, browser, { paymentMethod: 'EFT' })
  expect(order).toMatchObject({ status: 'pending', paymentMethod: 'EFT' })
  await expect(browser.ask(checkoutCalls.createOrder, { body: spare })).rejects.toMatchObject({ status: 409, code: 79 })
})

test('while an order waits for its money neither an item nor a custom profile comes into a cart (79)', async () => {
  const browser = australian(shop)
  await signIn(shop, browser)
  await fillCart(shop, browser)
  await buy(shop, browser, { paymentMethod: 'EFT' })
  const { sessionId } = await browser.ask(cartCalls.createCart, { body: {} })
  const refused = { status: 409, code: 79, message: messages.pendingPaymentsText }
  const profile = { sessionId, breedId: 200193, productIds: [2002, 2003, 2004] }
  await expect(browser.ask(cartCalls.addCustomProfile, { body: profile })).rejects.toMatchObject(refused)
  const item = { productId: 2002, quantity: 1 }
  await expect(browser.ask(cartCalls.addItem, { params: { sessionId }, body: item })).rejects.toMatchObject(refused)
})

test('a cart that changed after its checkout was made is not charged', async () => {
  const guest = australian(shop)
  const cart = await fillCart(shop, guest)
  const body = checkoutBody(cart)
  await guest.ask(checkoutCalls.createOrder, { body })
  const [item] = cart.items
  await guest.ask(cartCalls.updateItem, {
    params: { sessionId: cart.sessionId, cartItemId: item?.id ?? '' },
    body: { productId: item?.product.id ?? 0, quantity: 3 },
  })
  await expect(confirm(guest, body.checkoutId)).rejects.toMatchObject({ status: 409 })
  expect(await shop.db.$count(sandboxCharges, eq(sandboxCharges.checkoutId, body.checkoutId))).toBe(0)
})

test('a cart that was deleted after its checkout was made is not charged', async () => {
  const guest = australian(shop)
  const body = checkoutBody(await fillCart(shop, guest))
  await guest.ask(checkoutCalls.createOrder, { body })
  await guest.ask(cartCalls.deleteCart, { params: { sessionId: body.sessionId } })
  await expect(confirm(guest, body.checkoutId)).rejects.toMatchObject({ status: 409 })
  expect(await shop.db.$count(sandboxCharges, eq(sandboxCharges.checkoutId, body.checkoutId))).toBe(0)
})

test('what needs no post needs no delivery, and what costs nothing is paid without a charge', async () => {
  const guest = australian(shop)
  await shop.db.insert(coupons).values({ code: 'FREE', label: '100% off', percent: 100 })
  const { sessionId } = await upgradeCart(guest, upgradeOf(await withReportedSample(shop, guest), 602))
  const cart = await guest.ask(cartCalls.applyCoupon, { params: { sessionId, coupon: 'FREE' } })
  const body = checkoutBody(cart, { shippingMethodId: undefined })
  expect(await guest.ask(checkoutCalls.createOrder, { body })).toMatchObject({
    shippingMethod: null,
    totals: { total: { amount: 0 } },
  })
  expect(await guest.ask(checkoutCalls.startPayment, { body: { checkoutId: body.checkoutId } })).toMatchObject({
    clientSecret: null,
  })
  expect((await confirm(guest, body.checkoutId, 'none')).status).toBe('paid')
  expect(await shop.db.$count(sandboxCharges, eq(sandboxCharges.checkoutId, body.checkoutId))).toBe(0)
})

test('a second window takes over from one that has not paid, which then cannot', async () => {
  const guest = australian(shop)
  const cart = await fillCart(shop, guest)
  const [first, second] = [checkoutBody(cart), checkoutBody(cart)]
  for (const body of [first, second]) await guest.ask(checkoutCalls.createOrder, { body })
  await guest.ask(checkoutCalls.startPayment, { body: { checkoutId: first.checkoutId } })
  await guest.ask(checkoutCalls.startPayment, { body: { checkoutId: second.checkoutId } })
  await expect(confirm(guest, first.checkoutId)).rejects.toMatchObject({ status: 409 })
  expect(await confirm(guest, second.checkoutId)).toMatchObject({ status: 'paid' })
  expect(await shop.db.$count(orders, eq(orders.checkoutId, first.checkoutId))).toBe(0)
})

test('vouchers and points are held while paying, given back when declined, spent once when paid', async () => {
  const browser = australian(shop)
  const user = await signIn(shop, browser)
  await shop.db.insert(coupons).values({ code: 'ONCE', label: '10% off', percent: 10, maxRedemptions: 1 })
  await shop.db.insert(loyaltyEntries).values({ userId: user.id, points: 1500, reason: 'Gift', cause: randomUUID() })
  const { sessionId } = await fillCart(shop, browser)
  const cart = await browser.ask(cartCalls.priceCart, {
    params: { sessionId },
    query: { coupon: 'ONCE', loyaltyPoints: '1000' },
  })
  expect(cart.totals.loyalty.amount).toBe(10)
  const body = checkoutBody(cart)
  const held = async () => ({
    points: await pointsOf(shop.db, user.id),
    uses: (await shop.db.select().from(coupons).where(eq(coupons.code, 'ONCE')))[0]?.redemptions,
  })
  await browser.ask(checkoutCalls.createOrder, { body })
  expect(await held()).toEqual({ points: 1500, uses: 0 })
  await browser.ask(checkoutCalls.startPayment, { body: { checkoutId: body.checkoutId } })
  expect(await held()).toEqual({ points: 500, uses: 1 })
  await confirm(browser, body.checkoutId, 'tok_chargeDeclined')
  expect(await held()).toEqual({ points: 1500, uses: 0 })
  expect((await confirm(browser, body.checkoutId)).totals).toEqual(cart.totals)
  expect(await held()).toEqual({ points: 500, uses: 1 })
})

test('the sweep frees what was left, and finishes what was charged before a crash', async () => {
  const guest = australian(shop)
  const [left, charged] = [checkoutBody(await fillCart(shop, guest)), checkoutBody(await fillCart(shop, guest))]
  for (const body of [left, charged]) {
    await guest.ask(checkoutCalls.createOrder, { body })
    await guest.ask(checkoutCalls.startPayment, { body: { checkoutId: body.checkoutId } })
    await shop.db
      .update(checkouts)
      .set({ updatedAt: new Date(0) })
      .where(eq(checkouts.id, body.checkoutId))
  }
  await shop.db.insert(sandboxCharges).values({
    checkoutId: charged.checkoutId,
    status: 'paid',
    amount: toMinor(charged.expectedTotal),
    currency: 'AUD',
  })
  await shop.services.jobs.send(sweepQueue, {})
  await shop.jobs.flush(shop.services)
  const statusOf = async (checkoutId: string) =>
    (await guest.ask(orderCalls.getOrder, { params: { checkoutId } })).status
  expect(await statusOf(charged.checkoutId)).toBe('paid')
  expect(await statusOf(left.checkoutId)).toBe('failed')
  const [cart] = await shop.db.select().from(carts).where(eq(carts.id, left.sessionId))
  expect(cart).toMatchObject({ checkoutId: null, orderedAt: null })
})

describe('tests ordered ahead', () => {
  const person = { firstName: 'Cy', lastName: 'Lee', email: 'cy@example.org', phoneNumber: undefined }
  const bodyOf = (change: Partial<AdvanceOrder> = {}): AdvanceOrder => ({
    checkoutId: randomUUID(),
    user: person,
    agent: undefined,
    shippingAddress: undefined,
    items: [{ productId: 36, quantity: 2 }],
    note: undefined,
    ...change,
  })
  const order = (browser: Browser, body = bodyOf()) => browser.ask(checkoutCalls.createAdvanceOrder, { body })

  test('are put on the account of a vet, with whom they are for; 428 names the wrong person (checkout-9)', async () => {
    const vet = australian(shop)
    const user = await signIn(shop, vet, 'vet')
    await expect(
      order(vet, bodyOf({ user: { ...person, email: 'cy' }, agent: { ...person, firstName: '' } })),
    ).rejects.toMatchObject({
      status: 428,
      user: { email: expect.any(String) },
      agent: { firstName: expect.any(String) },
    })
    const body = bodyOf()
    const placed = await order(vet, body)
    expect(placed).toMatchObject({
      status: 'pending',
      orderedFor: 'Cy Lee',
      items: [{ quantity: 2 }],
      shippingAddress: { address: '3 Bridge Road' },
    })
    expect(await order(vet, body)).toEqual(placed)
    expect((await vet.ask(orderCalls.listOrderHistory)).results).toMatchObject([placed])
    expect(await shop.db.$count(samples, eq(samples.userId, user.id))).toBe(2)
    expect((await vet.ask(invoiceCalls.listInvoices)).count).toBe(1)
  })

  test('an order above the limit does not bind its key: a smaller one has it', async () => {
    const vet = australian(shop)
    await signIn(shop, vet, 'vet', { creditLimit: 20_000 })
    const body = bodyOf({ items: [{ productId: 36, quantity: 99 }] })
    await expect(order(vet, body)).rejects.toMatchObject({ status: 409, code: codes.creditLimit })
    const smaller = { ...body, items: [{ productId: 2002, quantity: 1 }] }
    const placed = await order(vet, smaller)
    expect(placed).toMatchObject({ status: 'pending', items: [{ product: { id: 2002 }, quantity: 1 }] })
    expect(await order(vet, smaller)).toEqual(placed)
    // What was placed is placed: the key is that order's now.
    expect(await order(vet, body)).toEqual(placed)
  })

  test('are put on the account of an approved collection agent with credit', async () => {
    const agent = australian(shop)
    const user = await signIn(shop, agent, 'breeder', { creditLimit: 500_000 })
    await expect(order(agent)).rejects.toMatchObject({ status: 403 })
    const listed = { name: 'Ada', kind: 'agent', place: 'Hobart', postalCode: '7000', country: 'AU' } as const
    await shop.db.insert(collectionAgents).values({ ...listed, id: 90_001, userId: user.id })
    const credit = async () => (await agent.ask(invoiceCalls.getCredit)).credit
    expect(await credit()).toMatchObject({ shippingAddress: null, isAddressAsked: true })
    const sentTo = (change: object) => order(agent, bodyOf({ shippingAddress: { ...address, ...change } }))
    for (const [change, field] of [
      [{ city: '' }, 'shippingAddress.city'],
      [{ country: 'FR' }, 'shippingAddress.country'],
      [{ state: 'NOWHERE' }, 'shippingAddress.state'],
    ] as const)
      await expect(sentTo(change)).rejects.toMatchObject({ status: 428, errors: { [field]: expect.any(String) } })
    await expect(order(agent)).rejects.toMatchObject({ status: 428, errors: { shippingAddress: expect.any(String) } })
    expect(await shop.db.$count(carts, eq(carts.userId, user.id))).toBe(0)

    // Entered once: the next order goes to the same place, unless it names another.
    expect(await sentTo({})).toMatchObject({ status: 'pending', shippingAddress: address })
    expect(await credit()).toMatchObject({ shippingAddress: address, isAddressAsked: true })
    expect(await order(agent)).toMatchObject({ shippingAddress: address })
    expect(await sentTo({ address: '7 Quay Street' })).toMatchObject({ shippingAddress: { address: '7 Quay Street' } })

    const { firstName: _, lastName: _last, ...home } = address
    await shop.db.update(users).set({ address: home }).where(eq(users.id, user.id))
    expect(await credit()).toMatchObject({ shippingAddress: address, isAddressAsked: false })
    expect(await sentTo({ address: '7 Quay Street' })).toMatchObject({ shippingAddress: address })

    // Only its own card or PayPal can be charged for a membership again next year.
    await expect(order(agent, bodyOf({ items: [{ productId: membershipId, quantity: 1 }] }))).rejects.toMatchObject({
      status: 428,
      errors: { items: expect.any(String) },
    })
    await shop.db.delete(collectionAgents).where(eq(collectionAgents.id, 90_001))
  })

  test.each([
    ['a breeder', 'breeder', {}],
    ['a vet who waits for approval', 'vet', { approval: 'waiting' as const }],
    ['a vet without credit', 'vet', { creditLimit: null }],
  ])('are refused to %s, and no kit opens', async (_, type, more) => {
    const browser = australian(shop)
    const user = await signIn(shop, browser, type, more)
    await expect(order(browser)).rejects.toMatchObject({ status: 403 })
    expect(await shop.db.$count(samples, eq(samples.userId, user.id))).toBe(0)
    expect(await shop.db.$count(carts, eq(carts.userId, user.id))).toBe(0)
  })

  test('are no more than one order takes, whatever the credit, and make nothing then', async () => {
    const vet = australian(shop)
    const user = await signIn(shop, vet, 'vet', { creditLimit: 2_000_000_000 })
    const every = await shop.db.select({ productId: products.id }).from(products)
    const lines = every.slice(0, orderLimits.lines + 1).map((one) => ({ ...one, quantity: 99 }))
    for (const items of [
      lines,
      [{ productId: packOfTen, quantity: 26 }],
      [
        { productId: packOfTen, quantity: 25 },
        { productId: 36, quantity: 1 },
      ],
    ])
      await expect(order(vet, bodyOf({ items }))).rejects.toMatchObject({
        status: 428,
        errors: { items: expect.stringContaining('at most') },
      })
    expect(await shop.db.$count(carts, eq(carts.userId, user.id))).toBe(0)
    expect(await order(vet, bodyOf({ items: [{ productId: packOfTen, quantity: 2 }] }))).toMatchObject({
      status: 'pending',
    })
    expect(await shop.db.$count(samples, eq(samples.userId, user.id))).toBe(20)
  })

  test('stay within the limit, and are made of what can be ordered ahead', async () => {
    const vet = australian(shop)
    const user = await signIn(shop, vet, 'vet', { creditLimit: 1 })
    await expect(order(vet)).rejects.toMatchObject({ status: 409, code: codes.creditLimit })
    expect(await shop.db.$count(samples, eq(samples.userId, user.id))).toBe(0)
    const [upgrade] = await shop.db.select().from(products).where(eq(products.isUpgrade, true)).limit(1)
    for (const items of [
      [{ productId: upgrade?.id ?? 0, quantity: 1 }],
      [{ productId: 999_999, quantity: 1 }],
      [
        { productId: 36, quantity: 1 },
        { productId: 36, quantity: 1 },
      ],
    ])
      await expect(order(vet, bodyOf({ items }))).rejects.toMatchObject({
        status: 428,
        errors: { items: expect.any(String) },
      })
  })
})

test('a cart that a login made larger than one order takes is not ordered, and may shrink', async () => {
  const browser = australian(shop)
  const cart = await fillCart(shop, browser)
  await shop.db
    .insert(cartItems)
    .values([400, 500].map((base) => ({ cartId: cart.sessionId, productId: base + 10, quantity: 13 })))
  const params = { sessionId: cart.sessionId }
  const full = await browser.ask(cartCalls.priceCart, { params, query: { shippingMethod: '1' } })
  const refused = { status: 409, message: 'One order takes at most 250 kits. Please make a second order for the rest.' }
  await expect(browser.ask(checkoutCalls.createOrder, { body: checkoutBody(full) })).rejects.toMatchObject(refused)
  const pack = full.items.find(({ product }) => product.id === packOfTen)
  const change = (quantity: number) =>
    browser.ask(cartCalls.updateItem, {
      params: { ...params, cartItemId: pack?.id ?? '' },
      body: { productId: packOfTen, quantity },
    })
  await expect(change(14)).rejects.toMatchObject(refused)
  await change(12)
  const fits = await change(11)
  expect(await browser.ask(checkoutCalls.createOrder, { body: checkoutBody(fits) })).toMatchObject({ status: 'paying' })
})

test('an order of more than one order may come to is refused', async () => {
  const browser = australian(shop)
  const cart = await fillCart(shop, browser)
  const [item] = cart.items
  const price = and(eq(prices.productId, item?.product.id ?? 0), eq(prices.currency, 'AUD'))
  const [before] = await shop.db.select().from(prices).where(price)
  await shop.db.update(prices).set({ amount: currencyTable.AUD.orderLimit }).where(price)
  await shop.services.catalogue.refresh()
  const dear = await browser.ask(cartCalls.getCart, { params: { sessionId: cart.sessionId } })
  await expect(browser.ask(checkoutCalls.createOrder, { body: checkoutBody(dear) })).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('$50,000.00'),
  })
  await shop.db
    .update(prices)
    .set({ amount: before?.amount ?? 0 })
    .where(price)
  await shop.services.catalogue.refresh()
})

test('the snapshot adds up to the last cent, whatever is in the cart', async () => {
  for (const kits of [1, 3, 6]) {
    const browser = australian(shop)
    await signIn(shop, browser)
    const code = `P${kits}7`
    await shop.db.insert(coupons).values({ code, label: 'off', percent: kits * 7 })
    const { sessionId, items } = await fillCart(shop, browser, { kits })
    for (const { id, product } of items)
      await browser.ask(cartCalls.updateItem, {
        params: { sessionId, cartItemId: id },
        body: { productId: product.id, quantity: kits },
      })
    const cart = await browser.ask(cartCalls.applyCoupon, { params: { sessionId, coupon: code } })
    const order = await browser.ask(checkoutCalls.createOrder, { body: checkoutBody(cart) })
    const cents = (price: { amount: number }) => Math.round(price.amount * 100)
    const { subtotal, discount, loyalty, shipping, total } = order.totals
    expect(order.items.reduce((sum, item) => sum + cents(item.unitPrice) * item.quantity, 0)).toBe(cents(subtotal))
    expect(cents(subtotal) - cents(discount) - cents(loyalty) + cents(shipping)).toBe(cents(total))
    const [row] = await shop.db.select().from(checkouts).where(eq(checkouts.id, order.checkoutId))
    expect(row?.total).toBe(cents(total))
  }
})
