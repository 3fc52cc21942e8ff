import type { ReportContent } from './content.ts'
import { hangsOnDesexing, type ReportLine } from './findings.ts'

const readingOf = ({ genotype, basis }: ReportLine) => JSON.stringify([genotype, basis.kind])
/** What a trait's result means beside the others of its gene. */
const isOtherReading = (issued: ReportLine, now: ReportLine) =>
  issued.kind === 'trait' && Boolean(issued.reading && now.reading) && issued.reading !== now.reading
const namesOf = (lines: ReportLine[]) => lines.map(({ product }) => product.name).join('; ')

function changeOfLines(issued: ReportLine[], now: ReportLine[]): string | null {
  const current = new Map(now.map((line) => [line.product.id, line]))
  if (issued.some(({ product }) => !current.has(product.id))) return 'A result that it states was withdrawn.'
  const nowOf = (line: ReportLine) => current.get(line.product.id) ?? line
  const [were, are] = [issued, issued.map(nowOf)].map((lines) =>
    lines.map(({ status }) => status === 'conflicting'),
  ) as [boolean[], boolean[]]
  const contradicted = issued.filter((_, index) => are[index] && !were[index])
  if (contradicted.length)
    return `Samples of this animal contradict each other, and neither counts until the laboratory has settled it: ${namesOf(contradicted)}.`
  const settled = issued.filter((_, index) => were[index] && !are[index])
  if (settled.length) return `The laboratory has settled in what samples contradicted each other: ${namesOf(settled)}.`
  const reread = issued.filter((line) => readingOf(line) !== readingOf(nowOf(line)))
  if (reread.length) return `Read again, and different now: ${namesOf(reread)}.`
  // What the catalogue states of the test was corrected.
  const judged = issued.filter((line) => line.status !== nowOf(line).status)
  if (judged.length) return `Read the same, and another verdict now: ${namesOf(judged)}.`
  const meant = issued.filter((line) => isOtherReading(line, nowOf(line)))
  return meant.length ? `Read the same, and another meaning now: ${namesOf(meant)}.` : null
}

const sharesOf = ({ breedMix }: ReportContent) =>
  breedMix && JSON.stringify(breedMix.shares.map(({ breed, percent }) => [breed?.id ?? null, percent]))
const markersOf = ({ dnaProfile }: ReportContent) =>
  dnaProfile && JSON.stringify(dnaProfile.markers.map(({ name, alleles }) => [name, alleles]))
const parentsOf = ({ parentage }: ReportContent) => JSON.stringify([parentage?.dam?.id, parentage?.sire?.id])
const verdictOf = ({ parentage }: ReportContent) =>
  parentage && JSON.stringify([parentage.verdict, parentage.mismatches])

/** A profile of a newer sample does not make the older wrong. */
export const isSameSamples = (a: ReportContent, b: ReportContent) =>
  JSON.stringify(a.samples.map(({ barcode }) => barcode)) === JSON.stringify(b.samples.map(({ barcode }) => barcode))

/** Only of samples whose identity was stated as verified: elsewhere a collector is a name alone. */
const isOtherCollector = (issued: ReportContent, now: ReportContent) =>
  issued.samples.some(({ barcode, collector, isIdentityVerified }) =>
    now.samples.some((one) => isIdentityVerified && one.barcode === barcode && one.collector !== collector),
  )

/**
 * What was found differently than a report states; null where nothing was. `now` is null where there is nothing left to
 * state.
 */
export function findingsChange(issued: ReportContent, now: ReportContent | null): string | null {
  if (!now) return 'The results that it states were withdrawn.'
  if (issued.isSampleData !== now.isSampleData) return 'Whether these are sample data was corrected.'
  const lines = changeOfLines(issued.lines, now.lines)
  if (lines) return lines
  if (sharesOf(issued) !== sharesOf(now)) return 'The breeds were estimated again, and are different now.'
  if (
    isSameSamples(issued, now) &&
    issued.dnaProfile?.panel === now.dnaProfile?.panel &&
    markersOf(issued) !== markersOf(now)
  )
    return 'The DNA profile was read again, and is different now.'
  // Other parents were compared since: that changes nothing for these.
  if (parentsOf(issued) === parentsOf(now) && verdictOf(issued) !== verdictOf(now))
    return 'The parentage was checked again, and comes out differently.'
  return null
}

/**
 * What verdicts depend on, as a report prints it of the animal, and what is written now. What was filled in since is no
 * change.
 */
function changeOfRecord({ animal: issued, lines }: ReportContent, now: ReportContent): string | null {
  const { animal } = now
  const isOther = <Value>(then: Value | null, today: Value | null) => then !== null && then !== today
  const changed: [string, boolean][] = [
    ['sex', issued.gender !== animal.gender],
    ['desexing', hangsOnDesexing(now.lines) && issued.isDesexed !== animal.isDesexed],
    ['breed', lines.length > 0 && isOther(issued.breed?.id ?? null, animal.breed?.id ?? null)],
    ['date of birth', lines.length > 0 && isOther(issued.dateOfBirth, animal.dateOfBirth)],
  ]
  const names = changed.filter(([, is]) => is).map(([name]) => name)
  return names.length
    ? `The animal’s record was changed: its ${names.join(' and ')}. What was found in its DNA is the same.`
    : null
}

/**
 * Why a report no longer states what is known; null while it does. What was added since, and a pet's new name, do not
 * make it wrong. `now` is null where there is nothing left to state.
 */
export function contradictionOf(issued: ReportContent, now: ReportContent | null): string | null {
  const verified = new Map(now?.samples.map((sample) => [sample.barcode, sample.isIdentityVerified]))
  if (issued.samples.some(({ barcode, isIdentityVerified }) => isIdentityVerified && verified.get(barcode) === false))
    return 'The identity of a sample no longer counts as verified.'
  if (now && isOtherCollector(issued, now)) return 'Who took the sample, and read the microchip, was corrected.'
  return findingsChange(issued, now) ?? (now && changeOfRecord(issued, now))
}

/** What becomes of a report when a newer one is made. */
export const reasonForNewer = (issued: ReportContent, now: ReportContent): string =>
  contradictionOf(issued, now) ??
  (now.lines.length > issued.lines.length
    ? 'A newer one was made, with more results.'
    : 'A newer one was made, with the details as they are now.')
