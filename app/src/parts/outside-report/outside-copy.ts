import type { OutsideFinding } from '@shop/contract/outside-report'

/** Another laboratory's finding, in words: theirs, so they have none of our colours. */
export const findingCopy: Record<OutsideFinding, string> = {
  clear: 'Clear',
  carrier: 'Carrier',
  at_risk: 'At risk',
  affected: 'Affected',
  other: 'Something else',
}
