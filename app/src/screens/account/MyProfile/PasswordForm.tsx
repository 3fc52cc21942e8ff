import { passwordSchema } from '@shop/contract/user'
import { Button, Form, PasswordField, SubmitButton } from '@shop/design-system'
import { useForm } from 'react-hook-form'
import { Buttons } from './MyProfile.recipe.ts'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

type PasswordFormProps = {
  /** What happens then, for the button. */
  action: string
  onPassword: (password: string) => Promise<void>
  onCancel: () => void
  /** Stays busy: the next page is on its way. */
  isLeaving?: boolean
}

/** In a dialog: requires the password again, for what a stolen session must not be enough for. */
export function PasswordForm({ action, onPassword, onCancel, isLeaving }: PasswordFormProps) {
  const form = useForm({ defaultValues: { password: '' }, resolver: schemaResolver(passwordSchema) })
  return (
    <Form form={form} aria-label={action} onSubmit={({ password }) => onPassword(password)}>
      <PasswordField name="password" label="Your password" required />
      <Buttons>
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        <SubmitButton isBusy={isLeaving}>{action}</SubmitButton>
      </Buttons>
    </Form>
  )
}
