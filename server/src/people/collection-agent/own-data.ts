import { eq } from 'drizzle-orm'
import type { Collect, Erase } from '../visitor/own-data.ts'
import { collectionAgents } from '../../schema/collection-agent.ts'

export const collectAgents: Collect = async (db, { id: userId }) => ({
  collectionAgents: (await db.select().from(collectionAgents).where(eq(collectionAgents.userId, userId))).map(
    ({ userId: _user, ...entry }) => entry,
  ),
})

export const eraseAgents: Erase = (tx, { id }) => tx.delete(collectionAgents).where(eq(collectionAgents.userId, id))
