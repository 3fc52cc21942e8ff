import type { AnimalBarcode } from '@shop/contract/sample'

/** Whether there is something to read, be it only a part. */
export const hasResults = ({ stage, reportedAt, problem }: AnimalBarcode) =>
  problem !== 'withdrawn' && (stage === 'reported' || reportedAt !== null)

const newestFirst = (a: AnimalBarcode, b: AnimalBarcode) =>
  (b.reportedAt ?? '').localeCompare(a.reportedAt ?? '') || (b.activatedAt ?? '').localeCompare(a.activatedAt ?? '')

/** The newest sample that is read for this and has no results yet; one that failed or was withdrawn brings none. */
export const unreadOf = (samples: readonly AnimalBarcode[], kind: keyof AnimalBarcode['tests']) =>
  samples
    .toSorted(newestFirst)
    .find((one) => one.tests[kind] > 0 && !hasResults(one) && one.problem !== 'failed' && one.problem !== 'withdrawn')

/** The sample a page is about: the one its address names, else the newest with results, else the newest. */
export function sampleOf(samples: readonly AnimalBarcode[], named: string | null): AnimalBarcode | undefined {
  const sorted = samples.toSorted(newestFirst)
  return sorted.find(({ barcode }) => barcode === named) ?? sorted.find(hasResults) ?? sorted[0]
}
