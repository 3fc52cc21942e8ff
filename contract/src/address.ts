import { array, type InferType, object, string } from 'yup'
import { call } from './call.ts'
import { readPostalCode } from './codes.ts'
import { countriesWithStates, shippingCountries } from './constants.ts'
import { addressEndpoints } from './endpoints/address.ts'
import { countryCodeSchema, optionalText, printable, readAs, requiredText } from './form.ts'
import { messages } from './messages.ts'
import type { PostedToCode } from './posted-to.ts'
import { notShippedTo } from './promise.ts'

const hasStates = (country: unknown) => countriesWithStates.some((code) => code === country)

/** How a postal code is written, wherever parcels go, and what it is called. */
const postalCodes: Readonly<Record<PostedToCode | 'GB', { pattern: RegExp; wrong: string }>> = {
  US: { pattern: /^\d{5}([ -]?\d{4})?$/, wrong: 'A ZIP code has five digits, like 14850' },
  CA: { pattern: /^[a-z]\d[a-z][ -]?\d[a-z]\d$/i, wrong: 'A Canadian postcode is like K1A 0B1' },
  AU: { pattern: /^\d{4}$/, wrong: 'An Australian postcode has four digits, like 3000' },
  NZ: { pattern: /^\d{4}$/, wrong: 'A New Zealand postcode has four digits, like 6011' },
  GB: { pattern: /^[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}$/i, wrong: 'A British postcode is like LS1 4DY' },
}
const postalCodeOf = new Map(Object.entries(postalCodes))

const personFields = {
  firstName: printable(requiredText(50)),
  lastName: printable(requiredText(50)),
  address: printable(requiredText(120)),
  address2: printable(optionalText(120)),
  city: printable(requiredText(80)),
  /** Required only in countries that have states. */
  state: printable(optionalText(80)).when('country', ([country], state) =>
    hasStates(country) ? state.required(messages.fieldRequired) : state,
  ),
  postalCode: readAs(readPostalCode, requiredText(20)).when('country', ([country], code) => {
    const known = postalCodeOf.get(String(country))
    return known ? code.matches(known.pattern, { message: known.wrong, excludeEmptyString: true }) : code
  }),
  phone: optionalText(30),
}

/** Where a parcel goes; also the form's schema. */
export const addressSchema = object({
  ...personFields,
  country: string()
    .oneOf(shippingCountries, ({ value }) => (value ? notShippedTo : messages.fieldRequired))
    .required(messages.fieldRequired),
}).noUnknown()

/** Who pays; bills go to any country. */
export const billingAddressSchema = object({
  ...personFields,
  country: countryCodeSchema.required(messages.fieldRequired),
}).noUnknown()

/** In an answer: an address may be older than the rule for its postal code, or of an account that was deleted. */
const stored = { postalCode: requiredText(20) }
export const storedAddressSchema = addressSchema.shape(stored)
export const storedBillingAddressSchema = billingAddressSchema.shape(stored)

export type Address = InferType<typeof addressSchema>
export type BillingAddress = InferType<typeof billingAddressSchema>

const kind = string().oneOf(['shipping', 'billing']).required(messages.fieldRequired)

/** What an address of the address book is made of; also its form's schema. Parcels go only where we ship. */
export const addressBookSchema = billingAddressSchema
  .shape({
    kind,
    country: countryCodeSchema
      .required(messages.fieldRequired)
      .when('kind', ([of], country) => (of === 'shipping' ? country.oneOf(shippingCountries, notShippedTo) : country)),
  })
  .noUnknown()
export type AddressBookEntry = InferType<typeof addressBookSchema>

export const savedAddressSchema = storedBillingAddressSchema.shape({ id: string().uuid().required(), kind }).noUnknown()

export type SavedAddress = InferType<typeof savedAddressSchema>

const addressesSchema = object({ results: array().of(savedAddressSchema).required() }).noUnknown()

export const addressCalls = {
  listAddresses: call({
    ...addressEndpoints.listAddresses,
    summary: "The signed-in user's saved addresses",
    reply: addressesSchema,
    who: 'user',
  }),
  // The address book's changes each answer with the whole book.
  createAddress: call({
    ...addressEndpoints.createAddress,
    summary: 'Saves an address',
    body: addressBookSchema,
    reply: addressesSchema,
    who: 'user',
    isOurs: true,
  }),
  updateAddress: call({
    ...addressEndpoints.updateAddress,
    summary: 'Changes a saved address',
    body: addressBookSchema,
    reply: addressesSchema,
    who: 'user',
    isOurs: true,
  }),
  deleteAddress: call({
    ...addressEndpoints.deleteAddress,
    summary: 'Forgets a saved address',
    reply: addressesSchema,
    who: 'user',
    isOurs: true,
  }),
}
