import { type LivePaymentMode, livePaymentMode } from '@shop/contract/constants'
import { toAmount } from '@shop/contract/money'
import type { PayPalSettings } from '../config/config.ts'
import { isDeeper, maxDepth } from '../input/storable.ts'
import { payPalClient, PayPalError, type PayPalMoney, takenOf } from './paypal-client.ts'
import { payPalEventOf } from './paypal-event.ts'
import { refundPayPal } from './paypal-refund.ts'
import { payPalSubscriptions } from './paypal-subscription.ts'
import { type Charge, ForgedEvent, type Outcome, type Provider, type TakenPayment } from './provider.ts'

type Capture = { id: string; status: string; amount: PayPalMoney }
type PayPalOrder = { id: string; status: string; purchase_units?: { payments?: { captures?: Capture[] } }[] }
type PayPalTransaction = {
  transaction_info: {
    transaction_id: string
    transaction_event_code: string
    transaction_status: string
    transaction_amount: PayPalMoney
    custom_field?: string
  }
}

/** Longer than our own wait for an answer: after it, a requested capture has either happened or never will. */
const captureSettlesMs = 120_000
/** To a request that is not as it should be. */
const refusals = [400, 413, 422]
/** The header names that PayPal signs with, as its verification takes them. */
const signed = { transmission_id: 'id', transmission_time: 'time', transmission_sig: 'sig' } as const

/** A payment to us that went through: codes of T00 are payments, fees and refunds have others. */
function takenBy({
  transaction_id,
  transaction_event_code,
  transaction_status,
  transaction_amount,
  custom_field,
}: PayPalTransaction['transaction_info']): TakenPayment | null {
  if (!transaction_event_code.startsWith('T00') || transaction_status !== 'S' || Number(transaction_amount.value) <= 0)
    return null
  return {
    paymentRef: transaction_id,
    checkoutId: custom_field ?? null,
    ...takenOf(transaction_amount),
  }
}

/** PayPal's orders: approved in the browser, captured here. https://developer.paypal.com/docs/api/orders/v2/ */
export function payPal(settings: PayPalSettings, account: LivePaymentMode): Provider {
  const ask = payPalClient(settings)
  const isTest = settings.baseUrl.includes('sandbox')

  const subscriptions = payPalSubscriptions(ask)

  const open = ({ checkoutId, amount, currency }: Charge) =>
    ask<PayPalOrder>('POST', '/v2/checkout/orders', {
      key: checkoutId,
      body: {
        intent: 'CAPTURE',
        purchase_units: [
          {
            reference_id: checkoutId,
            custom_id: checkoutId,
            amount: { currency_code: currency.toUpperCase(), value: toAmount(amount).toFixed(2) },
          },
        ],
      },
    })
  const idOf = async (charge: Charge) => charge.paymentRef ?? (await open(charge)).id
  const read = (id: string) => ask<PayPalOrder>('GET', `/v2/checkout/orders/${id}`)

  /**
   * Each request of ours has a key of its own, for a declined order is captured again after its buyer chose another
   * way.
   */
  const capture = async (charge: Charge, id: string): Promise<Outcome> =>
    ask<PayPalOrder>('POST', `/v2/checkout/orders/${id}/capture`, {
      key: `${charge.checkoutId}:${charge.confirmedAt?.getTime() ?? 'swept'}`,
      body: {},
    }).then(outcomeOf, async (error: unknown) => {
      if (!(error instanceof PayPalError) || error.status !== 422) throw error
      if (error.issue === 'ORDER_ALREADY_CAPTURED') return outcomeOf(await read(id))
      if (error.issue === 'ORDER_NOT_APPROVED') return { status: 'unknown' }
      return { status: 'declined', error: 'card_declined' }
    })

  const outcomeOf = ({ purchase_units }: PayPalOrder): Outcome => {
    const capture = purchase_units?.[0]?.payments?.captures?.at(-1)
    if (capture?.status === 'COMPLETED')
      return { status: 'paid', paymentRef: capture.id, taken: takenOf(capture.amount) }
    if (capture?.status === 'PENDING') return { status: 'unknown', isClearing: true }
    return { status: 'declined', error: 'card_declined' }
  }

  return {
    name: 'paypal',
    account,
    mode: (country) => (isTest ? 'test' : livePaymentMode(country)),
    isTest,
    publishableKey: settings.clientId,
    start: async (charge) => {
      const id = await (charge.isYearly ? subscriptions.open(charge) : idOf(charge))
      return { clientSecret: id, paymentRef: id }
    },
    confirm: async (charge) => (charge.isYearly ? subscriptions.confirm(charge) : capture(charge, await idOf(charge))),
    // An order cannot be cancelled, but only our own capture takes its money. One that was approved is taken at its
    // word: its buyer closed the page before it came back to us.
    close: async (charge) => {
      if (charge.isYearly) return subscriptions.close(charge)
      const order = await read(await idOf(charge))
      if (order.status === 'APPROVED') {
        const taken = await capture(charge, order.id)
        if (taken.status !== 'declined') return taken
      }
      const outcome = outcomeOf(order)
      if (outcome.status !== 'declined') return outcome
      const isSettled = !charge.confirmedAt || Date.now() - charge.confirmedAt.getTime() > captureSettlesMs
      return { status: isSettled ? 'closed' : 'unknown' }
    },
    refund: (request) => refundPayPal(ask, request),
    mandates: subscriptions.mandates,
    records: {
      // A payment may take three hours to be listed. https://developer.paypal.com/docs/api/transaction-search/v1/
      delayMs: 3 * 60 * 60 * 1000,
      list: async (from, to) => {
        const taken: TakenPayment[] = []
        for (let page = 1, pages = 1; page <= pages; page++) {
          const query = new URLSearchParams({
            start_date: from.toISOString(),
            end_date: to.toISOString(),
            fields: 'transaction_info',
            page_size: '500',
            page: String(page),
          })
          const answer = await ask<{ transaction_details: PayPalTransaction[]; total_pages: number }>(
            'GET',
            `/v1/reporting/transactions?${query.toString()}`,
          )
          pages = answer.total_pages
          taken.push(...answer.transaction_details.flatMap(({ transaction_info }) => takenBy(transaction_info) ?? []))
        }
        return taken
      },
    },
    readEvent: async (body, headers) => {
      // Without it PayPal cannot confirm that an event is of our webhook.
      if (!settings.webhookId) throw new ForgedEvent('paypal')
      const event: unknown = JSON.parse(body)
      if (isDeeper(event, maxDepth)) throw new ForgedEvent('paypal')
      const header = (name: string) => headers.get(`paypal-${name}`) ?? ''
      const { verification_status } = await ask<{ verification_status: string }>(
        'POST',
        '/v1/notifications/verify-webhook-signature',
        {
          body: {
            ...Object.fromEntries(Object.entries(signed).map(([key, name]) => [key, header(`transmission-${name}`)])),
            auth_algo: header('auth-algo'),
            cert_url: header('cert-url'),
            webhook_id: settings.webhookId,
            webhook_event: event,
          },
        },
      ).catch((error: unknown) => {
        // What PayPal cannot read is none of its own.
        if (error instanceof PayPalError && refusals.includes(error.status)) throw new ForgedEvent('paypal')
        throw error
      })
      if (verification_status !== 'SUCCESS') throw new ForgedEvent('paypal')
      return payPalEventOf(event)
    },
  }
}
