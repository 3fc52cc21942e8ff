import { type Registration, registrationSchema, type RegistrationType } from '@shop/contract/auth'
import { CountryField, Form, SimpleGrid, SubmitButton, SwitchField, TextField } from '@shop/design-system'
import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { registerCopy } from '../../../content/register.ts'
import { registrationNumberHelp } from '../../../content/registering-authorities.ts'
import { register } from '../../../data/auth.ts'
import { useCountries } from '../../../data/country.ts'
import { useAnsweredForm } from '../../../data/form-answer.tsx'
import { useSettings } from '../../../data/settings.tsx'
import { NewPasswordField } from '../../../parts/auth/NewPasswordField.tsx'
import { Terms } from './Terms.tsx'
import { dropDraft, useRegistrationDraft } from './use-draft.ts'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

const blank = {
  firstName: '',
  lastName: '',
  email: '',
  clinic: '',
  registrationNumber: '',
  isNewsletterSubscribed: false,
}

type RegisterFormProps = {
  type: RegistrationType
  /** What was sent before, for a second try. */
  start: Registration | undefined
  onSent: (sent: Registration) => void
}

export function RegisterForm({ type, start, onSent }: RegisterFormProps) {
  const { country } = useSettings()
  const form = useForm<Registration>({
    ...useAnsweredForm<Registration>('register', {
      country,
      ...blank,
      ...start,
      type,
      password: '',
      acceptTerms: false,
    }),
    resolver: schemaResolver(registrationSchema),
  })
  const chosen = useWatch({ control: form.control, name: 'country' })
  const countries = useCountries() ?? []
  useRegistrationDraft(form)

  const isAgain = start !== undefined
  useEffect(() => {
    if (isAgain) form.setFocus('email')
  }, [form, isAgain])

  return (
    <Form
      form={form}
      isStored={false}
      hidden={{ call: 'register', type }}
      aria-label="Create an account"
      onSubmit={async ({ clinic, registrationNumber, ...values }) => {
        const registration = type === 'vet' ? { ...values, clinic, registrationNumber } : values
        await register(registration)
        dropDraft()
        onSent(registration)
      }}
    >
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
        <TextField name="firstName" label="First name" autoComplete="given-name" required />
        <TextField name="lastName" label="Last name" autoComplete="family-name" required />
      </SimpleGrid>
      <TextField name="email" label="Email" type="email" autoComplete="username" inputMode="email" required />
      <NewPasswordField name="password" label="Password" />
      <CountryField name="country" countries={countries} required help="Prices and delivery follow it." />
      {type === 'vet' && (
        <>
          <TextField name="clinic" label="Clinic or practice" autoComplete="organization" required />
          <TextField
            name="registrationNumber"
            label="Registration number"
            autoComplete="off"
            required
            help={registrationNumberHelp(chosen)}
          />
        </>
      )}
      <SwitchField name="isNewsletterSubscribed" {...registerCopy.newsletter} />
      <Terms name="acceptTerms" />
      <SubmitButton size="lg" full>
        Create my account
      </SubmitButton>
    </Form>
  )
}
