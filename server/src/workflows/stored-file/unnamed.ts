import { and, asc, eq, inArray, lt, notExists, type SQL, sql } from 'drizzle-orm'
import type { Services } from '../../platform/services.ts'
import { dayMs } from '../../platform/values/days.ts'
import { animalPhotos } from '../../schema/animal-photo.ts'
import { files } from '../../schema/file.ts'
import { outsideReports } from '../../schema/outside-report.ts'

type Storing = Pick<Services, 'db' | 'files'>

/** Every column that names files; a test finds one that is missing here. */
export const namingColumns = [
  animalPhotos.smallFile,
  animalPhotos.mediumFile,
  animalPhotos.largeFile,
  outsideReports.file,
]

const mostInOneRun = 1000

const isUnnamed = ({ db }: Storing) =>
  and(
    ...namingColumns.map((column) =>
      notExists(
        db
          .select({ one: sql`1` })
          .from(column.table)
          .where(eq(column, files.key)),
      ),
    ),
  )

/** One after another, until one fails: where the bucket is away, it is so for all. */
async function deleteThese(services: Storing, which: SQL | undefined) {
  const unnamed = await services.db
    .select({ key: files.key })
    .from(files)
    .where(and(which, isUnnamed(services)))
    .orderBy(asc(files.createdAt))
    .limit(mostInOneRun)
  for (const { key } of unnamed) await services.files.delete(key)
}

/** Deletes those of these files that no row names any more. Throws `BucketAway`. */
export const deleteDropped = (services: Storing, keys: string[]) => deleteThese(services, inArray(files.key, keys))

/** Deletes files that no row has named for a day: who stores one names it within seconds. Throws `BucketAway`. */
export const deleteUnnamed = (services: Storing) =>
  deleteThese(services, lt(files.createdAt, new Date(Date.now() - dayMs)))
