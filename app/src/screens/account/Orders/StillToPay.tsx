import type { Order } from '@shop/contract/order'
import { Callout } from '@shop/design-system'
import { usePendingPayment } from '../../../data/order.ts'
import { TransferDetails } from '../../../parts/cart/TransferDetails.tsx'

/** What the waiting orders come to, and how it is paid. A vet's orders go on the account and are billed. */
export function StillToPay({ orders }: { orders: Order[] }) {
  const transfers = orders.filter(({ paymentMethod }) => paymentMethod === 'EFT')
  const { data } = usePendingPayment(transfers.length > 0)
  if (!transfers.length) return <Callout>These orders are on your account. We send an invoice for them.</Callout>
  const reference = transfers.map(({ number }) => number).join(' ')
  return data ? <TransferDetails amount={data.amount} reference={reference} /> : null
}
