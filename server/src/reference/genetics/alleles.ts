import type { Allele, Result } from '@shop/contract/result'
import { type Gender, noCopy, readGenotype } from './genotype.ts'
import type { TestFacts } from './test-facts.ts'

const kindOf = (normal: string | undefined, allele: string): Allele['kind'] =>
  allele === noCopy ? 'absent' : allele === normal ? 'normal' : 'variant'

/**
 * The copies at each place in the DNA that a test reads, for the replies: no screen reads genotype text. Empty without
 * a genotype. Throws `GenotypeError`.
 */
export const allelesRead = (facts: TestFacts, genotype: string | null, gender: Gender): Result['loci'] =>
  genotype === null
    ? []
    : readGenotype(facts, genotype, gender).map((alleles, index) =>
        alleles.map((text) => ({ text, kind: kindOf(facts.normalAlleles[index], text) })),
      )
