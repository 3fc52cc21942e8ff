import { Button, Callout, Dialog } from '@shop/design-system'
import { type ReactNode, useState } from 'react'
import { noticesOf } from '../failure/notices-of.ts'

type ConfirmDialogProps = {
  title: string
  /** What will happen, and that it cannot be undone. */
  description: ReactNode
  submit: string
  /** What it throws is shown, and the question stays. */
  onConfirm: () => Promise<void>
  onClose: () => void
}

/** Asks once before something that cannot be undone. */
export function ConfirmDialog({ title, description, submit, onConfirm, onClose }: ConfirmDialogProps) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const confirm = async () => {
    setBusy(true)
    try {
      await onConfirm()
      onClose()
    } catch (error) {
      setFailure(error)
      setBusy(false)
    }
  }
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onClose={onClose}
      title={title}
      description={description}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Not now
          </Button>
          <Button isBusy={isBusy} onClick={() => void confirm()}>
            {submit}
          </Button>
        </>
      }
    >
      {failure !== undefined && (
        <Callout tone="warning" title="This did not work">
          {noticesOf(failure).map(({ title: name, text }) => (
            <p key={`${name}${text}`}>
              {name} {text}
            </p>
          ))}
        </Callout>
      )}
    </Dialog>
  )
}
