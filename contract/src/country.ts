import { array, number, object, string } from 'yup'
import { call } from './call.ts'
import { currencies, userTypes } from './constants.ts'
import { countryCodeSchema } from './form.ts'
import { messages } from './messages.ts'

export const countrySchema = object({
  id: number().integer().required(),
  name: string().required(),
  code: countryCodeSchema.required(),
  /** The currency the shop shows there. */
  currency: string().oneOf(currencies).required(),
  /** "+61", for phone numbers; null where it has none of its own. */
  dialCode: string().nullable().defined(),
}).noUnknown()

export const stateSchema = object({ code: string().required(), name: string().required() }).noUnknown()

export type Country = typeof countrySchema.__outputType
export type State = typeof stateSchema.__outputType

const countries = object({ results: array().of(countrySchema.required()).required() }).noUnknown()
const states = object({ results: array().of(stateSchema.required()).required() }).noUnknown()

const countryValue = object({ value: countryCodeSchema.required() }).noUnknown()
const currencyValue = object({ value: string().oneOf(currencies).required() }).noUnknown()
const userTypeValue = object({ value: string().oneOf(userTypes).required() }).noUnknown()

export const countryCalls = {
  listCountries: call({
    method: 'GET',
    path: '/api/countries',
    summary: 'All countries, by name',
    reply: countries,
    who: 'anyone',
    fails: messages.failedToFetchCountries,
  }),
  listStates: call({
    method: 'GET',
    path: '/api/countries/{code}/states',
    summary: "A country's states; none where addresses go without",
    reply: states,
    who: 'anyone',
    fails: messages.failedToFetchStates,
  }),
  listStatesByCode: call({
    method: 'GET',
    path: '/api/countries/states/',
    summary: 'The same, with the country in the query',
    query: object({ country_code: string().max(2) }),
    reply: states,
    who: 'anyone',
    fails: messages.failedToFetchStates,
  }),
  // SPEC has such a call and does not show its path.
  detectCountry: call({
    method: 'GET',
    path: '/api/country-detection',
    summary: 'Where the visitor seems to be; nulls when nobody can tell',
    reply: object({
      countryCode: countryCodeSchema.nullable().defined(),
      currency: string().oneOf(currencies).nullable().defined(),
    }).noUnknown(),
    who: 'anyone',
    fails: messages.errorFetchingCountryCode,
    isOurs: true,
  }),
  setCountry: call({
    method: 'POST',
    path: '/api/cookie/country',
    summary: "Remembers the visitor's country",
    body: countryValue,
    reply: countryValue,
    who: 'anyone',
    fails: messages.errorSettingCountryCode,
  }),
  setCurrency: call({
    method: 'POST',
    path: '/api/cookie/currency',
    summary: "Remembers the visitor's currency",
    body: currencyValue,
    reply: currencyValue,
    who: 'anyone',
    fails: messages.errorSettingCountryCurrency,
  }),
  setUserType: call({
    method: 'POST',
    path: '/api/cookie/user-type',
    summary: "Remembers a guest's type (audience-3)",
    body: userTypeValue,
    reply: userTypeValue,
    who: 'anyone',
    fails: messages.errorSettingUserType,
  }),
}
