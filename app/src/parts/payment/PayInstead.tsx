import type { Order } from '@shop/contract/order'
import { payOrder } from '../../data/order.ts'
import { paths } from '../../paths.ts'
import { PayNow } from './PayNow.tsx'

type PayInsteadProps = { order: Order; due: NonNullable<Order['transfer']>['due'] }

/** Another way to pay for an order that waits for a transfer: its own number, and one charge. */
export const PayInstead = ({ order: { checkoutId: orderKey, number }, due }: PayInsteadProps) => (
  <PayNow
    place={`order ${orderKey}`}
    subject={`${orderKey} ${due.amount}`}
    title={`Pay ${due.label} now`}
    description={`Order ${number} stays as it is, and its kit leaves as soon as it is paid.`}
    order={(checkoutId, paymentMethod) => payOrder(orderKey, { checkoutId, paymentMethod, expectedTotal: due.amount })}
    thanks={`Thank you. Order ${number} is paid.`}
    returnPath={() => paths.checkoutComplete(orderKey)}
  >
    Pay by card or PayPal instead
  </PayNow>
)
