import type { AnimalTransfer } from '@shop/contract/animal-transfer'
import { Button, Dialog, toaster } from '@shop/design-system'
import { useTransferActions } from '../../../data/animal-transfer.ts'
import { useAction } from '../../../parts/form/use-action.ts'
import { type Answer, answerCopy } from './offer-copy.ts'
import { Terms } from './TransferAnimals.recipe.ts'

type AnswerDialogProps = { transfer: AnimalTransfer; answer: Answer; onClose: () => void }

/** Asks before an animal changes hands, or does not. */
export function AnswerDialog({ transfer, answer, onClose }: AnswerDialogProps) {
  const actions = useTransferActions()
  const { busy, run } = useAction()
  const { title, description, yes, no, done } = answerCopy(transfer)[answer]
  const go = () =>
    run(async () => {
      await actions[answer](transfer.id)
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
      {answer === 'accept' && <WhatMoves />}
    </Dialog>
  )
}

/** Said to both sides before anything moves. */
export const WhatMoves = () => (
  <Terms>
    <div>
      <dt>What moves</dt>
      <dd>Its samples, results, DNA profile and reports, and its microchip and registration.</dd>
    </div>
    <div>
      <dt>What stays</dt>
      <dd>Orders, payments and invoices stay with whoever paid. Nobody it was shared with sees it any longer.</dd>
    </div>
  </Terms>
)
