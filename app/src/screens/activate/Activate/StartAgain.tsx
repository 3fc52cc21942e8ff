import { Button, Dialog } from '@shop/design-system'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'

type StartAgainProps = {
  /** Whether the kit has been entered, so that one can go back to it alone. */
  hasKit: boolean
  onReset: () => void
  onResetToKit: () => void
}

/** Begins the activation again, or from its kit; after a confirmation, since what was entered is lost. */
export function StartAgain({ hasKit, onReset, onResetToKit }: StartAgainProps) {
  const [isConfirming, setConfirming] = useState(false)
  const close = () => setConfirming(false)
  const and = (act: () => void) => () => {
    close()
    act()
  }
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setConfirming(true)}>
        <RotateCcw aria-hidden size={16} /> Start again
      </Button>
      <Dialog
        isOpen={isConfirming}
        role="alertdialog"
        onClose={close}
        title="Start again?"
        description={
          hasKit
            ? 'You can go back to the kit and keep your email address and barcodes, or begin from the first step. Your kit stays yours either way.'
            : 'What you entered will be cleared. Your kit is still yours.'
        }
        actions={
          <>
            <Button variant="outline" onClick={close}>
              Carry on
            </Button>
            {hasKit && (
              <Button variant="outline" onClick={and(onResetToKit)}>
                Back to the kit
              </Button>
            )}
            <Button onClick={and(onReset)}>Start again</Button>
          </>
        }
      />
    </>
  )
}
