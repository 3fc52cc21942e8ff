import type { Call } from '@shop/contract/call'
import { calls } from '@shop/contract/calls'
import { Failure } from '@shop/contract/failure'
import { reportCalls } from '@shop/contract/report'
import { isSchema, object, type Schema, string } from 'yup'
import { expect, test } from 'vitest'
import { checked } from './validate.ts'

const fieldsOf = (schema: Schema) =>
  Object.entries('fields' in schema ? (schema.fields as Record<string, unknown>) : {})

/** An input of the schema's shape with `wrong` wherever it has a value. */
function filledWith(schema: Schema, wrong: unknown): unknown {
  if ('fields' in schema)
    return Object.fromEntries(
      fieldsOf(schema).map(([key, part]) => [key, isSchema(part) ? filledWith(part as Schema, wrong) : wrong]),
    )
  const inner = 'innerType' in schema ? schema.innerType : undefined
  return isSchema(inner) ? [filledWith(inner as Schema, wrong)] : wrong
}

const wrongs = ['full', '', 'x'.repeat(3000), -1.5, 1e15, 0, null, [], {}, true, Array.from({ length: 600 }, () => 'x')]

/** What a call says of an input that it refuses. */
async function textsOf(schema: Schema, input: unknown): Promise<string[]> {
  try {
    await checked(schema, input)
    return []
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const { errors, user, agent } = error as Failure &
      Record<'errors' | 'user' | 'agent', Record<string, string> | undefined>
    return [errors, user, agent].flatMap((fields) => Object.values(fields ?? {}))
  }
}

const schemas = Object.entries<Call>(calls).flatMap(([name, { body, query }]) =>
  [body, query].flatMap((schema): [string, Schema][] => (schema ? [[name, schema]] : [])),
)

test.each(schemas)('%s refuses in words for people, whatever comes', async (_, schema) => {
  const inputs = [undefined, {}, 'no', [], ...wrongs.map((wrong) => filledWith(schema, wrong))]
  const texts = (await Promise.all(inputs.map((input) => textsOf(schema, input)))).flat()
  // As the validator writes: "reportType must be one of …", "this field has unspecified keys: …".
  const ofValidator = /^[a-z][\w.[\]]* (?:must (?:be|have|match) |field |is a required |cannot be )/
  expect(
    [...new Set(texts)].filter((text) => ofValidator.test(text) && text !== 'email must be a valid email'),
  ).toEqual([])
})

test('a key that is none of a strict schema’s is named, and no more of them than an answer lists', async () => {
  const schema = object({ note: string(), pet: object({ name: string() }).noUnknown() }).noUnknown()
  const refusal = (input: unknown) => checked(schema, input).catch((error: unknown) => error)
  expect(await refusal({ note: 'x', colour: 'red', pet: { wings: 2 } })).toMatchObject({
    errors: { colour: 'There is no such field', 'pet.wings': 'There is no such field' },
  })
  const many = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`${index}${'x'.repeat(500)}`, 1]))
  expect(JSON.stringify(await refusal(many)).length).toBeLessThan(3000)
})

test('a kind of report that there is not (animals-5)', async () => {
  const { query } = reportCalls.getReport
  expect(await textsOf(query, { reportType: 'full' })).toEqual(['This field is required'])
  expect(await textsOf(query, { reportType: 'health' })).toEqual([])
})
