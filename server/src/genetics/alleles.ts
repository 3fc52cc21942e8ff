import type { Allele, Result } from '@shop/contract/result'
import { allelesOf, type Gender, isN, noCopy, normalOf, readGenotype } from './genotype.ts'
import { isDisease, type TestFacts } from './test-facts.ts'

/** Of a disease everything but the normal allele is a variant; of a trait what is written as dominant: "E", but not "N". */
function kindOf(facts: TestFacts, known: string[], allele: string): Allele['kind'] {
  if (allele === noCopy) return 'absent'
  if (allele === normalOf(known) && (isDisease(facts) || isN(allele))) return 'normal'
  return isDisease(facts) || /^[A-Z]/.test(allele) ? 'variant' : 'normal'
}

/**
 * The copies at each place in the DNA that a test reads, for the replies: no screen reads genotype text. Empty without
 * a genotype. Throws `GenotypeError`.
 */
export const allelesRead = (facts: TestFacts, genotype: string | null, gender: Gender): Result['loci'] =>
  genotype === null
    ? []
    : readGenotype(facts, genotype, gender).map((alleles, index) =>
        alleles.map((text) => ({ text, kind: kindOf(facts, allelesOf(facts)[index] ?? [], text) })),
      )
