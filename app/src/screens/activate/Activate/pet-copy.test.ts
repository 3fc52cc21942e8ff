import { expect, test } from 'vitest'
import { birthdayText, petLines } from './pet-copy.ts'

test.each([
  [{ dobDay: 4, dobMonth: 3, dobYear: 2022 }, 'US', '03/04/2022'],
  [{ dobDay: 4, dobMonth: 3, dobYear: 2022 }, 'AU', '04/03/2022'],
  [{ dobMonth: 4, dobYear: 2023 }, 'US', '04/2023'],
  [{ dobYear: 2023, dobPrecision: 'estimated' as const }, 'AU', 'about 2023'],
  [{ dobPrecision: 'unknown' as const }, 'US', undefined],
])('%j in %s', (birthday, country, expected) => {
  expect(birthdayText(birthday, country)).toBe(expected)
})

test('a pet in lines, without what is not known', () => {
  expect(petLines({ petName: 'Olive', gender: 'female' }, 'US')).toEqual(['Olive', 'Female'])
  expect(
    petLines(
      {
        petName: 'Biscuit',
        gender: 'male',
        isDesexed: true,
        species: { id: 1, name: 'Canine' },
        isMixedBreed: true,
        breed: { id: 200131, name: 'Beagle' },
        dobYear: 2023,
        weight: 18.6,
      },
      'US',
    ),
  ).toEqual(['Biscuit', 'Dog, Mixed breed, mainly Beagle', 'Male, desexed, born 2023, 18.6 kg'])
})
