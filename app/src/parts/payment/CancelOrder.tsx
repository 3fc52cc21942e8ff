import type { OrderDetail } from '@shop/contract/order'
import { Button, Dialog, toaster } from '@shop/design-system'
import { useState } from 'react'
import { useCancelOrder } from '../../data/order.ts'
import { useSpelling } from '../../data/spelling.tsx'
import { useAction } from '../form/use-action.ts'

type Cancelled = Pick<OrderDetail, 'number' | 'checkoutId' | 'status' | 'transfer' | 'totals' | 'creditNotes'>

const back = 'Vouchers, gift cards and points that you used for it are yours again.'

/** What happens then. */
function consequenceOf({ status, transfer, totals: { total }, creditNotes }: Cancelled): string {
  if (transfer) return `${back} If your transfer is on its way, we send the money back.`
  if (status === 'pending') return `Its invoice is credited, and nothing of it is sent. ${back}`
  return total.amount
    ? `Nothing of it is sent, and ${creditNotes.length ? 'what has not gone back yet' : total.label} goes back to where you paid it from. It is with you in 5 to 10 days. ${back}`
    : `Nothing of it is sent. ${back}`
}

/** Cancels an order of which nothing was sent, once its buyer has confirmed. */
export function CancelOrder({ order }: { order: Cancelled }) {
  const [isOpen, setIsOpen] = useState(false)
  const cancel = useCancelOrder()
  const { busy, run } = useAction()
  const spell = useSpelling()
  const close = () => setIsOpen(false)
  return (
    <>
      <Button
        variant="ghost"
        aria-haspopup="dialog"
        aria-label={`Cancel order ${order.number}`}
        onClick={() => setIsOpen(true)}
      >
        Cancel order
      </Button>
      <Dialog
        isOpen={isOpen}
        role="alertdialog"
        onClose={close}
        title={`Cancel order ${order.number}?`}
        description={consequenceOf(order)}
        actions={
          <>
            <Button variant="outline" onClick={close}>
              Keep it
            </Button>
            <Button
              isBusy={Boolean(busy)}
              onClick={() =>
                void run(async () => {
                  // A refusal for being too late is shown in a toast, and the button goes with the order's new state.
                  await cancel(order.checkoutId).finally(close)
                  toaster.success(`Order ${order.number} is ${spell('cancelled')}`)
                })
              }
            >
              Cancel the order
            </Button>
          </>
        }
      />
    </>
  )
}
