import type { Payment } from '@shop/contract/checkout'
import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { paymentContext } from '../checkout/payment.ts'
import { finishPayment } from '../payment/steps.ts'
import { checkouts } from '../checkout/tables.ts'
import { ForgedEvent, type PaidEvent } from '../payment-provider/provider.ts'
import type { Services } from '../services.ts'
import { isUuid } from '../platform/ids.ts'

const withWebhooks = ['stripe', 'paypal'] as const satisfies Payment['provider'][]

/**
 * Providers report here what was paid, perhaps twice, late or never. The body stays raw, for its signature covers its
 * bytes. Anything genuine is answered with 200, else the provider would send it for days.
 */
export function mountWebhooks(app: Hono, services: Services) {
  const { db, log, payments, config } = services
  const context = paymentContext(services)

  const finish = async (provider: Payment['provider'], { checkoutId, paymentRef, amount, currency }: PaidEvent) => {
    const [checkout] = isUuid(checkoutId) ? await db.select().from(checkouts).where(eq(checkouts.id, checkoutId)) : []
    if (!checkout) return log.error({ provider, paymentRef }, 'paid, but for no checkout of ours')
    if (checkout.total !== amount || checkout.currency !== currency)
      return log.error({ provider, paymentRef, number: checkout.number }, 'paid, but another amount')
    await finishPayment(context, checkout, { status: 'paid', paymentRef })
  }

  for (const name of withWebhooks)
    app.post(`/api/webhooks/${name}`, async (c) => {
      if (!config[name === 'paypal' ? 'payPal' : name]) return c.json({ received: false }, 404)
      const event = await payments
        .named(name)
        .readEvent?.(await c.req.text(), c.req.raw.headers)
        .catch((error: unknown) => {
          if (error instanceof ForgedEvent || error instanceof SyntaxError) return undefined
          throw error
        })
      if (event === undefined) return c.json({ received: false }, 400)
      if (event) await finish(name, event)
      return c.json({ received: true })
    })
}
