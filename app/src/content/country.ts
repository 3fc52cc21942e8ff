import { type Currency, shippingCountries } from '@shop/contract/constants'

/** A country's name from its two letters, where neither its list nor the page's settings say it. */
export const countryName = (code: string): string => new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code

/** A currency in a sentence: "prices are in Australian dollars". */
export const currencyNames: Record<Currency, string> = {
  AUD: 'Australian dollars',
  USD: 'US dollars',
  CAD: 'Canadian dollars',
  EUR: 'euros',
  GBP: 'British pounds',
}

export const isPostedTo = (code: string): boolean => shippingCountries.some((country) => country === code)
