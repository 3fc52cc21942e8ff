import type { Country } from '@shop/contract/country'
import { countriesWithStates } from '@shop/contract/constants'
import { CountryField, SimpleGrid, StateField, TextField } from '@shop/design-system'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useStates } from '../../../data/country.ts'

type AddressFieldsProps = {
  /** The address's place in the form. */
  name: 'shippingAddress' | 'billingAddress'
  countries: readonly Country[]
  countryHelp?: string
  onCountry?: (country: string) => void
}

const columns = { base: 1, sm: 2 }

/** An address, its fields in the order an envelope has them; the states follow the country. */
export function AddressFields({ name, countries, countryHelp, onCountry }: AddressFieldsProps) {
  const { setValue } = useFormContext()
  const country: string = useWatch({ name: `${name}.country` })
  const states = useStates(country)
  const before = useRef(country)
  const changed = useEffectEvent(() => {
    // Another country's state is no state here.
    setValue(`${name}.state`, '')
    onCountry?.(country)
  })
  useEffect(() => {
    if (before.current === country) return
    before.current = country
    changed()
  }, [country])
  const section = name === 'shippingAddress' ? 'shipping' : 'billing'
  const fill = (field: string) => `${section} ${field}`
  return (
    <>
      <CountryField
        name={`${name}.country`}
        countries={countries}
        autoComplete={fill('country')}
        required
        help={countryHelp}
      />
      <SimpleGrid columns={columns} gap="5">
        <TextField name={`${name}.firstName`} label="First name" autoComplete={fill('given-name')} required />
        <TextField name={`${name}.lastName`} label="Last name" autoComplete={fill('family-name')} required />
      </SimpleGrid>
      <TextField name={`${name}.address`} label="Address" autoComplete={fill('address-line1')} required />
      <TextField
        name={`${name}.address2`}
        label="Apartment, unit or kennel name"
        autoComplete={fill('address-line2')}
      />
      <SimpleGrid columns={columns} gap="5">
        <TextField name={`${name}.city`} label="City or suburb" autoComplete={fill('address-level2')} required />
        <StateField
          name={`${name}.state`}
          {...states}
          required={countriesWithStates.some((code) => code === country)}
        />
        <TextField
          name={`${name}.postalCode`}
          label={country === 'US' ? 'ZIP code' : 'Postcode'}
          autoComplete={fill('postal-code')}
          required
        />
      </SimpleGrid>
    </>
  )
}
