import type { Order, OrderStatus } from '@shop/contract/order'

type Said = { word: string; tone: 'clear' | 'carrier' | 'neutral' }

const statuses: Record<OrderStatus, Said> = {
  paid: { word: 'Paid', tone: 'clear' },
  pending: { word: 'Waiting for payment', tone: 'carrier' },
  paying: { word: 'Payment under way', tone: 'neutral' },
  failed: { word: 'Not paid', tone: 'neutral' },
}

/** An order's state as text. What stands on a vet's account waits for an invoice, not for the vet. */
export const orderStatusOf = ({ status, paymentMethod }: Pick<Order, 'status' | 'paymentMethod'>): Said =>
  status === 'pending' && !paymentMethod ? { word: 'On your account', tone: 'neutral' } : statuses[status]
