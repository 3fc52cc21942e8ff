import { readProducts } from '../../../data/product.ts'
import type { Reads } from '../../../data/reads.ts'
import { readFound } from '../../../data/search.ts'
import { audienceOf } from '../../../layouts/audience.ts'
import { searchIn, testsQuery } from './search.ts'

/** Nothing without a text. What else is found is few, and is beside the first page of tests. */
export const reads: Reads = ({ path, query, settings }) => {
  const wish = searchIn(query)
  if (!wish.text) return []
  const tests = readProducts(testsQuery(wish, audienceOf(settings, path) === 'vet'))
  return wish.page === 1 ? [tests, readFound(wish.text)] : [tests]
}
