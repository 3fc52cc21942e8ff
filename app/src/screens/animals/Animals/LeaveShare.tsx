import type { Animal } from '@shop/contract/animal'
import { Button, Dialog, toaster } from '@shop/design-system'
import { useAction } from '../../../parts/form/use-action.ts'

type LeaveShareProps = {
  animal: Animal
  leave: (id: string) => Promise<void>
  onGone: () => void
  onClose: () => void
}

/** A question before another person's animal leaves the list: only its owner can bring it back. */
export function LeaveShare({ animal: { id, petName, ownerName }, leave, onGone, onClose }: LeaveShareProps) {
  const { run } = useAction()
  const go = () =>
    run(async () => {
      onClose()
      onGone()
      await leave(id)
      toaster.success(`${petName} is off your list.`)
    })
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onClose={onClose}
      title={`Take ${petName} off your list?`}
      description={`You will no longer see its results. ${ownerName ?? 'Its owner'} can share it with you again.`}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Keep it
          </Button>
          <Button onClick={() => void go()}>Take it off</Button>
        </>
      }
    />
  )
}
