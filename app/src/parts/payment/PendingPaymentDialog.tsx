import { messages } from '@shop/contract/messages'
import { Button, Dialog, Link, LinkButton, Spinner } from '@shop/design-system'
import { brand } from '../../brand.ts'
import { usePendingPayment } from '../../data/order.ts'
import { useSettings } from '../../data/settings.tsx'
import { paths } from '../../paths.ts'

/** Why no new order can be made, and how much is owed (cart-2, code 79). */
export function PendingPaymentDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { data, error } = usePendingPayment(isOpen)
  const isVet = useSettings().user?.type === 'vet'
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
      <p>
        <Link href={isVet ? paths.invoices : paths.pendingOrders} onClick={onClose}>
          {isVet ? 'Your invoices' : 'See how to pay'}
        </Link>
      </p>
      {!data && !error && <Spinner size="sm" />}
    </Dialog>
  )
}
