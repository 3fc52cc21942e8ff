import type { Result } from '@shop/contract/result'
import { byVerdict, type ResultStatus, verdictLabel } from '@shop/contract/verdict'
import type { ResultStatusName } from '@shop/design-system'

/** The parts of a health report; `open` has a genotype and no verdict, `conflicting` two that contradict each other. */
export type HealthGroupName = 'attention' | 'conflicting' | 'carrier' | 'open' | 'noResult' | 'clear'
export type HealthGroup = { name: HealthGroupName; results: Result[] }

const groupOf = (status: ResultStatus | null): HealthGroupName => {
  if (status === 'affected' || status === 'at_risk') return 'attention'
  if (status === 'carrier' || status === 'clear' || status === 'conflicting') return status
  return status === 'no_result' ? 'noResult' : 'open'
}

export const groupCopy: Record<HealthGroupName, { title: string; sign: ResultStatusName }> = {
  attention: { title: `${verdictLabel('affected')} or ${verdictLabel('at_risk').toLowerCase()}`, sign: 'affected' },
  conflicting: { title: verdictLabel('conflicting'), sign: 'conflicting' },
  carrier: { title: verdictLabel('carrier'), sign: 'carrier' },
  open: { title: 'Without a verdict', sign: 'no_result' },
  noResult: { title: verdictLabel('no_result'), sign: 'no_result' },
  clear: { title: verdictLabel('clear'), sign: 'clear' },
}

export const diseasesOf = (results: readonly Result[]) => results.filter(({ kind }) => kind === 'disease')
export const traitsOf = (results: readonly Result[]) => results.filter(({ kind }) => kind === 'trait')

/** Disease results in the order of their verdicts, then by name. Groups without any are left out. */
export function healthGroups(results: readonly Result[]): HealthGroup[] {
  const sorted = diseasesOf(results).toSorted((a, b) => byVerdict(a, b) || a.product.name.localeCompare(b.product.name))
  return [...new Set(sorted.map(({ status }) => groupOf(status)))].map((name) => ({
    name,
    results: sorted.filter(({ status }) => groupOf(status) === name),
  }))
}

const numerals = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']
/** "One", "Nine", "10": how a sentence begins with a number. */
export const inWords = (count: number): string => numerals[count] ?? String(count)

/** The finding of a health report, as its heading: never more than the results show. */
export function healthFinding(groups: readonly HealthGroup[], petName: string): string {
  const count = (name: HealthGroupName) => groups.find((group) => group.name === name)?.results.length ?? 0
  const total = groups.reduce((sum, { results }) => sum + results.length, 0)
  const [attention, conflicting, carrier] = [count('attention'), count('conflicting'), count('carrier')]
  if (attention === 1) return `One of ${petName}’s results needs your attention`
  if (attention) return `${inWords(attention)} of ${petName}’s results need your attention`
  if (conflicting)
    return `${petName}’s samples contradict each other in ${conflicting === 1 ? 'one test' : `${inWords(conflicting).toLowerCase()} tests`}`
  if (carrier)
    return `${petName} is a carrier of ${inWords(carrier).toLowerCase()} ${carrier === 1 ? 'disease' : 'diseases'}`
  const derived = groups.flatMap(({ results }) => results).filter(({ basis }) => basis.kind === 'parentage').length
  if (derived && count('clear') === total)
    return derived === total
      ? `${petName} is clear by parentage`
      : `${petName} is clear in ${total - derived} of ${total} tests, and by parentage in the rest`
  if (count('clear') === total) return total === 1 ? `${petName} is clear` : `${petName} is clear in all ${total} tests`
  return count('clear') ? `${petName} is clear wherever there is a result` : `No verdict could be given for ${petName}`
}

/** "8 results: 1 carrier, 7 clear", for those who do not see the picture. */
export function healthSummary(groups: readonly HealthGroup[]): string {
  const total = groups.reduce((sum, { results }) => sum + results.length, 0)
  const parts = groups.map(({ name, results }) => `${results.length} ${groupCopy[name].title.toLowerCase()}`)
  return `${total} ${total === 1 ? 'result' : 'results'}: ${parts.join(', ')}`
}
