import type { Result } from '@shop/contract/result'
import type { Allele } from '@shop/design-system'

export type AlleleTone = 'neutral' | 'clear' | 'carrier' | 'affected' | 'audience'

const unread: Allele[] = [
  { text: '–', kind: 'absent' },
  { text: '–', kind: 'absent' },
]

/** The pairs of a genotype as they are drawn, one for each place in the DNA; a pair of dashes where none was read. */
export const allelePairs = ({ loci }: Pick<Result, 'loci'>): Allele[][] => (loci.length ? loci : [unread])

/** The colour of a pair: the verdict's, or the audience's for a trait. */
export function alleleToneOf({ kind, status }: Pick<Result, 'kind' | 'status'>): AlleleTone {
  if (kind === 'trait') return 'audience'
  if (status === 'affected' || status === 'at_risk') return 'affected'
  return status === 'carrier' || status === 'clear' ? status : 'neutral'
}
