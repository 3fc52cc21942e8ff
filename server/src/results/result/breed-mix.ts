import { and, asc, desc, eq, getTableColumns } from 'drizzle-orm'
import { rowsOf } from '../../platform/db/rows-of.ts'
import { breedMixes, stands } from '../../schema/result.ts'
import { samples } from '../../schema/sample.ts'
import { namedInMix } from './conflicts.ts'
import { isReported } from './lines.ts'

/** The newest estimate of an animal's breeds that counts, from whichever of its samples, to be read: one row or none. */
export const newestMixRows = (animalId: string) =>
  rowsOf({ mix: getTableColumns(breedMixes), isSampleData: samples.isSampleData, named: namedInMix }, (select) =>
    select
      .from(breedMixes)
      .innerJoin(samples, eq(samples.barcode, breedMixes.barcode))
      .where(and(eq(samples.animalId, animalId), stands(breedMixes), isReported))
      .orderBy(desc(breedMixes.testedAt), desc(breedMixes.createdAt), asc(breedMixes.id))
      .limit(1),
  )
