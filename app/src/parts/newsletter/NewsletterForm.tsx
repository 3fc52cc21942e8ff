import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { type Newsletter, newsletterSchema } from '@shop/contract/newsletter'
import { Form, SubmitButton, TextField, toaster } from '@shop/design-system'
import { useForm } from 'react-hook-form'
import { useAnsweredForm } from '../../data/form-answer.tsx'
import { signUpToNewsletter } from '../../data/newsletter.ts'
import { useSettings } from '../../data/settings.tsx'
import { schemaResolver } from '../form/schema-resolver.ts'

/** What is wrong, in words for the visitor: the email's own error, else the server's words or a fallback (newsletter-3). */
function messageOf(failure: unknown): string {
  if (!(failure instanceof Failure)) return messages.newsletterUnknownError
  if (failure.status === 0) return messages.newsletterNetworkError
  return failure.fields.email ?? (failure.message || messages.newsletterUnknownError)
}

/** One address; checked while it is typed. */
export function NewsletterForm({ onDone }: { onDone: () => void }) {
  const { country } = useSettings()
  const form = useForm<Newsletter>({
    ...useAnsweredForm<Newsletter>('signUpToNewsletter', { email: '', countryCode: country }),
    resolver: schemaResolver(newsletterSchema),
    mode: 'onChange',
  })
  return (
    <Form
      form={form}
      hidden={{ call: 'signUpToNewsletter', countryCode: country }}
      aria-label="Newsletter"
      onSubmit={async (values) => {
        try {
          const { message } = await signUpToNewsletter(values)
          toaster.success(message)
          onDone()
        } catch (failure) {
          const text = messageOf(failure)
          // What the server refuses of its field is in a toast already.
          if (!(failure instanceof Failure && failure.status === 428)) toaster.error(text)
          throw new Failure(428, { message: text, errors: { email: text } })
        }
      }}
    >
      <TextField name="email" label="Email" type="email" autoComplete="email" inputMode="email" required />
      <SubmitButton full>Sign up</SubmitButton>
    </Form>
  )
}
