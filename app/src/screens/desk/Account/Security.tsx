import type { DeskAccount } from '@shop/contract/admin'
import { Button, Section } from '@shop/design-system'
import { useState } from 'react'
import { useAccountActions } from '../../../data/admin.ts'
import { ReasonDialog } from '../../../parts/desk/ReasonDialog.tsx'
import { Lines } from './Account.recipe.ts'

type SecurityProps = { account: DeskAccount }

/** Where somebody is signed in, and their second step. */
export function Security({ account }: SecurityProps) {
  const { name, email, sessionCount, hasTwoFactor } = account
  const { signOut, endTwoFactor } = useAccountActions(account)
  const [chosen, setChosen] = useState<'sign-out' | 'two-step' | null>(null)
  const close = () => setChosen(null)
  return (
    <Section size="sm" title="Signing in">
      <Lines>
        <li>
          <p>
            {sessionCount === 0
              ? 'Signed in nowhere.'
              : sessionCount === 1
                ? 'One browser is signed in.'
                : `${sessionCount} browsers are signed in.`}
          </p>
          {sessionCount > 0 && (
            <Button variant="outline" size="sm" onClick={() => setChosen('sign-out')}>
              Sign out everywhere
            </Button>
          )}
        </li>
        <li>
          <p>Two-step login is {hasTwoFactor ? 'on' : 'off'}.</p>
          {hasTwoFactor && (
            <Button variant="outline" size="sm" onClick={() => setChosen('two-step')}>
              Switch it off
            </Button>
          )}
        </li>
      </Lines>
      {chosen === 'sign-out' && (
        <ReasonDialog
          title={`Sign ${name} out everywhere`}
          description="Every browser asks for the password again. What is typed in one and not sent may be lost."
          action="Sign out everywhere"
          done={`${name} is signed out everywhere, and signs in again with their password.`}
          onReason={signOut}
          onClose={close}
        />
      )}
      {chosen === 'two-step' && (
        <ReasonDialog
          title={`Switch off the two-step login of ${name}?`}
          description={`From now on the password alone opens this account. They are signed out everywhere, their recovery codes are void, and ${email} gets a mail. This cannot be undone here: they set it up again themselves.`}
          action="Switch it off"
          done={`The two-step login of ${name} is off. They set it up again in their profile.`}
          help="How you made sure that it is them who asked."
          onReason={endTwoFactor}
          onClose={close}
        />
      )}
    </Section>
  )
}
