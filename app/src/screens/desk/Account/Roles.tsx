import type { DeskAccount } from '@shop/contract/admin'
import { type DeskRole, deskRoles } from '@shop/contract/desk-role'
import { Button, Section, VisuallyHidden } from '@shop/design-system'
import { useState } from 'react'
import { deskRoleCopy } from '../../../content/desk-roles.ts'
import { useAccountActions } from '../../../data/admin.ts'
import { ReasonDialog } from '../../../parts/desk/ReasonDialog.tsx'
import { Lines } from './Account.recipe.ts'

type RolesProps = { account: DeskAccount }

/** What somebody does at the desk: each role is given and taken. */
export function Roles({ account }: RolesProps) {
  const { giveRole, takeRole } = useAccountActions(account)
  const [chosen, setChosen] = useState<DeskRole | null>(null)
  const close = () => setChosen(null)
  const isGiven = (role: DeskRole) => account.roles.includes(role)
  return (
    <Section size="sm" title="At the desk" lead="Whoever has a role sets up two-step login before it opens anything.">
      <Lines>
        {deskRoles.map((role) => (
          <li key={role}>
            <p>
              {deskRoleCopy[role]}
              {isGiven(role) && ': yes'}
            </p>
            {account.isMe && role === 'manager' ? (
              <p>Another manager takes this role from you, so that one is always left.</p>
            ) : (
              <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => setChosen(role)}>
                {isGiven(role) ? 'Take' : 'Give'} <VisuallyHidden>the role {deskRoleCopy[role]}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </Lines>
      {chosen &&
        (isGiven(chosen) ? (
          <ReasonDialog
            title={`Take the role ${deskRoleCopy[chosen]} from ${account.name}`}
            description="It closes what the role opens at once. It can be given again."
            action="Take the role"
            done={`${account.name} no longer has the role ${deskRoleCopy[chosen]}. It can be given again.`}
            onReason={(reason) => takeRole(chosen, reason)}
            onClose={close}
          />
        ) : (
          <ReasonDialog
            title={`Give ${account.name} the role ${deskRoleCopy[chosen]}`}
            description="It opens the rooms of the role at once. It can be taken again."
            action="Give the role"
            done={`${account.name} has the role ${deskRoleCopy[chosen]}. It can be taken again.`}
            onReason={(reason) => giveRole(chosen, reason)}
            onClose={close}
          />
        ))}
    </Section>
  )
}
