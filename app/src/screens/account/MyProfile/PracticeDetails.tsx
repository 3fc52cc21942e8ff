import { type Practice, practiceSchema, type User } from '@shop/contract/user'
import { Callout, Form, TextField, toaster } from '@shop/design-system'
import { useForm } from 'react-hook-form'
import { registrationNumberHelp } from '../../../content/registering-authorities.ts'
import { useMyActions } from '../../../data/user.ts'
import type { SectionProps } from './section-props.ts'
import { SaveButton } from './SaveButton.tsx'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

const valuesOf = ({ clinic, registrationNumber }: User): Practice => ({
  clinic: clinic ?? '',
  registrationNumber: registrationNumber ?? '',
})

/** A vet's practice: what was approved, or what we are to check. */
export function PracticeDetails({ me }: SectionProps) {
  if (me.approval?.state === 'approved')
    return (
      <Callout title="Your practice is approved">
        {me.registrationNumber && `Your registration number is ${me.registrationNumber}. `}If it changes, please write
        to us.
      </Callout>
    )
  return (
    <>
      {me.approval?.state === 'refused' ? (
        <Callout tone="caution" title="We could not approve your practice">
          {me.approval.reason}
        </Callout>
      ) : (
        <Callout title="Your practice is being checked…">
          This takes one to two working days, and we will email you. If anything here is wrong, please correct it.
        </Callout>
      )}
      <PracticeForm me={me} />
    </>
  )
}

function PracticeForm({ me }: Pick<SectionProps, 'me'>) {
  const { sendPractice } = useMyActions()
  const form = useForm({
    values: valuesOf(me),
    resetOptions: { keepDirtyValues: true },
    resolver: schemaResolver(practiceSchema),
  })
  const send = async (practice: Practice) => {
    form.reset(valuesOf(await sendPractice(practice)), { keepDirtyValues: false })
    toaster.success('Sent. We will check it and email you.')
  }
  return (
    <Form form={form} onSubmit={send} aria-label="Your practice">
      <TextField name="clinic" label="Clinic or practice" autoComplete="organization" required />
      <TextField
        name="registrationNumber"
        label="Registration number"
        autoComplete="off"
        required
        help={registrationNumberHelp(me.countryCode)}
      />
      <SaveButton>{me.approval?.state === 'refused' ? 'Send new details' : 'Send corrections'}</SaveButton>
    </Form>
  )
}
