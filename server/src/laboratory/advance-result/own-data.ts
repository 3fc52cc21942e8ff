import { asc, eq, or, sql } from 'drizzle-orm'
import type { Collect } from '../../people/visitor/own-data.ts'
import { advanceOpenings, advanceReleases } from '../../schema/advance-result.ts'
import { animals } from '../../schema/animal.ts'
import { samples } from '../../schema/sample.ts'

/** What was released early of the user's animals, or to them, and each time that it was opened. */
export const collectAdvance: Collect = async (db, { id: userId }) => ({
  advanceResults: await db
    .select({
      barcode: advanceReleases.barcode,
      isToThem: sql<boolean>`${advanceReleases.userId} = ${userId}`,
      releasedAt: advanceReleases.releasedAt,
      endsAt: advanceReleases.endsAt,
      withdrawnAt: advanceReleases.withdrawnAt,
      openedAt: sql<string[]>`array(select ${advanceOpenings.openedAt} from ${advanceOpenings}
        where ${advanceOpenings.releaseId} = ${advanceReleases.id} order by 1)`,
    })
    .from(advanceReleases)
    .innerJoin(samples, eq(samples.barcode, advanceReleases.barcode))
    .leftJoin(animals, eq(animals.id, samples.animalId))
    .where(or(eq(advanceReleases.userId, userId), eq(animals.userId, userId)))
    .orderBy(asc(advanceReleases.releasedAt)),
})
