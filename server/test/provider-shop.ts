import { afterAll, beforeAll } from 'vitest'
import { fakePayPal, type FakePayPal } from './fake-paypal.ts'
import { fakeStripe, type FakeStripe } from './fake-stripe.ts'
import { openShop, type Shop } from './shop.ts'

/** The keys of a shop whose Stripe is `stripe`. */
export const stripeSettings = ({ url }: Pick<FakeStripe, 'url'>) => ({
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_API_BASE: url,
})
export const payPalSettings = ({ url }: Pick<FakePayPal, 'url'>) => ({
  PAYPAL_CLIENT_ID: 'client',
  PAYPAL_CLIENT_SECRET: 'secret',
  PAYPAL_WEBHOOK_ID: 'WH-1',
  PAYPAL_BASE_URL: url,
})

/** The shop of a file's tests, paid through a Stripe and a PayPal on this machine, as `useShop` opens it. */
export function useProviderShop(settings: Record<string, string> = {}) {
  const [shop, stripe, payPal] = [{} as Shop, {} as FakeStripe, {} as FakePayPal]
  beforeAll(async () => {
    Object.assign(stripe, await fakeStripe())
    Object.assign(payPal, await fakePayPal({ webhookId: 'WH-1' }))
    Object.assign(shop, await openShop({ ...settings, ...stripeSettings(stripe), ...payPalSettings(payPal) }))
  })
  afterAll(async () => {
    stripe.close()
    payPal.close()
    await shop.close()
  })
  /** Sends a webhook as it is; returns the status. */
  const post = async (path: string, init: RequestInit) =>
    (await shop.visitor().fetch(`/api/webhooks/${path}`, { method: 'POST', ...init })).status
  /** What Stripe sends to the shop: an event, signed; returns the status. */
  const tellStripe = (type: string, object: object, signed: Parameters<FakeStripe['event']>[2] = {}) =>
    post('stripe', stripe.event(type, object, signed))
  /** What PayPal sends to the shop, which it verifies when it is queried. */
  const tellPayPal = (event_type: string, resource: object) => post('paypal', payPal.event(event_type, resource))
  return { shop, stripe, payPal, post, tellStripe, tellPayPal }
}
