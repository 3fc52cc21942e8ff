import { product } from '@shop/mocks/fixtures/product'
import { result } from '@shop/mocks/fixtures/result'
import { expect, test } from 'vitest'
import { breedTests } from './breed-tests.ts'

const tests = [1, 2, 3, 4, 5].map((id) => product({ id, name: `Test ${id}` }))
const of = (id: number, change: Parameters<typeof result>[0] = {}) =>
  result({ product: { id, name: `Test ${id}` }, ...change })

test('read, or clear by its parents: done; failed, contradicted or never read: missing', () => {
  const { basis } = result()
  const { done, missing } = breedTests(tests, [
    of(1, { genotype: 'N/N', status: 'clear' }),
    of(2, { genotype: null, status: 'clear', basis: { ...basis, kind: 'parentage', generations: 1 } }),
    of(3, { genotype: null, status: 'no_result' }),
    of(4, { genotype: 'N/M', status: 'conflicting' }),
    of(9, { genotype: 'N/N', status: 'clear' }),
  ])
  expect(done.map(({ test: { id } }) => id)).toEqual([1, 2])
  expect(missing.map(({ id }) => id)).toEqual([3, 4, 5])
})
