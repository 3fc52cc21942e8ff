import { eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import type { Services } from '../services.ts'
import { parentageRequests } from './tables.ts'

/** As a request keeps them: the ids stay when the animal is gone. */
const damId = sql<string>`(${parentageRequests.outcome}->'dam'->>'id')`
const sireId = sql<string>`(${parentageRequests.outcome}->'sire'->>'id')`

/** The animals that were ever compared with this one as their dam or sire. */
export async function offspringOf(tx: Db, parentId: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: parentageRequests.offspringId })
    .from(parentageRequests)
    .where(or(eq(damId, parentId), eq(sireId, parentId)))
  return rows.map(({ id }) => id)
}

/**
 * Has worked out again what these animals, and their offspring, are clear of by their parents: to be called, in its
 * transaction, by whatever changes a result, a profile or a parentage. Animals whose parentage nobody ever asked for are
 * left out, so a file of thousands queues few.
 */
export async function queueClearances(tx: Db, { jobs }: Pick<Services, 'jobs'>, animalIds: string[]): Promise<void> {
  if (!animalIds.length) return
  const rows = await tx
    .selectDistinct({ animalId: parentageRequests.offspringId })
    .from(parentageRequests)
    .where(or(inArray(parentageRequests.offspringId, animalIds), inArray(damId, animalIds), inArray(sireId, animalIds)))
  for (const { animalId } of rows) await jobs.send('clearance', { animalId, withOffspring: false }, tx)
}
