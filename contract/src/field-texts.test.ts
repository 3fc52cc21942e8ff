import { readdirSync } from 'node:fs'
import { isSchema, type Schema } from 'yup'
import { expect, test } from 'vitest'
import { inOurWords } from './field-texts.ts'
import { messages } from './messages.ts'
import { parentageRequestBodySchema } from './parentage.ts'

const files = readdirSync(import.meta.dirname).filter((name) => /^[\w-]+\.ts$/.test(name))
const modules = await Promise.all(files.map((name) => import(`./${name}`) as Promise<Record<string, unknown>>))
/** Every schema that has a name: those of forms are among them, whichever call they lead to. */
const schemas = modules
  .flatMap((module) => Object.entries(module))
  .filter((entry): entry is [string, Schema] => isSchema(entry[1]))

const textsOf = (schema: Schema, input: unknown): Promise<string[]> =>
  schema.validate(input, { abortEarly: false }).then(
    () => [],
    (error: unknown) => (inOurWords(error) as { inner: { message: string }[] }).inner.map(({ message }) => message),
  )

/** A form's values, each the same: untouched, or wrong. */
function filledWith(schema: Schema, value: unknown): unknown {
  if (!('fields' in schema)) return value
  const fields = Object.entries(schema.fields as Record<string, unknown>)
  return Object.fromEntries(
    fields.map(([key, part]) => [key, isSchema(part) ? filledWith(part as Schema, value) : value]),
  )
}

// As yup writes: "offspringId must be a valid UUID", "this field has unspecified keys: …".
const isOfYup = (text: string) =>
  text !== messages.emailInvalidStrict &&
  /^[a-z][\w.[\]]* (?:must (?:be|have|match) |field |is a required |cannot be )/.test(text)

test('there are schemas of forms', () => {
  expect(schemas.length).toBeGreaterThan(100)
})

test.each(schemas)('%s, submitted untouched or filled wrongly, is refused in words for people', async (_, schema) => {
  const inputs = ['', 'x'.repeat(3000), 'no such thing', null, undefined, -1.5, true].map((value) =>
    filledWith(schema, value),
  )
  const texts = (await Promise.all(inputs.map((input) => textsOf(schema, input)))).flat()
  expect(texts.filter(isOfYup)).toEqual([])
})

test('a parentage request that was not filled in', async () => {
  expect(await textsOf(parentageRequestBodySchema, { offspringId: '', damId: null, sireId: null })).toEqual(
    expect.arrayContaining([messages.fieldRequired, 'Choose the dam, the sire or both']),
  )
})
