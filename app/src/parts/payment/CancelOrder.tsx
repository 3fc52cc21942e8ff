import type { Order } from '@shop/contract/order'
import { Button, Dialog, toaster } from '@shop/design-system'
import { useState } from 'react'
import { useCancelOrder } from '../../data/order.ts'
import { useAction } from '../form/use-action.ts'

/** Cancels an order that waits for its transfer, once its buyer has said yes. */
export function CancelOrder({ order }: { order: Pick<Order, 'number' | 'checkoutId'> }) {
  const [isOpen, setIsOpen] = useState(false)
  const cancel = useCancelOrder()
  const { busy, run } = useAction()
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
        description="Vouchers, gift cards and points that you used for it are yours again. If your transfer is on its way, we send the money back."
        actions={
          <>
            <Button variant="outline" onClick={close}>
              Keep it
            </Button>
            <Button
              isBusy={Boolean(busy)}
              onClick={() =>
                void run(async () => {
                  await cancel(order.checkoutId)
                  close()
                  toaster.success(`Order ${order.number} is cancelled`)
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
