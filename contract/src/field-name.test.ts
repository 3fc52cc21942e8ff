import { expect, test } from 'vitest'
import { fieldName } from './field-name.ts'

test.each([
  ['barcodes', 'Barcode'],
  ['barcodes[1]', 'Barcode'],
  ['pet.chipNumber', 'Microchip number'],
  ['person.postalCode', 'Postcode or ZIP code'],
  ['currentPassword', 'Current password'],
  ['breedId', 'Breed'],
  ['email', 'Email'],
  ['Geno Pet Plus', 'Geno Pet Plus'],
])('%s is called %s', (field, name) => expect(fieldName(field)).toBe(name))
