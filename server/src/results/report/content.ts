import { type AnimalPaper, papersOf } from '@shop/contract/animal-papers'
import { and, eq, getTableColumns, inArray } from 'drizzle-orm'
import { breedNamer, breedRows } from '../../animals/animal/view.ts'
import type { Db } from '../../platform/db/open.ts'
import { readTogether, rowsOf } from '../../platform/db/rows-of.ts'
import { animals } from '../../schema/animal.ts'
import type { Coat } from '../../schema/breed.ts'
import { products } from '../../schema/product.ts'
import { samples, sampleStageTimes } from '../../schema/sample.ts'
import { type Findings, findingsOf, hangsOnDesexing } from './findings.ts'
import { type AnyReportType, reportTitles } from './type.ts'
import { isVerified } from '../result/identity.ts'
import { recordChanges } from '../result/record.ts'
import { toSpecies } from '../../storefront/breed/species.ts'

type AnimalRow = typeof animals.$inferSelect
type Named = { id: number; name: string }

export type ReportSample = {
  barcode: string
  /** The name of the animal it was taken of: a parentage report rests on several. */
  animal: string
  kit: string
  collector: string | null
  isIdentityVerified: boolean
  reportedAt: string | null
}

/**
 * Everything a report states. It is frozen when the report is made; what is frozen and what would be today show whether
 * there is anything new to state. A field that is never empty makes every earlier report outdated.
 */
export type ReportContent = Omit<Findings, 'barcodes'> & {
  type: AnyReportType
  title: string
  animal: Record<AnimalPaper, string | null> & {
    petName: string
    species: Named
    breed: Named | null
    isMixedBreed: boolean
    gender: 'male' | 'female'
    isDesexed: boolean | null
    dateOfBirth: string | null
    dateOfBirthPrecision: 'exact' | 'estimated' | 'unknown'
    ownerName: string | null
    coat: Coat
  }
  samples: ReportSample[]
  /** All of them were taken by somebody who read the microchip. */
  isIdentityVerified: boolean
  isSampleData: boolean
  /**
   * Fields of the animal that differ from when its results were reported: "sex". Verdicts are by the earlier record.
   * Reports made before decision 0047 have none.
   */
  recordChanges?: string[]
}

type Taken = ReportSample & Pick<typeof samples.$inferSelect, 'isSampleData' | 'testedAs' | 'animalId'>

const sampleRows = (barcodes: string[]) =>
  rowsOf(
    {
      row: getTableColumns(samples),
      kit: products.name,
      animal: animals.petName,
      chipNumber: animals.chipNumber,
      reportedAt: sampleStageTimes.at,
    },
    (select) =>
      select
        .from(samples)
        .innerJoin(products, eq(products.id, samples.productId))
        .innerJoin(animals, eq(animals.id, samples.animalId))
        .leftJoin(
          sampleStageTimes,
          and(eq(sampleStageTimes.barcode, samples.barcode), eq(sampleStageTimes.stage, 'reported')),
        )
        .where(inArray(samples.barcode, barcodes))
        .orderBy(samples.barcode),
  )

/** The samples as a report names them. */
const toTaken = (rows: ReturnType<typeof sampleRows>['_']['type']): Taken[] =>
  rows.map(({ row, kit, animal, chipNumber, reportedAt }) => ({
    barcode: row.barcode,
    animal,
    kit,
    collector: row.collector,
    isIdentityVerified: isVerified(row, { chipNumber }),
    reportedAt: reportedAt?.toISOString() ?? null,
    isSampleData: row.isSampleData,
    testedAs: row.testedAs,
    animalId: row.animalId,
  }))

/** Desexing is named where a verdict depends on it: most animals are desexed some day. */
function changedSince(taken: Taken[], animal: AnimalRow, { lines }: Pick<Findings, 'lines'>): string[] {
  const own = taken.filter(({ animalId }) => animalId === animal.id)
  const changes = new Set(own.flatMap(({ testedAs }) => recordChanges(testedAs, animal)))
  if (!hangsOnDesexing(lines)) changes.delete('desexing')
  return [...changes]
}

/**
 * The content of a report of this type for the animal today. Throws 409, with a plain message, where there is nothing
 * to report yet.
 */
export async function contentOf(db: Db, animal: AnimalRow, type: AnyReportType): Promise<ReportContent> {
  const { barcodes, ...findings } = await findingsOf(db, animal, type)
  const read = await readTogether(db, { samples: sampleRows(barcodes), breeds: breedRows([animal.breedId]) })
  const taken = toTaken(read.samples)
  return {
    type,
    title: reportTitles[type],
    animal: {
      petName: animal.petName,
      ...papersOf(animal),
      species: toSpecies(animal.speciesId),
      breed: breedNamer(read.breeds)(animal.breedId),
      isMixedBreed: animal.isMixedBreed,
      gender: animal.gender,
      isDesexed: animal.isDesexed,
      dateOfBirth: animal.dateOfBirth,
      dateOfBirthPrecision: animal.dateOfBirthPrecision,
      ownerName: animal.ownerName,
      coat: { pattern: animal.coat.pattern, colours: animal.coat.colours, seed: animal.coat.seed },
    },
    samples: taken.map(({ isSampleData: _s, testedAs: _t, animalId: _a, ...sample }) => sample),
    recordChanges: changedSince(taken, animal, findings),
    isIdentityVerified: taken.length > 0 && taken.every(({ isIdentityVerified }) => isIdentityVerified),
    isSampleData: taken.some(({ isSampleData }) => isSampleData),
    ...findings,
  }
}
