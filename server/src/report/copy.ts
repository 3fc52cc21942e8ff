import type { ParentageRequest } from '@shop/contract/parentage'

/* Copy of a report and of the page that checks it. */

/** "62%", "4.5%" */
export const percentText = (percent: number) => `${Number(percent.toFixed(1))}%`

export const parentageCopy: Record<ParentageRequest['verdict'], string> = {
  qualifies: 'Qualifies',
  qualifies_one_exclusion: 'Qualifies, with one exclusion',
  qualifies_few_exclusions: 'Qualifies, with few exclusions',
  excluded: 'Excluded',
  inconclusive: 'Inconclusive',
  not_comparable: 'Not comparable',
}
