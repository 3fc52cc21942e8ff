import { Failure } from '@shop/contract/failure'
import type { ReviewLine } from '@shop/contract/results-review'
import { eq, inArray } from 'drizzle-orm'
import { animals } from '../../schema/animal.ts'
import { breeds } from '../../schema/breed.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import type { Db } from '../../platform/db/open.ts'
import { verdictOf } from '../../reference/genetics/verdict.ts'
import { unchanged, untilNow } from '../laboratory/changes.ts'
import { checkRows, type MixFinding, type ProfileFinding } from '../laboratory/check-rows.ts'
import { type LabFile, readInParts } from '../laboratory/import-results.ts'
import { lockSamples } from '../laboratory/lab-sample.ts'
import type { LabRow } from '../laboratory/read-csv.ts'
import { Faults } from '../../platform/input/faults.ts'
import { csvOf } from '@shop/contract/csv'
import { asTested } from '../../results/result/record.ts'
import { samples } from '../../schema/sample.ts'
import { resultsReviews } from '../../schema/results-review.ts'

type Line = Omit<ReviewLine, 'change'>

export const noFile = () => new Failure(404, { message: 'No file waits under this number.' })

/**
 * A file as its reviewer reads it: each finding with the name of its test, what it reads as and what holds until now; of
 * a DNA profile how many markers were read.
 */
export async function linesIn(db: Db, file: LabFile): Promise<ReviewLine[]> {
  const lines = await readInParts(db, file, linesOf)
  return lines.map((line) => ({ ...line, change: changeTo(line.untilNow) }))
}

const changeTo = (untilNow: string) => (untilNow === '' ? 'new' : untilNow === unchanged ? 'same' : 'changed')

/** Those of a file that waits, as CSV. 404 where there is none. */
export async function reviewLines(db: Db, id: string): Promise<string> {
  const [row] = await db.select().from(resultsReviews).where(eq(resultsReviews.id, id))
  if (!row) throw noFile()
  const { fileName, text } = row
  if (text === null) throw new Failure(409, { message: `${fileName} was ${row.state} by ${row.reviewer}.` })
  const lines = await linesIn(db, { fileName, text })
  return csvOf([
    ['barcode', 'kind', 'name', 'title', 'value', 'reads_as', 'until_now'],
    ...lines.map(({ barcode, kind, name, title, value, readsAs, untilNow: before }) => [
      barcode,
      kind,
      name,
      title,
      value,
      readsAs,
      before,
    ]),
  ])
}

async function linesOf(tx: Db, rows: LabRow[]): Promise<Line[]> {
  const barcodes = [...new Set(rows.map(({ barcode }) => barcode))]
  const known = await lockSamples(tx, barcodes)
  const faults = new Faults()
  const { genotypes, profiles, mixes, collectors } = await checkRows(tx, rows, known, faults)
  const before = await untilNow(tx, barcodes)
  const testedBy = await testedAnimals(tx, barcodes)
  const breedNames = await namesOfBreeds(tx, mixes)

  const genotypeLines = genotypes.map((one): Line => {
    const test = known.get(one.barcode)?.tests.get(one.productId)
    const animal = testedBy.get(one.barcode)
    return {
      barcode: one.barcode,
      kind: 'genotype',
      name: String(one.productId),
      title: test?.name ?? '',
      value: one.genotype ?? 'no result',
      readsAs: (test && animal && verdictOf(test, one.genotype, animal).status?.replaceAll('_', ' ')) ?? '',
      untilNow: before.genotype(one),
    }
  })
  const profileLines = profiles.map((one) => profileLine(one, before.profile(one)))
  const mixLines = mixes.map((one): Line => ({
    barcode: one.barcode,
    kind: 'breed mix',
    name: '',
    title: 'Breed mix',
    value: [
      ...one.shares.map(
        ({ breedId, percent }) => `${breedId === null ? 'No breed' : breedNames.get(breedId)} ${percent}%`,
      ),
      ...(one.markersRead ? [`by ${one.markersRead} markers`] : []),
    ].join(', '),
    readsAs: '',
    untilNow: before.mix(one),
  }))
  const collectorLines = collectors.map(({ barcode, collector, chipNumber }): Line => ({
    barcode,
    kind: 'collector',
    name: chipNumber ?? '',
    title: 'Who took the sample',
    value: collector ?? 'nobody any more',
    readsAs: '',
    untilNow: (known.get(barcode)?.isIdentityVerified && known.get(barcode)?.collector) || '',
  }))
  // Stable: of one sample tests come first, in the order of the file.
  return [...genotypeLines, ...profileLines, ...mixLines, ...collectorLines].toSorted((a, b) =>
    a.barcode < b.barcode ? -1 : Number(a.barcode > b.barcode),
  )
}

function profileLine({ barcode, panel, markers }: ProfileFinding, before: string): Line {
  const read = markers.filter(({ alleles }) => alleles.length > 0).length
  const value = `${read} of ${markers.length} markers read`
  return { barcode, kind: 'DNA profile', name: '', title: panel, value, readsAs: '', untilNow: before }
}

/** By which sex and state each sample's genotypes are read. */
async function testedAnimals(tx: Db, barcodes: string[]) {
  const { gender, isDesexed } = animals
  const rows = await tx
    .select({ barcode: samples.barcode, testedAs: samples.testedAs, animal: { gender, isDesexed } })
    .from(samples)
    .innerJoin(animals, eq(animals.id, samples.animalId))
    .where(anyOf(samples.barcode, barcodes))
  return new Map(rows.map(({ barcode, testedAs, animal }) => [barcode, asTested(testedAs, animal)]))
}

async function namesOfBreeds(tx: Db, mixes: MixFinding[]): Promise<Map<number, string>> {
  const ids = [...new Set(mixes.flatMap(({ shares }) => shares.flatMap(({ breedId }) => breedId ?? [])))]
  const rows = ids.length ? await tx.select().from(breeds).where(inArray(breeds.id, ids)) : []
  return new Map(rows.map(({ id, name }) => [id, name]))
}
