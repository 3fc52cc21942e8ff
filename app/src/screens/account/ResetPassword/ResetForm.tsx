import { yupResolver } from '@hookform/resolvers/yup'
import { resetPasswordSchema } from '@shop/contract/auth'
import { Form, SubmitButton } from '@shop/design-system'
import { useForm } from 'react-hook-form'
import { resetCopy as copy } from '../../../content/login.ts'
import { resetPassword } from '../../../data/auth.ts'
import { NewPasswordField } from '../../../parts/auth/NewPasswordField.tsx'
import { withRefusalToast } from '../../../parts/failure/refusal-toast.ts'

type ResetFormProps = {
  token: string
  onDone: () => void
  /** Throws on what the form shall show. */
  onFailed: (failure: unknown) => void
}

export function ResetForm({ token, onDone, onFailed }: ResetFormProps) {
  const form = useForm({ defaultValues: { token, password: '' }, resolver: yupResolver(resetPasswordSchema) })
  return (
    <Form
      form={form}
      aria-label={copy.title}
      onSubmit={(values) => withRefusalToast(resetPassword(values)).then(onDone, onFailed)}
    >
      <NewPasswordField name="password" label="New password" />
      <SubmitButton size="lg" full>
        {copy.submit}
      </SubmitButton>
    </Form>
  )
}
