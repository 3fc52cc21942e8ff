import { ArraySchema, ObjectSchema, type Schema } from 'yup'
import { expect, test } from 'vitest'
import { calls } from './calls.ts'

/** What a code is called where a call takes one, with one of its kind, and how somebody types it. */
const typed: Record<string, [typed: string, read: string]> = {
  barcode: ['kp–4827\u200b 19O103', 'KP4827190103'],
  barcodes: ['kp–4827\u200b 19O103', 'KP4827190103'],
  chipNumber: ['981–020.000\u200b31O 30l', '981020000310301'],
  trackingNumber: ['ab–12\u200b 34', 'AB-1234'],
}

/** Every field of these names in a schema, with where it is. */
function fieldsOf(schema: unknown, path: string): [string, string, Schema][] {
  if (schema instanceof ArraySchema) return fieldsOf(schema.innerType, path)
  if (!(schema instanceof ObjectSchema)) {
    const name = path.split('.').at(-1) ?? ''
    return name in typed ? [[path, name, schema as Schema]] : []
  }
  return Object.entries(schema.fields as Record<string, unknown>).flatMap(([key, field]) =>
    fieldsOf(field, `${path}.${key}`),
  )
}

const sent = Object.entries(calls).flatMap(([name, call]) => {
  const { body, query } = call as { body?: unknown; query?: unknown }
  return [...fieldsOf(body, name), ...fieldsOf(query, name)]
})

test('codes are sent in many calls', () => expect(sent.length).toBeGreaterThan(20))

/** Cells of a sheet stay as they were typed; a list in an address is one text. Both are read where they are compared. */
const asTyped = ['listBreeds.barcodes', 'startWorkSpreadsheet.lines', 'saveWorkLine.values']

test.each(sent.filter(([path]) => !asTyped.some((one) => path.startsWith(one))))(
  '%s is read in one way however it is typed',
  (_path, name, schema) => {
    const [as, read] = typed[name] ?? []
    expect(schema.cast(as)).toBe(read)
  },
)
