import { Button, Dialog, toaster } from '@shop/design-system'
import type { ReactNode } from 'react'
import { useAction } from '../../../parts/form/use-action.ts'

type RemoveDialogProps = {
  title: string
  description: string
  /** Shown once it is gone. */
  done: string
  remove: () => Promise<unknown>
  onClose: () => void
  children?: ReactNode
}

/** A question before something stored is deleted. */
export function RemoveDialog({ title, description, done, remove, onClose, children }: RemoveDialogProps) {
  const { busy, run } = useAction()
  const go = () =>
    run(async () => {
      await remove()
      toaster.success(done)
      onClose()
    })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      role="alertdialog"
      title={title}
      description={description}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Keep it
          </Button>
          <Button onClick={() => void go()} isBusy={Boolean(busy)}>
            Remove it
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
