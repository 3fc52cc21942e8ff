import type { Order } from '@shop/contract/order'

/** Whether there is a bill to open: a receipt of what is paid, or the invoice of what is on an account. */
export const hasBillFile = ({ status, paymentMethod }: Pick<Order, 'status' | 'paymentMethod'>) =>
  status === 'paid' || status === 'refunded' || (status === 'pending' && !paymentMethod)
