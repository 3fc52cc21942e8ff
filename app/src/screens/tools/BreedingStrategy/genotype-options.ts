type Sex = 'dam' | 'sire'

/** Alleles where the source names none: the normal one, and the variant. */
const plain = ['N', 'M']

/** What an allele is called in a genotype: without the remark that some sources put beside it. */
const symbolOf = (allele: string) => allele.replace(/\s*\(.*$/, '').trim()

/**
 * Every genotype a parent can have, the normal allele first: N/N, N/M, M/M. A sire has one X chromosome, so of an
 * X-linked gene one allele: N/Y, M/Y.
 */
export function genotypesOf(alleles: readonly string[], isXLinked: boolean, sex: Sex): string[] {
  const symbols = alleles.length > 1 ? alleles.map(symbolOf) : plain
  if (isXLinked && sex === 'sire') return symbols.map((allele) => `${allele}/Y`)
  return symbols.flatMap((first, index) => symbols.slice(index).map((second) => `${first}/${second}`))
}

export const isXLinked = (mode: string | null) => mode?.startsWith('X-linked') ?? false
