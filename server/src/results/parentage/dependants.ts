import { inArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import type { Services } from '../../platform/services.ts'
import { parentageRequests } from '../../schema/parentage.ts'
import { clearanceQueue, dependantsQueue } from './queues.ts'

/** As a request stores them: the ids stay when the animal is gone. */
const damId = sql<string>`(${parentageRequests.outcome}->'dam'->>'id')`
const sireId = sql<string>`(${parentageRequests.outcome}->'sire'->>'id')`

/**
 * Queues a job that works out again of what these animals, and whoever was compared with them as offspring, are clear
 * by parentage. Animals whose parentage was never requested are left out, so a file of thousands queues few.
 */
export async function queueClearances(tx: Db, { jobs }: Pick<Services, 'jobs'>, animalIds: string[]): Promise<void> {
  if (!animalIds.length) return
  const rows = await tx
    .selectDistinct({ animalId: parentageRequests.offspringId })
    .from(parentageRequests)
    .where(or(inArray(parentageRequests.offspringId, animalIds), inArray(damId, animalIds), inArray(sireId, animalIds)))
  for (const { animalId } of rows) await jobs.send(clearanceQueue, { animalId }, tx)
}

/**
 * `queueClearances`, once the transaction has committed: to be called in it by whatever changes a result, a profile or
 * a parentage. An animal that is compared with these meanwhile is worked out by the earlier state, and is found then.
 */
export async function queueDependants(tx: Db, { jobs }: Pick<Services, 'jobs'>, animalIds: string[]): Promise<void> {
  if (animalIds.length) await jobs.send(dependantsQueue, { animalIds: [...new Set(animalIds)] }, tx)
}
