import { isXLinked } from './inheritance.ts'
import { noCopy } from './genotype.ts'
import type { TestFacts } from './test-facts.ts'

/** What a genotype holds of the variant that a test looks for. */
export type Finding = {
  copies: number
  /** The variants found, each once. */
  variants: string[]
  /** A male of an X-linked test: his one copy is all he has. */
  isHemizygous: boolean
  isXLinked: boolean
}

export function genotypeFindingOf(
  facts: Pick<TestFacts, 'normalAlleles' | 'modeOfInheritance'>,
  loci: string[][],
): Finding {
  const variants = loci.flatMap((alleles, index) =>
    alleles.filter((allele) => allele !== noCopy && allele !== facts.normalAlleles[index]),
  )
  return {
    copies: variants.length,
    variants: [...new Set(variants)],
    isHemizygous: loci.some((alleles) => alleles.includes(noCopy)),
    isXLinked: isXLinked(facts.modeOfInheritance),
  }
}
