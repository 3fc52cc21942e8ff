import { and, eq, isNull } from 'drizzle-orm'
import { anyOf } from '../../platform/db/any-of.ts'
import type { Db } from '../../platform/db/open.ts'
import { breedMixes, dnaProfiles, results } from '../../schema/result.ts'
import type { CollectorFinding, Findings, GenotypeFinding, MixFinding, ProfileFinding } from './check-rows.ts'
import type { LabSample } from './lab-sample.ts'
import type { Faults } from '../../platform/input/faults.ts'

type Table = typeof results | typeof dnaProfiles | typeof breedMixes
/** What the database holds; `text` is equal exactly where a finding agrees. */
type Standing = { id: string; text: string; description: string }
type Compared<Finding> = {
  /** What is new, or differs from what holds now. */
  news: Finding[]
  /** Ids of the lines that they take the place of. */
  superseded: string[]
  /** Barcodes of those lines. */
  corrected: string[]
}
export type Changes = {
  genotypes: Compared<GenotypeFinding>
  profiles: Compared<ProfileFinding>
  mixes: Compared<MixFinding>
  /** Who took a sample, where another was stated before or nobody. */
  collectors: CollectorFinding[]
}

/** What of a file is new. Where something changes without a reason, the line goes to `faults`. */
export async function importChangesOf(
  tx: Db,
  { genotypes, profiles, mixes, collectors }: Findings,
  known: Map<string, LabSample>,
  reason: string | undefined,
  faults: Faults,
): Promise<Changes> {
  const compare = <Finding extends { line: number; barcode: string }>(
    findings: Finding[],
    standing: Map<string, Standing>,
    [keyOf, textOf]: [(one: Finding) => string, (one: Finding) => string],
  ): Compared<Finding> => {
    const compared: Compared<Finding> = { news: [], superseded: [], corrected: [] }
    for (const one of findings) {
      const before = standing.get(keyOf(one))
      if (before?.text === textOf(one)) continue
      compared.news.push(one)
      if (!before) continue
      if (!reason) faults.add(one.line, `${before.description} until now: give a reason for the correction.`)
      compared.superseded.push(before.id)
      compared.corrected.push(one.barcode)
    }
    return compared
  }
  const standing = await standingOf(tx, [...known.keys()])
  return {
    collectors: collectors.filter((one) => isOtherCollector(one, known.get(one.barcode), reason, faults)),
    genotypes: compare(genotypes, standing.results, [resultKey, genotypeText]),
    profiles: compare(profiles, standing.profiles, [profileKey, profileText]),
    mixes: compare(mixes, standing.mixes, [({ barcode }) => barcode, mixText]),
  }
}

/** What the database holds of these samples. */
async function standingOf(tx: Db, barcodes: string[]) {
  return {
    results: await standingResults(tx, barcodes),
    profiles: await standingProfiles(tx, barcodes),
    mixes: await standingMixes(tx, barcodes),
  }
}

export const unchanged = 'unchanged'

/**
 * For each finding of these samples, what holds until now; "unchanged" where it is equal, empty where there was
 * nothing.
 */
export async function untilNow(tx: Db, barcodes: string[]) {
  const standing = await standingOf(tx, barcodes)
  const told = (before: Standing | undefined, text: string) =>
    !before ? '' : before.text === text ? unchanged : before.description
  return {
    genotype: (one: GenotypeFinding) => told(standing.results.get(resultKey(one)), genotypeText(one)),
    profile: (one: ProfileFinding) => told(standing.profiles.get(profileKey(one)), profileText(one)),
    mix: (one: MixFinding) => told(standing.mixes.get(one.barcode), mixText(one)),
  }
}

/** Whether another person is stated than before. Correcting it, or taking it back, needs a reason. */
function isOtherCollector(
  { line, collector }: CollectorFinding,
  sample: LabSample | undefined,
  reason: string | undefined,
  faults: Faults,
): boolean {
  const before = sample?.isIdentityVerified ? sample.collector : null
  if (collector === before) return false
  if (before && !reason) faults.add(line, `it was taken by “${before}” until now: give a reason for the correction.`)
  return true
}

const none = 'no result'
const genotypeText = ({ genotype }: Pick<GenotypeFinding, 'genotype'>) => genotype ?? none
const resultKey = ({ barcode, productId }: Pick<GenotypeFinding, 'barcode' | 'productId'>) => `${barcode}|${productId}`
const profileKey = ({ barcode, panel }: Pick<ProfileFinding, 'barcode' | 'panel'>) => `${barcode}|${panel}`
/** In whatever order a file has markers, or a marker its alleles. */
const profileText = ({ markers }: Pick<ProfileFinding, 'markers'>) =>
  markers
    .map(({ name, alleles }) => `${name} ${alleles.toSorted().join('/')}`)
    .toSorted()
    .join('|')
const mixText = ({ shares, markersRead }: Pick<MixFinding, 'shares' | 'markersRead'>) =>
  [
    ...shares.map(({ breedId, percent }) => `${breedId ?? '-'} ${percent}`).toSorted(),
    `${markersRead ?? 'no'} markers`,
  ].join('|')

const standingIn = (table: Table, barcodes: string[]) => and(anyOf(table.barcode, barcodes), isNull(table.supersededAt))

async function standingResults(tx: Db, barcodes: string[]): Promise<Map<string, Standing>> {
  const { id, barcode, productId, genotype, basis } = results
  // What follows from the parents is not the laboratory's to correct.
  const rows = await tx
    .select({ id, barcode, productId, genotype })
    .from(results)
    .where(and(standingIn(results, barcodes), eq(basis, 'tested')))
  return new Map(
    rows.map((row) => {
      const text = row.genotype ?? none
      return [resultKey(row), { id: row.id, text, description: `it was “${text}”` }]
    }),
  )
}

async function standingProfiles(tx: Db, barcodes: string[]): Promise<Map<string, Standing>> {
  const rows = await tx.select().from(dnaProfiles).where(standingIn(dnaProfiles, barcodes))
  return new Map(
    rows.map((row) => [
      profileKey(row),
      { id: row.id, text: profileText(row), description: 'the DNA profile was another' },
    ]),
  )
}

async function standingMixes(tx: Db, barcodes: string[]): Promise<Map<string, Standing>> {
  const rows = await tx.select().from(breedMixes).where(standingIn(breedMixes, barcodes))
  return new Map(
    rows.map((row) => [row.barcode, { id: row.id, text: mixText(row), description: 'the breed mix was another' }]),
  )
}
