import { boolean, number, string, type StringSchema } from 'yup'
import { readBarcode, readChip } from './codes.ts'
import { limits } from './constants.ts'
import { hasBegun, isDay } from './dates.ts'
import { messages } from './messages.ts'
import { unprintedIn } from './printed-text.ts'
import { tidyLine, tidyLines } from './text.ts'

/** For every limit on a form's text that the catalogue has no message for. */
const tooLong = 'Use at most ${max} characters'

/** A text that is read in one way however it is typed: a code, a number. */
export const readAs = <Text extends StringSchema>(read: (typed: string) => string, schema: Text) =>
  schema.transform((text: unknown) => (typeof text === 'string' ? read(text) : text))

/** A line of text the visitor may leave out. `max` in characters. */
export const optionalText = (max: number) => readAs(tidyLine, string()).max(max, tooLong)

/** A line of text the visitor must give; blanks, and signs that nobody sees, do not count. */
export const requiredText = (max: number) => optionalText(max).required(messages.fieldRequired)

/** A text of several lines the visitor may leave out. */
export const optionalLines = (max: number) => readAs(tidyLines, string()).max(max, tooLong)

/** A text of several lines the visitor must give. */
export const requiredLines = (max: number) => optionalLines(max).required(messages.fieldRequired)

/**
 * A number of a form in plain digits, nine of them at most, and nine behind the point. An empty field is none, not a
 * wrong one; "16 5" and "0x10", which yup would read as 165 and 16, are wrong.
 */
export const typedNumber = () =>
  number()
    .transform((value: unknown, typed: unknown) => {
      if (typed === null) return undefined
      if (typeof typed !== 'string') return value
      const plain = typed.normalize('NFKC').trim()
      if (!plain) return undefined
      return /^[+-]?\d{1,9}(\.\d{1,9})?$/.test(plain) ? Number(plain) : Number.NaN
    })
    .typeError(messages.notANumber)

/** A day, as "2027-01-31", or nothing: every day of a call is read by this. `wrong` is told of one that does not exist. */
export const daySchema = (wrong = 'There is no such day') =>
  string()
    .trim()
    .test('day', wrong, (text) => !text || isDay(text))

/** A day that has come, where it was written: whatever happened already is read by this. */
export const pastDaySchema = () =>
  daySchema().test('past', 'This day is still to come', (text) => !text || !isDay(text) || hasBegun(text))

/** For days that the desk types. */
export const deskDaySchema = () => daySchema('A day, like 2027-01-31')

const momentShape = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/
const isMoment = (text: string) => isDay(momentShape.exec(text)?.[1] ?? '') && !Number.isNaN(Date.parse(text))

/** A moment has its zone: the same words are another moment in Hobart and in London. */
export const momentSchema = () =>
  string().test(
    'datetime',
    'A moment with its zone, like 2027-01-31T00:00+11:00 or 2027-01-30T13:00Z',
    (text) => !text || isMoment(text),
  )

const badChip = 'A chip has 15 digits, or 9 digits or 10 characters (0 to 9, A to F) when it is an older one'
/** The animal's own number in an ISO chip has 38 bits. */
const largestChip = 2 ** 38 - 1

/** What can be a microchip's number (ISO 11784, or a chip from before it), however it is typed, as it is stored. */
export const chipNumberSchema = () =>
  readAs(readChip, optionalText(30)).test('chip', badChip, (code = '') => {
    if (/^\d{15}$/.test(code)) return !code.startsWith('000') && Number(code.slice(3)) <= largestChip
    // Ten digits that begin as today's numbers do are the first ten of one of these.
    return /^(|\d{9}|(?!9\d{9})[\dA-F]{10})$/.test(code)
  })

/** A sample's barcode, of at most 50 characters. */
export const barcodeText = () => readAs(readBarcode, string()).max(limits.barcode, messages.max50)

/** A name that documents print: letters that we have no typeface for are refused, before they are missed on one. */
export const printable = <Text extends StringSchema>(schema: Text) =>
  schema.test('printable', '', (text, { createError }) => {
    const letters = unprintedIn(text ?? '')
    return (
      !letters || createError({ message: `Our documents cannot print ${letters}. Please write it in Latin letters` })
    )
  })

/** What a mail program makes a link of: "https://a.example", "www.a", "a.example". */
const linkLike = /:\/\/|www\.|[\p{L}\d-]\.\p{L}{2,}/iu

/** Words that we mail to somebody else in our name. */
export const withoutLinks = (schema: ReturnType<typeof optionalText>) =>
  schema.test(
    'without-links',
    'Please leave web addresses out, and put a space after each full stop',
    (text) => !text || !linkLike.test(text),
  )

type InvalidEmail = typeof messages.emailInvalid | typeof messages.emailInvalidStrict

/** `email` takes "ann@home", whose domain has no dot: no mail reaches it. */
export const asEmail = (schema: StringSchema<string>, invalid: InvalidEmail = messages.emailInvalid) =>
  schema.email(invalid).matches(/\.[^.@]{2,}$/, { message: invalid, excludeEmptyString: true })

const emailWith = (invalid: InvalidEmail) =>
  asEmail(string().trim().required(messages.fieldRequired), invalid).max(limits.email, messages.emailTooLong)

/** An email in any form (form-1). */
export const emailSchema = emailWith(messages.emailInvalid)

/** An email in the one form that has other messages: the research program's application. */
export const strictEmailSchema = emailWith(messages.emailInvalidStrict)

/** A two-letter country code, in capitals. */
export const countryCodeSchema = string().matches(/^[A-Z]{2}$/, {
  message: 'Choose a country',
  excludeEmptyString: true,
})

/** A box that must be ticked; `wanted` is told to whoever left it empty. */
export const tickedSchema = (wanted: string) => boolean().oneOf([true], wanted).required(wanted)

export const acceptedTermsSchema = tickedSchema('Tick this to say you accept the terms')

/** What a password must be wherever one is chosen. */
export const newPasswordSchema = string()
  .required(messages.fieldRequired)
  .min(8, 'Use at least ${min} characters')
  .max(128, tooLong)
