import { lazyPart } from '@shop/design-system'
import { hidePendingPayment, useIsPendingPaymentShown } from './pending-payment.ts'

const [PendingPaymentDialog] = lazyPart(() =>
  import('./PendingPaymentDialog.tsx').then((part) => part.PendingPaymentDialog),
)

/** The answer to code 79 wherever it comes from (cart-2). Placed once, beside the pages; its code comes when it is needed. */
export const PendingPayment = () =>
  useIsPendingPaymentShown() ? <PendingPaymentDialog part={{ isOpen: true, onClose: hidePendingPayment }} /> : null
