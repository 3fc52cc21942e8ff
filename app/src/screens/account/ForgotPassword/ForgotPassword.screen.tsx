import { forgotPasswordSchema } from '@shop/contract/auth'
import { Form, Link, SubmitButton, TextField } from '@shop/design-system'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { forgotCopy as copy } from '../../../content/login.ts'
import { forgotPassword } from '../../../data/auth.ts'
import { useAnsweredForm } from '../../../data/form-answer.tsx'
import { useSettings } from '../../../data/settings.tsx'
import { AuthPage } from '../../../parts/auth/AuthPage.tsx'
import { MailSent } from '../../../parts/auth/MailSent.tsx'
import { paths } from '../../../paths.ts'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

/** `/forgot-password`: an email address, then "look into your mail", for a known address and any other alike. */
export function ForgotPassword() {
  const { user } = useSettings()
  const [sentTo, setSentTo] = useState<string>()
  const [start, setStart] = useState<string>()
  const { heading, lead } = sentTo ? copy.sent : copy
  return (
    <AuthPage
      name={copy.title}
      heading={heading}
      lead={lead}
      isNews={sentTo !== undefined}
      links={!user && <Link href={paths.login}>Back to the login</Link>}
    >
      {sentTo ? (
        <MailSent
          email={sentTo}
          text={copy.sent.text}
          onAgain={() => {
            setStart(sentTo)
            setSentTo(undefined)
          }}
        />
      ) : (
        <ForgotForm email={start ?? user?.email ?? ''} isAgain={start !== undefined} onSent={setSentTo} />
      )}
    </AuthPage>
  )
}

type ForgotFormProps = { email: string; isAgain: boolean; onSent: (email: string) => void }

function ForgotForm({ email, isAgain, onSent }: ForgotFormProps) {
  const form = useForm<{ email: string }>({
    ...useAnsweredForm('forgotPassword', { email }),
    resolver: schemaResolver(forgotPasswordSchema),
  })
  useEffect(() => {
    if (isAgain) form.setFocus('email')
  }, [form, isAgain])
  return (
    <Form
      form={form}
      hidden={{ call: 'forgotPassword' }}
      aria-label={copy.title}
      onSubmit={async (values) => {
        await forgotPassword(values)
        onSent(values.email)
      }}
    >
      <TextField name="email" label="Email" type="email" autoComplete="username" inputMode="email" required />
      <SubmitButton size="lg" full>
        {copy.submit}
      </SubmitButton>
    </Form>
  )
}
