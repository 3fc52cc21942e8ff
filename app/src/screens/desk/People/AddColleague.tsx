import { roleGivenSchema } from '@shop/contract/admin'
import { deskRoles } from '@shop/contract/desk-role'
import { Dialog, Form, SelectField, SubmitButton, TextareaField, TextField, toaster } from '@shop/design-system'
import { useForm } from 'react-hook-form'
import { deskRoleCopy } from '../../../content/desk-roles.ts'
import { useAddColleague } from '../../../data/admin.ts'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

type AddColleagueProps = { onClose: () => void }

/** Gives a role to whoever has an address; for one that has no account, one is opened. */
export function AddColleague({ onClose }: AddColleagueProps) {
  const add = useAddColleague()
  const form = useForm({
    defaultValues: { email: '', role: undefined, firstName: '', lastName: '', reason: '' },
    resolver: schemaResolver(roleGivenSchema),
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Add a colleague"
      description="Whoever has no account yet gets a mail with a link to choose a password. The role is taken again on their page."
    >
      <Form
        form={form}
        aria-label="Add a colleague"
        onSubmit={async (values) => {
          const { email, isNew, isChanged } = await add(values)
          const role = deskRoleCopy[values.role]
          toaster.success(
            isNew
              ? `${email} has the role ${role}, and a mail to choose a password.`
              : isChanged
                ? `${email} has the role ${role}.`
                : `${email} had the role ${role} already.`,
          )
          onClose()
        }}
      >
        <TextField name="email" type="email" label="Email" required />
        <SelectField
          name="role"
          label="Role"
          placeholder="Choose a role"
          options={deskRoles.map((value) => ({ value, label: deskRoleCopy[value] }))}
          required
        />
        <TextField name="firstName" label="First name" help="For somebody without an account." />
        <TextField name="lastName" label="Last name" />
        <TextareaField
          name="reason"
          label="Reason"
          help="It is written into the audit."
          rows={2}
          limit={200}
          required
        />
        <SubmitButton full>Give the role</SubmitButton>
      </Form>
    </Dialog>
  )
}
