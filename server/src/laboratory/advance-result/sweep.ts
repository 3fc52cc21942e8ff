import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { sendNotice } from '../../platform/mail/notice.ts'
import { isReported } from '../../results/result/lines.ts'
import { samples } from '../../schema/sample.ts'
import type { Services } from '../../platform/services.ts'
import { users } from '../../schema/user.ts'
import { eachAlone, eachStep } from '../../platform/jobs/each-alone.ts'
import { showsOutdated } from './state.ts'
import { advanceOpenings, advanceReleases } from '../../schema/advance-result.ts'
import { advanceResultNotices } from './mail-copy.ts'

const atOnce = 500

const emailOf = (tx: Db, releaseId: string) =>
  tx
    .select({ email: users.email, barcode: advanceReleases.barcode })
    .from(advanceReleases)
    .innerJoin(users, eq(users.id, advanceReleases.userId))
    .where(eq(advanceReleases.id, releaseId))

/**
 * Mails those who opened an advance result what became of it: a reading that they saw no longer holds, at review, at a
 * correction or because the sample was withdrawn; or the owner's report has taken its place. Each gets one mail about
 * each.
 */
export async function sweepAdvanceResults(services: Services): Promise<void> {
  const { db } = services
  const notify = (
    tx: Db,
    kind: keyof typeof advanceResultNotices,
    { email, barcode }: { email: string; barcode: string },
  ) => sendNotice(services, advanceResultNotices[kind], email, tx, undefined, { name: barcode })
  const outdated = await db
    .selectDistinct({ releaseId: advanceOpenings.releaseId })
    .from(advanceOpenings)
    .where(and(isNull(advanceOpenings.toldAt), showsOutdated))
    .limit(atOnce)
  const tellOutdated = ({ releaseId }: { releaseId: string }) =>
    db.transaction(async (tx) => {
      const told = await tx
        .update(advanceOpenings)
        .set({ toldAt: new Date() })
        .where(and(eq(advanceOpenings.releaseId, releaseId), isNull(advanceOpenings.toldAt), showsOutdated))
        .returning({ id: advanceOpenings.id })
      const [orderer] = told.length ? await emailOf(tx, releaseId) : []
      if (orderer) await notify(tx, 'advance-changed', orderer)
    })

  const reported = db.select({ barcode: samples.barcode }).from(samples).where(isReported)
  const isOver = and(
    isNull(advanceReleases.closedAt),
    isNull(advanceReleases.withdrawnAt),
    inArray(advanceReleases.barcode, reported),
  )
  const over = await db.select({ id: advanceReleases.id }).from(advanceReleases).where(isOver).limit(atOnce)
  const tellReported = ({ id }: { id: string }) =>
    db.transaction(async (tx) => {
      const [closed] = await tx
        .update(advanceReleases)
        .set({ closedAt: new Date() })
        .where(and(eq(advanceReleases.id, id), isOver))
        .returning({ id: advanceReleases.id })
      const [orderer] = closed ? await emailOf(tx, id) : []
      if (orderer) await notify(tx, 'advance-reported', orderer)
    })

  await eachStep({
    changed: () => eachAlone(outdated, ({ releaseId }) => `release ${releaseId}`, tellOutdated),
    reported: () => eachAlone(over, ({ id }) => `release ${id}`, tellReported),
  })
}
