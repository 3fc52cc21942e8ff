import { checkoutCalls } from '@shop/contract/checkout'
import { paymentMethodCodes } from '@shop/contract/constants'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { australian, checkoutBody, fillCart } from '../../../test/buyer.ts'
import { useShop } from '../../../test/shop.ts'
import { orders } from '../../schema/order.ts'

describe('a shop that is no demonstration, without the keys of any provider', () => {
  const shop = useShop({ DEMO: 'false' })

  test('takes no money and no promise of it', async () => {
    const { payments } = shop.services
    for (const method of paymentMethodCodes) expect(payments.forMethod(method, 'AUD', 'AU')).toBeNull()
    expect(payments.all.map(({ name }) => name)).toEqual(['eft'])
  })

  test.each(['C', 'P', 'EFT'] as const)('sells nothing by method %s', async (paymentMethod) => {
    const guest = australian(shop)
    const body = checkoutBody(await fillCart(shop, guest), { paymentMethod })
    await expect(guest.ask(checkoutCalls.createOrder, { body })).rejects.toMatchObject({ status: 428 })
    expect(await shop.db.$count(orders, eq(orders.checkoutId, body.checkoutId))).toBe(0)
  })

  test('hears no provider', async () => {
    const guest = australian(shop)
    for (const path of ['stripe', 'stripe/aus', 'paypal', 'sandbox'])
      expect((await guest.fetch(`/api/webhooks/${path}`, { method: 'POST', body: '{}' })).status, path).toBe(404)
  })
})

describe('one that has accounts whose webhooks have no secret', () => {
  const shop = useShop({
    DEMO: 'false',
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
    PAYPAL_CLIENT_ID: 'client',
    PAYPAL_CLIENT_SECRET: 'secret',
    // The provider that verifies an event does not answer.
    PAYPAL_BASE_URL: 'http://127.0.0.1:9',
  })

  test.each(['stripe', 'paypal'])('believes none of %s, and sends no query', async (path) => {
    const event = JSON.stringify({ event_type: 'CHECKOUT.ORDER.APPROVED', resource: {} })
    const answer = await shop.visitor().fetch(`/api/webhooks/${path}`, { method: 'POST', body: event })
    expect([answer.status, await answer.json()]).toEqual([400, { received: false }])
  })
})
