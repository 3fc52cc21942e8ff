import { kitReminder } from '@shop/contract/constants'
import { and, eq, exists, gt, inArray, isNull, lt } from 'drizzle-orm'
import type { Services } from '../../platform/services.ts'
import { parcels } from '../../schema/parcel.ts'
import { samples } from '../../schema/sample.ts'
import { parcelMailQueue } from './queues.ts'

const atOnce = 100
const dayMs = 24 * 60 * 60 * 1000

/** A kit that is with its buyer: nobody has activated it, it was not refunded or sent back, and it was not given away. */
export const isUnactivated = and(
  eq(samples.stage, 'dispatched'),
  isNull(samples.activatedAt),
  isNull(samples.voidedAt),
  isNull(samples.returnedAt),
  isNull(samples.kitOfferId),
)

/** Reminds once of each parcel in which a kit is not activated four weeks after it left. */
export async function remindOfKits({ db, jobs }: Pick<Services, 'db' | 'jobs'>, now = Date.now()): Promise<void> {
  const daysAgo = (days: number) => new Date(now - days * dayMs)
  await db.transaction(async (tx) => {
    const due = tx
      .select({ id: parcels.id })
      .from(parcels)
      .where(
        and(
          isNull(parcels.remindedAt),
          isNull(parcels.undoneAt),
          lt(parcels.sentAt, daysAgo(kitReminder.days)),
          gt(parcels.sentAt, daysAgo(kitReminder.most)),
          exists(
            tx
              .select({ one: samples.barcode })
              .from(samples)
              .where(and(eq(samples.parcelId, parcels.id), isUnactivated)),
          ),
        ),
      )
      .limit(atOnce)
      .for('update', { skipLocked: true })
    const reminded = await tx
      .update(parcels)
      .set({ remindedAt: new Date(now) })
      .where(inArray(parcels.id, due))
      .returning({ id: parcels.id })
    for (const { id } of reminded) await jobs.send(parcelMailQueue, { parcelId: id, kind: 'unactivated' }, tx)
  })
}
