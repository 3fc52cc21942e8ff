import { Dialog, toaster } from '@shop/design-system'
import { useState } from 'react'
import { useTwoFactorActions } from '../../../data/two-factor.ts'
import { PasswordForm } from './PasswordForm.tsx'
import { remindToSaveCodes, RecoveryCodes } from './RecoveryCodes.tsx'

/** New recovery codes in place of all old ones. */
export function RenewCodes({ onClose }: { onClose: () => void }) {
  const { renewCodes } = useTwoFactorActions()
  const [codes, setCodes] = useState<string[]>()
  const done = () => {
    toaster.success('Your new recovery codes are active.')
    onClose()
  }
  return codes ? (
    <Dialog isOpen onClose={remindToSaveCodes} role="alertdialog" title="Your new recovery codes">
      <RecoveryCodes codes={codes} onKept={done} />
    </Dialog>
  ) : (
    <Dialog
      isOpen
      onClose={onClose}
      title="Make new recovery codes?"
      description="The old ones stop working, used or not."
    >
      <PasswordForm
        action="Make new codes"
        onCancel={onClose}
        onPassword={async (password) => setCodes(await renewCodes(password))}
      />
    </Dialog>
  )
}
