import { checkoutCalls } from '@shop/contract/checkout'
import { orderCalls } from '@shop/contract/order'
import { eq } from 'drizzle-orm'
import Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { australian, type Browser, checkoutBody, confirm, fillCart } from '../../test/buyer.ts'
import { fakePayPal, fakeStripe } from '../../test/fake-providers.ts'
import { openShop, type Shop } from '../../test/shop.ts'
import { checkouts } from '../checkout/tables.ts'
import { orders } from '../order/tables.ts'

let shop: Shop
let stripe: Awaited<ReturnType<typeof fakeStripe>>
let payPal: Awaited<ReturnType<typeof fakePayPal>>
beforeAll(async () => {
  ;[stripe, payPal] = await Promise.all([fakeStripe(), fakePayPal()])
  shop = await openShop({
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_API_BASE: stripe.url,
    PAYPAL_CLIENT_ID: 'client',
    PAYPAL_CLIENT_SECRET: 'secret',
    PAYPAL_BASE_URL: payPal.url,
  })
})
afterAll(async () => {
  stripe.close()
  payPal.close()
  await shop.close()
})

async function begin(guest: Browser, paymentMethod: 'C' | 'P') {
  const body = checkoutBody(await fillCart(shop, guest), { paymentMethod })
  await guest.ask(checkoutCalls.createOrder, { body })
  const payment = await guest.ask(checkoutCalls.startPayment, { body: { checkoutId: body.checkoutId } })
  return { checkoutId: body.checkoutId, payment }
}
const intentOf = (secret: string | null) => {
  const intent = [...stripe.intents.values()].find(({ client_secret }) => client_secret === secret)
  if (!intent) throw new Error('No intent')
  return intent
}
const ordersOf = (checkoutId: string) => shop.db.$count(orders, eq(orders.checkoutId, checkoutId))

/** An event as Stripe sends it, signed with `secret`. */
function stripeEvent(intent: object, { type = 'payment_intent.succeeded', secret = 'whsec_1' } = {}) {
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object: intent } })
  const signature = new Stripe('sk_test_1').webhooks.generateTestHeaderString({ payload, secret })
  return shop
    .visitor()
    .fetch('/api/webhooks/stripe', { method: 'POST', body: payload, headers: { 'stripe-signature': signature } })
}

test("Stripe: one intent for a checkout; its own state decides, not the browser's word", async () => {
  const guest = australian(shop)
  const { checkoutId, payment } = await begin(guest, 'C')
  expect(payment).toMatchObject({ provider: 'stripe', mode: 'test', publishableKey: 'pk_test_1' })
  const again = await guest.ask(checkoutCalls.startPayment, { body: { checkoutId } })
  expect(again).toEqual(payment)
  const intent = intentOf(payment.clientSecret)
  expect(intent.currency).toBe('aud')

  expect((await confirm(guest, checkoutId, 'pi_of_mine')).status).toBe('paying')
  intent.last_payment_error = { code: 'card_declined', decline_code: 'insufficient_funds' }
  expect(await confirm(guest, checkoutId)).toMatchObject({ status: 'failed', paymentError: 'insufficient_funds' })
  expect(await guest.ask(checkoutCalls.startPayment, { body: { checkoutId } })).toEqual(payment)
  intent.status = 'succeeded'
  expect((await confirm(guest, checkoutId)).status).toBe('paid')
  expect(await ordersOf(checkoutId)).toBe(1)
})

test("Stripe's webhook finishes a payment whose browser never came back, once; anything else changes nothing", async () => {
  const guest = australian(shop)
  const { checkoutId, payment } = await begin(guest, 'C')
  const intent = intentOf(payment.clientSecret)
  const event = { ...intent, status: 'succeeded', amount_received: intent.amount }
  expect((await stripeEvent(event, { secret: 'whsec_forged' })).status).toBe(400)
  expect((await stripeEvent(event, { type: 'payment_intent.payment_failed' })).status).toBe(200)
  expect((await stripeEvent({ ...event, amount_received: 1 })).status).toBe(200)
  expect((await stripeEvent({ ...event, metadata: { checkoutId: 'unknown' } })).status).toBe(200)
  expect(await ordersOf(checkoutId)).toBe(0)
  intent.status = 'succeeded'
  const sent = shop.jobs.sent.length
  for (const { status } of await Promise.all([stripeEvent(event), stripeEvent(event), stripeEvent(event)]))
    expect(status).toBe(200)
  expect(await ordersOf(checkoutId)).toBe(1)
  expect(shop.jobs.sent.length - sent).toBe(1)
  expect((await guest.ask(orderCalls.getOrder, { params: { checkoutId } })).status).toBe('paid')
})

test('Stripe: the sweep cancels an intent that was left, and finishes one that was paid', async () => {
  const guest = australian(shop)
  const [left, paid] = [await begin(guest, 'C'), await begin(guest, 'C')]
  intentOf(paid.payment.clientSecret).status = 'succeeded'
  await shop.db.update(checkouts).set({ updatedAt: new Date(0) })
  await shop.services.jobs.send('sweep', {})
  await shop.jobs.flush(shop.services)
  expect(intentOf(left.payment.clientSecret).status).toBe('canceled')
  expect((await guest.ask(orderCalls.getOrder, { params: { checkoutId: paid.checkoutId } })).status).toBe('paid')
  await expect(confirm(guest, left.checkoutId)).rejects.toMatchObject({ status: 409 })
})

test('PayPal: upper-case currency, two decimals, captured once, also when declined first', async () => {
  const guest = australian(shop)
  const { checkoutId, payment } = await begin(guest, 'P')
  expect(payment).toMatchObject({ provider: 'paypal', mode: 'live_aus', publishableKey: 'client' })
  const order = payPal.state.orders.get(payment.clientSecret ?? '')
  expect(order?.purchase_units[0]?.amount).toEqual({
    currency_code: 'AUD',
    value: expect.stringMatching(/^\d+\.\d\d$/),
  })
  payPal.state.declines = 1
  expect(await confirm(guest, checkoutId)).toMatchObject({ status: 'failed', paymentError: 'card_declined' })
  expect(
    (await Promise.all([confirm(guest, checkoutId), confirm(guest, checkoutId)])).map(({ status }) => status),
  ).toEqual(['paid', 'paid'])
  expect(payPal.state.captures).toBe(1)
  expect(await ordersOf(checkoutId)).toBe(1)
})

test("PayPal's webhook is believed only when PayPal vouches for it", async () => {
  const guest = australian(shop)
  const { checkoutId, payment } = await begin(guest, 'P')
  const [unit] = payPal.state.orders.get(payment.clientSecret ?? '')?.purchase_units ?? []
  const event = {
    event_type: 'PAYMENT.CAPTURE.COMPLETED',
    resource: { id: 'capture_9', custom_id: checkoutId, amount: unit?.amount },
  }
  const send = async (body: string) => (await guest.fetch('/api/webhooks/paypal', { method: 'POST', body })).status
  payPal.state.isForged = true
  expect(await send(JSON.stringify(event))).toBe(400)
  expect(await send('no json')).toBe(400)
  expect(await ordersOf(checkoutId)).toBe(0)
  payPal.state.isForged = false
  expect([await send(JSON.stringify(event)), await send(JSON.stringify(event))]).toEqual([200, 200])
  expect(await ordersOf(checkoutId)).toBe(1)
})

test('a provider that does not answer leaves the order "paying", not lost', async () => {
  const guest = australian(shop)
  const { checkoutId, payment } = await begin(guest, 'C')
  const intent = intentOf(payment.clientSecret)
  stripe.intents.delete(intent.id)
  expect((await confirm(guest, checkoutId)).status).toBe('paying')
  stripe.intents.set(intent.id, { ...intent, status: 'succeeded' })
  await shop.db
    .update(checkouts)
    .set({ updatedAt: new Date(0) })
    .where(eq(checkouts.id, checkoutId))
  await shop.services.jobs.send('sweep', {})
  await shop.jobs.flush(shop.services)
  expect((await guest.ask(orderCalls.getOrder, { params: { checkoutId } })).status).toBe('paid')
})

test('a shop with keys takes no test money, and offers only what it has', async () => {
  const only = await openShop({ STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' })
  const guest = australian(only)
  const body = checkoutBody(await fillCart(only, guest), { paymentMethod: 'P' })
  await expect(guest.ask(checkoutCalls.createOrder, { body })).rejects.toMatchObject({
    status: 428,
    errors: { paymentMethod: expect.any(String) },
  })
  expect((await guest.fetch('/api/webhooks/paypal', { method: 'POST', body: '{}' })).status).toBe(404)
  await only.close()
})
