import { folded } from '@shop/contract/text'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { countriesWithStates, currentNews, defaults } from '@shop/contract/constants'
import type { Country, countryCalls, State } from '@shop/contract/country'
import { messages } from '@shop/contract/messages'
import { currencyOf } from '@shop/contract/money'
import { isPostedTo } from '@shop/contract/posted-to'
import { parse } from 'csv-parse/sync'
import { missing, refusal } from '../../platform/input/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { dataFolder } from '../../reference/catalogue/data-folder.ts'
import { detectCountry, waysToDetect } from '../visitor/country-detection.ts'
import type { Cookies } from '../visitor/cookies.ts'
import type { Handlers } from '../visitor/handler.ts'

const rowsOf = (file: string) =>
  parse(readFileSync(join(dataFolder, file)), { columns: true, bom: true }) as Record<string, string>[]

const countryRows = rowsOf('countries.csv')

/** Every country. Its id is its place in the file, which is fixed: Australia is 13 (country-4). */
const countries: Country[] = countryRows.map(
  ({ name = '', alpha2 = '', dial_codes = '', other_names = '' }, index) => ({
    id: index + 1,
    name,
    code: alpha2,
    currency: currencyOf(alpha2),
    dialCode: dial_codes ? `+${dial_codes.split(/[|, ]/)[0]}` : null,
    otherNames: other_names ? other_names.split('|') : [],
    isPostedTo: isPostedTo(alpha2),
  }),
)

const uninhabited = new Set(countryRows.flatMap(({ alpha2, is_inhabited }) => (is_inhabited === 'no' ? [alpha2] : [])))

/** Those that can be chosen, by name: Åland is under A. Addresses stored before keep a country that nobody lives in. */
const choices = countries
  .filter(({ code }) => !uninhabited.has(code))
  .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))

/** A country's name by its number of ISO 3166, three digits as text: "036" is Australia. */
export const countryNamesByNumber = new Map(countryRows.map(({ numeric = '', name = '' }) => [numeric, name]))

const rowsByNumber = new Map(countryRows.map((row) => [row.numeric, row]))

/** The country whose number a microchip begins with, as AU; null for a maker's, and for chips older than the standard. */
export const countryOfChip = (code: string): string | null =>
  code.length === 15 ? (rowsByNumber.get(code.slice(0, 3))?.alpha2 ?? null) : null

const europeans = new Set(
  countryRows.flatMap(({ alpha2, continent }) => (alpha2 && continent === 'EU' ? [alpha2] : [])),
)
export const isInEurope = (code: string): boolean => europeans.has(code)

/** Read with the first question: 5,000 rows. */
const readStates = () => Map.groupBy(rowsOf('regions.csv'), (row) => row.country_alpha2 ?? '')
let statesByCountry: ReturnType<typeof readStates> | undefined

export const findCountry = (code: string) => countries.find((country) => country.code === code)

/** A code of two capitals need not be a country's: 428 on `field`. */
export function refuseUnknownCountry(code: string, field: string) {
  if (!findCountry(code)) throw refusal({ [field]: 'Choose a country' })
}

export function statesOf(code: string): State[] {
  if (!findCountry(code.toUpperCase())) throw missing()
  statesByCountry ??= readStates()
  // Some of ISO 3166-2's have no code of their own: these go by their names.
  return (statesByCountry.get(code.toUpperCase()) ?? []).map(({ region_code, region_name = '' }) => ({
    code: region_code || region_name,
    name: region_name,
  }))
}

/** The codes of states with a word in their name that begins so: "Victoria" is VIC, "York" is NY. */
export function statesNamed(word: string, country: string | undefined): string[] {
  if (word.length < 3) return []
  const searched = country && findCountry(country) ? [country] : countriesWithStates
  return searched
    .flatMap((code) => statesOf(code))
    .filter(({ name }) => folded(` ${name}`).includes(` ${folded(word)}`))
    .map(({ code }) => code)
}

/** The codes of countries with a word in one of their names that begins so. */
export const countriesNamed = (word: string): string[] =>
  word.length < 3
    ? []
    : countries
        .filter(({ name, otherNames }) => folded(['', name, ...otherNames].join(' ')).includes(` ${folded(word)}`))
        .map(({ code }) => code)

type Placed = { country: string; state?: string | null | undefined }

/**
 * Where addresses need a state it must be one: tax depends on it. Throws 428 on the state of the address at `field`.
 */
export function refuseUnknownState(address: Placed | null | undefined, field: string) {
  if (!address || !countriesWithStates.some((code) => code === address.country)) return
  if (!statesOf(address.country).some(({ code }) => code === address.state))
    throw refusal({ [`${field}.state`]: 'Choose a state' })
}

const year = 60 * 60 * 24 * 365

/** Prices and dates follow whoever logs in to their own country, wherever their browser seemed to be. */
export function rememberCountry(cookies: Cookies, code: string) {
  cookies.set('country', code, { maxAge: year })
  cookies.set('currency', currencyOf(code), { maxAge: year })
}

const newsCookie = 'news'
export const hasReadNews = (cookies: Cookies): boolean => cookies.get(newsCookie) === currentNews
export const rememberNews = (cookies: Cookies) => cookies.set(newsCookie, currentNews, { maxAge: year })

export function countryHandlers({ locate }: Pick<Services, 'locate'>): Handlers<typeof countryCalls> {
  const ways = waysToDetect(locate)
  return {
    listCountries: async () => ({ results: choices }),
    listStates: async ({ params }) => ({ results: statesOf(params.code) }),
    // The one place where SPEC's default country code is AU.
    listStatesByCode: async ({ query }) => ({ results: statesOf(query.countryCode || defaults.otherCountry) }),
    detectCountry: async ({ headers, address }) => {
      const code = await detectCountry({ headers, address }, ways)
      return { countryCode: code ?? null, currency: code ? currencyOf(code) : null }
    },
    setCountry: async ({ body, cookies }) => {
      if (!findCountry(body.value)) throw refusal({ value: messages.errorSettingCountryCode })
      cookies.set('country', body.value, { maxAge: year })
      return body
    },
    setCurrency: async ({ body, cookies }) => {
      cookies.set('currency', body.value, { maxAge: year })
      return body
    },
    closeNews: async ({ body, cookies }) => {
      rememberNews(cookies)
      return body
    },
    getUserType: async ({ visitor }) => ({ value: visitor.userType }),
    setUserType: async ({ body, cookies }) => {
      cookies.set('user-type', body.value, { maxAge: year })
      return body
    },
    chooseShop: async ({ body, cookies }) => {
      for (const name of ['user-type', 'chosen-type']) cookies.set(name, body.value, { maxAge: year })
      return body
    },
  }
}
