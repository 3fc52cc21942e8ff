import { defaultLocale, ValidationError } from 'yup'
import { messages } from './messages.ts'

/** yup's own texts, which name a field as our code does, and the values that it may have. */
const ofYup = Object.values(defaultLocale).flatMap((texts) =>
  Object.values(texts as object).filter((text): text is string => typeof text === 'string'),
)
const isOfYup = ({ message, params = {} }: ValidationError) =>
  ofYup.some((text) => ValidationError.formatError(text, params) === message)

/** Of the one text that yup makes by a function. */
const wrongType = /must be a `(\w+)` type/

/** What a visitor reads: the schema's own message, or the catalogue's where it has none. */
function textOf(error: ValidationError): string {
  const { type, message, params } = error
  const [, wanted] = wrongType.exec(message) ?? []
  if (wanted) return wanted === 'number' ? messages.notANumber : messages.fieldRequired
  // The catalogue's text for an email is yup's.
  if (type === 'email' || !isOfYup(error)) return message
  if (type === 'noUnknown') return 'There is no such field'
  if (typeof params?.value === 'number') return messages.notANumber
  if (type === 'max' && typeof params?.value === 'string') return `Use at most ${String(params.max)} characters`
  return messages.fieldRequired
}

/** Gives each complaint of a schema a text that people understand, wherever it is read: in a form and on the server. */
export function inOurWords(error: unknown): unknown {
  if (error instanceof ValidationError)
    for (const problem of error.inner.length ? error.inner : [error]) problem.message = textOf(problem)
  return error
}
