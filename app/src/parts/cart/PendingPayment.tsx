import { lazyPart } from '@shop/design-system'
import { useSyncExternalStore } from 'react'
import { hidePendingPayment, isPendingPaymentShown, subscribePendingPayment } from './pending-payment.ts'

const [PendingPaymentDialog] = lazyPart(() =>
  import('./PendingPaymentDialog.tsx').then((part) => part.PendingPaymentDialog),
)

/** The answer to code 79 wherever it comes from (cart-2). Placed once, beside the pages; its code comes when it is needed. */
export function PendingPayment() {
  const isShown = useSyncExternalStore(subscribePendingPayment, isPendingPaymentShown, () => false)
  return isShown ? <PendingPaymentDialog part={{ isOpen: true, onClose: hidePendingPayment }} /> : null
}
