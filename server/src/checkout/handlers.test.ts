import { randomUUID } from 'node:crypto'
import { cartCalls } from '@shop/contract/cart'
import { checkoutCalls } from '@shop/contract/checkout'
import { orderCalls } from '@shop/contract/order'
import { pendingPaymentCalls } from '@shop/contract/pending-payment'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { address, australian, buy, checkoutBody, confirm, fillCart, signIn } from '../../test/buyer.ts'
import { useShop } from '../../test/shop.ts'
import { upgradeCart, upgradeOf, withReportedSample } from '../../test/upgrades.ts'
import { cartItems, carts } from '../cart/tables.ts'
import { checkouts } from './tables.ts'
import { coupons } from '../coupon/tables.ts'
import { loyaltyEntries } from '../loyalty/tables.ts'
import { orders } from '../order/tables.ts'
import { sandboxCharges } from '../payment-provider/tables.ts'
import { products } from '../product/tables.ts'
import { pointsOf } from '../loyalty/handlers.ts'

const shop = useShop()

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

test("a vet's order goes on the account, without addresses or payment, and bars no further order", async () => {
  const vet = australian(shop)
  await signIn(shop, vet, 'vet')
  const cart = await fillCart(shop, vet)
  const order = await vet.ask(checkoutCalls.createOrder, { body: checkoutBody(cart) })
  expect(order).toMatchObject({ status: 'pending', shippingAddress: null, billingAddress: null, paymentMethod: null })
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
    errors: { [needy.name]: expect.stringContaining('name the animal') },
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
  await shop.db
    .insert(sandboxCharges)
    .values({ checkoutId: charged.checkoutId, status: 'paid', amount: 1, currency: 'AUD' })
  await shop.services.jobs.send('sweep', {})
  await shop.jobs.flush(shop.services)
  const statusOf = async (checkoutId: string) =>
    (await guest.ask(orderCalls.getOrder, { params: { checkoutId } })).status
  expect(await statusOf(charged.checkoutId)).toBe('paid')
  expect(await statusOf(left.checkoutId)).toBe('failed')
  const [cart] = await shop.db.select().from(carts).where(eq(carts.id, left.sessionId))
  expect(cart).toMatchObject({ checkoutId: null, orderedAt: null })
})

test('tests ordered ahead go on the account; 428 says which person is wrong (checkout-9)', async () => {
  const agent = australian(shop)
  await signIn(shop, agent)
  const [kit] = (await fillCart(shop, agent)).items
  const person = { firstName: 'Cy', lastName: 'Lee', email: 'cy@example.org' }
  const items = [{ productId: kit?.product.id ?? 0, quantity: 2 }]
  await expect(
    agent.ask(checkoutCalls.createAdvanceOrder, {
      body: { user: { ...person, email: 'cy' }, agent: { ...person, firstName: '' }, items },
    }),
  ).rejects.toMatchObject({
    status: 428,
    user: { email: expect.any(String) },
    agent: { firstName: expect.any(String) },
  })
  const order = await agent.ask(checkoutCalls.createAdvanceOrder, { body: { user: person, items } })
  expect(order).toMatchObject({ status: 'pending', items: [{ quantity: 2 }] })
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
