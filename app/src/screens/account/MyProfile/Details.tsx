import { messages } from '@shop/contract/messages'
import { type User, userUpdateSchema } from '@shop/contract/user'
import { Callout, Form, PasswordField, PhoneField, SimpleGrid, TextField, toaster } from '@shop/design-system'
import { useForm, useWatch } from 'react-hook-form'
import { string } from 'yup'
import { dialCodesOf, useCountries } from '../../../data/country.ts'
import { useMyActions } from '../../../data/user.ts'
import { SaveButton } from './SaveButton.tsx'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

const valuesOf = ({ firstName, lastName, email, phoneNumber, clinic }: User) => ({
  firstName,
  lastName,
  email,
  phoneNumber: phoneNumber ?? '',
  clinic: clinic ?? '',
  currentPassword: '',
})

const isOther = (typed: string | undefined, email: string) => typed?.trim().toLowerCase() !== email.toLowerCase()

/** The call's own schema; the server requires the password only with another email, and so does the form. */
const schemaFor = (email: string) =>
  userUpdateSchema.pick(['firstName', 'lastName', 'email', 'phoneNumber', 'clinic']).shape({
    currentPassword: string()
      .max(128)
      .when('email', ([typed], password) =>
        isOther(typed, email) ? password.required(messages.fieldRequired) : password,
      ),
  })

/** Names, email, phone and a vet's clinic. */
export function Details({ me }: { me: User }) {
  const { update } = useMyActions()
  const dialCodes = dialCodesOf(useCountries() ?? [])
  const form = useForm({
    values: valuesOf(me),
    resetOptions: { keepDirtyValues: true },
    resolver: schemaResolver(schemaFor(me.email)),
  })
  // One that is still to be checked is sent with its registration number.
  const hasClinic = me.approval?.state === 'approved'
  const isNewEmail = isOther(useWatch({ control: form.control, name: 'email' }), me.email)

  const save = async ({ email, currentPassword, clinic, ...details }: typeof form.formState.defaultValues & object) => {
    const user = await update({
      ...details,
      ...(hasClinic && { clinic }),
      ...(isNewEmail && { email, currentPassword }),
    })
    form.reset(valuesOf(user), { keepDirtyValues: false })
    toaster.success(isNewEmail ? `Saved. Please open the link we sent to ${user.pendingEmail}.` : 'Saved')
  }
  return (
    <Form form={form} onSubmit={save} aria-label="Your details">
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
        <TextField name="firstName" label="First name" autoComplete="given-name" required />
        <TextField name="lastName" label="Last name" autoComplete="family-name" required />
      </SimpleGrid>
      {hasClinic && <TextField name="clinic" label="Clinic" autoComplete="organization" />}
      <PhoneField
        name="phoneNumber"
        country={me.address?.country.code ?? me.countryCode}
        dialCodes={dialCodes}
        help="For questions about your orders and samples."
      />
      {!me.viewedBy && (
        <>
          {me.pendingEmail && <PendingEmail email={me.email} pendingEmail={me.pendingEmail} />}
          <TextField
            name="email"
            label="Email"
            type="email"
            inputMode="email"
            autoComplete="email"
            required
            help={isNewEmail ? undefined : 'For your login, results and receipts.'}
          />
          {isNewEmail && (
            <PasswordField
              name="currentPassword"
              label="Your password"
              required
              help="We will send a link to the new address. Open it to confirm the change."
            />
          )}
        </>
      )}
      <SaveButton>Save details</SaveButton>
    </Form>
  )
}

const PendingEmail = ({ email, pendingEmail }: { email: string; pendingEmail: string }) => (
  <Callout title={`Please confirm ${pendingEmail}`}>
    Open the link we sent there, and it becomes your address. Until then, {email} stays the one you log in with.
  </Callout>
)
