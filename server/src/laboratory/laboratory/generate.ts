import { productTypes, species } from '@shop/contract/constants'
import { and, asc, inArray, isNotNull, isNull } from 'drizzle-orm'
import { isXLinked } from '../../reference/genetics/inheritance.ts'
import type { Db } from '../../platform/db/open.ts'
import { breeds } from '../../schema/breed.ts'
import { products } from '../../schema/product.ts'
import { samples } from '../../schema/sample.ts'
import { allelesOf, noCopy } from '../../reference/genetics/genotype.ts'
import { seededChanceOf, pick } from './chance.ts'
import { Faults } from '../../platform/input/faults.ts'
import { answerTo, type LabSample, lockSamples, sampleFault } from './lab-sample.ts'
import { panels } from '../../reference/genetics/panels.ts'
import { sampleProfile } from './sample-profile.ts'
import { type CsvLine, labCsv } from './write-csv.ts'

type ProductRow = typeof products.$inferSelect

/** Where a sample is that the laboratory works on. */
const atWork = ['received', 'visual_check', 'extraction', 'quality_check', 'genotyping', 'review'] as const
const mostSamples = 1000
const failureRate = 0.01
const normalRate = 0.85

/** A genotype that this test can have in an animal of this sex; null for a marker that failed. */
export function sampleGenotype(test: ProductRow, gender: 'male' | 'female', seed: string): string | null {
  if (seededChanceOf(seed, test.id, 'failed') < failureRate) return null
  const isOneCopy = isXLinked(test.modeOfInheritance) && gender === 'male'
  const loci = allelesOf(test).map((known, locus) => {
    const draw = (copy: number) =>
      test.typeId === productTypes.disease && seededChanceOf(seed, test.id, locus, copy, 'normal') < normalRate
        ? test.normalAlleles[locus]
        : pick(known, seed, test.id, locus, copy)
    return `${draw(1)}/${isOneCopy ? noCopy : draw(2)}`
  })
  return loci.join('; ')
}

/** Two breeds and a rest, in whole percents. */
function sampleMix(breedIds: number[], seed: string): { breedId: number | null; percent: number }[] {
  const [first, second] = [pick(breedIds, seed, 'first breed'), pick(breedIds, seed, 'second breed')]
  const major = 50 + Math.floor(seededChanceOf(seed, 'major') * 30)
  const rest = 5
  const shares =
    first === second ? [[first, 100 - rest] as const] : [[first, major] as const, [second, 100 - rest - major] as const]
  return [...shares.map(([breedId, percent]) => ({ breedId, percent })), { breedId: null, percent: rest }]
}

/**
 * A file of made-up results, marked as sample data, for samples the laboratory has; without barcodes for all it works
 * on, at most 1,000. One seed makes one file. 428 names samples that cannot be reported.
 */
export async function generateResults(
  db: Db,
  { barcodes, seed = 1, now = new Date() }: { barcodes?: string[]; seed?: number; now?: Date },
): Promise<string> {
  const list = await db.transaction((tx) => readySamples(tx, barcodes))
  const breedsOf = Map.groupBy(
    await db.select({ id: breeds.id, speciesId: breeds.speciesId }).from(breeds).where(isNotNull(breeds.vboId)),
    ({ speciesId }) => speciesId,
  )
  const ids = list.flatMap((sample) => sample.added)
  const first = await firstSamples(db, list)
  const added = ids.length ? await db.select().from(products).where(inArray(products.id, ids)) : []
  const origin = {
    laboratory: 'Sample Laboratory',
    panel_version: '4.2',
    date: now.toISOString().slice(0, 10),
    sample_data: 'yes',
  }
  const lines = list.flatMap((sample): CsvLine[] => {
    const { barcode, gender, speciesId } = sample
    const { tests, hasProfile, hasMix } = requestedOf(sample, added)
    if (!gender || !speciesId) return []
    // Samples of one animal read alike.
    const own = `${seed}|${first.get(sample.animalId) ?? barcode}`
    const panel = speciesId === species.canine ? panels.snp : panels.str
    const breedIds = (breedsOf.get(speciesId) ?? []).map(({ id }) => id)
    return [
      ...[...tests.values()].map((test) => ({
        kind: 'genotype',
        name: test.id,
        value: sampleGenotype(test, gender, own),
      })),
      ...(hasProfile
        ? sampleProfile(panel, own).map(({ name, alleles }) => ({
            kind: 'marker',
            panel,
            name,
            value: alleles.join('/'),
          }))
        : []),
      ...(hasMix
        ? [
            ...sampleMix(breedIds, own).map(({ breedId, percent }) => ({
              kind: 'breed',
              name: breedId,
              value: percent,
            })),
            { kind: 'breed', name: 'markers', value: 38_000 + Math.floor(seededChanceOf(own, 'markers') * 2000) },
          ]
        : []),
    ].map((line) => ({ barcode, ...line, ...origin }))
  })
  return labCsv(lines)
}

/** The barcode of the first sample of each of their animals. */
async function firstSamples(db: Db, list: LabSample[]): Promise<Map<string | null, string>> {
  const ids = list.flatMap(({ animalId }) => animalId ?? [])
  const rows = await db
    .selectDistinctOn([samples.animalId], { animalId: samples.animalId, barcode: samples.barcode })
    .from(samples)
    .where(inArray(samples.animalId, ids))
    .orderBy(asc(samples.animalId), asc(samples.createdAt), asc(samples.barcode))
  return new Map(rows.map(({ animalId, barcode }) => [animalId, barcode]))
}

/** What results are awaited of; of a sample that was reported, what was added since. */
function requestedOf({ tests, hasProfile, hasMix, wasReported, added }: LabSample, bought: ProductRow[]) {
  if (!wasReported) return { tests, hasProfile, hasMix }
  const isAdded = (answer: ReturnType<typeof answerTo>) =>
    bought.some((product) => added.includes(product.id) && answerTo(product) === answer)
  return {
    tests: new Map([...tests].filter(([id]) => added.includes(id))),
    hasProfile: isAdded('profile'),
    hasMix: isAdded('mix'),
  }
}

async function readySamples(tx: Db, named: string[] | undefined): Promise<LabSample[]> {
  const barcodes =
    named ??
    (
      await tx
        .select({ barcode: samples.barcode })
        .from(samples)
        .where(and(inArray(samples.stage, atWork), isNotNull(samples.activatedAt), isNull(samples.problem)))
        .orderBy(asc(samples.barcode))
        .limit(mostSamples)
    ).map(({ barcode }) => barcode)
  const known = await lockSamples(tx, barcodes)
  const faults = new Faults()
  for (const barcode of barcodes) {
    const sample = known.get(barcode)
    const fault = sample ? sampleFault(sample) : 'is not known.'
    if (fault) faults.add(barcode, fault)
  }
  faults.refuse('Nothing was generated.')
  return [...known.values()]
}
