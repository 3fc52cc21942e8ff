import type { SchemaFieldDescription } from 'yup'
import { expect, test } from 'vitest'
import type { Call } from './call.ts'
import { calls } from './calls.ts'
import { fieldName } from './field-name.ts'

test.each([
  ['barcodes', 'Barcode'],
  ['barcodes[1]', 'Barcode'],
  ['pet.chipNumber', 'Microchip number'],
  ['person.postalCode', 'Postcode or ZIP code'],
  ['currentPassword', 'Current password'],
  ['breedId', 'Breed'],
  ['animalIds[3]', 'Animals'],
  ['isHidden', 'Hidden'],
  ['email', 'Email'],
  ['Geno Pet Plus', 'Geno Pet Plus'],
  ['KP0000000001', 'KP0000000001'],
])('%s is called %s', (field, name) => expect(fieldName(field)).toBe(name))

/** The keys of all that forms send. */
function keysOf(field: SchemaFieldDescription): string[] {
  if ('fields' in field) return Object.entries(field.fields).flatMap(([key, inner]) => [key, ...keysOf(inner)])
  if ('innerType' in field && field.innerType && !Array.isArray(field.innerType)) return keysOf(field.innerType)
  return []
}

test('no key of a form is shown as programmers write it', () => {
  const keys = Object.values<Call>(calls).flatMap(({ body }) => (body ? keysOf(body.describe()) : []))
  expect(keys.length).toBeGreaterThan(100)
  const odd = /\b(ids?|is|has|dob|meta|bcc|alt|producu|at)\b|\d$|^.$/i
  expect(
    [...new Set(keys)].filter((key) => odd.test(fieldName(key))).map((key) => `${key}: ${fieldName(key)}`),
  ).toEqual([])
})
