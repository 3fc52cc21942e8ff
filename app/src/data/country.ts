import { type Country, countryCalls } from '@shop/contract/country'
import { countriesWithStates } from '@shop/contract/constants'
import { rarelyChanges, read, useRead } from './use-call.ts'

/** Those a kit is sent to: enough to order with when the list of all countries cannot be had. */
const shippedTo: Country[] = [
  { id: 13, name: 'Australia', code: 'AU', currency: 'AUD', dialCode: '+61' },
  { id: 39, name: 'Canada', code: 'CA', currency: 'CAD', dialCode: '+1' },
  { id: 158, name: 'New Zealand', code: 'NZ', currency: 'USD', dialCode: '+64' },
  { id: 233, name: 'United States', code: 'US', currency: 'USD', dialCode: '+1' },
]

/** All countries by name; undefined while they load. */
export function useCountries(): Country[] | undefined {
  const { data, error } = useRead(read(countryCalls.listCountries), rarelyChanges)
  return data?.results ?? (error ? shippedTo : undefined)
}

/** A country's states; none, and no call, where addresses go without them. */
export function useStates(country: string | undefined) {
  const hasStates = countriesWithStates.some((code) => code === country)
  const states = useRead(
    hasStates && country ? read(countryCalls.listStates, { params: { code: country } }) : null,
    rarelyChanges,
  )
  return { states: states.data?.results ?? [], isLoading: states.isLoading, isFailed: Boolean(states.error) }
}
