import type { TwoFactorSetup } from '@shop/contract/two-factor'
import { chakra, Dialog, Steps, toaster } from '@shop/design-system'
import { useState } from 'react'
import { useTwoFactorActions } from '../../../data/two-factor.ts'
import { AppStep } from './AppStep.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { remindToSaveCodes, RecoveryCodes } from './RecoveryCodes.tsx'

const steps = [{ name: 'Password' }, { name: 'App' }, { name: 'Recovery codes' }]

/** Password, then the app and its first code, then the recovery codes. Closed before the code, nothing has changed. */
export function SetUpTwoStep({ onClose }: { onClose: () => void }) {
  const { start, confirm } = useTwoFactorActions()
  const [setup, setSetup] = useState<TwoFactorSetup>()
  const [codes, setCodes] = useState<string[]>()
  const done = () => {
    toaster.success('Two-step login is on. Every other browser is signed out.')
    onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={codes ? remindToSaveCodes : onClose}
      role={codes ? 'alertdialog' : 'dialog'}
      title="Set up two-step login"
    >
      <chakra.div marginBlockEnd="6">
        <Steps label="Setting up" steps={steps} current={codes ? 2 : setup ? 1 : 0} />
      </chakra.div>
      {codes ? (
        <RecoveryCodes codes={codes} onKept={done} />
      ) : setup ? (
        <AppStep setup={setup} onCode={async (code) => setCodes(await confirm(code))} onCancel={onClose} />
      ) : (
        <>
          <chakra.p marginBlockEnd="5">
            You need an authenticator app on your phone, such as the one your phone came with, Aegis or Google
            Authenticator. First we check that it is you.
          </chakra.p>
          <PasswordForm
            action="Continue"
            onCancel={onClose}
            onPassword={async (password) => setSetup(await start(password))}
          />
        </>
      )}
    </Dialog>
  )
}
