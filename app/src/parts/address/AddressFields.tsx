import type { Country } from '@shop/contract/country'
import { countriesWithStates } from '@shop/contract/constants'
import { CountryField, SimpleGrid, StateField, TextField } from '@shop/design-system'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useStates } from '../../data/country.ts'

type AddressFieldsProps = {
  /** The address's place in the form; without it, the form is the address. */
  name?: 'shippingAddress' | 'billingAddress' | 'address' | 'person'
  countries: readonly Country[]
  /** Whether it names the person, as a parcel's must. */
  hasPerson?: boolean
  countryHelp?: string
  onCountry?: (country: string) => void
}

const columns = { base: 1, sm: 2 }
/** What browsers know these places as. */
const autofillOf = { shippingAddress: 'shipping ', billingAddress: 'billing ', address: '', person: '' }

/** An address, its fields in the order an envelope has them; the states follow the country. */
export function AddressFields({ name, countries, hasPerson = true, countryHelp, onCountry }: AddressFieldsProps) {
  const { setValue } = useFormContext()
  const at = (field: string) => (name ? `${name}.${field}` : field)
  const fill = (field: string) => `${autofillOf[name ?? 'address']}${field}`
  const country: string = useWatch({ name: at('country') })
  const states = useStates(country)
  const state: string = useWatch({ name: at('state') })
  const before = useRef({ country, state })
  const changed = useEffectEvent(() => {
    // Another country's state is no state here, unless both were filled in at once.
    if (before.current.state === state) setValue(at('state'), '', { shouldDirty: true })
    onCountry?.(country)
  })
  useEffect(() => {
    if (before.current.country !== country) changed()
    before.current = { country, state }
  }, [country, state])
  return (
    <>
      <CountryField
        name={at('country')}
        countries={countries}
        autoComplete={fill('country')}
        required
        help={countryHelp}
      />
      {hasPerson && (
        <SimpleGrid columns={columns} gap="5">
          <TextField name={at('firstName')} label="First name" autoComplete={fill('given-name')} required />
          <TextField name={at('lastName')} label="Last name" autoComplete={fill('family-name')} required />
        </SimpleGrid>
      )}
      <TextField name={at('address')} label="Address" autoComplete={fill('address-line1')} required />
      <TextField name={at('address2')} label="Apartment, unit or kennel name" autoComplete={fill('address-line2')} />
      <SimpleGrid columns={columns} gap="5">
        <TextField name={at('city')} label="City or suburb" autoComplete={fill('address-level2')} required />
        <StateField name={at('state')} {...states} required={countriesWithStates.some((code) => code === country)} />
        <TextField
          name={at('postalCode')}
          label={country === 'US' ? 'ZIP code' : 'Postcode'}
          autoComplete={fill('postal-code')}
          required
        />
      </SimpleGrid>
    </>
  )
}
