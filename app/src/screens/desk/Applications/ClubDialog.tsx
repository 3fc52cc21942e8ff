import { decisionSchema } from '@shop/contract/approval'
import { Dialog, Form, SubmitButton, TextareaField, TextField, toaster } from '@shop/design-system'
import { useForm } from 'react-hook-form'
import { useDecide } from '../../../data/approval.ts'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

type ClubDialogProps = { onClose: () => void }

/** Lets somebody with an account act for a club, which is made by its name where it is not there yet. */
export function ClubDialog({ onClose }: ClubDialogProps) {
  const decide = useDecide()
  const form = useForm({
    defaultValues: { kind: 'club' as const, email: '', club: '', reason: '' },
    resolver: schemaResolver(decisionSchema),
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Name somebody who acts for a club"
      description="They find and buy the club’s products, and hand animals over to it. They get a mail."
    >
      <Form
        form={form}
        aria-label="Acts for a club"
        onSubmit={async (values) => {
          const { email, isChanged } = await decide('approve', values)
          toaster.success(
            isChanged ? `${email} acts for ${values.club}.` : `${email} acted for ${values.club} already.`,
          )
          onClose()
        }}
      >
        <TextField name="email" type="email" label="Email of their account" required />
        <TextField name="club" label="Name of the club" required />
        <TextareaField
          name="reason"
          label="Reason"
          help="It is written into the audit."
          rows={3}
          limit={500}
          required
        />
        <SubmitButton full>Let them act for it</SubmitButton>
      </Form>
    </Dialog>
  )
}
