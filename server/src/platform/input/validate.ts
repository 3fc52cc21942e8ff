import { Failure, type FailureBody, type FieldErrors } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { defaultLocale, type Schema, ValidationError } from 'yup'
import { unstorableIn } from './storable.ts'

/** The input as the schema types it, without keys it does not name; each wrong field by name in a 428. */
export async function checked(schema: Schema | undefined, input: unknown): Promise<unknown> {
  if (!schema) return input
  const value = withCastTexts(schema, input)
  // A whole file names what is wrong by line.
  const unstorable = typeof value === 'string' ? {} : unstorableIn(value)
  if (Object.keys(unstorable).length) throw refused(unstorable)
  try {
    await schema.validate(value, { strict: true, abortEarly: false })
    return schema.cast(value, { stripUnknown: true, assert: false })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const problems = error.inner.length ? error.inner : [error]
    const errors = Object.fromEntries(
      problems.toReversed().map((problem) => [problem.path || 'body', messageOf(problem)]),
    )
    throw refused(errors)
  }
}

const refused = (errors: FieldErrors) => new Failure(428, { message: messages.somethingWentWrong, ...byPerson(errors) })

/** An advance order's two people each have a map of their own (checkout-9); all other fields stay in `errors`. */
function byPerson(errors: FieldErrors): Pick<FailureBody, 'errors' | 'user' | 'agent'> {
  const maps: { errors?: FieldErrors; user?: FieldErrors; agent?: FieldErrors } = {}
  for (const [path, message] of Object.entries(errors)) {
    const [, person, field] = path.match(/^(user|agent)\.(.+)$/) ?? []
    const name = (person as 'user' | 'agent' | undefined) ?? 'errors'
    maps[name] = { ...maps[name], [field ?? path]: message }
  }
  return maps
}

/** Texts as their schemas read them: in strict mode yup would refuse spaces around one. Types stay as sent. */
function withCastTexts(schema: Schema, value: unknown): unknown {
  const { fields, innerType } = schema as Schema & { fields?: Record<string, Schema>; innerType?: Schema }
  if (typeof value === 'string')
    return schema.type === 'string' ? (schema.cast(value, { assert: false }) as unknown) : value
  if (Array.isArray(value)) return innerType ? value.map((item) => withCastTexts(innerType, item)) : value
  if (!fields || typeof value !== 'object' || value === null) return value
  // A key that every object inherits is no field, and yup would take what is inherited for its schema.
  const own = Object.entries(value).filter(([key]) => !(key in Object.prototype))
  return Object.fromEntries(own.map(([key, item]) => [key, fields[key] ? withCastTexts(fields[key], item) : item]))
}

/** yup's own texts, which name a field as our code does, and the values that it may have. */
const ofYup = Object.values(defaultLocale).flatMap((texts) =>
  Object.values(texts as object).filter((text): text is string => typeof text === 'string'),
)
const isOfYup = ({ message, params = {} }: ValidationError) =>
  ofYup.some((text) => ValidationError.formatError(text, params) === message)

/** What a visitor reads: the schema's own message, or the catalogue's where it has none. */
function messageOf(error: ValidationError): string {
  const { type, message, params } = error
  if (type === 'typeError') return message.includes('`number`') ? messages.notANumber : messages.fieldRequired
  // The catalogue's text for an email is yup's.
  if (type === 'email' || !isOfYup(error)) return message
  if (typeof params?.value === 'number') return messages.notANumber
  if (type === 'max' && typeof params?.value === 'string') return `Use at most ${String(params.max)} characters`
  return messages.fieldRequired
}
