import type { ConflictKind } from '@shop/contract/conflict'
import type { ResultHistory } from '@shop/contract/result'
import { and, asc, eq } from 'drizzle-orm'
import { type ReadOf, rowsOf } from '../../platform/db/rows-of.ts'
import { isOtherMix } from '../../reference/genetics/breed-mix.ts'
import { labImports, type labNotices } from '../../schema/laboratory.ts'
import { products } from '../../schema/product.ts'
import { sampleStageTimes, samples } from '../../schema/sample.ts'
import { aboutMix, isOtherAnimal, mixName, mixText, namedInMix, profileName, profileText } from './conflicts.ts'
import { isReported } from './lines.ts'
import { breedMixes, dnaProfiles, results } from '../../schema/result.ts'

export type Entry = ResultHistory['entries'][number]
type Change = Entry['changes'][number]
type Markers = (typeof dnaProfiles.$inferSelect)['markers']
type Shares = (typeof breedMixes.$inferSelect)['shares']

/** A sample's reading of one test, on one panel or of its breeds, from then until it was read again. */
export type Reading = {
  kind: ConflictKind
  about: string
  /** Of one sample the same for what takes one another's place. */
  key: string
  name: string
  barcode: string
  /** Null for a marker that failed. */
  text: string | null
  markers: Markers
  shares: Shares
  importId: string | null
  laboratory: string
  panelVersion: string
  createdAt: Date
  reportedAt: Date | null
  /** When its file was whole; null of what came without one. */
  importedAt: Date | null
  /** Why its file corrected an earlier one. */
  importReason: string | null
  supersededAt: Date | null
}

type Notice = Pick<typeof labNotices.$inferSelect, 'run' | 'barcode' | 'importId' | 'news' | 'email'>
/** Those who were notified by the notices that something is about, as the reader may see them named. */
export type NotifiedOf = (isAbout: (notice: Notice) => boolean) => string[]

const fromLab = (table: typeof results | typeof dnaProfiles | typeof breedMixes) => ({
  barcode: table.barcode,
  importId: table.importId,
  laboratory: table.laboratory,
  panelVersion: table.panelVersion,
  createdAt: table.createdAt,
  supersededAt: table.supersededAt,
  importedAt: labImports.importedAt,
  importReason: labImports.reason,
  reportedAt: sampleStageTimes.at,
})

const nothing: Pick<Reading, 'markers' | 'shares'> = { markers: [], shares: [] }

const isReportTime = and(eq(sampleStageTimes.barcode, samples.barcode), eq(sampleStageTimes.stage, 'reported'))

/** Everything that was ever read in an animal's reported samples, to be read: `readingsIn` takes it. */
export function readingRows(animalId: string) {
  const isTheirs = and(eq(samples.animalId, animalId), isReported)
  return {
    genotypes: rowsOf(
      { ...fromLab(results), name: products.name, productId: results.productId, genotype: results.genotype },
      (select) =>
        select
          .from(results)
          .innerJoin(products, eq(products.id, results.productId))
          .innerJoin(samples, eq(samples.barcode, results.barcode))
          .leftJoin(labImports, eq(labImports.id, results.importId))
          .leftJoin(sampleStageTimes, isReportTime)
          .where(and(isTheirs, eq(results.basis, 'tested')))
          .orderBy(asc(results.createdAt), asc(products.name)),
    ),
    profiles: rowsOf({ ...fromLab(dnaProfiles), panel: dnaProfiles.panel, markers: dnaProfiles.markers }, (select) =>
      select
        .from(dnaProfiles)
        .innerJoin(samples, eq(samples.barcode, dnaProfiles.barcode))
        .leftJoin(labImports, eq(labImports.id, dnaProfiles.importId))
        .leftJoin(sampleStageTimes, isReportTime)
        .where(isTheirs)
        .orderBy(asc(dnaProfiles.createdAt), asc(dnaProfiles.panel)),
    ),
    mixes: rowsOf({ ...fromLab(breedMixes), shares: breedMixes.shares, named: namedInMix }, (select) =>
      select
        .from(breedMixes)
        .innerJoin(samples, eq(samples.barcode, breedMixes.barcode))
        .leftJoin(labImports, eq(labImports.id, breedMixes.importId))
        .leftJoin(sampleStageTimes, isReportTime)
        .where(isTheirs)
        .orderBy(asc(breedMixes.createdAt)),
    ),
  }
}

/** The oldest first. */
export function readingsIn({ genotypes, profiles, mixes }: ReadOf<ReturnType<typeof readingRows>>): Reading[] {
  const of = (kind: ConflictKind, about: string, barcode: string) => ({
    kind,
    about,
    key: `${barcode}|${kind}|${about}`,
  })
  const all: Reading[] = [
    ...genotypes.map(({ productId, genotype, ...row }) => ({
      ...nothing,
      ...row,
      ...of('genotype', String(productId), row.barcode),
      text: genotype,
    })),
    ...profiles.map(({ panel, ...row }) => ({
      ...nothing,
      ...row,
      ...of('dna_profile', panel, row.barcode),
      name: profileName(panel),
      text: profileText(row.markers),
    })),
    ...mixes.map(({ named, ...row }) => ({
      ...nothing,
      ...row,
      ...of('breed_mix', aboutMix, row.barcode),
      name: mixName,
      text: mixText({ shares: row.shares, named }),
    })),
  ]
  return all.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
}

/** More markers than these are no line to read. */
const mostMarkers = 3

/** The markers that were read otherwise, before and after: "M1 A/G, M2 A/A and 4 more". */
function markersChanged(before: Markers, after: Markers): [string, string] {
  const was = new Map(before.map(({ name, alleles }) => [name, alleles.join('/')]))
  const is = new Map(after.map(({ name, alleles }) => [name, alleles.join('/')]))
  const names = [...new Set([...was.keys(), ...is.keys()])].filter((name) => was.get(name) !== is.get(name))
  const listed = (of: Map<string, string>) => {
    const shown = names.slice(0, mostMarkers).map((name) => `${name} ${of.get(name) || 'not read'}`)
    return shown.join(', ') + (names.length > shown.length ? ` and ${names.length - shown.length} more` : '')
  }
  return [listed(was), listed(is)]
}

/** What a reading changed in the earlier one; nothing where it is equal. */
export function changeOf(reading: Reading, before: Reading | undefined): Change[] {
  const { name, kind, text } = reading
  if (!before) return [{ name, before: null, after: text, barcode: null }]
  if (kind === 'dna_profile') {
    const [was, is] = markersChanged(before.markers, reading.markers)
    return [{ name, before: was, after: is, barcode: null }]
  }
  return before.text === text ? [] : [{ name, before: before.text, after: text, barcode: null }]
}

/** Whether two readings of one animal cannot both be right. */
export function contradict(one: Reading, other: Reading): boolean {
  if (one.kind !== other.kind || one.about !== other.about) return false
  if (one.kind === 'dna_profile') {
    const panel = one.about
    return isOtherAnimal({ ...one, panel }, { ...other, panel })
  }
  if (one.kind === 'breed_mix') return isOtherMix(one.shares, other.shares)
  return one.text !== null && other.text !== null && one.text !== other.text
}
