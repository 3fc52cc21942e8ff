import { cartCalls } from '@shop/contract/cart'
import { checkoutCalls } from '@shop/contract/checkout'
import { orderCalls } from '@shop/contract/order'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { pendingPaymentCalls } from '@shop/contract/pending-payment'
import { australian, type Browser, checkoutBody, confirm, fillCart, signIn } from '../../../test/buyer.ts'
import { paymentBody } from '../../../test/invoices.ts'
import { membershipBody } from '../../../test/members.ts'
import { useProviderShop } from '../../../test/provider-shop.ts'
import { openShop } from '../../../test/shop.ts'
import { checkouts } from '../../schema/checkout.ts'
import { disputes } from '../../schema/dispute.ts'
import { orders } from '../../schema/order.ts'
import { samples } from '../../schema/sample.ts'
import { sweepQueue } from '../jobs/queues.ts'

const { shop, stripe, payPal, post, tellStripe, tellPayPal } = useProviderShop()

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
const orderOf = (guest: Browser, checkoutId: string) => guest.ask(orderCalls.getOrder, { params: { checkoutId } })
async function sweep() {
  await shop.db.update(checkouts).set({ updatedAt: new Date(0) })
  await shop.services.jobs.send(sweepQueue, {})
  await shop.jobs.flush(shop.services)
}

/** An intent as Stripe sends it. */
const tellPaid = (intent: object, signed?: Parameters<typeof tellStripe>[2]) =>
  tellStripe('payment_intent.succeeded', intent, signed)

test("Stripe: one intent for a checkout; its own state decides, not the browser's word", async () => {
  const guest = australian(shop)
  const { checkoutId, payment } = await begin(guest, 'C')
  expect(payment).toMatchObject({ provider: 'stripe', mode: 'test', publishableKey: 'pk_test_1' })
  const again = await guest.ask(checkoutCalls.startPayment, { body: { checkoutId } })
  expect(again).toEqual(payment)
  const intent = intentOf(payment.clientSecret)
  expect(intent.currency).toBe('aud')

  expect((await confirm(guest, checkoutId, 'pi_of_mine')).status).toBe('paying')
  stripe.browser.pay(payment.clientSecret, '4000000000009995')
  expect(await confirm(guest, checkoutId)).toMatchObject({ status: 'failed', paymentError: 'insufficient_funds' })
  expect(await guest.ask(checkoutCalls.startPayment, { body: { checkoutId } })).toEqual(payment)
  stripe.browser.pay(payment.clientSecret)
  expect((await confirm(guest, checkoutId)).status).toBe('paid')
  expect(await ordersOf(checkoutId)).toBe(1)
})

test('the form shows before there is a payment: it makes no intent, and holds nothing', async () => {
  const guest = australian(shop)
  const cart = await fillCart(shop, guest)
  const body = checkoutBody(cart)
  await guest.ask(checkoutCalls.createOrder, { body })
  const before = stripe.intents.size
  const choice = { checkoutId: body.checkoutId, paymentMethod: 'C' } as const
  expect(await guest.ask(checkoutCalls.preparePayment, { body: choice })).toEqual({
    provider: 'stripe',
    mode: 'test',
    publishableKey: 'pk_test_1',
    isYearly: false,
    cardSession: null,
  })
  expect(stripe.intents.size).toBe(before)
  // The cart is free, and once it is another one, the sum that was shown is not charged.
  const [item] = cart.items
  await guest.ask(cartCalls.updateItem, {
    params: { sessionId: cart.sessionId, cartItemId: item?.id ?? '' },
    body: { productId: item?.product.id ?? 0, quantity: 2 },
  })
  await expect(guest.ask(checkoutCalls.startPayment, { body: choice })).rejects.toMatchObject({ status: 409 })
  expect(stripe.intents.size).toBe(before)
})

test("Stripe's webhook finishes a payment whose browser never came back, once; anything else changes nothing", async () => {
  const guest = australian(shop)
  const { checkoutId, payment } = await begin(guest, 'C')
  const intent = intentOf(payment.clientSecret)
  const event = { ...intent, status: 'succeeded', amount_received: intent.amount }
  expect(await tellPaid(event, { secret: 'whsec_forged' })).toBe(400)
  // Genuine once, and sent again by somebody who listened.
  expect(await tellPaid(event, { age: 3600 })).toBe(400)
  expect(await tellStripe('payment_intent.payment_failed', event)).toBe(200)
  expect(await tellPaid({ ...event, amount_received: 1 })).toBe(200)
  expect(await tellPaid({ ...event, metadata: { checkoutId: 'unknown' } })).toBe(200)
  expect(await ordersOf(checkoutId)).toBe(0)
  intent.status = 'succeeded'
  const sent = shop.jobs.sent.length
  expect(await Promise.all([tellPaid(event), tellPaid(event), tellPaid(event)])).toEqual([200, 200, 200])
  expect(await ordersOf(checkoutId)).toBe(1)
  expect(shop.jobs.sent.length - sent).toBe(1)
  expect((await guest.ask(orderCalls.getOrder, { params: { checkoutId } })).status).toBe('paid')
})

test('Stripe: the sweep cancels an intent that was left, and finishes one that was paid', async () => {
  const guest = australian(shop)
  const [left, paid] = [await begin(guest, 'C'), await begin(guest, 'C')]
  stripe.browser.pay(paid.payment.clientSecret)
  await shop.db.update(checkouts).set({ updatedAt: new Date(0) })
  await shop.services.jobs.send(sweepQueue, {})
  await shop.jobs.flush(shop.services)
  expect(intentOf(left.payment.clientSecret).status).toBe('canceled')
  expect((await guest.ask(orderCalls.getOrder, { params: { checkoutId: paid.checkoutId } })).status).toBe('paid')
  await expect(confirm(guest, left.checkoutId)).rejects.toMatchObject({ status: 409 })
})

test.each([
  ['less', { amount_received: 1 }],
  ['more', { amount_received: 99_999_99 }],
  ['another currency', { currency: 'usd' }],
])(
  'Stripe: %s than was agreed pays for nothing, by the browser’s return or the sweep, until it is right',
  async (_, said) => {
    const guest = australian(shop)
    const { checkoutId, payment } = await begin(guest, 'C')
    stripe.browser.pay(payment.clientSecret)
    const intent = intentOf(payment.clientSecret)
    const right = { ...intent }
    Object.assign(intent, said)
    expect((await confirm(guest, checkoutId)).status).toBe('paying')
    await sweep()
    expect((await orderOf(guest, checkoutId)).status).toBe('paying')
    expect(await ordersOf(checkoutId)).toBe(0)
    Object.assign(intent, right)
    expect((await confirm(guest, checkoutId)).status).toBe('paid')
    expect(await ordersOf(checkoutId)).toBe(1)
  },
)

test('PayPal: upper-case currency, two decimals, captured once, also when declined first', async () => {
  const guest = australian(shop)
  const { checkoutId, payment } = await begin(guest, 'P')
  expect(payment).toMatchObject({ provider: 'paypal', mode: 'live_aus', publishableKey: 'client' })
  const order = payPal.state.orders.get(payment.clientSecret ?? '')
  expect(order?.purchase_units[0]?.amount).toEqual({
    currency_code: 'AUD',
    value: expect.stringMatching(/^\d+\.\d\d$/),
  })
  // Its buyer has not approved it yet: there is nothing to take.
  expect((await confirm(guest, checkoutId)).status).toBe('paying')
  payPal.approve(payment.clientSecret)
  payPal.state.declines = 1
  expect(await confirm(guest, checkoutId)).toMatchObject({ status: 'failed', paymentError: 'card_declined' })
  payPal.approve(payment.clientSecret)
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
  const resource = { id: 'capture_9', custom_id: checkoutId, amount: unit?.amount }
  const send = () => tellPayPal('PAYMENT.CAPTURE.COMPLETED', resource)
  payPal.state.isForged = true
  expect(await send()).toBe(400)
  expect(await post('paypal', { body: 'no json' })).toBe(400)
  expect(await ordersOf(checkoutId)).toBe(0)
  payPal.state.isForged = false
  expect([await send(), await send()]).toEqual([200, 200])
  expect(await ordersOf(checkoutId)).toBe(1)
})

test('a provider that does not answer leaves the order "paying", not lost', async () => {
  const guest = australian(shop)
  const { checkoutId, payment } = await begin(guest, 'C')
  const intent = intentOf(payment.clientSecret)
  stripe.intents.delete(intent.id)
  expect((await confirm(guest, checkoutId)).status).toBe('paying')
  stripe.intents.set(intent.id, { ...intent, status: 'succeeded', amount_received: intent.amount })
  await shop.db
    .update(checkouts)
    .set({ updatedAt: new Date(0) })
    .where(eq(checkouts.id, checkoutId))
  await shop.services.jobs.send(sweepQueue, {})
  await shop.jobs.flush(shop.services)
  expect((await guest.ask(orderCalls.getOrder, { params: { checkoutId } })).status).toBe('paid')
})

test('3-D Secure: refused at the bank, then accepted with the page closed: the webhook places the order, once', async () => {
  const guest = australian(shop)
  const { checkoutId, payment } = await begin(guest, 'C')
  stripe.browser.pay(payment.clientSecret, '4000002760003184')
  expect((await confirm(guest, checkoutId)).status).toBe('paying')
  stripe.browser.authenticate(payment.clientSecret, false)
  expect(await confirm(guest, checkoutId)).toMatchObject({ status: 'failed', paymentError: 'authentication_failed' })
  expect(await guest.ask(checkoutCalls.startPayment, { body: { checkoutId } })).toEqual(payment)
  stripe.browser.pay(payment.clientSecret, '4000002760003184')
  const intent = stripe.browser.authenticate(payment.clientSecret, true)
  await Promise.all([tellPaid(intent), tellPaid(intent)])
  expect((await orderOf(guest, checkoutId)).status).toBe('paid')
  expect(await ordersOf(checkoutId)).toBe(1)
})

test('an intent that the sweep cancelled takes no money any more', async () => {
  const guest = australian(shop)
  const { checkoutId, payment } = await begin(guest, 'C')
  await sweep()
  expect(() => stripe.browser.pay(payment.clientSecret)).toThrow('canceled')
  expect(await ordersOf(checkoutId)).toBe(0)
})

test('PayPal approved, and the page closed before it returned: a webhook takes the money, or the sweep does; once', async () => {
  const guest = australian(shop)
  for (const wayBack of ['webhook', 'sweep', 'both'] as const) {
    const { checkoutId, payment } = await begin(guest, 'P')
    const before = payPal.state.captures
    const resource = payPal.approve(payment.clientSecret)
    const approved = () => tellPayPal('CHECKOUT.ORDER.APPROVED', resource)
    if (wayBack === 'webhook') expect([await approved(), await approved()]).toEqual([200, 200])
    else if (wayBack === 'sweep') await sweep()
    else await Promise.all([approved(), sweep(), approved()])
    expect((await orderOf(guest, checkoutId)).status).toBe('paid')
    expect(await ordersOf(checkoutId)).toBe(1)
    expect(payPal.state.captures - before).toBe(1)
  }
})

test('PayPal waits for a bank account: another window is told so, and nobody pays twice', async () => {
  const guest = australian(shop)
  const cart = await fillCart(shop, guest)
  const begun = async () => {
    const body = checkoutBody(cart, { paymentMethod: 'P' })
    await guest.ask(checkoutCalls.createOrder, { body })
    return { ...body, start: () => guest.ask(checkoutCalls.startPayment, { body: { checkoutId: body.checkoutId } }) }
  }
  const [one, other] = [await begun(), await begun()]
  payPal.approve((await one.start()).clientSecret)
  payPal.state.captured = 'PENDING'
  expect((await confirm(guest, one.checkoutId)).status).toBe('paying')
  await expect(other.start()).rejects.toMatchObject({
    status: 409,
    message: expect.stringMatching(/^PayPal has your payment .* some days/) as string,
  })
  payPal.state.captured = 'COMPLETED'
  const order = [...payPal.state.orders.values()].at(-1)
  for (const capture of order?.purchase_units[0]?.payments?.captures ?? []) capture.status = 'COMPLETED'
  await sweep()
  expect((await orderOf(guest, one.checkoutId)).status).toBe('paid')
  expect(payPal.state.orders.size).toBeGreaterThan(0)
})

test('PayPal took the money and its answer was lost: the sweep finds it, and nothing is taken twice', async () => {
  const guest = australian(shop)
  const { checkoutId, payment } = await begin(guest, 'P')
  payPal.approve(payment.clientSecret)
  payPal.state.lostAnswers = 1
  const before = payPal.state.captures
  expect((await confirm(guest, checkoutId)).status).toBe('paying')
  await sweep()
  expect((await orderOf(guest, checkoutId)).status).toBe('paid')
  expect(payPal.state.captures - before).toBe(1)
})

test('a dispute is recorded once, in whichever order its events come; lost, the order is owed again and its results stay', async () => {
  const guest = australian(shop)
  const user = await signIn(shop, guest)
  const { checkoutId, payment } = await begin(guest, 'C')
  const intent = stripe.browser.pay(payment.clientSecret)
  expect((await confirm(guest, checkoutId)).status).toBe('paid')
  const kits = () => shop.db.$count(samples, eq(samples.userId, user.id))
  expect(await kits()).toBe(1)
  const dispute = {
    id: 'dp_1',
    object: 'dispute',
    payment_intent: intent.id,
    amount: intent.amount,
    currency: intent.currency,
  }
  const created = () => tellStripe('charge.dispute.created', { ...dispute, status: 'needs_response' })
  const lost = () => tellStripe('charge.dispute.closed', { ...dispute, status: 'lost' })
  await Promise.all([created(), created()])
  expect(await orderOf(guest, checkoutId)).toMatchObject({ status: 'paid', dispute: 'open' })
  await Promise.all([lost(), created(), lost()])
  expect(await orderOf(guest, checkoutId)).toMatchObject({ status: 'pending', dispute: 'lost' })
  expect(await shop.db.$count(disputes, eq(disputes.checkoutId, checkoutId))).toBe(1)
  // The same payment, sent again, pays nothing.
  await tellPaid(intent)
  const { number, totals } = await orderOf(guest, checkoutId)
  expect(await guest.ask(pendingPaymentCalls.getPendingPayment)).toMatchObject({ amount: totals.total })
  await expect(fillCart(shop, guest)).rejects.toMatchObject({ code: 79 })

  const again = paymentBody([{ orderNumber: number, total: totals.total }])
  await guest.ask(pendingPaymentCalls.payPending, { body: again })
  const { clientSecret } = await guest.ask(checkoutCalls.startPayment, { body: { checkoutId: again.checkoutId } })
  stripe.browser.pay(clientSecret)
  await confirm(guest, again.checkoutId)
  expect((await orderOf(guest, checkoutId)).status).toBe('paid')
  // What was sent out is not sent again.
  expect(await kits()).toBe(1)
  await fillCart(shop, guest)
})

test("a dispute at PayPal that is won changes nothing but what the order's page says", async () => {
  const guest = australian(shop)
  const { checkoutId, payment } = await begin(guest, 'P')
  const order = payPal.approve(payment.clientSecret)
  await confirm(guest, checkoutId)
  const resource = {
    dispute_id: 'PP-D-1',
    dispute_amount: order.purchase_units[0]?.amount,
    disputed_transactions: [{ seller_transaction_id: `capture_${order.id}` }],
  }
  expect(await tellPayPal('CUSTOMER.DISPUTE.CREATED', resource)).toBe(200)
  expect(await orderOf(guest, checkoutId)).toMatchObject({ status: 'paid', dispute: 'open' })
  const outcome = { dispute_outcome: { outcome_code: 'RESOLVED_SELLER_FAVOUR' } }
  await tellPayPal('CUSTOMER.DISPUTE.RESOLVED', { ...resource, ...outcome })
  await tellPayPal('CUSTOMER.DISPUTE.CREATED', resource)
  expect(await orderOf(guest, checkoutId)).toMatchObject({ status: 'paid', dispute: 'won' })
  // Of a payment that is none of ours.
  const unknown = { ...resource, dispute_id: 'PP-D-2', disputed_transactions: [{ seller_transaction_id: 'capture_0' }] }
  expect(await tellPayPal('CUSTOMER.DISPUTE.CREATED', unknown)).toBe(200)
  expect(await shop.db.$count(disputes, eq(disputes.reference, 'PP-D-2'))).toBe(0)
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

test('card (C) and wallets (A) are paid with Stripe, PayPal (P) with PayPal, a membership too (checkout-4)', async () => {
  for (const isYearly of [false, true]) {
    const browser = australian(shop)
    await signIn(shop, browser)
    const body = isYearly ? await membershipBody(browser) : checkoutBody(await fillCart(shop, browser))
    await browser.ask(checkoutCalls.createOrder, { body })
    const { checkoutId } = body
    for (const [paymentMethod, provider] of [
      ['C', 'stripe'],
      ['A', 'stripe'],
      ['P', 'paypal'],
    ] as const)
      expect(await browser.ask(checkoutCalls.preparePayment, { body: { checkoutId, paymentMethod } })).toMatchObject({
        provider,
        isYearly,
      })
    const { clientSecret } = await browser.ask(checkoutCalls.startPayment, { body: { checkoutId, paymentMethod: 'P' } })
    // PayPal's own script begins what our server made, of the exact sum, its currency in capitals.
    if (isYearly) payPal.subscription.approve(clientSecret)
    else payPal.approve(clientSecret)
    const asked = isYearly
      ? payPal.state.plans.get(payPal.subscription.of(clientSecret).plan_id)?.price
      : payPal.state.orders.get(clientSecret ?? '')?.purchase_units[0]?.amount
    expect(asked).toEqual({ currency_code: 'AUD', value: body.expectedTotal.toFixed(2) })
    expect(await confirm(browser, checkoutId, clientSecret ?? '')).toMatchObject({ status: 'paid', paymentMethod: 'P' })
  }
})

test.each([
  ['less', { value: '0.01' }],
  ['another currency', { currency_code: 'USD' }],
])('PayPal: %s than was agreed pays for nothing', async (_, said) => {
  const guest = australian(shop)
  const { checkoutId, payment } = await begin(guest, 'P')
  payPal.approve(payment.clientSecret)
  const unit = payPal.state.orders.get(payment.clientSecret ?? '')?.purchase_units[0]
  if (unit) Object.assign(unit.amount, said)
  expect((await confirm(guest, checkoutId)).status).toBe('paying')
  await sweep()
  expect(await ordersOf(checkoutId)).toBe(0)
})
