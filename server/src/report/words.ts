import type { ParentageRequest } from '@shop/contract/parentage'

/* Words that stand on a paper, and on the page that checks it. */

/** "62%", "4.5%" */
export const percentText = (percent: number) => `${Number(percent.toFixed(1))}%`

export const parentageWords: Record<ParentageRequest['verdict'], string> = {
  qualifies: 'Qualifies',
  qualifies_one_exclusion: 'Qualifies, with one exclusion',
  excluded: 'Excluded',
  inconclusive: 'Inconclusive',
  not_comparable: 'Not comparable',
}
