import { breedSearch, isRealBreed, useBreeds } from '../../../data/breed.ts'
import { useProductSearch } from '../../../data/product.ts'
import { useSitePages } from '../../../data/site-page.ts'
import { useBeside } from '../../../data/use-beside.ts'
import { type SearchWish, testsQuery } from './search.ts'

/**
 * Tests, breeds and pages that answer a text. Only the tests can fail: breeds and pages are beside them, and are left
 * out when their call fails, which a toast says. Undefined while they are on their way.
 */
export function useFound(wish: SearchWish, isVet: boolean) {
  const tests = useProductSearch(testsQuery(wish, isVet))
  const isFirst = wish.page === 1
  const breedCall = useBreeds(isFirst ? breedSearch(wish.text) : null)
  const pageCall = useSitePages(isFirst ? wish.text : null)
  const breedList = useBeside(breedCall)
  const pageList = useBeside(pageCall)
  const breeds = breedList?.results.filter(isRealBreed) ?? (breedCall.isLoading ? undefined : [])
  const pages = pageList?.results ?? (pageCall.isLoading ? undefined : [])
  const hasTests = (tests.data?.results.length ?? 0) > 0
  return {
    tests,
    breeds,
    pages,
    hasTests,
    /** Until it is known whether there is anything at all. */
    isWaiting: tests.data ? !hasTests && !(breeds && pages) : !tests.error,
    isNothing: tests.data !== undefined && !hasTests && breeds?.length === 0 && pages?.length === 0,
  }
}
