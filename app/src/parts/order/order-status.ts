import type { Order, OrderDetail, OrderStatus } from '@shop/contract/order'

type StatusText = { text: string; tone: 'clear' | 'carrier' | 'neutral' }

const statuses: Record<Exclude<OrderStatus, 'pending'>, StatusText> = {
  paid: { text: 'Paid', tone: 'clear' },
  paying: { text: 'Payment under way', tone: 'neutral' },
  cancelled: { text: 'Cancelled', tone: 'neutral' },
  expired: { text: 'Not paid in time', tone: 'neutral' },
  failed: { text: 'Not paid', tone: 'neutral' },
  refunded: { text: 'Refunded', tone: 'neutral' },
}

const waiting = (paymentMethod: Order['paymentMethod']): StatusText =>
  paymentMethod ? { text: 'Waiting for your transfer', tone: 'carrier' } : { text: 'On your account', tone: 'neutral' }

/** What had not gone back before was cancelled, by its buyer or by us. */
export const isCancelled = ({ status, creditNotes }: Pick<OrderDetail, 'status' | 'creditNotes'>) =>
  status === 'refunded' && creditNotes.at(-1)?.isCancellation === true

/** An order's state as text. What is on a vet's account waits for an invoice, not for the vet. */
export function orderStatusOf(order: Pick<OrderDetail, 'status' | 'paymentMethod' | 'creditNotes'>): StatusText {
  const { status, paymentMethod, creditNotes } = order
  if (isCancelled(order)) return statuses.cancelled
  if (status === 'paid' && creditNotes.length) return { text: 'Partly refunded', tone: 'neutral' }
  return status === 'pending' ? waiting(paymentMethod) : statuses[status]
}
