import type { Country } from '@shop/contract/country'
import { type WorkSheet, type WorkSubmit, workSubmitSchema } from '@shop/contract/work-spreadsheet'
import {
  Card,
  CheckboxField,
  Form,
  Link,
  PhoneField,
  SkeletonGroup,
  SkeletonText,
  SubmitButton,
  TextField,
} from '@shop/design-system'
import { useForm, useWatch } from 'react-hook-form'
import { useAddresses } from '../../../data/address.ts'
import { dialCodesOf, useCountries } from '../../../data/country.ts'
import { useSettings } from '../../../data/settings.tsx'
import { useMe } from '../../../data/user.ts'
import { useWorkLineActions } from '../../../data/work-spreadsheet.ts'
import { AddressFields } from '../../../parts/address/AddressFields.tsx'
import { type PersonValues, personStart } from '../../../parts/address/person-start.ts'
import { paths } from '../../../paths.ts'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

/** Whom the reports are for, once for the whole sheet, and the terms; known from the account where it is. */
export function SubmitSheet({ sheet }: { sheet: WorkSheet }) {
  const { country, user } = useSettings()
  const me = useMe()
  const book = useAddresses()
  const countries = useCountries()
  const isKnown = (me.data || me.error) && (book.data || book.error)
  return (
    <Card size="lg">
      {isKnown && countries ? (
        <PersonForm
          sheet={sheet}
          countries={countries}
          start={personStart({ me: me.data, book: book.data, country })}
          isVet={user?.type === 'vet'}
        />
      ) : (
        <SkeletonGroup label="Fetching your details">
          <SkeletonText lines={8} />
        </SkeletonGroup>
      )}
    </Card>
  )
}

type PersonFormProps = { sheet: WorkSheet; countries: readonly Country[]; start: PersonValues; isVet: boolean }

function PersonForm({ sheet: { id, counts }, countries, start, isVet }: PersonFormProps) {
  const { submit } = useWorkLineActions(id)
  const form = useForm<{ person: PersonValues }, unknown, WorkSubmit>({
    defaultValues: { person: start },
    resolver: schemaResolver(workSubmitSchema) as never,
  })
  const country = useWatch({ control: form.control, name: 'person.country' })
  const send = async (body: WorkSubmit) => {
    await submit(body)
    // This form is gone; the progress is at the top.
    scrollTo({ top: 0 })
  }
  return (
    <Form form={form} aria-label="Activate" onSubmit={send}>
      <p>
        {isVet
          ? 'Your practice’s address, for all of these reports; each names its patient’s owner from the sheet.'
          : 'Who the reports are for. It appears on each of them.'}
      </p>
      <AddressFields name="person" countries={countries} />
      <TextField name="person.email" label="Email" type="email" autoComplete="email" required />
      <PhoneField name="person.phone" country={country} dialCodes={dialCodesOf(countries)} />
      <CheckboxField
        name="person.acceptTerms"
        required
        label={
          <>
            I accept the{' '}
            <Link href={paths.terms} target="_blank">
              terms and conditions
            </Link>{' '}
            for all of them
          </>
        }
      />
      <div>
        <SubmitButton>{counts.ready === 1 ? 'Activate one kit' : `Activate ${counts.ready} kits`}</SubmitButton>
      </div>
    </Form>
  )
}
