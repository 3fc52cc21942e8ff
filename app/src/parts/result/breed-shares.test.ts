import { expect, test } from 'vitest'
import { breedFinding, shareText, sharesLabel, sharesOf } from './breed-shares.ts'

const beagle = { breed: { id: 1, name: 'Beagle' }, percent: 42 }
const boxer = { breed: { id: 2, name: 'Boxer' }, percent: 50.25 }
const rest = { breed: null, percent: 7.75 }

test('the largest share first, what belongs to no breed last', () => {
  const shares = sharesOf([rest, beagle, boxer])
  expect(shares.map(({ name }) => name)).toEqual(['Boxer', 'Beagle', 'Not assigned'])
  expect(sharesLabel(shares)).toBe('Boxer 50.3%, Beagle 42%, Not assigned 7.8%')
})

test('no more digits than an estimate has', () => {
  expect([100, 42, 0.5, 33.333].map(shareText)).toEqual(['100%', '42%', '0.5%', '33.3%'])
})

test.each([
  [[{ ...boxer, percent: 100 }], 'Pip is Boxer'],
  [[boxer, beagle, rest], 'Pip is mostly Boxer'],
  [[beagle, { ...boxer, percent: 30 }, { ...rest, percent: 28 }], 'Pip is part Beagle, part Boxer'],
  [
    [
      { ...boxer, percent: 40 },
      { ...rest, percent: 60 },
    ],
    'Pip is part Boxer',
  ],
  [[{ ...rest, percent: 100 }], 'Pip’s breeds could not be told'],
])('%j: %s', (breeds, said) => {
  expect(breedFinding(sharesOf(breeds), 'Pip')).toBe(said)
})
