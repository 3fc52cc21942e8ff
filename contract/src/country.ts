import { array, boolean, type InferType, number, object, string } from 'yup'
import { call } from './call.ts'
import { currencies, currentNews, shopTypes, userTypes } from './constants.ts'
import { countryEndpoints } from './endpoints/country.ts'
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
  /** What people call it too: "UK" and "Scotland" of the United Kingdom. */
  otherNames: array().of(string().required()).required(),
  /** Kits go there: lists have these first. */
  isPostedTo: boolean().required(),
}).noUnknown()

export const stateSchema = object({ code: string().required(), name: string().required() }).noUnknown()

export type Country = InferType<typeof countrySchema>
export type State = InferType<typeof stateSchema>

const countries = object({ results: array().of(countrySchema.required()).required() }).noUnknown()
const states = object({ results: array().of(stateSchema.required()).required() }).noUnknown()

/** Also the schema of the country's form. */
export const countryChoiceSchema = object({ value: countryCodeSchema.required(messages.fieldRequired) }).noUnknown()
const currencyValue = object({ value: string().oneOf(currencies).required() }).noUnknown()
const newsValue = object({ value: string().oneOf([currentNews]).required() }).noUnknown()
const userTypeValue = object({ value: string().oneOf(userTypes).required() }).noUnknown()
const shopValue = object({ value: string().oneOf(shopTypes).required() }).noUnknown()

export const countryCalls = {
  listCountries: call({
    ...countryEndpoints.listCountries,
    summary: 'All countries that people live in, by name',
    reply: countries,
    who: 'anyone',
  }),
  listStates: call({
    ...countryEndpoints.listStates,
    summary: "A country's states; none where addresses go without",
    reply: states,
    who: 'anyone',
  }),
  listStatesByCode: call({
    ...countryEndpoints.listStatesByCode,
    summary: 'The same, with the country in the query; AU without one',
    query: object({ countryCode: string().max(2) }),
    reply: states,
    who: 'anyone',
  }),
  // SPEC has such a call and does not show its path.
  detectCountry: call({
    ...countryEndpoints.detectCountry,
    summary: 'Where the visitor seems to be; nulls when nobody can tell',
    reply: object({
      countryCode: countryCodeSchema.nullable().defined(),
      currency: string().oneOf(currencies).nullable().defined(),
    }).noUnknown(),
    who: 'anyone',
    isOurs: true,
  }),
  setCountry: call({
    ...countryEndpoints.setCountry,
    summary: "Remembers the visitor's country",
    body: countryChoiceSchema,
    reply: countryChoiceSchema,
    who: 'anyone',
    whileActing: 'allowed',
  }),
  setCurrency: call({
    ...countryEndpoints.setCurrency,
    summary: "Remembers the visitor's currency",
    body: currencyValue,
    reply: currencyValue,
    who: 'anyone',
    whileActing: 'allowed',
  }),
  closeNews: call({
    ...countryEndpoints.closeNews,
    summary: 'Remembers that the visitor has read the news of the banner',
    body: newsValue,
    reply: newsValue,
    who: 'anyone',
    whileActing: 'allowed',
    isOurs: true,
  }),
  // SPEC has such an action and does not show its path.
  getUserType: call({
    ...countryEndpoints.getUserType,
    summary: 'What the visitor is by now: another tab may have made a guest somebody else',
    reply: userTypeValue,
    who: 'anyone',
    isOurs: true,
  }),
  setUserType: call({
    ...countryEndpoints.setUserType,
    summary: "Remembers a guest's type (audience-3)",
    body: userTypeValue,
    reply: userTypeValue,
    who: 'anyone',
    whileActing: 'allowed',
  }),
  chooseShop: call({
    ...countryEndpoints.chooseShop,
    summary: 'Remembers which shop a guest said is theirs: everybody’s pages are in it from now on (audience-3)',
    body: shopValue,
    reply: shopValue,
    who: 'anyone',
    whileActing: 'allowed',
    isOurs: true,
  }),
}
