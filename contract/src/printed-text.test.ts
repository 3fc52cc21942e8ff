import { expect, test } from 'vitest'
import type { ValidationError } from 'yup'
import { newAcmFormSchema } from './acm-form.ts'
import { addressSchema } from './address.ts'
import { animalBodySchema, petSchema } from './animal.ts'
import { registrationSchema } from './auth.ts'
import { collectorSchema } from './cart.ts'
import { collectedAnimalBodySchema } from './collected-animal.ts'
import { hasEmoji, unprintedIn } from './printed-text.ts'
import { practiceSchema } from './user.ts'

test.each([
  'Skye',
  'Żółć',
  'Λάικα',
  'Лайка',
  'שמים',
  'نجمة 12',
  'मेरा कुत्ता',
  'น้ำผึ้ง',
  '小白龍',
  'さくら号 ー',
  '강아지',
  'Nº 2, “½”',
])('%s is printed whole', (name) => expect(unprintedIn(name)).toBe(''))

test('letters that no typeface of ours has are named, each once', () => {
  expect(unprintedIn('Skye ᚠᚢᚠ ቡና')).toBe('ᚠᚢቡና')
  expect(unprintedIn('𝐒𝐤𝐲𝐞')).toBe('𝐒𝐤𝐲𝐞')
})

test.each([
  ['Skye 🐕', true],
  ['❤️', true],
  ['🇦🇺', true],
  ['Skye #1 *', false],
])('%s has an emoji: %s', (name, has) => expect(hasEmoji(name)).toBe(has))

test('an animal’s names are refused where they cannot be printed, and taken with an emoji', async () => {
  const errors = (pet: object) =>
    petSchema.validate(pet, { abortEarly: false }).then(
      () => [],
      ({ inner }: { inner: { path: string; message: string }[] }) => inner,
    )
  expect(await errors({ petName: 'ᚠᚢ', gender: 'male', registrationName: 'ቡና' })).toMatchObject([
    { path: 'petName', message: expect.stringContaining('ᚠᚢ') },
    { path: 'registrationName', message: expect.stringContaining('ቡና') },
  ])
  expect(await errors({ petName: 'Skye 🐕', gender: 'male' })).toEqual([])
})

test.each([
  ['address', addressSchema, ['firstName', 'lastName', 'address', 'address2', 'city', 'state']],
  ['animal', animalBodySchema, ['registrationNumber', 'ownerName', 'damName', 'sireName']],
  ['collector', collectorSchema, ['name', 'clinic']],
  ['collected animal', collectedAnimalBodySchema, ['name', 'ownerName']],
  ['ACM form', newAcmFormSchema, ['collectorName', 'collectorPlace', 'purpose']],
  ['practice', practiceSchema, ['clinic']],
  ['registration', registrationSchema, ['firstName', 'lastName', 'clinic']],
])('what documents print of one’s %s is refused where it cannot be', async (_, schema, fields) => {
  const values = Object.fromEntries(fields.map((field) => [field, 'ᚠᚢ']))
  const refusal = schema.validate(values, { abortEarly: false }).then(
    () => [],
    ({ inner }: ValidationError) => inner.filter(({ message }) => message.includes('ᚠᚢ')).map(({ path }) => path),
  )
  expect(new Set(await refusal)).toEqual(new Set(fields))
})
