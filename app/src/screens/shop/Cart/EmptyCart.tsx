import { Button, Dialog } from '@shop/design-system'
import { useState } from 'react'
import { useCartActions } from '../../../data/cart.ts'
import { useAction } from '../../../parts/form/use-action.ts'

/** Deletes the whole cart, after a question: notes and names of patients go with it (cart-1). */
export function EmptyCart() {
  const [isAsking, setAsking] = useState(false)
  const { empty } = useCartActions()
  const { busy, run } = useAction()
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
        Empty the cart
      </Button>
      {isAsking && (
        <Dialog
          isOpen
          role="alertdialog"
          onClose={() => setAsking(false)}
          title="Empty your cart?"
          description="Everything in it goes, with your notes, coupons and gift cards. Gift cards keep what is on them."
          actions={
            <>
              <Button variant="outline" onClick={() => setAsking(false)}>
                Keep it
              </Button>
              <Button onClick={() => void run(empty)} isBusy={Boolean(busy)}>
                Empty the cart
              </Button>
            </>
          }
        />
      )}
    </>
  )
}
