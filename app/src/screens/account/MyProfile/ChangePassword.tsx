import { passwordChangeSchema, type User } from '@shop/contract/user'
import { Form, PasswordField, toaster } from '@shop/design-system'
import { useForm } from 'react-hook-form'
import { useMyActions } from '../../../data/user.ts'
import { NewPasswordField } from '../../../parts/auth/NewPasswordField.tsx'
import { SaveButton } from './SaveButton.tsx'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

/** The current password and a new one. */
export function ChangePassword({ me }: { me: User }) {
  const { changePassword } = useMyActions()
  const form = useForm({
    defaultValues: { currentPassword: '', newPassword: '' },
    resolver: schemaResolver(passwordChangeSchema),
  })
  return (
    <Form
      form={form}
      aria-label="Password"
      onSubmit={async (values) => {
        await changePassword(values)
        form.reset()
        toaster.success('Your password has been changed, and every other browser signed out.')
      }}
    >
      {/* Shows password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={me.email} readOnly hidden />
      <PasswordField name="currentPassword" label="Current password" required />
      <NewPasswordField name="newPassword" label="New password" />
      <SaveButton>Change password</SaveButton>
    </Form>
  )
}
