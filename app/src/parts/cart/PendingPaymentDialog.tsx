import { messages } from '@shop/contract/messages'
import { Button, Dialog, LinkButton, Spinner } from '@shop/design-system'
import { brand } from '../../brand.ts'
import { usePendingPayment } from '../../data/order.ts'

/** Why no new order can be made, and how much is owed (cart-2, code 79). */
export function PendingPaymentDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { data, error } = usePendingPayment(isOpen)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={`${messages.pendingPaymentsTitle}${data ? data.amount.amount.toFixed(2) : ''}`}
      description={messages.pendingPaymentsText}
      actions={
        <>
          <LinkButton variant="outline" href={`mailto:${brand.email}`}>
            Contact {brand.name}
          </LinkButton>
          <Button onClick={onClose}>Back to my cart</Button>
        </>
      }
    >
      <p>{messages.pendingPaymentsAdvice.replace('{provider}', brand.name)}</p>
      {!data && !error && <Spinner size="sm" />}
    </Dialog>
  )
}
