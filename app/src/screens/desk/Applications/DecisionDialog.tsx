import type { Waiting } from '@shop/contract/approval'
import { approvalKindCopy } from '../../../content/approvals.ts'
import { useDecide } from '../../../data/approval.ts'
import { ReasonDialog } from '../../../parts/desk/ReasonDialog.tsx'

export type Decided = { action: 'approve' | 'refuse'; row: Waiting }

type DecisionDialogProps = { decision: Decided; onDone: (decision: Decided) => void; onClose: () => void }

/** Why somebody is approved or refused. */
export function DecisionDialog({ decision, onDone, onClose }: DecisionDialogProps) {
  const decide = useDecide()
  const { action, row } = decision
  const { kind, name, email, details } = row
  const as = approvalKindCopy[kind].toLowerCase()
  const onReason = async (reason: string) => {
    await decide(action, { kind, email, reason })
    onDone(decision)
  }
  return action === 'approve' ? (
    <ReasonDialog
      title={`Approve ${name} as a ${as}`}
      description={`${details}. ${email} gets a mail. It can be taken back.`}
      action="Approve"
      done={`${name} is approved.`}
      limit={500}
      onReason={onReason}
      onClose={onClose}
    />
  ) : (
    <ReasonDialog
      title={`Refuse ${name} as a ${as}`}
      description={`${email} gets a mail with your reason. ${kind === 'vet' ? 'They can be approved later on their page.' : 'They can apply again.'}`}
      action="Refuse"
      done={`${name} is refused, and has your reason by mail.`}
      help="They read it in their mail."
      limit={500}
      onReason={onReason}
      onClose={onClose}
    />
  )
}
