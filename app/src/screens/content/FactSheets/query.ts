import { categories } from '@shop/contract/constants'
import type { ProductQuery } from '@shop/contract/product'
import { pageIn } from '../../../data/product.ts'

/** What has a sheet: tests of a gene, and none of the profiles and kits made of them. */
const tested = [categories.canineDisease, categories.canineTrait, categories.felineDisease, categories.felineTrait]

/** The species an address narrows to, if any. */
export const speciesIn = (query: URLSearchParams): string => {
  const species = query.get('species') ?? ''
  return species === 'dog' || species === 'cat' ? species : ''
}

/** The call behind an address: twenty tests a page, by name. */
export const sheetsQueryOf = (query: URLSearchParams): ProductQuery => ({
  categoryIds: tested.join(','),
  sort: 'name',
  search: query.get('search')?.trim() || undefined,
  // Sheets are looked for by gene and breed too.
  isDetails: query.get('search')?.trim() ? 'true' : undefined,
  species: speciesIn(query) || undefined,
  page: pageIn(query) > 1 ? String(pageIn(query)) : undefined,
})
