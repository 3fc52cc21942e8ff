import { type Person, personSchema } from '@shop/contract/activation'
import type { Country } from '@shop/contract/country'
import { CheckboxField, Form, Link, PhoneField, TextField } from '@shop/design-system'
import { useAnimalNoun } from '../../../layouts/audience.ts'
import { useForm, useWatch } from 'react-hook-form'
import { object } from 'yup'
import { useActivationActions } from '../../../data/activation.ts'
import { dialCodesOf } from '../../../data/country.ts'
import { AddressFields } from '../../../parts/address/AddressFields.tsx'
import type { PersonValues } from '../../../parts/address/person-start.ts'
import { StepActions } from '../../../parts/form/StepFrame.tsx'
import { paths } from '../../../paths.ts'
import { dropDraft, readDraft, useActivationDraft } from './drafts.ts'
import { StepHeading } from './StepHeading.tsx'
import type { StepProps } from './step-props.ts'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

type PersonFormProps = StepProps & { countries: readonly Country[]; start: PersonValues }

export function PersonForm({ record, countries, start, onNext, onBack }: PersonFormProps) {
  const { savePerson } = useActivationActions()
  const form = useForm<{ person: PersonValues }, unknown, { person: Person }>({
    defaultValues: { person: start, ...readDraft<{ person: PersonValues }>('person', record.id) },
    resolver: schemaResolver(object({ person: personSchema.required() })) as never,
  })
  useActivationDraft(form, 'person', record.id)
  const country = useWatch({ control: form.control, name: 'person.country' })
  const noun = useAnimalNoun()
  const send = async ({ person }: { person: Person }) => {
    await savePerson(person)
    dropDraft('person')
    onNext()
  }
  return (
    <>
      <StepHeading name="About you" lead={`It appears on the report, and tells us whose ${noun} it is.`}>
        Who is the report for?
      </StepHeading>
      <Form form={form} isStored={false} onSubmit={send} aria-label="About you">
        <AddressFields name="person" countries={countries} />
        <TextField
          name="person.email"
          label="Email"
          type="email"
          autoComplete="email"
          required
          help="For questions about the sample. The results go to the address of the first step."
        />
        <PhoneField
          name="person.phone"
          country={country}
          dialCodes={dialCodesOf(countries)}
          help="Only if we have a question about the sample."
        />
        <CheckboxField
          name="person.acceptTerms"
          required
          label={
            <>
              I accept the{' '}
              <Link href={paths.terms} target="_blank">
                terms and conditions
              </Link>
            </>
          }
        />
        <StepActions next="Continue to review" onPrevious={onBack} />
      </Form>
    </>
  )
}
