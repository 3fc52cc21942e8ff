import type { DeskAccount } from '@shop/contract/admin'
import { Button, DescriptionList, Section, Wrap } from '@shop/design-system'
import { useState } from 'react'
import { useAccountActions } from '../../../data/admin.ts'
import { DeskTime } from '../../../parts/desk/DeskTime.tsx'
import { ReasonDialog } from '../../../parts/desk/ReasonDialog.tsx'
import { useMay } from '../../../parts/desk/use-may.ts'

type VetApprovalProps = { account: DeskAccount; approval: NonNullable<DeskAccount['approval']> }

const states = { waiting: 'Waits to be checked', approved: 'Approved', refused: 'Refused' }

/** What a vet sent to be checked, and what was decided on it. */
export function VetApproval({ account, approval }: VetApprovalProps) {
  const mayDecide = useMay('approve')
  const { approveVet, refuseVet } = useAccountActions(account)
  const [decision, setDecision] = useState<'approve' | 'refuse' | null>(null)
  const close = () => setDecision(null)
  const { state, at, by, reason } = approval
  const isApproved = state === 'approved'
  return (
    <Section size="sm" title="Veterinary practice">
      <DescriptionList
        items={[
          { term: 'Practice', description: account.clinic ?? 'None named' },
          { term: 'Registration number', description: account.registrationNumber ?? 'None named' },
          { term: 'State', description: states[state] },
          { term: 'Decided', description: at && <DeskTime at={at} /> },
          { term: 'By', description: by },
          { term: 'Reason', description: reason },
        ]}
      />
      {mayDecide && (
        <Wrap gap="3" marginBlockStart="4">
          {!isApproved && <Button onClick={() => setDecision('approve')}>Approve</Button>}
          {state !== 'refused' && (
            <Button variant="outline" onClick={() => setDecision('refuse')}>
              {isApproved ? 'Take the approval back' : 'Refuse'}
            </Button>
          )}
        </Wrap>
      )}
      {decision === 'approve' && (
        <ReasonDialog
          title={`Approve ${account.name} as a vet`}
          description={`${account.email} gets a mail, and what they state about a sample’s identity counts from now on. It can be taken back.`}
          action="Approve"
          done={`${account.name} is approved. “Take the approval back” undoes it.`}
          limit={500}
          onReason={approveVet}
          onClose={close}
        />
      )}
      {decision === 'refuse' && (
        <ReasonDialog
          title={isApproved ? `Take the approval of ${account.name} back` : `Refuse ${account.name} as a vet`}
          description={`${account.email} gets a mail with your reason. They can be approved later.`}
          action={isApproved ? 'Take it back' : 'Refuse'}
          done={`${account.name} is refused. “Approve” undoes it.`}
          help="They read it in their mail and on their pages."
          limit={500}
          onReason={refuseVet}
          onClose={close}
        />
      )}
    </Section>
  )
}
