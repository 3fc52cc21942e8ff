import type { Result } from '@shop/contract/result'
import type { Allele } from '@shop/design-system'

type Genotyped = Pick<Result, 'genotype' | 'kind' | 'status' | 'modeOfInheritance'>
export type AlleleTone = 'neutral' | 'clear' | 'carrier' | 'affected' | 'audience'

const unread: Allele[] = [
  { text: '–', kind: 'absent' },
  { text: '–', kind: 'absent' },
]

/** Of a disease everything but N is the variant; of a trait, which has no normal form, the dominant allele is drawn full. */
function kindOf(text: string, { kind, status, modeOfInheritance }: Genotyped): Allele['kind'] {
  if (text === 'Y' && modeOfInheritance?.startsWith('X-linked')) return 'absent'
  if (status === 'clear' || text === 'N' || text === 'n') return 'normal'
  return kind === 'disease' || /^[A-Z]/.test(text) ? 'variant' : 'normal'
}

/** The pairs of a genotype as they are drawn, one for each place in the DNA: "A/a; B/B" has two. */
export const allelePairs = (result: Genotyped): Allele[][] =>
  result.genotype === null
    ? [unread]
    : result.genotype
        .split(';')
        .map((locus) =>
          locus.split('/').map((allele) => ({ text: allele.trim(), kind: kindOf(allele.trim(), result) })),
        )

/** The colour of a pair: the verdict's, or the audience's for a trait. */
export function alleleToneOf({ kind, status }: Pick<Result, 'kind' | 'status'>): AlleleTone {
  if (kind === 'trait') return 'audience'
  if (status === 'affected' || status === 'at_risk') return 'affected'
  return status === 'carrier' || status === 'clear' ? status : 'neutral'
}
