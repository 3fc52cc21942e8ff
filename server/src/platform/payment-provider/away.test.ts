import { once } from 'node:events'
import { createServer } from 'node:http'
import { checkoutCalls } from '@shop/contract/checkout'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { australian, checkoutBody, fillCart } from '../../../test/buyer.ts'
import { payPalSettings, stripeSettings } from '../../../test/provider-shop.ts'
import { openShop, type Shop } from '../../../test/shop.ts'
import { checkouts } from '../../schema/checkout.ts'

/** A provider that is there, and answers nothing of use. */
let isReset = false
const provider = createServer((request, response) => {
  if (isReset) return request.socket.destroy()
  response
    .writeHead(500, { 'content-type': 'application/json' })
    .end('{"error":{"type":"api_error","message":"fault"}}')
})
let shop: Shop
beforeAll(async () => {
  provider.listen(0, '127.0.0.1')
  await once(provider, 'listening')
  const url = `http://127.0.0.1:${(provider.address() as { port: number }).port}`
  shop = await openShop({ ...stripeSettings({ url }), ...payPalSettings({ url }) })
})
afterAll(async () => {
  provider.closeAllConnections()
  provider.close()
  await shop.close()
})

test.each([
  ['Stripe', 'C', false],
  ['Stripe', 'C', true],
  ['PayPal', 'P', false],
  ['PayPal', 'P', true],
] as const)(
  '%s (%s) has a fault, or resets (%s): the buyer reads that nothing was charged',
  async (_, method, resets) => {
    isReset = resets
    const guest = australian(shop)
    const body = checkoutBody(await fillCart(shop, guest), { paymentMethod: method })
    await guest.ask(checkoutCalls.createOrder, { body })
    const { checkoutId } = body
    const response = await guest.fetch('/api/store/checkout/payment', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ checkout_id: checkoutId }),
    })
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await response.json()).toEqual({ message: expect.stringContaining('Nothing was charged') })
    // It continues where it was: nothing is reserved for a payment that never began.
    const [left] = await shop.db.select().from(checkouts).where(eq(checkouts.id, checkoutId))
    expect(left).toMatchObject({ status: 'paying', confirmedAt: null, paymentRef: null })
  },
)
