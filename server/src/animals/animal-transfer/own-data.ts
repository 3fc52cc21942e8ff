import { and, asc, eq, or } from 'drizzle-orm'
import type { Collect, Erase } from '../../people/visitor/own-data.ts'
import { erased } from '../../platform/values/erased.ts'
import { animalTransfers } from '../../schema/animal-transfer.ts'

export const collectTransfers: Collect = async (db, { id: userId, email }) => ({
  transfers: await db
    .select({
      animalId: animalTransfers.animalId,
      toEmail: animalTransfers.toEmail,
      asksToRead: animalTransfers.asksToRead,
      state: animalTransfers.state,
      createdAt: animalTransfers.createdAt,
      closedAt: animalTransfers.closedAt,
    })
    .from(animalTransfers)
    .where(or(eq(animalTransfers.fromUserId, userId), eq(animalTransfers.toEmail, email)))
    .orderBy(asc(animalTransfers.createdAt)),
})

export const eraseTransfers: Erase = async (tx, { email }) => {
  // In one change: a second one of the same row would lock its giver, who may be leaving too.
  await tx
    .update(animalTransfers)
    .set({ state: 'declined', closedAt: new Date(), toEmail: erased })
    .where(and(eq(animalTransfers.toEmail, email), eq(animalTransfers.state, 'pending')))
  await tx.update(animalTransfers).set({ toEmail: erased }).where(eq(animalTransfers.toEmail, email))
}
