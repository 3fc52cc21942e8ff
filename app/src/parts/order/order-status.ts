import type { Order, OrderStatus } from '@shop/contract/order'

type StatusText = { text: string; tone: 'clear' | 'carrier' | 'neutral' }

const statuses: Record<Exclude<OrderStatus, 'pending'>, StatusText> = {
  paid: { text: 'Paid', tone: 'clear' },
  paying: { text: 'Payment under way', tone: 'neutral' },
  cancelled: { text: 'Cancelled', tone: 'neutral' },
  expired: { text: 'Not paid in time', tone: 'neutral' },
  failed: { text: 'Not paid', tone: 'neutral' },
}

const waiting = (paymentMethod: Order['paymentMethod']): StatusText =>
  paymentMethod ? { text: 'Waiting for your transfer', tone: 'carrier' } : { text: 'On your account', tone: 'neutral' }

/** An order's state as text. What is on a vet's account waits for an invoice, not for the vet. */
export const orderStatusOf = ({ status, paymentMethod }: Pick<Order, 'status' | 'paymentMethod'>): StatusText =>
  status === 'pending' ? waiting(paymentMethod) : statuses[status]
