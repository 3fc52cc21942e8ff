import { randomUUID } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { leftOf } from './fake-provider.ts'

/** What PayPal took for a subscription. */
export type Sale = {
  id: string
  status: string
  time: string
  subscriptionId: string
  custom_id: string
  amount: { currency_code: string; value: string }
}
type SaleRefund = {
  id: string
  state: 'completed' | 'pending' | 'failed'
  sale_id: string
  invoice_number?: string
  amount: { currency: string; total: string }
}

const minor = (value: string) => Math.round(Number(value) * 100)

/**
 * The part of a fake PayPal that refunds what subscriptions took, which no endpoint of captures knows. It refuses by name
 * alone, as the older protocol does. https://developer.paypal.com/api/deprecated/payments/v1/sale-refund
 */
export function fakeSales(app: Hono, sales: () => Sale[]) {
  const refunds = new Map<string, SaleRefund>()
  const byKey = new Map<string, string>()
  /** What refunds become, and how many are made and not answered. */
  const state = { becomes: 'completed' as SaleRefund['state'], lostAnswers: 0 }
  const refuse = (c: Context, status: 400 | 404, name: string) => c.json({ name, message: name }, status)
  const of = (saleId: string) => [...refunds.values()].filter(({ sale_id }) => sale_id === saleId)

  /** A refund by our code's request, or by somebody at PayPal's desk; throws what PayPal refuses. */
  const refund = (saleId: string, amount?: SaleRefund['amount'], invoice_number?: string): SaleRefund => {
    const sale = sales().find(({ id }) => id === saleId)
    if (!sale) throw new Error('INVALID_RESOURCE_ID')
    const back = of(saleId).map((one) => ({ status: one.state, amount: minor(one.amount.total) }))
    const left = leftOf(minor(sale.amount.value), back)
    if (left === 0) throw new Error('TRANSACTION_ALREADY_REFUNDED')
    const { currency_code: currency, value: total } = sale.amount
    const wanted = amount ?? { currency, total }
    if (minor(wanted.total) > left || wanted.currency !== currency) throw new Error('TRANSACTION_REFUSED')
    const made: SaleRefund = {
      id: `sale_refund_${randomUUID()}`,
      state: state.becomes,
      sale_id: saleId,
      amount: wanted,
      ...(invoice_number && { invoice_number }),
    }
    refunds.set(made.id, made)
    return made
  }
  app.post('/v1/payments/sale/:id/refund', async (c) => {
    const key = c.req.header('paypal-request-id')
    if (!key) return refuse(c, 400, 'PAYPAL_REQUEST_ID_REQUIRED')
    const { amount, invoice_number }: Partial<SaleRefund> = await c.req.json()
    const isSum = amount && /^[A-Z]{3}$/.test(amount.currency) && /^\d+\.\d\d$/.test(amount.total)
    if (!isSum || (invoice_number?.length ?? 0) > 127) return refuse(c, 400, 'VALIDATION_ERROR')
    const known = refunds.get(byKey.get(key) ?? '')
    if (known) return c.json(known, 200)
    try {
      const made = refund(c.req.param('id'), amount, invoice_number)
      byKey.set(key, made.id)
      if (state.lostAnswers === 0) return c.json(made, 201)
      state.lostAnswers -= 1
      return c.json({}, 500)
    } catch (error) {
      const { message } = error as Error
      return refuse(c, message === 'INVALID_RESOURCE_ID' ? 404 : 400, message)
    }
  })
  return { state, of, refund }
}
