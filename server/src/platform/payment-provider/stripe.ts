import { paymentErrorOf } from '@shop/contract/payment-error'
import { type LivePaymentMode, livePaymentMode } from '@shop/contract/constants'
import Stripe from 'stripe'
import { number, object, string } from 'yup'
import { readAs, reference } from './event.ts'
import { fetchInTime } from './in-time.ts'
import { stripeCards, unlessMissing } from './stripe-cards.ts'
import type { StripeSettings } from '../config/config.ts'
import {
  type Charge,
  ForgedEvent,
  type Outcome,
  type Provider,
  type ProviderEvent,
  type RefundEvent,
  type TakenPayment,
} from './provider.ts'

/** In which an intent can still be changed, and takes no money by itself. */
const payable: Stripe.PaymentIntent.Status[] = ['requires_payment_method', 'requires_confirmation', 'requires_action']

/** What our code was written for, whatever an account's default is. */
export const stripeApiVersion = '2026-10-28.endive'

const disputeStates = new Map<string, 'won' | 'lost'>([
  ['won', 'won'],
  ['lost', 'lost'],
])
const idOf = (of: string | { id: string } | null | undefined) => (typeof of === 'string' ? of : of?.id)

type Intent = {
  setup_future_usage?: string | null | undefined
  payment_method?: string | { id: string } | null | undefined
}

/** The card of an intent that was to be stored for later charges. */
const storedCard = ({ setup_future_usage, payment_method }: Intent) =>
  setup_future_usage === 'off_session' ? { mandate: idOf(payment_method) } : {}

/** A payment or a dispute under an id that Stripe never gives would be booked and never found there again. */
const idLike = (pattern: RegExp) => string().required().matches(pattern)
const intentShape = object({
  id: idLike(/^pi_\w/),
  currency: string().required(),
  amount_received: number().required(),
  metadata: object({ checkoutId: string() }).required(),
  setup_future_usage: string().nullable(),
  payment_method: reference().nullable(),
})
const disputeShape = object({
  id: idLike(/^d[pu]_\w/),
  currency: string().required(),
  amount: number().required(),
  status: string().required(),
  payment_intent: reference().nullable(),
})
/** Of a refund or a charge. */
const refundedShape = object({ payment_intent: reference().nullable() })
const eventShape = object({ type: string().required(), data: object({ object: object().required() }).required() })

/** The part of an event that is of interest. https://docs.stripe.com/api/events/types */
function eventOf(type: string, told: object): ProviderEvent | null {
  if (type === 'payment_intent.succeeded') {
    const intent = readAs(intentShape, told)
    const { id, amount_received, currency, metadata } = intent
    return metadata.checkoutId
      ? {
          kind: 'paid',
          checkoutId: metadata.checkoutId,
          paymentRef: id,
          amount: amount_received,
          currency: currency.toUpperCase(),
          ...storedCard(intent),
        }
      : null
  }
  if (type !== 'charge.dispute.created' && type !== 'charge.dispute.closed') return null
  const { id, payment_intent, amount, currency, status } = readAs(disputeShape, told)
  const paymentRef = idOf(payment_intent)
  return paymentRef
    ? {
        kind: 'dispute',
        reference: id,
        paymentRef,
        amount,
        currency: currency.toUpperCase(),
        state: disputeStates.get(status) ?? (type === 'charge.dispute.closed' ? 'won' : 'open'),
      }
    : null
}

/** https://docs.stripe.com/api/refunds/object#refund_object-status */
const refundStates = new Map<string, 'done' | 'failed'>([
  ['succeeded', 'done'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
])

const toRefund = ({
  id,
  amount,
  currency,
  status,
  metadata,
  failure_reason,
}: Stripe.Refund): RefundEvent['refunds'][number] => ({
  key: metadata?.refundKey ?? null,
  reference: id,
  amount,
  currency: currency.toUpperCase(),
  state: refundStates.get(status ?? '') ?? 'requested',
  failure: failure_reason ?? null,
})

/** Events about refunds, also of those made in Stripe's dashboard. */
const refundEvents: readonly string[] = ['charge.refunded', 'refund.created', 'refund.updated', 'refund.failed']

/** Stripe's PaymentIntents: one per checkout, confirmed by Stripe's script in the browser. https://docs.stripe.com/payments/paymentintents/lifecycle */
export function stripe(settings: StripeSettings, account: LivePaymentMode): Provider {
  const base = settings.apiBase ? new URL(settings.apiBase) : null
  const client = new Stripe(settings.secretKey, {
    apiVersion: stripeApiVersion,
    httpClient: Stripe.createFetchHttpClient(fetchInTime),
    ...(base && {
      host: base.hostname,
      port: base.port || (base.protocol === 'http:' ? 80 : 443),
      protocol: base.protocol === 'http:' ? ('http' as const) : ('https' as const),
    }),
  })
  const isTest = settings.secretKey.startsWith('sk_test_')

  /** One key gives one intent, so one whose answer was lost is found again. */
  const open = ({ checkoutId, amount, currency, customer, isYearly }: Charge) =>
    client.paymentIntents.create(
      {
        amount,
        currency: currency.toLowerCase(),
        automatic_payment_methods: { enabled: true },
        metadata: { checkoutId },
        ...(customer && { customer }),
        // The card is stored for the years that follow. https://docs.stripe.com/payments/save-during-payment
        ...(isYearly && { setup_future_usage: 'off_session' as const }),
      },
      { idempotencyKey: checkoutId },
    )
  const find = async (charge: Charge) => client.paymentIntents.retrieve(charge.paymentRef ?? (await open(charge)).id)

  const refundsOf = (paymentRef: string) =>
    client.refunds.list({ payment_intent: paymentRef, limit: 100 }).autoPagingToArray({ limit: 1000 })

  const outcomeOf = (intent: Stripe.PaymentIntent): Outcome => {
    if (intent.status === 'succeeded') {
      const taken = { amount: intent.amount_received, currency: intent.currency.toUpperCase() }
      return { status: 'paid', paymentRef: intent.id, taken, ...storedCard(intent) }
    }
    if (intent.status === 'canceled') return { status: 'closed' }
    const error = intent.last_payment_error
    if (intent.status === 'requires_payment_method' && error)
      return { status: 'declined', error: paymentErrorOf(error.decline_code ?? error.code) }
    return { status: 'unknown' }
  }

  return {
    name: 'stripe',
    account,
    mode: (country) => (isTest ? 'test' : livePaymentMode(country)),
    isTest,
    publishableKey: settings.publishableKey,
    start: async (charge) => {
      const made = charge.paymentRef ? await find(charge) : await open(charge)
      const { customer, isYearly } = charge
      // A charge without its buyer removed the mark that the card is stored, and named whom the card belonged to.
      const isOutdated =
        (isYearly && made.setup_future_usage === null) || (customer !== null && idOf(made.customer) !== customer)
      const intent =
        isOutdated && payable.includes(made.status)
          ? await client.paymentIntents.update(made.id, {
              ...(isYearly && { setup_future_usage: 'off_session' as const }),
              ...(customer && { customer }),
            })
          : made
      return { clientSecret: intent.client_secret, paymentRef: intent.id }
    },
    // The browser's token is not trusted: the state of the checkout's own intent counts.
    confirm: async (charge) => outcomeOf(await find(charge)),
    close: async (charge) => {
      const intent = await find(charge)
      if (intent.status === 'succeeded' || intent.status === 'canceled') return outcomeOf(intent)
      return client.paymentIntents.cancel(intent.id).then(outcomeOf, async (error: unknown) => {
        // Paid between the question and the cancelling, or being paid: it cannot be cancelled any more.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
        const now = outcomeOf(await client.paymentIntents.retrieve(intent.id))
        return now.status === 'paid' ? now : { status: 'unknown' }
      })
    },
    // Stripe forgets an idempotency key after a day or more: a refund that it has already is found among the payment's.
    refund: async ({ key, paymentRef, amount }) => {
      const known = (await refundsOf(paymentRef)).find(({ metadata }) => metadata?.refundKey === key)
      const asked =
        known ??
        (await client.refunds
          .create(
            { payment_intent: paymentRef, amount, metadata: { refundKey: key } },
            { idempotencyKey: `refund:${key}` },
          )
          .catch((error: unknown) => {
            // More than is left of it, or its charge is disputed.
            if (error instanceof Stripe.errors.StripeInvalidRequestError) return error.code ?? error.type
            throw error
          }))
      return typeof asked === 'string' ? { state: 'failed', reference: null, failure: asked } : toRefund(asked)
    },
    mandates: {
      isItself: false,
      charge: async ({ mandate, ...charge }) => {
        const intent = await find(charge)
        if (intent.status === 'succeeded' || intent.status === 'canceled') return outcomeOf(intent)
        const card = await unlessMissing(client.paymentMethods.retrieve(mandate))
        const customer = idOf(card?.customer)
        // It was detached, or the keys are of another account by now: nothing can be charged by it.
        if (!customer) return { status: 'declined', error: 'card_declined' }
        // It is stored already, and nobody is there to agree to that again.
        await client.paymentIntents.update(intent.id, { customer, setup_future_usage: '' })
        return client.paymentIntents
          .confirm(intent.id, { payment_method: mandate, off_session: true })
          .then(outcomeOf, (error: unknown) => {
            if (!(error instanceof Stripe.errors.StripeCardError)) throw error
            return { status: 'declined', error: paymentErrorOf(error.decline_code ?? error.code) }
          })
      },
      // Nothing is charged but by us.
      pause: async () => {},
      resume: async () => {},
      end: async (mandate) => {
        const card = await unlessMissing(client.paymentMethods.retrieve(mandate))
        // One that its owner has saved stays; one that was detached before needs nothing.
        if (card?.customer && card.allow_redisplay !== 'always') await client.paymentMethods.detach(mandate)
      },
    },
    cards: stripeCards(client),
    records: {
      // A minute, for what is paid while it is being listed.
      delayMs: 60_000,
      list: async (from, to) => {
        const created = { gte: Math.floor(from.getTime() / 1000), lte: Math.ceil(to.getTime() / 1000) }
        const taken: TakenPayment[] = []
        for await (const intent of client.paymentIntents.list({ created, limit: 100 }))
          if (intent.status === 'succeeded')
            taken.push({
              paymentRef: intent.id,
              checkoutId: intent.metadata.checkoutId ?? null,
              amount: intent.amount_received,
              currency: intent.currency.toUpperCase(),
            })
        return taken
      },
    },
    readEvent: async (body, headers) => {
      // An empty secret is one that anybody could sign with.
      if (!settings.webhookSecret) throw new ForgedEvent('stripe')
      const signature = headers.get('stripe-signature') ?? ''
      const event = await client.webhooks.constructEventAsync(body, signature, settings.webhookSecret).catch(() => {
        throw new ForgedEvent('stripe')
      })
      const { type, data } = readAs(eventShape, event)
      if (!refundEvents.includes(type)) return eventOf(type, data.object)
      // Events come in any order, so what counts is what the payment's refunds are now.
      const paymentRef = idOf(readAs(refundedShape, data.object).payment_intent)
      const known = paymentRef ? await unlessMissing(refundsOf(paymentRef)) : null
      return paymentRef && known ? { kind: 'refund', paymentRef, refunds: known.map(toRefund) } : null
    },
  }
}
