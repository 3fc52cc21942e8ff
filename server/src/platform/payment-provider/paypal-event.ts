import { array, object, string } from 'yup'
import { readAs } from './event.ts'
import { takenOf } from './paypal-client.ts'
import { refundEventOf } from './paypal-refund.ts'
import type { ProviderEvent } from './provider.ts'

const text = () => string().nullable()
/** In the newer protocol and in the older one, which reports sales. */
const money = () => object({ currency_code: text(), value: text(), currency: text(), total: text() }).nullable()

/** All that is read of an event, whatever its type. */
const eventShape = object({
  event_type: text(),
  resource: object({
    id: text(),
    custom_id: text(),
    /** Of a sale: the subscription that it is of. */
    billing_agreement_id: text(),
    amount: money(),
    purchase_units: array(object({ custom_id: text() })).nullable(),
    dispute_id: text(),
    dispute_amount: money(),
    dispute_outcome: object({ outcome_code: text() }).nullable(),
    disputed_transactions: array(object({ seller_transaction_id: text() })).nullable(),
    /** Of a refund. */
    status: text(),
    state: text(),
    sale_id: text(),
    invoice_number: text(),
    links: array(object({ rel: text(), href: text() })).nullable(),
  }).nullable(),
}).required()

const subscriptionEnds = ['BILLING.SUBSCRIPTION.CANCELLED', 'BILLING.SUBSCRIPTION.EXPIRED']

function disputeStateOf(type: string, outcome: string | null | undefined) {
  if (type !== 'CUSTOMER.DISPUTE.RESOLVED') return 'open'
  return outcome === 'RESOLVED_BUYER_FAVOUR' ? 'lost' : 'won'
}

/**
 * The part of an event that is of interest. Throws `UnreadableEvent`.
 * https://developer.paypal.com/api/rest/webhooks/event-names/
 */
export function payPalEventOf(event: unknown): ProviderEvent | null {
  const { event_type, resource } = readAs(eventShape, event)
  const type = event_type ?? ''
  if (!resource) return null
  const { id = '', amount } = resource
  if (type === 'PAYMENT.CAPTURE.COMPLETED' && resource.custom_id && amount)
    return { kind: 'paid', checkoutId: resource.custom_id, paymentRef: id ?? '', ...takenOf(amount) }
  if (type.startsWith('BILLING.SUBSCRIPTION.'))
    return { kind: 'mandate', mandate: id ?? '', isOver: subscriptionEnds.includes(type) }
  if (type === 'PAYMENT.SALE.COMPLETED' && resource.billing_agreement_id)
    return { kind: 'mandate', mandate: resource.billing_agreement_id, isOver: false }
  if (type === 'CHECKOUT.ORDER.APPROVED') {
    const checkoutId = resource.purchase_units?.[0]?.custom_id
    return checkoutId ? { kind: 'approved', checkoutId } : null
  }
  const refund = refundEventOf(type, resource)
  if (refund !== undefined) return refund
  const paymentRef = resource.disputed_transactions?.[0]?.seller_transaction_id
  if (!type.startsWith('CUSTOMER.DISPUTE.') || !resource.dispute_id || !resource.dispute_amount || !paymentRef)
    return null
  return {
    kind: 'dispute',
    reference: resource.dispute_id,
    paymentRef,
    ...takenOf(resource.dispute_amount),
    state: disputeStateOf(type, resource.dispute_outcome?.outcome_code),
  }
}
