import { productTypes } from '@shop/contract/constants'
import { readBarcode } from '@shop/contract/codes'
import type { ResultSheet } from '@shop/contract/result'
import { and, eq, getTableColumns } from 'drizzle-orm'
import type { AnimalRow } from '../../animals/animal/access.ts'
import { newestSampleFirst } from '../../animals/animal/view.ts'
import { missing } from '../../platform/input/refusal.ts'
import { type ReadOf, readTogether, rowsOf } from '../../platform/db/rows-of.ts'
import type { Services } from '../../platform/services.ts'
import { samples, sampleStageTimes } from '../../schema/sample.ts'
import { animalConflictRows, conflictsIn } from './animal-conflicts.ts'
import { together } from './gene-results.ts'
import { genotypesIn } from './genotypes.ts'
import { isVerified } from './identity.ts'
import {
  currentIn,
  lineRows,
  linesInOrder,
  orderedOfAnimal,
  type Test,
  testsOf,
  toResult,
  withMedicine,
} from './lines.ts'
import { recordChanges } from './record.ts'

/** All that the sheets of an animal's samples are made of, to be read: `sheetsIn` takes it. */
export const sheetRows = ({ id }: Pick<AnimalRow, 'id'>) => ({
  samples: rowsOf({ sample: getTableColumns(samples), reportedAt: sampleStageTimes.at }, (select) =>
    select
      .from(samples)
      .leftJoin(
        sampleStageTimes,
        and(eq(sampleStageTimes.barcode, samples.barcode), eq(sampleStageTimes.stage, 'reported')),
      )
      .where(eq(samples.animalId, id))
      .orderBy(...newestSampleFirst),
  ),
  lines: lineRows(eq(samples.animalId, id)),
  ordered: orderedOfAnimal(id),
  conflicts: animalConflictRows(id),
})
type Read = ReadOf<ReturnType<typeof sheetRows>>

/** What was read in each of an animal's samples, as it is understood today. `tests` are those of the lines. */
export function sheetsIn(animal: AnimalRow, read: Read, tests: Test[]): (one: Read['samples'][number]) => ResultSheet {
  const results = { lines: read.lines, tests }
  const conflicts = conflictsIn(read.conflicts)
  const rows = Map.groupBy(currentIn(results), ({ barcode }) => barcode)
  const genotypes = genotypesIn([animal], results, conflicts.open).of(animal.id)
  return ({ sample, reportedAt }) => {
    const { barcode } = sample
    const lines = together(
      genotypes,
      (rows.get(barcode) ?? []).map((row) => toResult(row, animal, conflicts.over(row))),
    )
    const isRead = new Set(lines.map(({ product }) => product.id))
    // What was withdrawn is read in the kit that took its place.
    const ordered = sample.withdrawnAt ? [] : read.ordered.filter((test) => test.barcode === barcode)
    const waiting = ordered.filter(({ productId }) => !isRead.has(productId))
    return {
      barcode,
      isPartial: sample.problem === 'partial_result' || waiting.length > 0,
      isIdentityVerified: isVerified(sample, animal),
      recordChange: recordChanges(sample.testedAs, animal).join(' and ') || null,
      collector: sample.collector,
      waiting: {
        diseases: waiting.filter(({ typeId }) => typeId === productTypes.disease).length,
        traits: waiting.filter(({ typeId }) => typeId === productTypes.trait).length,
      },
      reportedAt: reportedAt?.toISOString() ?? null,
      isSampleData: sample.isSampleData,
      conflicts: conflicts.ofSample(barcode),
      results: linesInOrder(lines.map(withMedicine)),
    }
  }
}

/** The sheet of one of an animal's samples; another animal's is missing. */
export async function readSheet(
  services: Pick<Services, 'db' | 'catalogue'>,
  animal: AnimalRow,
  typed: string,
): Promise<ResultSheet> {
  const read = await readTogether(services.db, sheetRows(animal))
  const found = read.samples.find(({ sample }) => sample.barcode === readBarcode(typed))
  if (!found) throw missing()
  return sheetsIn(animal, read, await testsOf(services, read.lines))(found)
}
