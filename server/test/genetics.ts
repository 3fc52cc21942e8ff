import { buildCatalogue } from '../src/reference/catalogue/catalogue.ts'
import type { TestFacts } from '../src/reference/genetics/test-facts.ts'

/** Every single test of the catalogue's two files, as the database would hold it. */
export const singleTests = buildCatalogue()
  .products.filter(({ id }) => id >= 2001 && id < 4000)
  .map((product) => ({
    id: product.id,
    name: product.name,
    typeId: product.typeId,
    speciesId: product.speciesId ?? null,
    gene: product.gene ?? null,
    variant: product.variant ?? null,
    modeOfInheritance: product.modeOfInheritance ?? null,
    alleles: product.alleles,
    normalAlleles: product.normalAlleles ?? [],
    penetrance: product.penetrance ?? null,
    oneCopy: product.oneCopy ?? null,
    twoCopies: product.twoCopies ?? null,
    shownBy: product.shownBy ?? null,
    twoCopyWarning: product.twoCopyWarning ?? null,
    caution: product.caution ?? null,
  })) satisfies (TestFacts & { id: number })[]

/** The first test whose name contains this text. */
export function testNamed(text: string) {
  const found = singleTests.find(({ name }) => name.includes(text))
  if (!found) throw new Error(`No test ${text}`)
  return found
}
