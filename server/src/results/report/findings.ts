import { Failure } from '@shop/contract/failure'
import type { ParentageRequest } from '@shop/contract/parentage'
import type { DnaProfile, Result } from '@shop/contract/result'
import type { ShownBy } from '@shop/contract/verdict'
import { and, desc, eq, getTableColumns, inArray, ne, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import type { animals } from '../../schema/animal.ts'
import { breeds } from '../../schema/breed.ts'
import { isDisease } from '../../reference/genetics/test-facts.ts'
import { parentageRequests } from '../../schema/parentage.ts'
import { conflictsOf } from '../result/animal-conflicts.ts'
import { contradictionText } from '../result/conflict-copy.ts'
import { profileConflicts, toConflict } from '../result/conflicts.ts'
import { breedMixes, stands } from '../../schema/result.ts'
import { samples } from '../../schema/sample.ts'
import { standingProfiles, toDnaProfile } from '../result/dna-profile.ts'
import { compare } from '../parentage/outcome.ts'
import type { AnyReportType } from './type.ts'
import { withGeneReadings } from '../result/gene-results.ts'
import { linesInOrder, isReported, orderedTests, standingRows, toResult } from '../result/lines.ts'

type AnimalRow = typeof animals.$inferSelect
type Row = Awaited<ReturnType<typeof standingRows>>[number]

/** A result as a report freezes it. */
/** What a report does not print of a result. */
type Unprinted =
  | 'id'
  | 'loci'
  | 'together'
  | 'ageOfOnset'
  | 'penetrance'
  | 'prevalence'
  | 'medicine'
  | 'validatedBreeds'
  | 'isValidatedInBreed'
export type ReportLine = Omit<Result, Unprinted> & {
  barcode: string
  omiaId: string | null
  /** In whom alone the variant shows; null where sex does not matter. */
  shownBy: ShownBy | null
  /** What the tests of its gene mean together; left out of a test without a group. Earlier reports have none. */
  reading?: string | null
}

/** The findings of a report of a type, and the samples it rests on. */
export type Findings = {
  barcodes: string[]
  laboratory: string
  method: string
  /** When the newest of its readings was made. */
  testedAt: string
  lines: ReportLine[]
  /** Tests that were ordered and are not read yet. */
  waitingCount: number
  breedMix: {
    shares: { breed: { id: number; name: string } | null; percent: number }[]
    /** Left out where the laboratory did not state it, as in reports of before. */
    markersRead?: number
  } | null
  dnaProfile: Pick<DnaProfile, 'panel' | 'markers'> | null
  parentage:
    | (Pick<ParentageRequest, 'verdict' | 'meaning' | 'panel' | 'markersCompared' | 'mismatches' | 'powerOfExclusion'> &
        Pick<ParentageRequest, 'dam' | 'sire'>)
    | null
}

/** Whether a verdict among these is another for a desexed animal. */
export const hangsOnDesexing = (lines: Pick<ReportLine, 'shownBy'>[]) =>
  lines.some(({ shownBy }) => shownBy === 'intact_males')

const nothing = { lines: [], waitingCount: 0, breedMix: null, dnaProfile: null, parentage: null }

/** There is nothing yet that such a report could state. */
const nothingYet = (message: string) => new Failure(409, { message })

/** The samples that contradict each other: a line of theirs rests on all of them. */
const contradicting = (conflict: ReportLine['conflict']) =>
  conflict && !conflict.settlement ? conflict.readings.map(({ barcode }) => barcode) : []

const listed = (texts: string[]) => [...new Set(texts)].toSorted().join(' and ')
const newest = (dates: string[]) => dates.toSorted().at(-1) ?? ''

function printed(result: Result): Omit<Result, Unprinted> {
  const {
    id: _id,
    loci: _loci,
    together: _together,
    ageOfOnset: _o,
    penetrance: _p,
    prevalence: _prevalence,
    medicine: _medicine,
    validatedBreeds: _v,
    isValidatedInBreed: _i,
    ...line
  } = result
  return line
}

/**
 * An animal's findings, one line for each test: the newest reading of all samples; parentage, then a failed marker,
 * only where nothing was read. What samples contradict each other in is marked.
 */
export async function linesOf(db: Db, animal: AnimalRow): Promise<ReportLine[]> {
  const rows = await standingRows(db, eq(samples.animalId, animal.id))
  const conflicts = await conflictsOf(db, animal.id)
  const chosen = [...Map.groupBy(rows, ({ productId }) => productId).values()].map((group) => {
    const readings = group.filter(({ genotype, basis }) => genotype !== null && basis === 'tested')
    const contradicted = readings.findLast((reading) => conflicts.over(reading)?.settlement === null)
    return (contradicted ??
      readings.at(-1) ??
      group.findLast(({ basis }) => basis === 'parentage') ??
      group.at(-1)) as Row
  })
  const read = chosen.map((row) => ({ ...toResult(row, animal, conflicts.over(row)), row }))
  const lines = (await withGeneReadings(db, animal, read)).map(({ row, ...result }) => ({
    ...printed(result),
    barcode: row.barcode,
    omiaId: row.product.omiaId,
    shownBy: row.product.shownBy,
    ...(result.together && { reading: result.together.reading }),
  }))
  return linesInOrder(lines)
}

/** The newest breed mix that counts, with what contradicts it; null where there is none. */
export async function newestMixOf(db: Db, animalId: string) {
  const [found] = await db
    .select({ mix: getTableColumns(breedMixes) })
    .from(breedMixes)
    .innerJoin(samples, eq(samples.barcode, breedMixes.barcode))
    .where(and(eq(samples.animalId, animalId), stands(breedMixes), isReported))
    .orderBy(desc(breedMixes.testedAt), desc(breedMixes.id))
    .limit(1)
  if (!found) return null
  const { shares, ...mix } = found.mix
  const { overMix } = await conflictsOf(db, animalId)
  const ids = shares.map(({ breedId }) => breedId).filter((breedId) => breedId !== null)
  const names = await db.select({ id: breeds.id, name: breeds.name }).from(breeds).where(inArray(breeds.id, ids))
  const breedOf = (breedId: number | null) => names.find((breed) => breed.id === breedId) ?? null
  return {
    ...mix,
    conflict: overMix(found.mix),
    shares: shares
      .map(({ breedId, percent }) => ({ breed: breedOf(breedId), percent }))
      .toSorted((a, b) => Number(b.breed !== null) - Number(a.breed !== null) || b.percent - a.percent),
  }
}

async function breedMixOf(db: Db, { id, petName }: AnimalRow): Promise<Findings> {
  const mix = await newestMixOf(db, id)
  if (!mix) throw nothingYet(`The breeds of ${petName} have not been estimated yet. A breed mix test does that.`)
  if (mix.conflict) throw nothingYet(contradictionText(petName, mix.conflict))
  const { shares, markersRead, barcode, laboratory, panelVersion, testedAt } = mix
  return {
    ...nothing,
    breedMix: { shares, ...(markersRead && { markersRead }) },
    barcodes: [barcode],
    laboratory,
    testedAt: testedAt.toISOString(),
    method: `Ancestry, panel ${panelVersion}`,
  }
}

async function dnaProfileOf(db: Db, animal: AnimalRow): Promise<Findings> {
  const { id, petName } = animal
  const [profile] = await standingProfiles(db, eq(samples.animalId, id))
  if (!profile) {
    const [conflict] = await profileConflicts(db, [id])
    throw nothingYet(
      conflict
        ? contradictionText(petName, toConflict(conflict))
        : `${petName} has no DNA profile yet. It comes with a DNA profile test.`,
    )
  }
  const { barcode, laboratory, date, panel, markers } = toDnaProfile(profile, animal)
  return {
    ...nothing,
    dnaProfile: { panel, markers },
    barcodes: [barcode],
    laboratory,
    testedAt: date,
    method: `DNA profile, ${panel}`,
  }
}

/** The owner's newest comparison, made again with the profiles that count today. */
async function parentageOf(db: Db, { id, petName, userId }: AnimalRow): Promise<Findings> {
  const [request] = userId
    ? await db
        .select()
        .from(parentageRequests)
        .where(
          and(
            eq(parentageRequests.offspringId, id),
            eq(parentageRequests.userId, userId),
            ne(sql`${parentageRequests.outcome}->>'verdict'`, 'not_comparable'),
          ),
        )
        .orderBy(desc(parentageRequests.createdAt))
        .limit(1)
    : []
  const again = request && (await compare(db, request.outcome))
  if (!again) throw nothingYet(`The parents of ${petName} have not been checked yet. A parentage request does that.`)
  const { outcome, profiles } = again
  return {
    ...nothing,
    parentage: {
      verdict: outcome.verdict,
      meaning: outcome.meaning,
      panel: outcome.panel,
      markersCompared: outcome.markersCompared,
      mismatches: outcome.mismatches,
      powerOfExclusion: outcome.powerOfExclusion,
      dam: outcome.dam,
      sire: outcome.sire,
    },
    barcodes: profiles.map(({ barcode }) => barcode),
    laboratory: listed(profiles.map(({ laboratory }) => laboratory)),
    testedAt: newest(profiles.map(({ testedAt }) => testedAt.toISOString())),
    method: `DNA comparison, ${outcome.panel}`,
  }
}

export const isBloodGroup = ({ product }: ReportLine) => /blood group/i.test(product.name)

type OfLines = Exclude<AnyReportType, 'breed_mix' | 'breed_certificate' | 'dna_profile' | 'parentage'>
/** Which lines a report holds, and why it is refused where there are none. */
const choices: Record<OfLines, [(line: ReportLine) => boolean, (petName: string) => string]> = {
  health: [({ kind }) => kind === 'disease', (name) => `${name} has no health results yet.`],
  traits: [({ kind }) => kind === 'trait', (name) => `${name} has no results of traits yet.`],
  certificate: [() => true, (name) => `${name} has no results yet to certify.`],
  vet_summary: [
    (line) => line.kind === 'disease' || isBloodGroup(line),
    (name) => `${name} has no health results yet to summarise.`,
  ],
  clear_by_parentage: [
    ({ basis }) => basis.kind === 'parentage',
    (name) => `Nothing is clear by parentage for ${name}: that takes two parents who tested clear, and DNA that fits.`,
  ],
}

/** Tests of these samples that are still to be read: of diseases, or of everything. */
async function waitingOf(db: Db, rows: ReportLine[], type: AnyReportType): Promise<number> {
  if (type !== 'health' && type !== 'certificate' && type !== 'vet_summary') return 0
  const read = new Set(rows.map(({ product }) => product.id))
  const ordered = await orderedTests(db, [...new Set(rows.map(({ barcode }) => barcode))])
  const waiting = ordered.filter((test) => !read.has(test.productId) && (type === 'certificate' || isDisease(test)))
  return new Set(waiting.map(({ productId }) => productId)).size
}

/** The content of a report of this type. Throws 409, with a plain message, where there is nothing yet. */
export async function findingsOf(db: Db, animal: AnimalRow, type: AnyReportType): Promise<Findings> {
  if (type === 'breed_mix' || type === 'breed_certificate') return breedMixOf(db, animal)
  if (type === 'dna_profile') return dnaProfileOf(db, animal)
  if (type === 'parentage') return parentageOf(db, animal)
  const [belongs, without] = choices[type]
  const all = await linesOf(db, animal)
  const lines = all.filter(belongs)
  if (!lines.length) throw nothingYet(without(animal.petName))
  return {
    ...nothing,
    lines,
    waitingCount: await waitingOf(db, all, type),
    barcodes: lines.flatMap(({ barcode, conflict }) => [barcode, ...contradicting(conflict)]),
    laboratory: listed(lines.map(({ laboratory }) => laboratory)),
    testedAt: newest(lines.map(({ date }) => date)),
    method: `Genotyping, panel ${listed(lines.map(({ panelVersion }) => panelVersion))}`,
  }
}
