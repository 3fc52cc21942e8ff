import { checkoutCalls } from '@shop/contract/checkout'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { australian, checkoutBody, confirm, fillCart } from '../../../test/buyer.ts'
import { useProviderShop } from '../../../test/provider-shop.ts'
import { openShop } from '../../../test/shop.ts'
import { checkouts } from '../../schema/checkout.ts'
import { reconcile } from './reconcile.ts'

const { shop, stripe, payPal } = useProviderShop()
let byCard: Awaited<ReturnType<typeof pay>>
let byPayPal: Awaited<ReturnType<typeof pay>>

beforeAll(async () => {
  byCard = await pay('C')
  byPayPal = await pay('P')
})

async function pay(paymentMethod: 'C' | 'P') {
  const guest = australian(shop)
  const body = checkoutBody(await fillCart(shop, guest), { paymentMethod })
  const { number } = await guest.ask(checkoutCalls.createOrder, { body })
  const { clientSecret } = await guest.ask(checkoutCalls.startPayment, { body: { checkoutId: body.checkoutId } })
  if (paymentMethod === 'C') stripe.browser.pay(clientSecret)
  else payPal.approve(clientSecret)
  expect((await confirm(guest, body.checkoutId)).status).toBe('paid')
  return { number, checkoutId: body.checkoutId, total: Math.round(body.expectedTotal * 100) }
}
const found = async () => (await reconcile(shop.services)).map(({ check, subject, text }) => [check, subject, text])
const intentOf = (checkoutId: string) => {
  const intent = [...stripe.intents.values()].find(({ metadata }) => metadata.checkoutId === checkoutId)
  if (!intent) throw new Error('No intent')
  return intent
}
const captureOf = (checkoutId: string) => {
  const order = [...payPal.state.orders.values()].find(
    ({ purchase_units }) => purchase_units[0]?.custom_id === checkoutId,
  )
  const [capture] = order?.purchase_units[0]?.payments?.captures ?? []
  if (!capture) throw new Error('No capture')
  return capture
}

// Long enough ago for PayPal to list it.
beforeEach(() => shop.db.update(checkouts).set({ updatedAt: new Date(Date.now() - 4 * 3_600_000) }))

test('in a shop that is well the providers agree; what was never paid is no disagreement', async () => {
  const guest = australian(shop)
  const body = checkoutBody(await fillCart(shop, guest))
  await guest.ask(checkoutCalls.createOrder, { body })
  await guest.ask(checkoutCalls.startPayment, { body: { checkoutId: body.checkoutId } })
  expect(await found()).toEqual([])
})

test('money that Stripe never took is found', async () => {
  const intent = intentOf(byCard.checkoutId)
  stripe.intents.delete(intent.id)
  expect(await found()).toEqual([
    ['stripe', byCard.number, 'It is paid, and stripe (live_international) took nothing.'],
  ])
  stripe.intents.set(intent.id, intent)
})

test('another amount than was agreed is found, at Stripe and at PayPal', async () => {
  const [intent, capture] = [intentOf(byCard.checkoutId), captureOf(byPayPal.checkoutId)]
  const { amount } = capture
  intent.amount_received += 100
  capture.amount = { currency_code: 'AUD', value: '1.00' }
  expect(await found()).toEqual([
    [
      'stripe',
      byCard.number,
      `stripe (live_international) took ${byCard.total + 100} AUD, and the payment is of ${byCard.total} AUD.`,
    ],
    [
      'paypal',
      byPayPal.number,
      `paypal (live_international) took 100 AUD, and the payment is of ${byPayPal.total} AUD.`,
    ],
  ])
  intent.amount_received -= 100
  capture.amount = amount
})

test('money for nothing, and money taken twice, is found', async () => {
  const intent = intentOf(byCard.checkoutId)
  stripe.intents.set('pi_nothing', { ...intent, id: 'pi_nothing', metadata: { checkoutId: null } })
  stripe.intents.set('pi_twice', { ...intent, id: 'pi_twice' })
  const sum = `${byCard.total} AUD`
  const seen = await found()
  expect(seen).toHaveLength(2)
  expect(seen).toEqual(
    expect.arrayContaining([
      ['stripe', 'pi_nothing', `stripe (live_international) took ${sum} for a payment that is not there.`],
      ['stripe', byCard.number, `stripe (live_international) took ${sum} a second time, as pi_twice.`],
    ]),
  )
  for (const id of ['pi_nothing', 'pi_twice']) stripe.intents.delete(id)
})

test('a payment that was taken and not booked is found, but for one that is under way', async () => {
  const isIt = eq(checkouts.id, byPayPal.checkoutId)
  const change = (status: 'paying' | 'cancelled' | 'paid') => shop.db.update(checkouts).set({ status }).where(isIt)
  await change('cancelled')
  expect(await found()).toContainEqual([
    'paypal',
    byPayPal.number,
    `paypal (live_international) took ${byPayPal.total} AUD, and the payment is cancelled.`,
  ])
  await change('paying')
  expect((await found()).filter(([check]) => check === 'paypal')).toEqual([])
  await change('paid')
})

test('what was paid a moment ago may not be listed yet', async () => {
  const order = [...payPal.state.orders.values()].find(
    ({ purchase_units }) => purchase_units[0]?.custom_id === byPayPal.checkoutId,
  )
  payPal.state.orders.delete(order?.id ?? '')
  expect(await found()).toEqual([
    ['paypal', byPayPal.number, 'It is paid, and paypal (live_international) took nothing.'],
  ])
  await shop.db.update(checkouts).set({ updatedAt: new Date() })
  expect(await found()).toEqual([])
  if (order) payPal.state.orders.set(order.id, order)
})

test('every page of a long list is read', async () => {
  const intent = intentOf(byCard.checkoutId)
  for (let index = 0; index < 150; index++)
    stripe.intents.set(`pi_${index}`, { ...intent, id: `pi_${index}`, metadata: { checkoutId: null } })
  expect(await found()).toHaveLength(150)
  for (let index = 0; index < 150; index++) stripe.intents.delete(`pi_${index}`)
})

test('a provider that does not answer is named, and the rest is compared all the same', async () => {
  const mute = await openShop({
    STRIPE_SECRET_KEY: 'sk_test_2',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_2',
    STRIPE_API_BASE: stripe.url,
  })
  expect(await reconcile(mute.services)).toEqual([
    { check: 'stripe', subject: 'live_international', text: 'Its records could not be read.' },
  ])
  await mute.close()
})
