/**
 * The verdicts of a disease test, from what somebody must act on first. A marker that failed is `no_result`, never
 * `clear`; heterozygotes of a dominant disease are `affected`. What two samples of one animal read differently is
 * `conflicting`, of a trait too, and none of the others until the laboratory has settled it.
 */
export const resultStatuses = ['affected', 'at_risk', 'conflicting', 'carrier', 'no_result', 'clear'] as const
export type ResultStatus = (typeof resultStatuses)[number]

const labels: Record<ResultStatus, string> = {
  affected: 'Affected',
  at_risk: 'At risk',
  conflicting: 'Conflicting',
  carrier: 'Carrier',
  no_result: 'No result',
  clear: 'Clear',
}

/** A verdict as screens and reports print it; null is a genotype for which the sources state too little. */
export const verdictLabel = (status: ResultStatus | null): string => (status ? labels[status] : 'Genotype only')

/** Every verdict and the lack of one, in the order in which results are listed. */
export const verdictOrder: readonly (ResultStatus | null)[] = [
  'affected',
  'at_risk',
  'conflicting',
  'carrier',
  null,
  'no_result',
  'clear',
]

/** Compares two results by their verdicts, for `toSorted`. */
export const byVerdict = (a: { status: ResultStatus | null }, b: { status: ResultStatus | null }): number =>
  verdictOrder.indexOf(a.status) - verdictOrder.indexOf(b.status)

/** What having one copy of a variant, or two, does, by the catalogue's sources. */
export const copyEffects = [
  'none',
  // A carrier who seldom becomes ill.
  'small_risk',
  'harmless',
  'mild',
  'at_risk',
  'affected',
  'lethal_early',
  'lethal_before_birth',
  // Two copies are suspected to be lost before birth, which is not proven.
  'lethal_suspected',
  'trait_hidden',
  'trait_visible',
  'unknown',
] as const
export type CopyEffect = (typeof copyEffects)[number]

export const penetrances = ['complete', 'incomplete', 'unknown'] as const
export type Penetrance = (typeof penetrances)[number]

/** In whom alone the variant shows. */
export const shownBys = ['males', 'intact_males'] as const
export type ShownBy = (typeof shownBys)[number]
