import type { Mate, MateList } from '@shop/contract/mate'
import type { MateOrder, MateRiskKind } from '@shop/contract/mate-rank'
import type { Diversity } from '@shop/contract/result'
import { youngOf as youngOfSpecies } from '../../../parts/litter/litter-copy.ts'
import { chanceText } from '../../../parts/tool/percent-text.ts'

type Animal = MateList['animal']
type Risk = Mate['risks'][number]

/** Orders that one chooses; without one the lowest risk comes first. */
export const mateOrderOptions: readonly { value: MateOrder; label: string }[] = [
  { value: 'relatedness', label: 'Least related first' },
  { value: 'colour', label: 'Likeliest colour first' },
]

export const youngOf = ({ species: { id } }: Animal): string => youngOfSpecies(id).many

/** "12 mates for Skye". */
export const countText = (count: number, { petName }: Animal): string =>
  `${count === 1 ? '1 mate' : `${count} mates`} for ${petName}`

/** The verdict on a pair: its sign, and its words. */
export function verdictOn({ level, risks, clearCount }: Mate, young: string) {
  switch (level) {
    case 'possible':
      return { status: 'affected', label: `Some ${young} can be affected` } as const
    case 'open':
      return { status: 'no_result', label: risks.length ? 'Not everything is known' : 'Nothing is known' } as const
    case 'carrier':
      return { status: 'carrier', label: `Some ${young} can be carriers` } as const
    default:
      return {
        status: 'clear',
        label: clearCount === 1 ? 'Clear in 1 disease' : `Clear in ${clearCount} diseases`,
      } as const
  }
}

export const riskTitles: Record<MateRiskKind, (young: string) => string> = {
  possible: (young) => `Some ${young} can be affected or at risk`,
  open: () => 'Cannot be ruled out',
  carrier: (young) => `Some ${young} can be carriers`,
}

/** Who has no result, and why: "no result of Skye", "samples of Tam contradict each other"; null where both have. */
export function untestedText(
  { untested, conflicting }: Pick<Risk, 'untested' | 'conflicting'>,
  names: { dam: string; sire: string },
): string | null {
  const without = untested.filter((parent) => !conflicting.includes(parent)).map((parent) => names[parent])
  const parts = [
    ...(without.length ? [`no result of ${without.join(' and ')}`] : []),
    ...conflicting.map((parent) => `samples of ${names[parent]} contradict each other`),
  ]
  return parts.length ? parts.join(', ') : null
}

/** What the pedigrees on record show of a pair. */
export function pedigreeText(
  { relation, inbreedingPercent, knownParents }: Mate['relatedness'],
  young: string,
): string {
  if (relation) return `${relation}. The ${young} are inbred by at least ${Math.round(inbreedingPercent * 10) / 10}%.`
  if (!knownParents) return 'No parents are on record, so their pedigrees tell nothing.'
  return `No ancestor in common is on record, with ${knownParents} of their 4 parents known.`
}

/** What the SNPs of a pair let expect of its offspring, on average. */
export function litterText({ heterozygosityPercent, inbreedingPercent }: Diversity, young: string): string {
  const mixed = `Expected in their ${young}: two different alleles at ${chanceText(heterozygosityPercent)} of SNPs`
  if (inbreedingPercent === null) return `${mixed}.`
  const figure = `${inbreedingPercent < 0 ? '−' : ''}${chanceText(Math.abs(inbreedingPercent))}`
  return `${mixed}, a coefficient of inbreeding of ${figure} by these markers.`
}
