import { sampleStages, type SampleStage } from '@shop/contract/sample-stage'
import { and, eq, inArray, max } from 'drizzle-orm'
import { animalTransfers } from '../../schema/animal-transfer.ts'
import type { Db } from '../../platform/db/open.ts'
import { sampleStageTimes } from '../../schema/sample.ts'
import type { User } from '../../people/visitor/visitor.ts'

/** When animals went to another account, and how far their samples had come by then. */
export type FormerlyOwned = { at: Map<string, Date>; stages: Map<string, SampleStage> }

type Swab = { barcode: string; animalId: string | null }

/** What a former owner may know of `animalIds`, which are not theirs to see any more: what they knew at the transfer. */
export async function knownToFormerOwner(
  db: Db,
  user: User | null,
  animalIds: string[],
  swabs: Swab[],
): Promise<FormerlyOwned> {
  const moved =
    user && animalIds.length
      ? await db
          .select({ animalId: animalTransfers.animalId, at: max(animalTransfers.closedAt) })
          .from(animalTransfers)
          .where(
            and(
              eq(animalTransfers.fromUserId, user.id),
              eq(animalTransfers.state, 'accepted'),
              inArray(animalTransfers.animalId, animalIds),
            ),
          )
          .groupBy(animalTransfers.animalId)
      : []
  const at = new Map(moved.flatMap((row) => (row.at ? [[row.animalId, row.at] as const] : [])))
  const barcodes = swabs.flatMap(({ barcode, animalId }) => (animalId && at.has(animalId) ? [barcode] : []))
  const times = barcodes.length
    ? await db.select().from(sampleStageTimes).where(inArray(sampleStageTimes.barcode, barcodes))
    : []
  const stages = swabs.flatMap(({ barcode, animalId }) => {
    const day = animalId && at.get(animalId)
    if (!day) return []
    const reached = times.filter((time) => time.barcode === barcode && time.at <= day).map(({ stage }) => stage)
    return [[barcode, sampleStages.findLast((stage) => reached.includes(stage)) ?? 'activated'] as const]
  })
  return { at, stages: new Map(stages) }
}
