import { type Account, actAsSchema, actingMinutes } from '@shop/contract/admin'
import { chakra, Dialog, Form, SubmitButton, TextareaField } from '@shop/design-system'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { actAs } from '../../data/admin.ts'
import { homeOf } from '../../layouts/audience.ts'
import { schemaResolver } from '../form/schema-resolver.ts'

const Terms = chakra('ul', {
  base: { marginBlockEnd: '5', paddingInlineStart: '5', listStyleType: 'disc', '& li + li': { marginBlockStart: '1' } },
})

type ViewAsProps = { account: Account; loadPage: (path: string) => void; onClose: () => void }

/** Why an admin wants to see somebody's site, before they do. Stays busy after a success: their home is on its way. */
export function ViewAs({ account, loadPage, onClose }: ViewAsProps) {
  const [isLeaving, setLeaving] = useState(false)
  const form = useForm({ defaultValues: { userId: account.id, reason: '' }, resolver: schemaResolver(actAsSchema) })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`View the shop as ${account.name}`}
      description={`You see what ${account.email} sees, and what you change is theirs.`}
    >
      <Terms>
        <li>It ends by itself after {actingMinutes} minutes.</li>
        <li>Your name, theirs and your reason are written into the audit, for good.</li>
        <li>You cannot change their password, pay for them or delete anything of theirs.</li>
      </Terms>
      <Form
        form={form}
        aria-label={`View as ${account.name}`}
        onSubmit={async (values) => {
          const { type } = await actAs(values)
          setLeaving(true)
          loadPage(homeOf(type))
        }}
      >
        <TextareaField
          name="reason"
          label="Reason"
          help="What they asked for, or the ticket number."
          rows={3}
          limit={200}
          required
        />
        <SubmitButton full isBusy={isLeaving}>
          View as {account.name}
        </SubmitButton>
      </Form>
    </Dialog>
  )
}
