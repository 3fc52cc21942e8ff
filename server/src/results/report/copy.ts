import { breedRangeOf, rangeText } from '@shop/contract/breed-range'
import type { Conflict } from '@shop/contract/conflict'
import type { ParentageRequest } from '@shop/contract/parentage'

/* Copy of a report and of the page that checks it. */

/** "42% (39 to 45%), high confidence"; a share of no breed, and one without the number of markers, has no range. */
export function shareText(
  { breed, percent }: { breed: unknown; percent: number },
  markersRead: number | undefined,
): string {
  const range = breed ? breedRangeOf(percent, markersRead ?? null) : null
  return [reportPercentText(percent), ...(range ? [`(${rangeText(range)}), ${range.confidence} confidence`] : [])].join(
    ' ',
  )
}

/** "62%", "4.5%" */
export const reportPercentText = (percent: number) => `${Number(percent.toFixed(1))}%`

/** What was read, or what samples contradict each other in, line by line; null where nothing was. */
export const genotypeText = ({ genotype, conflict }: { genotype: string | null; conflict?: Conflict | null }) =>
  conflict?.kind === 'genotype' && !conflict.settlement
    ? conflict.readings.map(({ barcode, text }) => `${text} (${barcode})`).join('\n')
    : genotype

export const parentageCopy: Record<ParentageRequest['verdict'], string> = {
  qualifies: 'Qualifies',
  qualifies_one_exclusion: 'Qualifies, with one exclusion',
  qualifies_few_exclusions: 'Qualifies, with few exclusions',
  excluded: 'Excluded',
  inconclusive: 'Inconclusive',
  not_comparable: 'Not comparable',
}
