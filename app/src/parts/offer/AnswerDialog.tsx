import { Button, Dialog, toaster } from '@shop/design-system'
import type { ReactNode } from 'react'
import { useAction } from '../form/use-action.ts'
import type { AnswerCopy } from './offer-copy.ts'

type AnswerDialogProps = {
  copy: AnswerCopy
  /** Sends the answer. */
  onAnswer: () => Promise<unknown>
  onClose: () => void
  /** What follows from it. */
  children?: ReactNode
}

/** The question before something changes hands, or does not. */
export function AnswerDialog({ copy, onAnswer, onClose, children }: AnswerDialogProps) {
  const { title, description, yes, no, done } = copy
  const { busy, run } = useAction()
  const go = () =>
    run(async () => {
      await onAnswer()
      onClose()
      toaster.success(done)
    })
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
            {no}
          </Button>
          <Button onClick={() => void go()} isBusy={Boolean(busy)}>
            {yes}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
