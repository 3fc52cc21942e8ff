import { livePaymentMode } from '@shop/contract/constants'
import { toAmount, toMinor } from '@shop/contract/money'
import type { Config } from '../platform/config.ts'
import { payPalClient, PayPalError } from './paypal-client.ts'
import { type Charge, ForgedEvent, type Outcome, type Provider } from './provider.ts'

type Settings = NonNullable<Config['payPal']>
type Capture = { id: string; status: string }
type PayPalOrder = { id: string; status: string; purchase_units?: { payments?: { captures?: Capture[] } }[] }
type CaptureEvent = {
  event_type?: string
  resource?: { id: string; custom_id?: string; amount?: { currency_code: string; value: string } }
}

/** Longer than our own wait for an answer: after it, a requested capture has either happened or never will. */
const captureSettlesMs = 120_000
/** The header names that PayPal signs with, as its verification takes them. */
const signed = { transmission_id: 'id', transmission_time: 'time', transmission_sig: 'sig' } as const

/** PayPal's orders: approved in the browser, captured here. https://developer.paypal.com/docs/api/orders/v2/ */
export function payPal(settings: Settings): Provider {
  const ask = payPalClient(settings)
  const isTest = settings.baseUrl.includes('sandbox')

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

  const outcomeOf = ({ purchase_units }: PayPalOrder): Outcome => {
    const capture = purchase_units?.[0]?.payments?.captures?.at(-1)
    if (capture?.status === 'COMPLETED') return { status: 'paid', paymentRef: capture.id }
    if (capture?.status === 'PENDING') return { status: 'unknown' }
    return { status: 'declined', error: 'card_declined' }
  }

  return {
    name: 'paypal',
    mode: (country) => (isTest ? 'test' : livePaymentMode(country)),
    isTest,
    start: async (charge) => {
      const id = await idOf(charge)
      return { clientSecret: id, publishableKey: settings.clientId, paymentRef: id }
    },
    confirm: async (charge) => {
      const id = await idOf(charge)
      return ask<PayPalOrder>('POST', `/v2/checkout/orders/${id}/capture`, { body: {} }).then(
        outcomeOf,
        async (error: unknown) => {
          if (!(error instanceof PayPalError) || error.status !== 422) throw error
          if (error.issue === 'ORDER_ALREADY_CAPTURED') return outcomeOf(await read(id))
          return { status: 'declined', error: 'card_declined' }
        },
      )
    },
    // An order cannot be cancelled, but only our own capture takes its money.
    close: async (charge) => {
      const outcome = outcomeOf(await read(await idOf(charge)))
      if (outcome.status !== 'declined') return outcome
      const isSettled = !charge.confirmedAt || Date.now() - charge.confirmedAt.getTime() > captureSettlesMs
      return { status: isSettled ? 'closed' : 'unknown' }
    },
    readEvent: async (body, headers) => {
      const event = JSON.parse(body) as CaptureEvent
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
      )
      if (verification_status !== 'SUCCESS') throw new ForgedEvent('paypal')
      const { resource } = event
      if (event.event_type !== 'PAYMENT.CAPTURE.COMPLETED' || !resource?.custom_id || !resource.amount) return null
      return {
        checkoutId: resource.custom_id,
        paymentRef: resource.id,
        amount: toMinor(Number(resource.amount.value)),
        currency: resource.amount.currency_code,
      }
    },
  }
}
