import { type Login, loginSchema } from '@shop/contract/auth'
import { Failure, toastTexts } from '@shop/contract/failure'
import type { User } from '@shop/contract/user'
import { Form, PasswordField, SubmitButton, TextField, toaster } from '@shop/design-system'
import { yupResolver } from '@hookform/resolvers/yup'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { logIn } from '../../../data/auth.ts'

const formId = 'login'

const blank: Login = { username: '', password: '' }

type LoginFormProps = {
  /** What stands in the fields already; then all that is left to do is to press the button. */
  start: Login | undefined
  onSignedIn: (user: User) => void
}

/** Email and password. Stays busy after a success: the next page is on its way. */
export function LoginForm({ start, onSignedIn }: LoginFormProps) {
  const [isLeaving, setIsLeaving] = useState(false)
  const form = useForm({ defaultValues: start ?? blank, resolver: yupResolver(loginSchema) })

  // Picked further down the page: the button comes to the visitor.
  useEffect(() => {
    if (start) document.querySelector<HTMLElement>(`#${formId} [type=submit]`)?.focus()
  }, [start])

  // Password managers and quick typists are done before the page's scripts run: the form takes over what it finds.
  useEffect(() => {
    const fields = document.getElementById(formId)
    if (!(fields instanceof HTMLFormElement)) return
    const found = new FormData(fields)
    for (const name of ['username', 'password'] as const) {
      const typed = found.get(name)
      if (typeof typed === 'string' && typed) form.setValue(name, typed)
    }
  }, [form])

  return (
    <Form
      id={formId}
      form={form}
      aria-label="Log in"
      onSubmit={async (values) => {
        try {
          onSignedIn(await logIn(values))
          setIsLeaving(true)
        } catch (failure) {
          // Field errors are said twice (login-4): at their field, and here.
          if (failure instanceof Failure && failure.status === 428)
            toastTexts(failure).forEach((text) => toaster.error(text, { title: failure.message }))
          throw failure
        }
      }}
    >
      <TextField name="username" label="Email" type="email" autoComplete="username" inputMode="email" required />
      <PasswordField name="password" label="Password" required />
      <SubmitButton size="lg" full isBusy={isLeaving}>
        Log in
      </SubmitButton>
    </Form>
  )
}
