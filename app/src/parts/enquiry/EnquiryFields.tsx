import { type Enquiry, enquiryCallOf, type EnquiryKind, enquirySchemas } from '@shop/contract/enquiry'
import { Failure } from '@shop/contract/failure'
import { Form, SimpleGrid, SubmitButton, TextareaField, TextField, VisuallyHidden } from '@shop/design-system'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import type { AnyObjectSchema } from 'yup'
import { enquiryCopy } from '../../content/enquiry.ts'
import { sendEnquiry } from '../../data/enquiry.ts'
import { useAnsweredForm } from '../../data/form-answer.tsx'
import { useSecurityQuestion } from '../../data/security-question.ts'
import { useSettings } from '../../data/settings.tsx'
import { dropEnquiryDraft, enquiryIdOf, useEnquiryDraft, type Values } from './drafts.ts'
import { SecurityField } from './SecurityField.tsx'
import { schemaResolver } from '../form/schema-resolver.ts'

const noQuestion = () =>
  new Failure(428, {
    message: 'The security question is still missing',
    errors: { securityAnswer: 'There is no question to answer yet. Please get a new one, and send again.' },
  })

type EnquiryFieldsProps = {
  kind: EnquiryKind
  blank: Values
  children: ReactNode
  consent?: ReactNode
  onSent: (sent: { email: string; reference: string }) => void
}

/** Who writes, the kind's own fields, the message, and the question against robots. Whatever fails, all of it stays. */
export function EnquiryFields({ kind, blank, children, consent, onSent }: EnquiryFieldsProps) {
  const { user, country } = useSettings()
  const question = useSecurityQuestion()
  const { message, submit } = enquiryCopy[kind]
  const call = enquiryCallOf[kind]
  const form = useForm<Values, unknown, Values>({
    ...useAnsweredForm<Values>(call, {
      name: user?.name ?? '',
      email: user?.email ?? '',
      ...blank,
      ...('country' in blank && { country }),
      message: '',
      securityAnswer: '',
      website: '',
    }),
    // Those two are not typed: they are added when it is sent.
    resolver: schemaResolver((enquirySchemas[kind] as AnyObjectSchema).omit(['id', 'securityToken'])),
  })
  useEnquiryDraft(form, kind)

  const send = async (values: Values) => {
    if (!question.asked) throw noQuestion()
    const body = { ...values, id: enquiryIdOf(kind, values), securityToken: question.asked.token }
    try {
      return await sendEnquiry(kind, body as unknown as Enquiry)
    } catch (failure) {
      if (failure instanceof Failure && failure.fields.securityAnswer) {
        await question.renew()
        form.setValue('securityAnswer', '')
      }
      throw failure
    }
  }

  return (
    <Form
      form={form}
      isStored={false}
      hidden={{ call, securityToken: question.asked?.token ?? '' }}
      aria-label={enquiryCopy[kind].title}
      onSubmit={async (values) => {
        const { reference } = await send(values)
        dropEnquiryDraft(kind)
        // Used up: the next form needs another.
        void question.renew()
        onSent({ email: String(values.email), reference })
      }}
    >
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
        <TextField name="name" label="Your name" autoComplete="name" required />
        <TextField name="email" label="Your email" type="email" autoComplete="email" inputMode="email" required />
      </SimpleGrid>
      {children}
      <TextareaField
        name="message"
        rows={6}
        limit={4000}
        label={message.label}
        help={message.help}
        required={kind !== 'agent-nomination'}
      />
      {consent}
      <VisuallyHidden as="div" aria-hidden>
        <TextField name="website" label="Leave this empty" tabIndex={-1} autoComplete="off" />
      </VisuallyHidden>
      <SecurityField question={question} />
      <SubmitButton size="lg">{submit}</SubmitButton>
    </Form>
  )
}
