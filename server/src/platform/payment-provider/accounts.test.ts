import { checkoutCalls } from '@shop/contract/checkout'
import { orderCalls } from '@shop/contract/order'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { australian, type Browser, checkoutBody, confirm, fillCart } from '../../../test/buyer.ts'
import { fakeStripe, type FakeStripe } from '../../../test/fake-stripe.ts'
import { openShop, type Shop } from '../../../test/shop.ts'
import { checkouts } from '../../schema/checkout.ts'

let shop: Shop
let stripe: FakeStripe
beforeAll(async () => {
  stripe = await fakeStripe({
    accounts: {
      sk_test_int: 'whsec_int',
      sk_test_aus: 'whsec_aus',
    },
  })
  shop = await openShop({
    STRIPE_API_BASE: stripe.url,
    STRIPE_SECRET_KEY: 'sk_test_int',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_int',
    STRIPE_WEBHOOK_SECRET: 'whsec_int',
    STRIPE_AUS_SECRET_KEY: 'sk_test_aus',
    STRIPE_AUS_PUBLISHABLE_KEY: 'pk_test_aus',
    STRIPE_AUS_WEBHOOK_SECRET: 'whsec_aus',
  })
})
afterAll(async () => {
  stripe.close()
  await shop.close()
})

async function begin(guest: Browser) {
  const body = checkoutBody(await fillCart(shop, guest))
  await guest.ask(checkoutCalls.createOrder, { body })
  const payment = await guest.ask(checkoutCalls.startPayment, { body: { checkoutId: body.checkoutId } })
  return { checkoutId: body.checkoutId, payment }
}
const rowOf = async (id: string) => (await shop.db.select().from(checkouts).where(eq(checkouts.id, id)))[0]
const tell = async (path: string, object: object, secret: string) => {
  const { body, headers } = stripe.event('payment_intent.succeeded', object, { secret })
  return (await shop.visitor().fetch(`/api/webhooks/${path}`, { method: 'POST', body, headers })).status
}

test('a buyer in Australia pays the Australian account; everybody else the international one, where their region has none', async () => {
  const guest = australian(shop)
  const { checkoutId, payment } = await begin(guest)
  expect(payment.publishableKey).toBe('pk_test_aus')
  expect(stripe.browser.pay(payment.clientSecret)).toMatchObject({ account: 'sk_test_aus' })
  expect((await confirm(guest, checkoutId)).status).toBe('paid')
  expect(await rowOf(checkoutId)).toMatchObject({ provider: 'stripe', account: 'live_aus' })
  for (const [country, account] of [
    ['AU', 'live_aus'],
    ['US', 'live_international'],
    ['NZ', 'live_international'],
  ] as const)
    expect(shop.services.payments.forMethod('C', 'USD', country)?.account).toBe(account)
})

test('the webhook of one account is not believed with the secret of another', async () => {
  const guest = australian(shop)
  const { checkoutId, payment } = await begin(guest)
  const intent = stripe.browser.pay(payment.clientSecret)
  expect(await tell('stripe/aus', intent, 'whsec_int')).toBe(400)
  expect(await tell('stripe', intent, 'whsec_aus')).toBe(400)
  expect(await tell('stripe/usa', intent, 'whsec_aus')).toBe(404)
  expect((await guest.ask(orderCalls.getOrder, { params: { checkoutId } })).status).toBe('paying')
  expect(await tell('stripe/aus', intent, 'whsec_aus')).toBe(200)
  expect((await guest.ask(orderCalls.getOrder, { params: { checkoutId } })).status).toBe('paid')
})

test('a payment stays with the account that took it, whatever its checkout says by now', async () => {
  const guest = australian(shop)
  const { checkoutId, payment } = await begin(guest)
  const intent = stripe.browser.pay(payment.clientSecret)
  // A later try went to another account; the first one's money came in late.
  await shop.db
    .update(checkouts)
    .set({ status: 'failed', account: 'live_international' })
    .where(eq(checkouts.id, checkoutId))
  expect(await tell('stripe/aus', intent, 'whsec_aus')).toBe(200)
  expect(await rowOf(checkoutId)).toMatchObject({ status: 'paid', account: 'live_aus', paymentRef: intent.id })
})
