import { toAmount } from '@shop/contract/money'
import { type payPalClient, PayPalError, type PayPalMoney, takenOf } from './paypal-client.ts'
import type { Charge, Mandates, Outcome } from './provider.ts'
import { dayMs } from '../values/days.ts'

type Ask = ReturnType<typeof payPalClient>
type Subscription = {
  id: string
  status: 'APPROVAL_PENDING' | 'APPROVED' | 'ACTIVE' | 'SUSPENDED' | 'CANCELLED' | 'EXPIRED'
  billing_info?: { failed_payments_count?: number }
}
type Transaction = { id: string; status: string; amount_with_breakdown: { gross_amount: PayPalMoney } }
type Plan = { id: string; name: string; status: string }
type Plans = { plans?: Plan[] }

const productId = 'KENNEL-MEMBERSHIP'
/** A year is charged on its day, in PayPal's time zone. */
const earlyMs = 2 * dayMs

const paidBy = ({ id, amount_with_breakdown }: Transaction, mandate: string): Outcome => ({
  status: 'paid',
  paymentRef: id,
  taken: takenOf(amount_with_breakdown.gross_amount),
  mandate,
})

/** It is so already, or can be so no more. */
const isOfNoUse = (error: unknown) => error instanceof PayPalError && error.status === 422

/**
 * PayPal's subscriptions: approved in the browser, begun here, and charged by PayPal each year.
 * https://developer.paypal.com/docs/api/subscriptions/v1/
 */
export function payPalSubscriptions(ask: Ask) {
  const path = (id: string) => `/v1/billing/subscriptions/${id}`
  const read = (id: string) => ask<Subscription>('GET', path(id))
  const change = (id: string, action: 'activate' | 'suspend' | 'cancel', reason: string) =>
    ask<unknown>('POST', `${path(id)}/${action}`, { body: { reason } })

  /** What PayPal took for it since then, the newest last; payments that are known do not count. */
  const paidSince = async (id: string, since: Date, known: readonly string[] = []) => {
    const query = new URLSearchParams({ start_time: since.toISOString(), end_time: new Date().toISOString() })
    const { transactions = [] } = await ask<{ transactions?: Transaction[] }>(
      'GET',
      `${path(id)}/transactions?${query}`,
    )
    return transactions.find((taken) => taken.status === 'COMPLETED' && !known.includes(taken.id))
  }

  /** The plan of a yearly sum. A plan's price stays, so each sum has one of its own. */
  const planOf = async ({ amount, currency }: Charge): Promise<string> => {
    const name = `Yearly ${currency} ${toAmount(amount).toFixed(2)}`
    const query = new URLSearchParams({ product_id: productId, page_size: '20' })
    const { plans = [] } = await ask<Plans>('GET', `/v1/billing/plans?${query}`).catch((error: unknown): Plans => {
      // Before the product is there it has no plans.
      if (error instanceof PayPalError && error.status === 404) return {}
      throw error
    })
    const known = plans.find((plan) => plan.name === name && plan.status === 'ACTIVE')
    if (known) return known.id
    await ask('POST', '/v1/catalogs/products', {
      key: `product:${productId}`,
      body: { id: productId, name: 'Kennel membership', type: 'SERVICE' },
    }).catch((error: unknown) => {
      if (!isOfNoUse(error)) throw error
    })
    const plan = await ask<Plan>('POST', '/v1/billing/plans', {
      key: `plan:${name}`,
      body: {
        product_id: productId,
        name,
        status: 'ACTIVE',
        billing_cycles: [
          {
            tenure_type: 'REGULAR',
            sequence: 1,
            // For ever.
            total_cycles: 0,
            frequency: { interval_unit: 'YEAR', interval_count: 1 },
            pricing_scheme: {
              fixed_price: { currency_code: currency.toUpperCase(), value: toAmount(amount).toFixed(2) },
            },
          },
        ],
        payment_preferences: { auto_bill_outstanding: true, payment_failure_threshold: 3 },
      },
    })
    return plan.id
  }

  const open = async (charge: Charge): Promise<string> => {
    if (charge.paymentRef) return charge.paymentRef
    const { id } = await ask<Subscription>('POST', '/v1/billing/subscriptions', {
      key: charge.checkoutId,
      body: {
        plan_id: await planOf(charge),
        custom_id: charge.checkoutId,
        // Begun by us: without our word nobody is charged.
        application_context: { user_action: 'CONTINUE', shipping_preference: 'NO_SHIPPING' },
      },
    })
    return id
  }

  /** What became of the first year; one that was approved is begun. */
  const settle = async (charge: Charge, isClosing: boolean): Promise<Outcome> => {
    const id = await open(charge)
    const { status } = await read(id)
    if (status === 'APPROVAL_PENDING') return { status: isClosing ? 'closed' : 'unknown' }
    if (status === 'APPROVED')
      await change(id, 'activate', 'Joined').catch((error: unknown) => {
        // Another request was first.
        if (!isOfNoUse(error)) throw error
      })
    else if (status !== 'ACTIVE') return { status: 'closed' }
    const taken = await paidSince(id, new Date(Date.now() - 30 * dayMs))
    return taken ? paidBy(taken, id) : { status: 'unknown' }
  }

  const unlessOfNoUse = async (work: Promise<unknown>) => {
    await work.catch((error: unknown) => {
      if (!isOfNoUse(error)) throw error
    })
  }
  const mandates: Mandates = {
    isItself: true,
    charge: async ({ mandate, since, paidRefs }) => {
      const taken = await paidSince(mandate, new Date(since.getTime() - earlyMs), paidRefs)
      if (taken) return paidBy(taken, mandate)
      const { status, billing_info } = await read(mandate)
      const hasFailed = status !== 'ACTIVE' || (billing_info?.failed_payments_count ?? 0) > 0
      return hasFailed ? { status: 'declined', error: 'card_declined' } : { status: 'unknown' }
    },
    pause: (mandate) => unlessOfNoUse(change(mandate, 'suspend', 'Cancelled by the member')),
    resume: async (mandate) => {
      if ((await read(mandate)).status !== 'ACTIVE') await change(mandate, 'activate', 'Resumed by the member')
    },
    end: (mandate) => unlessOfNoUse(change(mandate, 'cancel', 'The membership has ended')),
  }
  return {
    open,
    confirm: (charge: Charge) => settle(charge, false),
    close: (charge: Charge) => settle(charge, true),
    mandates,
  }
}
