import { messages } from '@shop/contract/messages'
import { Button, Dialog, Spinner } from '@shop/design-system'
import { usePendingPayment } from '../../data/pending-payment.ts'
import { ContactLink, OwedAdvice, owedTitle, PayNowLink } from './Owed.tsx'

/** Why no new order can be made, and how much is owed (cart-2, code 79). */
export function PendingPaymentDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { data, error } = usePendingPayment()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={owedTitle(data)}
      description={messages.pendingPaymentsText}
      actions={
        <>
          <ContactLink />
          <Button variant="outline" onClick={onClose}>
            Not now
          </Button>
          <PayNowLink onClick={onClose} />
        </>
      }
    >
      <OwedAdvice owed={data} />
      {!data && !error && <Spinner size="sm" />}
    </Dialog>
  )
}
