import { paymentMethods } from '@shop/contract/constants'
import { priceOf } from '@shop/contract/money'
import type { AwaitedTransfer, Order, OrderStatus } from '@shop/contract/order'
import type { CheckoutRow } from '../../schema/checkout.ts'
import { referenceOf } from '../payment/transfer-reference.ts'
import { nameOf } from '../../people/visitor/visitor.ts'
import type { orders } from '../../schema/order.ts'

type Ref = Pick<typeof orders.$inferSelect, 'paymentRef'>

/** Billed later, with an invoice. */
export const isOnAccount = ({ paymentRef }: Ref) => paymentRef?.startsWith('account_') === true

/** Paid, or billed later on a vet's account: what was ordered is delivered. */
export const isSettled = (order: Ref & { status: string }) => order.status === 'paid' || isOnAccount(order)

/** What its buyer is to transfer, and what has come of it. */
function awaitedTransfer(checkout: CheckoutRow): AwaitedTransfer | null {
  const { number, status, paymentMethod, currency, total, received, expiresAt, snapshot } = checkout
  if (paymentMethod !== paymentMethods.eft || !['pending', 'withdrawn', 'expired'].includes(status)) return null
  const price = (minor: number) => priceOf(minor, currency, snapshot.country)
  return {
    reference: referenceOf(number),
    received: price(received),
    due: price(Math.max(0, total - received)),
    expiresAt: expiresAt?.toISOString() ?? null,
  }
}

const statusOf: Record<CheckoutRow['status'], OrderStatus> = {
  created: 'paying',
  paying: 'paying',
  paid: 'paid',
  pending: 'pending',
  failed: 'failed',
  cancelled: 'failed',
  withdrawn: 'cancelled',
  expired: 'expired',
  refunded: 'refunded',
}

/** A checkout in the contract's form: an order from the first moment, whatever became of its payment. */
export const toOrder = (checkout: CheckoutRow): Order => {
  const { email, items, totals, shippingAddress, billingAddress, shippingMethod, advance } = checkout.snapshot
  return {
    number: checkout.number,
    checkoutId: checkout.id,
    status: statusOf[checkout.status],
    placedAt: checkout.createdAt.toISOString(),
    email,
    orderedFor: advance ? nameOf(advance.user) : null,
    items,
    totals,
    shippingAddress,
    billingAddress,
    shippingMethod,
    paymentMethod: checkout.paymentMethod,
    paymentError: checkout.status === 'failed' ? checkout.failure : null,
    isTestPayment: checkout.isTestPayment,
    transfer: awaitedTransfer(checkout),
    dispute: checkout.dispute,
  }
}
