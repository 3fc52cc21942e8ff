import type { BillingAddress } from '@shop/contract/address'

const countryNames = new Intl.DisplayNames('en', { type: 'region' })

/** An address as it is written on paper: the name, then line by line, the country in words. */
export const addressLines = ({
  firstName,
  lastName,
  address,
  address2,
  city,
  state,
  postalCode,
  country,
}: BillingAddress) => [
  `${firstName} ${lastName}`,
  address,
  ...(address2 ? [address2] : []),
  [city, state, postalCode].filter(Boolean).join(' '),
  countryNames.of(country) ?? country,
]
