import { array, object, string } from 'yup'
import { call } from './call.ts'
import { countriesWithStates, shippingCountries } from './constants.ts'
import { countryCodeSchema, optionalText, requiredText } from './form.ts'
import { messages } from './messages.ts'

const hasStates = (country: unknown) => countriesWithStates.some((code) => code === country)

const personFields = {
  firstName: requiredText(50),
  lastName: requiredText(50),
  address: requiredText(120),
  address2: optionalText(120),
  city: requiredText(80),
  /** Required only in countries that have states. */
  state: optionalText(80).when('country', ([country], state) =>
    hasStates(country) ? state.required(messages.fieldRequired) : state,
  ),
  postalCode: requiredText(20),
  phone: optionalText(30),
}

/** Where a parcel goes; also the form's schema. */
export const addressSchema = object({
  ...personFields,
  country: string().oneOf(shippingCountries, messages.fieldRequired).required(messages.fieldRequired),
}).noUnknown()

/** Who pays; bills go to any country. */
export const billingAddressSchema = object({
  ...personFields,
  country: countryCodeSchema.required(messages.fieldRequired),
}).noUnknown()

export type Address = typeof addressSchema.__outputType
export type BillingAddress = typeof billingAddressSchema.__outputType

export const savedAddressSchema = billingAddressSchema
  .shape({ id: string().uuid().required(), kind: string().oneOf(['shipping', 'billing']).required() })
  .noUnknown()

export type SavedAddress = typeof savedAddressSchema.__outputType

export const addressCalls = {
  listAddresses: call({
    method: 'GET',
    path: '/api/my/addresses',
    summary: "The signed-in user's saved addresses",
    reply: object({ results: array().of(savedAddressSchema).required() }).noUnknown(),
    who: 'user',
    fails: messages.somethingWentWrong,
  }),
}
