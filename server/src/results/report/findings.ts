import { Failure } from '@shop/contract/failure'
import type { ParentageRequest } from '@shop/contract/parentage'
import type { DnaProfile, Result } from '@shop/contract/result'
import type { ShownBy } from '@shop/contract/verdict'
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { readTogether } from '../../platform/db/rows-of.ts'
import type { animals } from '../../schema/animal.ts'
import { breedNamer } from '../../animals/animal/view.ts'
import { isDisease } from '../../reference/genetics/test-facts.ts'
import { parentageRequests } from '../../schema/parentage.ts'
import { animalConflictRows, conflictsIn } from '../result/animal-conflicts.ts'
import { newestMixRows } from '../result/breed-mix.ts'
import { contradictionText } from '../result/conflict-copy.ts'
import { toConflict } from '../result/conflicts.ts'
import { samples } from '../../schema/sample.ts'
import { standingProfiles, toDnaProfile } from '../result/dna-profile.ts'
import { compare } from '../parentage/outcome.ts'
import type { AnyReportType } from './type.ts'
import { together } from '../result/gene-results.ts'
import { genotypesIn } from '../result/genotypes.ts'
import { linesInOrder, orderedOfAnimal, type ResultRow, resultRows, standingIn, toResult } from '../result/lines.ts'

type AnimalRow = typeof animals.$inferSelect

/** A result as a report freezes it. */
/** What a report does not print of a result. */
type Unprinted =
  | 'id'
  | 'plainSentence'
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
    plainSentence: _plain,
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
 * only where nothing was read. What samples contradict each other in is marked. With the tests that its samples wait
 * for or have had.
 */
async function readLines(db: Db, animal: AnimalRow) {
  const read = await readTogether(db, {
    results: resultRows(eq(samples.animalId, animal.id)),
    conflicts: animalConflictRows(animal.id),
    ordered: orderedOfAnimal(animal.id),
  })
  const conflicts = conflictsIn(read.conflicts)
  const genotypes = genotypesIn([animal], read.results, conflicts.open).of(animal.id)
  const rows = standingIn(read.results)
  const chosen = [...Map.groupBy(rows, ({ productId }) => productId).values()].map((group) => {
    const readings = group.filter(({ genotype, basis }) => genotype !== null && basis === 'tested')
    const contradicted = readings.findLast((reading) => conflicts.over(reading)?.settlement === null)
    return (contradicted ??
      readings.at(-1) ??
      group.findLast(({ basis }) => basis === 'parentage') ??
      group.at(-1)) as ResultRow
  })
  const shown = chosen.map((row) => ({ ...toResult(row, animal, conflicts.over(row)), row }))
  const lines = together(genotypes, shown).map(({ row, ...result }) => ({
    ...printed(result),
    barcode: row.barcode,
    omiaId: row.product.omiaId,
    shownBy: row.product.shownBy,
    ...(result.together && { reading: result.together.reading }),
  }))
  return { lines: linesInOrder(lines), ordered: read.ordered }
}

export const linesOf = async (db: Db, animal: AnimalRow): Promise<ReportLine[]> => (await readLines(db, animal)).lines

/** The newest breed mix that counts, with what contradicts it; null where there is none. */
export async function newestMixOf(db: Db, animalId: string) {
  const {
    mixes: [found],
    conflicts,
  } = await readTogether(db, { mixes: newestMixRows(animalId), conflicts: animalConflictRows(animalId) })
  if (!found) return null
  const { shares, ...mix } = found.mix
  const breedOf = breedNamer(found.named)
  return {
    ...mix,
    conflict: conflictsIn(conflicts).overMix(found.mix),
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
  const {
    profiles: [profile],
    conflicts: [conflict],
  } = await standingProfiles(db, [id])
  if (!profile)
    throw nothingYet(
      conflict
        ? contradictionText(petName, toConflict(conflict))
        : `${petName} has no DNA profile yet. It comes with a DNA profile test.`,
    )
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

/** Tests that are still to be read in the samples of these lines: of diseases, or of everything. */
function waitingIn({ lines, ordered }: Awaited<ReturnType<typeof readLines>>, type: AnyReportType): number {
  if (type !== 'health' && type !== 'certificate' && type !== 'vet_summary') return 0
  const read = new Set(lines.map(({ product }) => product.id))
  const barcodes = new Set(lines.map(({ barcode }) => barcode))
  const waiting = ordered.filter(
    (test) => barcodes.has(test.barcode) && !read.has(test.productId) && (type === 'certificate' || isDisease(test)),
  )
  return new Set(waiting.map(({ productId }) => productId)).size
}

/** The content of a report of this type. Throws 409, with a plain message, where there is nothing yet. */
export async function findingsOf(db: Db, animal: AnimalRow, type: AnyReportType): Promise<Findings> {
  if (type === 'breed_mix' || type === 'breed_certificate') return breedMixOf(db, animal)
  if (type === 'dna_profile') return dnaProfileOf(db, animal)
  if (type === 'parentage') return parentageOf(db, animal)
  const [belongs, without] = choices[type]
  const all = await readLines(db, animal)
  const lines = all.lines.filter(belongs)
  if (!lines.length) throw nothingYet(without(animal.petName))
  return {
    ...nothing,
    lines,
    waitingCount: waitingIn(all, type),
    barcodes: lines.flatMap(({ barcode, conflict }) => [barcode, ...contradicting(conflict)]),
    laboratory: listed(lines.map(({ laboratory }) => laboratory)),
    testedAt: newest(lines.map(({ date }) => date)),
    method: `Genotyping, panel ${listed(lines.map(({ panelVersion }) => panelVersion))}`,
  }
}
