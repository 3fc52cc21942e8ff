import type { Result } from '@shop/contract/result'
import { geneGroupOf } from '../../reference/catalogue/gene-groups.ts'
import { diseaseTogether, traitTogether } from '../../reference/genetics/gene-copy.ts'
import { type GeneGroup, type GeneReading, readGene } from '../../reference/genetics/gene-group.ts'
import { splitGenotype } from '../../reference/genetics/genotype.ts'
import type { Genotypes } from './genotypes.ts'

/** The alleles of the tests of one gene. */
export const allelesIn = (group: GeneGroup, genotypes: Genotypes): Map<number, string[]> =>
  new Map(
    group.members.flatMap(({ productId }) => {
      const genotype = genotypes.get(productId)
      return genotype === undefined ? [] : [[productId, splitGenotype(genotype)[0] ?? []] as const]
    }),
  )

type Line = Pick<Result, 'kind' | 'status' | 'meaning' | 'offspringMeaning' | 'genotype' | 'product' | 'together'>

function beside<Of extends Line>(line: Of, reading: GeneReading, genotypes: Genotypes): Of {
  const { group, found, otherwise, couldBe, unread } = reading
  const productId = line.product.id
  const meant =
    line.kind === 'trait'
      ? { meaning: traitTogether(reading, productId, genotypes) }
      : diseaseTogether(reading, line, productId, genotypes)
  return {
    ...line,
    ...meant,
    together: {
      name: group.name,
      reading: found?.reading ?? null,
      isSettled: found !== null && !otherwise && !couldBe.length,
      tests: group.members.map((member) => ({
        product: { id: member.productId, name: member.name },
        genotype: genotypes.get(member.productId) ?? null,
      })),
      unread: unread.map(({ name }) => name),
      sources: found?.sources ?? [],
    },
  }
}

/**
 * An animal's results as they are read beside its other results of the same gene, whose genotypes are from all its
 * samples. A line whose reading does not count (it failed, is contradicted, or was set aside) stays as it is. `groupOf`
 * are the groups of a release.
 */
export const together = <Of extends Line>(
  genotypes: Genotypes,
  lines: Of[],
  groupOf: (productId: number) => GeneGroup | undefined = geneGroupOf,
): Of[] =>
  lines.map((line) => {
    const group = groupOf(line.product.id)
    const counts = line.genotype !== null && line.status !== 'no_result' && genotypes.has(line.product.id)
    if (!group || !counts) return line
    const reading = readGene(group, allelesIn(group, genotypes))
    return reading ? beside(line, reading, genotypes) : line
  })
