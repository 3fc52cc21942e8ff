import type { ResultStatus } from '@shop/contract/verdict'
import type { ReportContent } from '../content.ts'
import type { ReportLine } from '../findings.ts'
import { reportPercentText } from '../copy.ts'

/** "12 November 2026": a report crosses borders, so no order of numbers may be misread. */
/** Printed wherever results are made up: a demonstration has no others. */
export const sampleDataText = 'Sample data: no animal was tested'

export const longDate = (iso: string) =>
  new Date(iso).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const numberWord = (count: number) => numbers[count] ?? String(count)
export const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${numberWord(count)} ${count === 1 ? one : many}`

export const verdictCountOf = (lines: ReportLine[], ...statuses: (ResultStatus | null)[]) =>
  lines.filter(({ kind, status }) => kind === 'disease' && statuses.includes(status)).length

/** A sheet of health results in a few words that state no more than it does. */
export function healthFinding(lines: ReportLine[]): string {
  const serious = verdictCountOf(lines, 'affected', 'at_risk')
  const conflicting = verdictCountOf(lines, 'conflicting')
  const carried = verdictCountOf(lines, 'carrier')
  const clear = verdictCountOf(lines, 'clear')
  const isAllClear = clear > 0 && clear === lines.filter(({ kind }) => kind === 'disease').length
  if (serious) return `${capital(counted(serious, 'result'))} ${serious === 1 ? 'needs' : 'need'} your attention`
  if (conflicting) return `Samples contradict each other in ${counted(conflicting, 'test')}`
  if (carried) return `A carrier of ${counted(carried, 'variant')}`
  const derived = lines.filter(({ basis }) => basis.kind === 'parentage').length
  if (isAllClear && derived)
    return derived === clear
      ? `Clear of ${counted(clear, 'variant')} by parentage`
      : `Clear in ${counted(clear - derived, 'test')}, and of ${counted(derived, 'variant')} by parentage`
  if (isAllClear) return clear === 1 ? 'Clear in the one test' : `Clear in all ${numberWord(clear)} tests`
  if (clear) return `Clear in ${counted(clear, 'test')}, and others gave no verdict`
  return 'No marker gave a verdict'
}

/** The finding in a clinic's terms. */
export function clinicalFinding(lines: ReportLine[]): string {
  const parts: [number, string][] = [
    [verdictCountOf(lines, 'affected'), 'affected'],
    [verdictCountOf(lines, 'at_risk'), 'at risk'],
  ]
  const found = parts.filter(([count]) => count > 0).map(([count, word]) => `${numberWord(count)} ${word}`)
  const carried = verdictCountOf(lines, 'carrier')
  const conflicting = verdictCountOf(lines, 'conflicting')
  if (conflicting) found.push(`${numberWord(conflicting)} conflicting`)
  if (carried) found.push(`carrier of ${numberWord(carried)}`)
  return found.length ? capital(found.join(', ')) : healthFinding(lines)
}

export function breedFinding({ breedMix }: ReportContent): string {
  const named = breedMix?.shares.filter(({ breed }) => breed) ?? []
  const [first, ...others] = named
  if (!first?.breed) return 'No breed could be assigned'
  if (!others.length) return `${reportPercentText(first.percent)} ${first.breed.name}`
  return `${reportPercentText(first.percent)} ${first.breed.name}, and ${counted(others.length, 'more breed')}`
}

export const genderText = ({ gender, isDesexed }: ReportContent['animal']) =>
  capital(gender) + (isDesexed === null ? '' : isDesexed ? ', desexed' : ', entire')

export const bornText = ({ dateOfBirth, dateOfBirthPrecision }: ReportContent['animal']) =>
  dateOfBirth ? longDate(dateOfBirth) + (dateOfBirthPrecision === 'estimated' ? ' (estimated)' : '') : null

export const breedText = ({ breed, isMixedBreed }: ReportContent['animal']) =>
  isMixedBreed ? `Mixed breed${breed ? ` (${breed.name})` : ''}` : (breed?.name ?? null)

const variantOnly =
  'A test reads the variant that it names. Other variants of the same gene, and other genes, may cause a similar disease and are not read.'
const genetic = [
  variantOnly,
  '“At risk” is not a diagnosis: not every animal with such a result becomes ill. Please ask a vet what it means for this one.',
  '“No result” means that a marker could not be read. It says nothing about the animal, good or bad.',
]
const limitsByType: Partial<Record<ReportContent['type'], string[]>> = {
  // A clinic needs no advice to speak with a vet.
  vet_summary: [
    variantOnly,
    '“No result” means that a marker could not be read. “At risk” is not a diagnosis: not every animal with such a result becomes ill.',
  ],
  traits: [
    'A test reads the variant that it names. Other genes may hide a trait, or cause it in another way.',
    '“No result” means that a marker could not be read. It says nothing about the animal.',
  ],
  clear_by_parentage: [
    'Clear by parentage rests on the parents’ tests and on parentage checked by DNA. The animal itself was not tested for these variants, and a new mutation would not show.',
  ],
  breed_mix: [
    'Shares are estimates: the DNA was compared with that of known breeds on this panel. A breed that is not on the panel shows as a related breed, or as not assigned.',
    'A breed estimate is not a pedigree, and says nothing about health or temperament.',
  ],
  dna_profile: [
    'A DNA profile identifies an animal and helps to check its parents. It says nothing about health, breed or looks.',
    'Profiles on different panels cannot be compared.',
  ],
  parentage: [
    'Markers can exclude a parent; they cannot prove one. A close relative of the true parent may fit as well.',
    'One mismatch can be a mutation. More markers, or a second sample, settle it.',
  ],
}
export const limitsOf = ({ type }: ReportContent): string[] =>
  limitsByType[type === 'breed_certificate' ? 'breed_mix' : type] ?? genetic

/** Whether somebody independent saw whose sample it was: printed on every report. */
export function identityText({ samples, isIdentityVerified, animal, type }: ReportContent): {
  title: string
  text: string
} {
  const collectors = [...new Set(samples.map(({ collector }) => collector).filter((name) => name !== null))]
  const every = type === 'parentage' || samples.length > 1
  if (isIdentityVerified)
    return {
      title: 'Identity verified',
      text: every
        ? `Each sample was taken by somebody who read the microchip: ${collectors.join(', ') || 'an agent or vet'}.`
        : `${collectors[0] ?? 'An agent or vet'} took the sample and read the microchip${animal.chipNumber ? ` ${animal.chipNumber}` : ''}.`,
    }
  return {
    title: 'Identity not verified',
    text: every
      ? 'At least one sample was not taken by an agent or vet who read the microchip. The laboratory tested the samples that it was sent.'
      : 'No agent or vet took the sample and read the microchip. The laboratory tested the sample that it was sent.',
  }
}

const isVerifiedIn = ({ samples }: ReportContent, { barcode }: ReportLine) =>
  samples.find((sample) => sample.barcode === barcode)?.isIdentityVerified === true

/**
 * Under a line's name: whose sample it was read in, as far as anybody made sure. Where there are several, each names its
 * own. A summary for a vet says above all what holds of every sample, and not again.
 */
export function originText(content: ReportContent, line: ReportLine): string {
  const { samples, type } = content
  const isSaidAbove = type === 'vet_summary' && new Set(samples.map((one) => one.isIdentityVerified)).size < 2
  return [
    ...(samples.length > 1 ? [line.barcode] : []),
    ...(isSaidAbove ? [] : [isVerifiedIn(content, line) ? 'Identity verified' : 'Identity not verified']),
  ].join(', ')
}

/** What is written of the animal otherwise than when its results were reported; null where nothing is. */
export const recordText = ({ recordChanges = [] }: ReportContent) =>
  recordChanges.length
    ? `Changed since these results were reported: its ${recordChanges.join(' and ')}. The verdicts rest on what was recorded then.`
    : null
