import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { claimMs } from '../../sales/payment/steps.ts'
import { atLength, inTime, ProviderAway, providerMs, whileVisitorWaits } from './in-time.ts'
import { payPal } from './paypal.ts'
import type { Charge } from './provider.ts'
import { stripe } from './stripe.ts'

/** Hears every request and answers none. */
const requests: string[] = []
const silent = createServer(({ url = '' }) => void requests.push(url))
let url: string
beforeAll(async () => {
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  url = `http://127.0.0.1:${(silent.address() as { port: number }).port}`
})
afterAll(() => {
  silent.closeAllConnections()
  silent.close()
})

const charge: Charge = {
  checkoutId: '3f0c2a52-8d0e-4c2f-9a43-0d5a5e1f6b01',
  amount: 5810,
  currency: 'AUD',
  mode: 'live_international',
  customer: null,
  paymentRef: null,
  confirmedAt: null,
  isYearly: false,
}

test.each([
  [
    'Stripe',
    () =>
      stripe({ secretKey: 'sk_1', publishableKey: 'pk_1', webhookSecret: 'wh_1', apiBase: url }, 'live_international'),
  ],
  [
    'PayPal',
    () => payPal({ clientId: 'id', clientSecret: 'secret', baseUrl: url, webhookId: 'wh_1' }, 'live_international'),
  ],
])('%s is called until its time is over, and nothing is sent after that', async (_, open) => {
  requests.length = 0
  const provider = inTime(open(), 100)
  await expect(provider.confirm({ ...charge, token: 'tok' })).rejects.toBeInstanceOf(ProviderAway)
  await expect(provider.close(charge)).rejects.toBeInstanceOf(ProviderAway)
  // One for each: repetitions would come after the time.
  expect(requests).toHaveLength(2)
  expect(provider.mode('AU')).toBe('live_aus')
})

test('a visitor gets the failure sooner, but for what must not be broken off', async () => {
  const provider = inTime(
    payPal({ clientId: 'id', clientSecret: 'secret', baseUrl: url, webhookId: 'wh_1' }, 'live_international'),
    2000,
  )
  const ended: string[] = []
  const end = (name: string) => (error: unknown) => {
    ended.push(name)
    expect(error).toBeInstanceOf(ProviderAway)
  }
  await whileVisitorWaits(
    () =>
      Promise.all([
        atLength(() => provider.confirm({ ...charge, token: 'tok' })).catch(end('confirm')),
        provider.start(charge).catch(end('start')),
      ]),
    50,
  )
  expect(ended).toEqual(['start', 'confirm'])
})

test('a provider’s time is over before the claim of whoever waits for it', () => {
  // Stripe’s client pauses before each of two repetitions, for two seconds at the longest.
  expect(providerMs + 10_000).toBeLessThan(claimMs)
})
