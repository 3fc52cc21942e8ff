import { currencyElsewhere, defaults } from './constants.ts'
import type { Currency, Minor } from './currencies.ts'
import { isPostedTo, postedTo } from './posted-to.ts'

export type { Minor } from './currencies.ts'

export const toAmount = (minor: Minor): number => minor / 100
export const toMinor = (amount: number): Minor => Math.round(amount * 100)

const localesElsewhere: Readonly<Record<string, string>> = { GB: 'en-GB', FR: 'fr-FR' }
const localeOf = (country: string) =>
  isPostedTo(country) ? postedTo[country].locale : (localesElsewhere[country] ?? 'en')

/** Making one takes a hundred times as long as using it. */
const formatters = new Map<string, Intl.NumberFormat>()

function formatterOf(currency: string, country: string): Intl.NumberFormat {
  const locale = localeOf(country)
  const key = `${locale} ${currency}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  formatters.set(key, made)
  return made
}

/** Intl's form of an amount for a country: `formatMoney(5800, 'USD', 'US')` is "$58.00"; always two decimals. */
export const formatMoney = (minor: Minor, currency: string, country: string = defaults.country): string =>
  formatterOf(currency, country).format(toAmount(minor))

/** A price for the wire, from the only form in which money is calculated. */
export const priceOf = (minor: Minor, currency: Currency, country?: string) => ({
  amount: toAmount(minor),
  currency,
  label: formatMoney(minor, currency, country),
})

/** The currency a country pays in; USD where the shop has no price in its own (country-3). */
export const currencyOf = (country: string): Currency =>
  isPostedTo(country) ? postedTo[country].currency : (currencyElsewhere[country] ?? defaults.currency)
