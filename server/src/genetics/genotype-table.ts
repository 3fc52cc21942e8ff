import type { GenotypeMeaning } from '@shop/contract/fact-sheet'
import { isXLinked, modeOf } from './inheritance.ts'
import { allelesOf, genotypeText, type Gender, inOrder, normalOf, possibleGenotypes } from './genotype.ts'
import { isSexLimited, type TestFacts, verdictOf } from './verdict.ts'

/** Ten genotypes: more are no table to read. */
const mostAlleles = 4
/** What a variant is called where the catalogue names no alleles. */
const unnamed = ['N', 'M']

const sexes: Gender[] = ['female', 'male']

/**
 * Every genotype that a test of one gene can give, the normal one first, with what a report would say of it. Empty for
 * tests of several loci, and for genes of more than four alleles. Where the sexes differ, each has lines of its own.
 */
export function genotypeTable(facts: TestFacts): GenotypeMeaning[] {
  const [known = [], ...others] = allelesOf(facts)
  if (others.length || known.length === 1 || modeOf(facts.modeOfInheritance) === 'complex') return []
  const alleles = known.length ? [...new Set([normalOf(known), ...known])] : unnamed
  if (alleles.length > mostAlleles) return []
  const isX = isXLinked(facts.modeOfInheritance)
  return (isX || isSexLimited(facts) ? sexes : [null]).flatMap((sex) =>
    possibleGenotypes(alleles, isX && sex === 'male').map((pair) => {
      const genotype = genotypeText([inOrder(known, pair)])
      return { genotype, sex, ...verdictOf(facts, genotype, { gender: sex ?? 'female', isDesexed: null }) }
    }),
  )
}
