import { isErasedWith } from '../animal/own-data.ts'
import { isNotReplaced } from './replaced.ts'
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Collect, Erase } from '../../people/visitor/own-data.ts'
import { animals } from '../../schema/animal.ts'
import { erasedKits, samples } from '../../schema/sample.ts'

/**
 * Kits that the user bought, and the samples of their animals, whoever bought those. Of a kit whose animal is somebody
 * else's, by a transfer or because it was given away, what became of it is no longer the user's to know.
 */
export const collectSamples: Collect = async (db, { id: userId }) => {
  const isOfTheirs = inArray(
    samples.animalId,
    db.select({ id: animals.id }).from(animals).where(eq(animals.userId, userId)),
  )
  const rows = await db
    .select({
      barcode: samples.barcode,
      productId: samples.productId,
      createdAt: samples.createdAt,
      isAnothers: sql<boolean>`${samples.animalId} is not null and not (${isOfTheirs})`,
      animalId: samples.animalId,
      stage: samples.stage,
      problem: samples.problem,
      activatedAt: samples.activatedAt,
      isIdentityVerified: samples.isIdentityVerified,
      collector: samples.collector,
    })
    .from(samples)
    .where(or(eq(samples.userId, userId), isOfTheirs))
    .orderBy(asc(samples.createdAt), asc(samples.barcode))
  return {
    samples: rows.map(({ barcode, productId, createdAt, isAnothers, ...became }) => ({
      barcode,
      productId,
      createdAt,
      ...(!isAnothers && became),
    })),
  }
}

/** The books know of kits that go with these animals, whoever bought them. */
export const eraseKits: Erase = async (tx, person) => {
  const rows = await tx
    .select({ orderId: samples.orderId, orderItemId: samples.orderItemId, productId: samples.productId })
    .from(samples)
    .innerJoin(animals, eq(animals.id, samples.animalId))
    .where(and(isErasedWith(person), isNotReplaced))
  const sold = rows.flatMap(({ orderId, ...kit }) => (orderId ? [{ ...kit, orderId }] : []))
  if (sold.length) await tx.insert(erasedKits).values(sold)
}
