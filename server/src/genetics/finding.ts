import { isXLinked } from './inheritance.ts'
import { allelesOf, noCopy, normalOf } from './genotype.ts'
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

export function findingOf(facts: Pick<TestFacts, 'alleles' | 'modeOfInheritance'>, loci: string[][]): Finding {
  const known = allelesOf(facts)
  const variants = loci.flatMap((alleles, index) =>
    alleles.filter((allele) => allele !== noCopy && allele !== normalOf(known[index] ?? [])),
  )
  return {
    copies: variants.length,
    variants: [...new Set(variants)],
    isHemizygous: loci.some((alleles) => alleles.includes(noCopy)),
    isXLinked: isXLinked(facts.modeOfInheritance),
  }
}
