import { pageIn, searchQuery } from '../../../data/product.ts'
import { paths } from '../../../paths.ts'

/** The query of an address of the search. */
export type SearchWish = {
  text: string
  /** Of the tests; breeds and pages are few, and are on the first. */
  page: number
  /** A vet wants to see also what practices do not buy. */
  ignoresFilters: boolean
  /** Names alone are read, and no genes, diseases or breeds. */
  isNarrow: boolean
}

export const searchIn = (query: URLSearchParams): SearchWish => ({
  text: (query.get('q') ?? '').trim(),
  page: pageIn(query),
  ignoresFilters: query.get('all') === 'true',
  isNarrow: query.get('names') === 'true',
})

/** The address of a search. */
export const addressOf = ({ text, page, ignoresFilters, isNarrow }: SearchWish): string =>
  [paths.search(text), ignoresFilters && 'all=true', isNarrow && 'names=true', page > 1 && `page=${page}`]
    .filter(Boolean)
    .join('&')

export const testsQuery = ({ text, ...wish }: SearchWish, isVet: boolean) => searchQuery(text, { isVet, ...wish })
