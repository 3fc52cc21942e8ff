import { useProductSearch } from '../../../data/product.ts'
import { useFoundBeside } from '../../../data/search.ts'
import { useBeside } from '../../../data/use-beside.ts'
import { type SearchWish, testsQuery } from './search.ts'

/**
 * Tests that answer a text, and what is found beside them. Only the tests can fail: the rest is left out when its call
 * fails, which a toast says.
 */
export function useFound(wish: SearchWish, isVet: boolean) {
  const tests = useProductSearch(testsQuery(wish, isVet))
  const call = useFoundBeside(wish.page === 1 ? wish.text : null)
  const beside = useBeside(call)
  const { topic = null, breeds = [], pages = [], isForPages = false } = beside ?? {}
  // Pages that are the answer stand alone: what only resembles the words would be no test for them.
  const hasTests = !isForPages && (tests.data?.results.length ?? 0) > 0
  return {
    tests,
    topic,
    breeds,
    pages,
    isForPages,
    hasTests,
    /** Until it is known what leads. */
    isWaiting: call.isLoading || !(tests.data ?? tests.error),
    isNothing: tests.data !== undefined && !hasTests && !topic && !breeds.length && !pages.length,
  }
}
