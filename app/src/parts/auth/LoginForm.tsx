import { type Login, loginSchema } from '@shop/contract/auth'
import { codes, Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import type { User } from '@shop/contract/user'
import { Form, PasswordField, SubmitButton, TextField } from '@shop/design-system'
import { useEffect, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { logIn } from '../../data/auth.ts'
import { useAnsweredForm, useRefusal } from '../../data/form-answer.tsx'
import { SecondFactorField } from './SecondFactorField.tsx'
import { schemaResolver } from '../form/schema-resolver.ts'

const blank = { username: '', password: '' }

const asksForCode = (failure: unknown) => failure instanceof Failure && failure.code === codes.secondFactor

const noCode = () => new Failure(428, { message: messages.loginFailed, errors: { code: messages.fieldRequired } })

type LoginFormProps = {
  /** What is in the fields already; the focus goes to the first thing that is left to do. */
  start?: Pick<Login, 'username' | 'password'> | undefined
  onSignedIn: (user: User) => void
}

/**
 * Email and password, and a code where the account requires one. Stays busy after a success: the next page is on its
 * way.
 */
export function LoginForm({ start, onSignedIn }: LoginFormProps) {
  const id = useId()
  const refusal = useRefusal('login')
  const [needsCode, setNeedsCode] = useState(() => asksForCode(refusal?.failure))
  const [isLeaving, setIsLeaving] = useState(false)
  const form = useForm<Login>({
    ...useAnsweredForm<Login>('login', { ...blank, ...start, code: '' }),
    resolver: schemaResolver(loginSchema),
  })

  const left = start && (start.password ? '[type=submit]' : '[name=password]')
  useEffect(() => {
    if (left) document.getElementById(id)?.querySelector<HTMLElement>(left)?.focus()
  }, [id, left])

  return (
    <Form
      id={id}
      form={form}
      unstored={['code']}
      hidden={{ call: 'login' }}
      aria-label="Log in"
      onSubmit={async (values) => {
        if (needsCode && !values.code) throw noCode()
        try {
          onSignedIn(await logIn(values))
          setIsLeaving(true)
        } catch (failure) {
          if (!asksForCode(failure)) throw failure
          setNeedsCode(true)
        }
      }}
    >
      <TextField name="username" label="Email" type="email" autoComplete="username" inputMode="email" required />
      <PasswordField name="password" label="Password" required />
      {needsCode && <SecondFactorField name="code" />}
      <SubmitButton size="lg" full isBusy={isLeaving}>
        Log in
      </SubmitButton>
    </Form>
  )
}
