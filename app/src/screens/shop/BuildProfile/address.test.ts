import { expect, test } from 'vitest'
import { defaultSettings } from '../../../data/settings.tsx'
import { breedIn, builderPath, testsIn } from './address.ts'
import { reads as readsAt } from './BuildProfile.reads.ts'

const query = (text: string) => new URLSearchParams(text)

test.each([
  ['', []],
  ['tests=12,34', [12, 34]],
  ['tests=12&tests=34', [12, 34]],
  ['tests=12,12&tests=12', [12]],
  ['tests=12,,x,-3,1.5,0,99999999999', [12]],
])('%j names the tests %j', (text, ids) => expect(testsIn(query(text))).toEqual(ids))

test('an address starts from a breed, or from none', () => {
  expect(breedIn(query('breed=200193'))).toBe(200193)
  expect(breedIn(query('breed=collie'))).toBeNull()
  expect(breedIn(query(''))).toBeNull()
})

test('the tests of the species are read, and those of the breed it starts from; nothing where it is not sold', () => {
  const reads = (text: string, country: string) => {
    const settings = { ...defaultSettings, country }
    return readsAt({ path: builderPath('cat'), params: {}, query: query(text), settings }).map(({ key }) => key)
  }
  const [counts, all, breed] = [
    '/api/store/flagships',
    '/api/store/products/custom-profile/4',
    '/api/store/products/custom-profile/100154',
  ]
  expect(reads('tests=12', 'US')).toEqual([counts, all])
  expect(reads('breed=100154', 'US')).toEqual([counts, all, breed])
  expect(reads('breed=100154', 'AU')).toEqual([counts])
})
