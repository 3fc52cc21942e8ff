import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { charge } from '../../sales/checkout/charge.ts'
import { paymentContext } from '../../sales/checkout/payment-context.ts'
import { checkouts } from '../../schema/checkout.ts'
import { recordDispute } from '../../sales/dispute/record.ts'
import { handleMandateEvent } from '../../sales/membership/mandate-event.ts'
import { finishPayment } from '../../sales/payment/steps.ts'
import { recordRefunds } from '../../sales/refund/record.ts'
import { readEvent, UnreadableEvent } from '../../platform/payment-provider/event.ts'
import {
  type ApprovedEvent,
  ForgedEvent,
  type PaidEvent,
  type Provider,
} from '../../platform/payment-provider/provider.ts'
import type { Services } from '../../platform/services.ts'
import { isUuid } from '../../platform/values/ids.ts'

/** Each account has an address of its own: /api/webhooks/stripe is that of the international one, /api/webhooks/stripe/aus Australia's. */
const addressOf = ({ name, account }: Provider) =>
  ['/api/webhooks', name, ...(account === 'live_international' ? [] : [account.replace('live_', '')])].join('/')

/**
 * Providers report here what was paid, approved, disputed or refunded, perhaps twice, late or never. The body stays raw, for its
 * signature covers its bytes. Anything genuine is answered with 200, else the provider would send it for days.
 */
export function mountWebhooks(app: Hono, services: Services) {
  const { db, log, payments } = services
  const context = paymentContext(services)

  const find = async (checkoutId: string) =>
    isUuid(checkoutId) ? (await db.select().from(checkouts).where(eq(checkouts.id, checkoutId)))[0] : undefined

  const finish = async (provider: Provider, { checkoutId, paymentRef, amount, currency, mandate }: PaidEvent) => {
    const { name, account } = provider
    const checkout = await find(checkoutId)
    if (!checkout) return log.error({ provider: name, account, paymentRef }, 'paid, but for no checkout of ours')
    const taken = { amount, currency }
    await finishPayment(context, checkout, { status: 'paid', paymentRef, taken, ...(mandate && { mandate }) }, provider)
  }

  /** Its buyer agreed and may have closed the page: the money is taken as if they had come back. */
  const capture = async ({ name, account }: Provider, { checkoutId }: ApprovedEvent) => {
    const checkout = await find(checkoutId)
    if (checkout?.status === 'paying' && checkout.provider === name && checkout.account === account)
      await charge(context, checkout, 'approved')
  }

  /** The event; null where it is of no interest, undefined where it is not the provider's. */
  const read = async (provider: Provider, body: string, headers: Headers) => {
    try {
      const event = await provider.readEvent?.(body, headers)
      return event && readEvent(event)
    } catch (error) {
      if (error instanceof ForgedEvent || error instanceof SyntaxError) return undefined
      const { name, account } = provider
      log.error({ err: error, provider: name, account }, 'an event that could not be read')
      // Sent again, it would be as unreadable.
      if (error instanceof UnreadableEvent) return null
      // Its provider could not be queried, and sends it again.
      throw new Failure(503, { message: messages.somethingWentWrong })
    }
  }

  for (const provider of payments.all) {
    if (!provider.readEvent) continue
    app.post(addressOf(provider), async (c) => {
      const event = await read(provider, await c.req.text(), c.req.raw.headers)
      if (event === undefined) return c.json({ received: false }, 400)
      if (event?.kind === 'paid') await finish(provider, event)
      if (event?.kind === 'approved') await capture(provider, event)
      if (event?.kind === 'dispute') await recordDispute(services, provider.name, event)
      if (event?.kind === 'mandate') await handleMandateEvent(services, provider, event)
      if (event?.kind === 'refund') await recordRefunds(services, provider.name, event)
      return c.json({ received: true })
    })
  }
}
