import { expect, test } from 'vitest'
import { ageOf } from './age.ts'

const today = '2026-11-21'
const exact = (dateOfBirth: string | null) => ageOf({ dateOfBirth, dateOfBirthPrecision: 'exact' }, today)

test.each([
  ['2022-03-04', '4 years'],
  ['2024-11-21', '2 years'],
  ['2024-11-22', '23 months'],
  ['2025-10-22', '12 months'],
  ['2026-10-21', '1 month'],
  ['2026-10-22', 'under a month'],
  ['2026-11-21', 'under a month'],
])('born %s is %s old', (born, age) => {
  expect(exact(born)).toBe(age)
})

test('a guessed birthday gives a guessed age', () => {
  expect(ageOf({ dateOfBirth: '2023-04-01', dateOfBirthPrecision: 'estimated' }, today)).toBe('about 3 years')
})

test('nobody knows the age of an animal without a birthday, or of one to come', () => {
  expect(exact(null)).toBeNull()
  expect(exact('2027-01-01')).toBeNull()
  expect(ageOf({ dateOfBirth: '2022-03-04', dateOfBirthPrecision: 'unknown' }, today)).toBeNull()
})
