import type { Payment } from '@shop/contract/checkout'
import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { charge } from '../checkout/charge.ts'
import { paymentContext } from '../checkout/payment.ts'
import { checkouts } from '../checkout/tables.ts'
import { recordDispute } from '../dispute/record.ts'
import { finishPayment } from '../payment/steps.ts'
import { type ApprovedEvent, ForgedEvent, type PaidEvent } from '../payment-provider/provider.ts'
import type { Services } from '../services.ts'
import { isUuid } from '../platform/ids.ts'

const withWebhooks = ['stripe', 'paypal'] as const satisfies Payment['provider'][]

/**
 * Providers report here what was paid, approved or disputed, perhaps twice, late or never. The body stays raw, for its
 * signature covers its bytes. Anything genuine is answered with 200, else the provider would send it for days.
 */
export function mountWebhooks(app: Hono, services: Services) {
  const { db, log, payments, config } = services
  const context = paymentContext(services)

  const find = async (checkoutId: string) =>
    isUuid(checkoutId) ? (await db.select().from(checkouts).where(eq(checkouts.id, checkoutId)))[0] : undefined

  const finish = async (provider: Payment['provider'], { checkoutId, paymentRef, amount, currency }: PaidEvent) => {
    const checkout = await find(checkoutId)
    if (!checkout) return log.error({ provider, paymentRef }, 'paid, but for no checkout of ours')
    if (checkout.total !== amount || checkout.currency !== currency)
      return log.error({ provider, paymentRef, number: checkout.number }, 'paid, but another amount')
    await finishPayment(context, checkout, { status: 'paid', paymentRef })
  }

  /** Its buyer agreed and may have closed the page: the money is taken as if they had come back. */
  const capture = async (provider: Payment['provider'], { checkoutId }: ApprovedEvent) => {
    const checkout = await find(checkoutId)
    if (checkout?.status === 'paying' && checkout.provider === provider) await charge(context, checkout, 'approved')
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
      if (event?.kind === 'paid') await finish(name, event)
      if (event?.kind === 'approved') await capture(name, event)
      if (event?.kind === 'dispute') await recordDispute(services, name, event)
      return c.json({ received: true })
    })
}
