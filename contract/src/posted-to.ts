import type { Currency } from './currencies.ts'

type PostedTo = {
  /** Its place in the alphabet of all countries, as listCountries has it. */
  id: number
  name: string
  /** In a sentence: "kits go to the United States". */
  inSentence: string
  currency: Currency
  dialCode: string
  /** How its amounts are written. */
  locale: string
  /** Where an address needs its state or province. */
  hasStates: boolean
}

const table = {
  AU: {
    id: 13,
    name: 'Australia',
    inSentence: 'Australia',
    currency: 'AUD',
    dialCode: '+61',
    locale: 'en-AU',
    hasStates: true,
  },
  US: {
    id: 237,
    name: 'United States',
    inSentence: 'the United States',
    currency: 'USD',
    dialCode: '+1',
    locale: 'en-US',
    hasStates: true,
  },
  CA: {
    id: 39,
    name: 'Canada',
    inSentence: 'Canada',
    currency: 'CAD',
    dialCode: '+1',
    locale: 'en-CA',
    hasStates: true,
  },
  NZ: {
    id: 154,
    name: 'New Zealand',
    inSentence: 'New Zealand',
    // SPEC prices nothing in its own.
    currency: 'USD',
    dialCode: '+64',
    locale: 'en-NZ',
    hasStates: false,
  },
} satisfies Record<string, PostedTo>

/** The countries that kits are posted to, by their codes. How the post goes there is in delivery.ts. */
export type PostedToCode = keyof typeof table
export const postedTo: Readonly<Record<PostedToCode, PostedTo>> = table
export const shippingCountries = Object.keys(table) as PostedToCode[]

export const isPostedTo = (code: string): code is PostedToCode => Object.hasOwn(table, code)

/** "Australia, Canada, New Zealand and the United States". */
export const postedToNames = (): string =>
  new Intl.ListFormat('en-GB').format(
    Object.values<PostedTo>(table)
      .toSorted((one, other) => one.name.localeCompare(other.name))
      .map(({ inSentence }) => inSentence),
  )
