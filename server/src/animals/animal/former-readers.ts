import { randomUUID } from 'node:crypto'
import { and, eq, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { labNotices } from '../../schema/laboratory.ts'
import { samples, sampleStageTimes } from '../../schema/sample.ts'
import { animalShares } from '../../schema/sharing.ts'
import { users } from '../../schema/user.ts'

/**
 * Ends shares of animals, and stores which results somebody could read until then: a withdrawal of these is mailed to
 * them.
 */
export async function endShares(tx: Db, where: SQL | undefined) {
  for (const { animalId, email } of await tx.delete(animalShares).where(where).returning()) {
    const [reader] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email))
    const read = await tx
      .select({ barcode: samples.barcode })
      .from(samples)
      .innerJoin(
        sampleStageTimes,
        and(eq(sampleStageTimes.barcode, samples.barcode), eq(sampleStageTimes.stage, 'reported')),
      )
      .where(eq(samples.animalId, animalId))
    if (read.length)
      await tx.insert(labNotices).values(
        read.map(({ barcode }) => ({
          run: randomUUID(),
          barcode,
          news: 'reported' as const,
          email,
          userId: reader?.id ?? null,
          as: 'former' as const,
          toldAt: new Date(),
        })),
      )
  }
}
