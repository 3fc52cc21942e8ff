import { and, asc, eq, isNull, or, type SQL } from 'drizzle-orm'
import { storeParentNames } from '../../animals/animal/parents.ts'
import type { Db } from '../../platform/db/open.ts'
import { activations } from '../../schema/activation.ts'
import { animals } from '../../schema/animal.ts'
import { animalTransfers } from '../../schema/animal-transfer.ts'
import { releaseMails } from '../../schema/catalogue-release.ts'
import { erased } from '../../platform/values/erased.ts'
import { queueClearances, queueDependants } from '../../results/parentage/dependants.ts'
import type { Services } from '../../platform/services.ts'
import { collectedAnimals } from '../../schema/collected-animal.ts'
import { eraseKitOffers } from '../../animals/kit-offer/answer.ts'
import { labNotices } from '../../schema/laboratory.ts'
import { isNotReplaced } from '../../animals/sample/replaced.ts'
import { erasedKits, samples } from '../../schema/sample.ts'
import { animalShares } from '../../schema/sharing.ts'
import type { User } from '../../people/visitor/visitor.ts'

/** Locks the user's animals, and those they handed over to a club. Before the user's row, as in a transfer of an animal, so that the two do not deadlock. */
export const lockAnimals = (tx: Db, userId: string) =>
  tx
    .select({ id: animals.id })
    .from(animals)
    .where(or(eq(animals.userId, userId), eq(animals.handedOverBy, userId)))
    .orderBy(asc(animals.id))
    .for('no key update')

/**
 * What deleting the user's row does not take along: animals go with it, and with them their samples, results and
 * reports. Others' pedigrees keep names, others' books lose the person.
 */
export async function eraseAnimals(
  tx: Db,
  services: Pick<Services, 'jobs'>,
  { id: userId, email }: Pick<User, 'id' | 'email'>,
) {
  // What others' animals are clear of by these does not outlive them.
  const own = await tx.select({ id: animals.id }).from(animals).where(eq(animals.userId, userId))
  const ids = own.map(({ id }) => id)
  // Before the requests go with the account; whoever is compared meanwhile is found afterwards.
  await queueClearances(tx, services, ids)
  await queueDependants(tx, services, ids)
  await storeParentNames(tx, (animal) => eq(animal.userId, userId))
  await tx.delete(animalShares).where(eq(animalShares.email, email))
  // In one change: a second one of the same row would lock its giver, who may be leaving too.
  await tx
    .update(animalTransfers)
    .set({ state: 'declined', closedAt: new Date(), toEmail: erased })
    .where(and(eq(animalTransfers.toEmail, email), eq(animalTransfers.state, 'pending')))
  await tx.update(animalTransfers).set({ toEmail: erased }).where(eq(animalTransfers.toEmail, email))
  await eraseKitOffers(tx, { id: userId, email }, erased)
  await tx
    .update(collectedAnimals)
    .set({ ownerName: erased, ownerEmail: erased })
    .where(eq(collectedAnimals.ownerEmail, email))
  await tx.delete(releaseMails).where(eq(releaseMails.email, email))
  await tx.delete(labNotices).where(eq(labNotices.email, email))
  await tx.delete(activations).where(and(eq(activations.email, email), isNull(activations.userId)))
  const isClaimed = and(eq(animals.claimEmail, email), isNull(animals.userId))
  await storeErasedKits(tx, or(eq(animals.userId, userId), isClaimed))
  await tx.delete(animals).where(isClaimed)
}

/** The books know of kits that go with these animals, whoever bought them. */
async function storeErasedKits(tx: Db, isErased: SQL | undefined) {
  const rows = await tx
    .select({ orderId: samples.orderId, orderItemId: samples.orderItemId, productId: samples.productId })
    .from(samples)
    .innerJoin(animals, eq(animals.id, samples.animalId))
    .where(and(isErased, isNotReplaced))
  const kept = rows.flatMap(({ orderId, ...kit }) => (orderId ? [{ ...kit, orderId }] : []))
  if (kept.length) await tx.insert(erasedKits).values(kept)
}
