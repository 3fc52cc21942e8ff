import { sampleStages, type SampleStage } from '@shop/contract/sample-stage'
import { and, eq } from 'drizzle-orm'
import { animalTransfers } from '../../schema/animal-transfer.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import { rowsOf } from '../../platform/db/rows-of.ts'
import { samples, sampleStageTimes } from '../../schema/sample.ts'
import type { User } from '../../people/visitor/visitor.ts'

/** When animals went to another account, and how far their samples had come by then. */
export type FormerlyOwned = { at: Map<string, Date>; stages: Map<string, SampleStage> }

type Swab = { barcode: string; animalId: string | null }
type Partings = {
  moved: { animalId: string; at: Date | null }[]
  times: { barcode: string; stage: SampleStage; at: Date }[]
}

/** For `readTogether`: when this user gave these animals away, the last time last, and when their samples came how far. */
export function partingsOf(user: User, animalIds: string[]) {
  const isMoved = and(
    eq(animalTransfers.fromUserId, user.id),
    eq(animalTransfers.state, 'accepted'),
    anyOf(animalTransfers.animalId, animalIds),
  )
  return {
    moved: rowsOf({ animalId: animalTransfers.animalId, at: animalTransfers.closedAt }, (select) =>
      select.from(animalTransfers).where(isMoved).orderBy(animalTransfers.closedAt),
    ),
    times: rowsOf(
      { barcode: sampleStageTimes.barcode, stage: sampleStageTimes.stage, at: sampleStageTimes.at },
      (select) =>
        select
          .from(sampleStageTimes)
          .innerJoin(samples, eq(samples.barcode, sampleStageTimes.barcode))
          .innerJoin(animalTransfers, eq(animalTransfers.animalId, samples.animalId))
          .where(isMoved),
    ),
  }
}

/** What a former owner may know of animals that are not theirs to see any more: what they knew at the transfer. */
export function knownToFormerOwner(
  { moved, times }: Partings,
  swabs: Swab[],
  isSeen: (animalId: string) => boolean,
): FormerlyOwned {
  const at = new Map(
    moved.flatMap(({ animalId, at: day }) => (day && !isSeen(animalId) ? [[animalId, day] as const] : [])),
  )
  const stages = swabs.flatMap(({ barcode, animalId }) => {
    const day = animalId && at.get(animalId)
    if (!day) return []
    const reached = times.filter((time) => time.barcode === barcode && time.at <= day).map(({ stage }) => stage)
    return [[barcode, sampleStages.findLast((stage) => reached.includes(stage)) ?? 'activated'] as const]
  })
  return { at, stages: new Map(stages) }
}
