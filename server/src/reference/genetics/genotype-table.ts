import type { GenotypeMeaning } from '@shop/contract/fact-sheet'
import type { GenotypesBySex } from '@shop/contract/genotype'
import { isXLinked, modeOf } from './inheritance.ts'
import { type GeneGroup, ruleOfGenotype } from './gene-group.ts'
import { allelesOf, genotypeText, type Gender, allelesInOrder, namedAllelesOf, possibleGenotypes } from './genotype.ts'
import type { TestFacts } from './test-facts.ts'
import { verdictOf } from './verdict.ts'

/** Ten genotypes: more are no table to read. */
const mostAlleles = 4

const sexes: Gender[] = ['female', 'male']

/** The alleles of a test of one gene, the normal one first; null where several loci are read together. */
function allelesOfOneGene(facts: TestFacts, named: string[][]): string[] | null {
  const [known = [], ...others] = named
  if (others.length || !known.length || modeOf(facts.modeOfInheritance) === 'complex') return null
  return [...new Set([...facts.normalAlleles, ...known])]
}

/** What an animal of each sex can be, an allele by the first of its spellings; none where several loci are read together. */
export function genotypesBySex(facts: TestFacts): GenotypesBySex {
  const alleles = allelesOfOneGene(facts, namedAllelesOf(facts)) ?? []
  const [known = []] = allelesOf(facts)
  const of = (gender: Gender) =>
    possibleGenotypes(alleles, gender === 'male' && isXLinked(facts.modeOfInheritance)).map((pair) =>
      genotypeText([allelesInOrder(known, pair)]),
    )
  return { female: of('female'), male: of('male') }
}

/**
 * Every genotype that a test of one gene can give, the normal one first, with what a report would state of it. Empty
 * for tests of several loci, and for genes of more than four alleles. Where the sexes differ, each has lines of its
 * own. A genotype's meaning is by the rules of a gene that this test reads alone.
 */
export function genotypeTable(facts: TestFacts & { id?: number }, group?: GeneGroup): GenotypeMeaning[] {
  const [known = []] = allelesOf(facts)
  const alleles = allelesOfOneGene(facts, allelesOf(facts))
  if (!alleles || alleles.length > mostAlleles) return []
  const isX = isXLinked(facts.modeOfInheritance)
  return (isX || facts.shownBy ? sexes : [null]).flatMap((sex) =>
    possibleGenotypes(alleles, isX && sex === 'male').map((pair) => {
      const genotype = genotypeText([allelesInOrder(known, pair)])
      const verdict = verdictOf(facts, genotype, { gender: sex ?? 'female', isDesexed: null })
      const rule = group?.members.length === 1 && facts.id ? ruleOfGenotype(group, facts.id, pair) : null
      return { genotype, sex, ...verdict, ...(rule && { meaning: `${rule.reading}. ${rule.meaning}` }) }
    }),
  )
}
