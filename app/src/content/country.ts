import { type Currency, shippingCountries } from '@shop/contract/constants'

const names = new Intl.DisplayNames('en', { type: 'region' })

/** A country's name from its two letters, where its list has not been fetched. */
export const countryName = (code: string): string => names.of(code) ?? code

/** A currency in a sentence: "prices are in Australian dollars". */
export const currencyNames: Record<Currency, string> = {
  AUD: 'Australian dollars',
  USD: 'US dollars',
  CAD: 'Canadian dollars',
  EUR: 'euros',
  GBP: 'British pounds',
}

export const isPostedTo = (code: string): boolean => shippingCountries.some((country) => country === code)
