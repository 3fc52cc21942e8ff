import type { Product } from '@shop/contract/product'
import type { Result } from '@shop/contract/result'
import { expect, test } from 'vitest'
import { breedTests } from './breed-tests.ts'

const tests = [1, 2, 3, 4, 5].map((id) => ({ id, name: `Test ${id}` }) as Product)
const of = (
  id: number,
  status: Result['status'],
  genotype: string | null,
  kind: Result['basis']['kind'] = 'tested',
): Result => ({ product: { id, name: `Test ${id}` }, status, genotype, basis: { kind } }) as Result

test('read, or clear by its parents: done; failed, contradicted or never read: missing', () => {
  const { done, missing } = breedTests(tests, [
    of(1, 'clear', 'N/N'),
    of(2, 'clear', null, 'parentage'),
    of(3, 'no_result', null),
    of(4, 'conflicting', 'N/M'),
    of(9, 'clear', 'N/N'),
  ])
  expect(done.map(({ test: { id } }) => id)).toEqual([1, 2])
  expect(missing.map(({ id }) => id)).toEqual([3, 4, 5])
})

test('a trait has a genotype and no verdict, and is done', () => {
  expect(breedTests(tests, [of(5, null, 'B/b')]).done.map(({ test: { id } }) => id)).toEqual([5])
})
