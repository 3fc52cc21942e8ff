import { toAmount, toMinor } from '@shop/contract/money'
import { type payPalClient, PayPalError } from './paypal-client.ts'
import type { ProviderEvent, RefundEvent, RefundOutcome, RefundRequest } from './provider.ts'

type Ask = ReturnType<typeof payPalClient>
type Link = { rel?: string | null; href?: string | null }
/** Of a capture. */
type CaptureRefund = {
  id: string
  status?: string | null
  custom_id?: string
  amount?: { currency_code: string; value: string }
  links?: Link[]
}
/** Of a sale, in the older protocol. */
type SaleRefund = {
  id: string
  state?: string | null
  sale_id?: string
  invoice_number?: string
  amount?: { currency: string; total: string }
}

/** https://developer.paypal.com/docs/api/payments/v2/#definition-refund_status; of sales they are in lower case. */
const states = new Map<string, RefundOutcome['state']>([
  ['COMPLETED', 'done'],
  ['FAILED', 'failed'],
  ['CANCELLED', 'failed'],
])
function toOutcome(id: string, status?: string | null): RefundOutcome & { reference: string } {
  const name = status?.toUpperCase() ?? ''
  const state = states.get(name) ?? 'requested'
  return { state, reference: id, failure: state === 'failed' ? name : null }
}

/**
 * Why PayPal refuses to refund a sale, now and later.
 * https://developer.paypal.com/api/deprecated/payments/v1/errors/transaction_refused
 */
const saleRefusals = new Set([
  'TRANSACTION_REFUSED',
  'TRANSACTION_ALREADY_REFUNDED',
  'FULL_REFUND_NOT_ALLOWED_AFTER_PARTIAL_REFUND',
  'REFUND_TIME_LIMIT_EXCEEDED',
])

/**
 * Sends a part of a payment back. What a subscription took is a sale, which the endpoint of captures does not know: it is
 * refunded by the protocol that its own links name. https://developer.paypal.com/api/deprecated/payments/v1/sale-refund
 */
export async function refundPayPal(ask: Ask, { isYearly, ...request }: RefundRequest): Promise<RefundOutcome> {
  const { key, paymentRef } = request
  const [currency, value] = [request.currency.toUpperCase(), toAmount(request.amount).toFixed(2)]
  try {
    if (isYearly) {
      const body = { amount: { currency, total: value }, invoice_number: key }
      const { id, state } = await ask<SaleRefund>('POST', `/v1/payments/sale/${paymentRef}/refund`, { key, body })
      return toOutcome(id, state)
    }
    const body = { custom_id: key, amount: { currency_code: currency, value } }
    const { id, status } = await ask<CaptureRefund>('POST', `/v2/payments/captures/${paymentRef}/refund`, { key, body })
    return toOutcome(id, status)
  } catch (error) {
    // More than is left of it, or too long ago.
    if (error instanceof PayPalError && (error.status === 422 || saleRefusals.has(error.issue ?? '')))
      return { state: 'failed', reference: null, failure: error.issue ?? 'UNPROCESSABLE_ENTITY' }
    throw error
  }
}

/** Also of a refund that was made at PayPal's: it names its capture in the link "up", and no key of ours. */
function ofCapture({ links, amount, ...refund }: CaptureRefund): RefundEvent | null {
  const paymentRef = links
    ?.find(({ rel }) => rel === 'up')
    ?.href?.split('/')
    .at(-1)
  if (!paymentRef || !amount) return null
  const { value, currency_code: currency } = amount
  const told = { key: refund.custom_id ?? null, amount: toMinor(Number(value)), currency }
  return { kind: 'refund', paymentRef, refunds: [{ ...told, ...toOutcome(refund.id, refund.status) }] }
}

function ofSale({ sale_id: paymentRef, amount, ...refund }: SaleRefund): RefundEvent | null {
  if (!paymentRef || !amount) return null
  const told = {
    key: refund.invoice_number ?? null,
    amount: toMinor(Math.abs(Number(amount.total))),
    currency: amount.currency,
  }
  return { kind: 'refund', paymentRef, refunds: [{ ...told, ...toOutcome(refund.id, refund.state) }] }
}

const ofCaptures = /^PAYMENT\.(CAPTURE\.REFUND|REFUND\.(PENDING|FAILED)$)/

/** An event's facts of a refund; undefined for an event of anything else. */
export function refundEventOf(type: string | undefined, resource: object): ProviderEvent | null | undefined {
  if (type === 'PAYMENT.SALE.REFUNDED') return ofSale(resource as SaleRefund)
  return ofCaptures.test(type ?? '') ? ofCapture(resource as CaptureRefund) : undefined
}
