import type { BillingAddress } from '@shop/contract/address'
import { countryName } from '../../content/country.ts'

type AddressLinesProps = {
  address: BillingAddress
  /** For the country's name as it is written everywhere else. */
  countries?: readonly { code: string; name: string }[]
}

/** An address as an envelope has it. */
export function AddressLines({ address, countries }: AddressLinesProps) {
  const { firstName, lastName, address: street, address2, city, state, postalCode, country } = address
  const lines = [
    `${firstName} ${lastName}`,
    street,
    address2,
    [city, state, postalCode].filter(Boolean).join(' '),
    countries?.find(({ code }) => code === country)?.name ?? countryName(country),
  ].filter(Boolean)
  return <span style={{ whiteSpace: 'pre-line' }}>{lines.join('\n')}</span>
}
