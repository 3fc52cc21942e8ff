import type { KitOffer } from '@shop/contract/kit-offer'
import { and, asc, count, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { asRead } from '../../platform/db/reading-order.ts'
import type { Db } from '../../platform/db/open.ts'
import { products } from '../../schema/product.ts'
import { isUnused } from '../sample/balance.ts'
import { samples } from '../../schema/sample.ts'

const isOf = (offerId: string) => eq(samples.kitOfferId, offerId)

/** For `where`: kits that wait for the answer to this offer. What was refunded meanwhile does not. */
const isHeldFor = (offerId: string) => and(isOf(offerId), gt(samples.offeredUntil, sql`now()`), isUnused)

/** Locks the kits of offers in the order of their barcodes, as refunds and activations do. */
export const lockKitsOf = (tx: Db, ...offerIds: string[]) =>
  tx
    .select({ barcode: samples.barcode })
    .from(samples)
    .where(inArray(samples.kitOfferId, offerIds))
    .orderBy(asc(samples.barcode))
    .for('no key update')

/** Kits by their barcodes, as an offer names them. */
export async function describe(db: Db, barcodes: string[]): Promise<KitOffer['kits']> {
  const rows = await db
    .select({ id: products.id, name: products.name, quantity: count() })
    .from(samples)
    .innerJoin(products, eq(products.id, samples.productId))
    .where(inArray(samples.barcode, barcodes))
    .groupBy(products.id)
    .orderBy(asc(asRead(products.name)))
  return rows.map(({ quantity, ...product }) => ({ product, quantity }))
}

/** Holds kits for an offer. */
export const holdKits = (tx: Db, barcodes: string[], kitOfferId: string, offeredUntil: Date) =>
  tx.update(samples).set({ kitOfferId, offeredUntil }).where(inArray(samples.barcode, barcodes))

/** Puts kits that were not accepted back into their giver's balance. */
export const releaseKits = (tx: Db, offerId: string) =>
  tx
    .update(samples)
    .set({ kitOfferId: null, offeredUntil: null })
    .where(and(isOf(offerId), isNotNull(samples.offeredUntil)))

/** Whether an offer still has unused kits, in its time or after it. */
export const hasKits = async (db: Db, offerId: string) => (await db.$count(samples, and(isOf(offerId), isUnused))) > 0

/** What waits for the answer to an offer whose kits are locked, by barcode. */
export const heldBarcodes = (tx: Db, offerId: string) =>
  tx
    .select({ barcode: samples.barcode, productId: samples.productId })
    .from(samples)
    .where(isHeldFor(offerId))
    .orderBy(asc(samples.barcode))

/** Moves kits of an offer into a balance. */
export const moveKits = (tx: Db, barcodes: string[], userId: string) =>
  tx.update(samples).set({ userId, offeredUntil: null }).where(inArray(samples.barcode, barcodes))

/** For `where`: kits that came with an accepted offer, and that whoever got them has not used or passed on. */
const isLeftOf = (offerId: string, toUserId: string) =>
  and(isOf(offerId), eq(samples.userId, toUserId), isNull(samples.offeredUntil), isUnused)

/** Moves what is left of an accepted offer back. Returns how many. */
export async function returnKits(tx: Db, offerId: string, toUserId: string, fromUserId: string): Promise<number> {
  const moved = await tx
    .update(samples)
    .set({ userId: fromUserId, kitOfferId: null })
    .where(isLeftOf(offerId, toUserId))
    .returning({ barcode: samples.barcode })
  return moved.length
}

/** How many kits an offer is still about. */
export const countLeft = (db: Db, { id, state, toUserId }: { id: string; state: string; toUserId: string | null }) => {
  if (state === 'pending') return db.$count(samples, isHeldFor(id))
  return state === 'accepted' && toUserId ? db.$count(samples, isLeftOf(id, toUserId)) : Promise.resolve(0)
}

/** What waits for the answer to these offers, by their ids. */
export async function heldKits(db: Db, offerIds: string[]): Promise<Map<string, KitOffer['kits']>> {
  const rows = await db
    .select({ offerId: samples.kitOfferId, id: products.id, name: products.name, quantity: count() })
    .from(samples)
    .innerJoin(products, eq(products.id, samples.productId))
    .where(and(inArray(samples.kitOfferId, offerIds), gt(samples.offeredUntil, sql`now()`), isUnused))
    .groupBy(samples.kitOfferId, products.id)
    .orderBy(asc(asRead(products.name)))
  return new Map(
    [...Map.groupBy(rows, ({ offerId }) => offerId ?? '')].map(([offerId, kits]) => [
      offerId,
      kits.map(({ id, name, quantity }) => ({ product: { id, name }, quantity })),
    ]),
  )
}
