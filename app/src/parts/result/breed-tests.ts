import type { Product } from '@shop/contract/product'
import type { Result } from '@shop/contract/result'

/** A breed's tests by whether an animal has them: with the result that counts, or still to do. */
export type BreedTests = { done: { test: Product; result: Result }[]; missing: Product[] }

/** A marker that failed, and samples that contradict each other, leave a test to be done. */
const counts = ({ status, genotype, basis }: Result) =>
  status !== 'no_result' && status !== 'conflicting' && (genotype !== null || basis.kind === 'parentage')

export function breedTests(tests: readonly Product[], results: readonly Result[]): BreedTests {
  const known = new Map(results.filter(counts).map((result) => [result.product.id, result]))
  return {
    done: tests.flatMap((test) => {
      const result = known.get(test.id)
      return result ? [{ test, result }] : []
    }),
    missing: tests.filter(({ id }) => !known.has(id)),
  }
}
