import { Failure, type FailureBody, type FieldErrors } from '@shop/contract/failure'
import { inOurWords } from '@shop/contract/field-texts'
import { type Schema, ValidationError } from 'yup'
import { unstorableIn } from './storable.ts'

/** Of the keys that a schema does not name, as many as an answer lists, and as much of each. */
const most = 20
const longestKey = 60

/** The fields that a complaint is about: of keys that a schema does not know, each. */
function fieldsOf({ type, path = '', params }: ValidationError): string[] {
  if (type !== 'noUnknown') return [path || 'body']
  const unknown = String(params?.unknown).split(', ').slice(0, most)
  return unknown.map((key) => (path ? `${path}.` : '') + key.slice(0, longestKey))
}

/**
 * The input as the schema types it; each wrong field by name in a 428. Keys that it does not name are wrong where it
 * is strict (`noUnknown`), and dropped where it is not.
 */
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
    inOurWords(error)
    const problems = error.inner.length ? error.inner : [error]
    const errors = Object.fromEntries(
      problems.toReversed().flatMap((problem) => fieldsOf(problem).map((field) => [field, problem.message])),
    )
    throw refused(errors)
  }
}

const refused = (errors: FieldErrors) => new Failure(428, { message: '', ...byPerson(errors) })

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
