import { CheckboxField, PhoneField, RadioCardsField, SelectField, TextField } from '@shop/design-system'
import { useWatch } from 'react-hook-form'
import { agentCopy, speciesOptions } from '../../../content/collection-agents.ts'
import { dialCodesOf, useCountries } from '../../../data/country.ts'
import { AddressFields } from '../../../parts/address/AddressFields.tsx'

const nominees = [
  { value: 'self', title: 'Myself', description: 'I take samples, or would like to' },
  { value: 'other', title: 'Somebody else', description: 'Someone I know, who has agreed.' },
]

export const nominationBlank = {
  nominee: '',
  agentName: '',
  occupation: '',
  country: '',
  address: '',
  address2: '',
  city: '',
  state: '',
  postalCode: '',
  phone: '',
  species: '',
  openingTimes: '',
  hasConsent: false,
}

export function NominationFields() {
  const countries = useCountries() ?? []
  const nominee: string = useWatch({ name: 'nominee' })
  const country: string = useWatch({ name: 'country' })
  return (
    <>
      <RadioCardsField name="nominee" label="Who are you nominating?" options={nominees} required />
      {nominee === 'other' && <TextField name="agentName" label="Their name" autoComplete="off" required />}
      <TextField
        name="occupation"
        label="Practice, club or occupation"
        autoComplete="organization-title"
        help="Whoever takes a sample also reads the microchip. Tell us where they learned to."
        required
      />
      <AddressFields countries={countries} hasPerson={false} />
      <PhoneField name="phone" country={country} dialCodes={dialCodesOf(countries)} required />
      <SelectField name="species" label="Of which animals?" options={speciesOptions} required />
      <TextField name="openingTimes" label="When" help={agentCopy.openingTimesHelp} autoComplete="off" />
    </>
  )
}

export function NominationConsent() {
  const nominee: string = useWatch({ name: 'nominee' })
  return (
    <CheckboxField
      name="hasConsent"
      required
      label={
        nominee === 'other'
          ? 'They agree that you get in touch with them, and may list their name, place and times'
          : 'I agree that you get in touch with me, and may list my name, place and times'
      }
    />
  )
}
