import { asc, eq } from 'drizzle-orm'
import type { Collect, Erase } from '../../people/visitor/own-data.ts'
import { queueClearances, queueDependants } from './dependants.ts'
import { animals } from '../../schema/animal.ts'
import { parentageRequests } from '../../schema/parentage.ts'

export const collectParentageRequests: Collect = async (db, { id: userId }) => ({
  parentageRequests: await db
    .select({ outcome: parentageRequests.outcome, createdAt: parentageRequests.createdAt })
    .from(parentageRequests)
    .where(eq(parentageRequests.userId, userId))
    .orderBy(asc(parentageRequests.createdAt)),
})

/**
 * What others' animals are clear of by these does not outlive them. Before the requests go with the account; whoever is
 * compared meanwhile is found afterwards.
 */
export const eraseClearances: Erase = async (tx, { id: userId }, services) => {
  const own = await tx.select({ id: animals.id }).from(animals).where(eq(animals.userId, userId))
  const ids = own.map(({ id }) => id)
  await queueClearances(tx, services, ids)
  await queueDependants(tx, services, ids)
}
