import { type ResetPassword, resetPasswordSchema } from '@shop/contract/auth'
import { Form, SubmitButton } from '@shop/design-system'
import { useForm } from 'react-hook-form'
import { resetCopy as copy } from '../../../content/login.ts'
import { resetPassword } from '../../../data/auth.ts'
import { useAnsweredForm } from '../../../data/form-answer.tsx'
import { NewPasswordField } from '../../../parts/auth/NewPasswordField.tsx'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

type ResetFormProps = {
  token: string
  onDone: () => void
  /** Throws on what the form shall show. */
  onFailed: (failure: unknown) => void
}

export function ResetForm({ token, onDone, onFailed }: ResetFormProps) {
  const form = useForm<ResetPassword>({
    ...useAnsweredForm<ResetPassword>('resetPassword', { token, password: '' }),
    resolver: schemaResolver(resetPasswordSchema),
  })
  return (
    <Form
      form={form}
      hidden={{ call: 'resetPassword', token }}
      aria-label={copy.title}
      onSubmit={(values) => resetPassword(values).then(onDone, onFailed)}
    >
      <NewPasswordField name="password" label="New password" />
      <SubmitButton size="lg" full>
        {copy.submit}
      </SubmitButton>
    </Form>
  )
}
