import { breedSearch, readBreeds } from '../../../data/breed.ts'
import { readProducts } from '../../../data/product.ts'
import type { Reads } from '../../../data/reads.ts'
import { readSitePages } from '../../../data/site-page.ts'
import { audienceOf } from '../../../layouts/audience.ts'
import { searchIn, testsQuery } from './search.ts'

/** Nothing without a text. Breeds and pages are few, and are beside the first page of tests. */
export const reads: Reads = ({ path, query, settings }) => {
  const wish = searchIn(query)
  if (!wish.text) return []
  const tests = readProducts(testsQuery(wish, audienceOf(settings, path) === 'vet'))
  return wish.page === 1 ? [tests, readBreeds(breedSearch(wish.text)), readSitePages(wish.text)] : [tests]
}
