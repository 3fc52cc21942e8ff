import { ourCategories } from '@shop/contract/constants'
import { type FieldErrors } from '@shop/contract/failure'
import type { MultipackTransfer } from '@shop/contract/tool'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { refusal } from '../../platform/input/refusal.ts'
import type { Db } from '../../platform/db/open.ts'
import { dayMs } from '../../platform/values/days.ts'
import { products } from '../../schema/product.ts'
import { isInBalance } from '../sample/balance.ts'
import { samples } from '../../schema/sample.ts'
import { users } from '../../schema/user.ts'
import type { User } from '../../people/visitor/visitor.ts'
import { describe, holdKits } from './kits.ts'
import { kitOffers } from '../../schema/kit-offer.ts'

export const offerDays = 14

export const kitRefusal = (errors: FieldErrors) => refusal(errors)

/** A pack is opened when it is bought: what is left of it are kits. */
const categoryOfKits = (categoryId: number) =>
  categoryId === ourCategories.multiPack ? ourCategories.testKit : categoryId

type Wanted = Pick<MultipackTransfer, 'quantity' | 'categoryId' | 'barcodes'>

/** Locks kits of a user's balance, those that were chosen, or any; what another window is using is not among them. */
async function lockKits(tx: Db, userId: string, { quantity, categoryId, barcodes }: Wanted): Promise<string[]> {
  if (barcodes && new Set(barcodes).size !== quantity)
    throw kitRefusal({ quantity: 'Choose as many kits as you would like to give.' })
  const rows = await tx
    .select({ barcode: samples.barcode })
    .from(samples)
    .innerJoin(products, eq(products.id, samples.productId))
    .where(
      and(
        isInBalance(userId),
        eq(products.categoryId, categoryOfKits(categoryId)),
        barcodes && inArray(samples.barcode, barcodes),
      ),
    )
    .orderBy(asc(samples.createdAt), asc(samples.barcode))
    .limit(quantity)
    .for('update', { of: samples, skipLocked: true })
  if (rows.length === quantity) return rows.map(({ barcode }) => barcode)
  if (barcodes) throw kitRefusal({ barcodes: 'One of these kits is no longer there to give. Please choose again.' })
  throw kitRefusal({
    quantity: rows.length
      ? `You have ${rows.length} of these kits left to give.`
      : 'You have none of these kits left to give.',
  })
}

/** Offers kits to an address. False where just this was offered before: a second click. Throws 428 on the field. */
export async function offerKits(
  tx: Db,
  user: User,
  toEmail: string,
  { offerId, ...wanted }: Omit<MultipackTransfer, 'email'>,
) {
  // Offers of one user take turns: of two at once the second sees what the first has left.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('no key update')
  const isKnown =
    offerId && (await tx.$count(kitOffers, and(eq(kitOffers.id, offerId), eq(kitOffers.fromUserId, user.id))))
  if (isKnown) return false
  const barcodes = await lockKits(tx, user.id, wanted)
  const expiresAt = new Date(Date.now() + offerDays * dayMs)
  const [offer] = await tx
    .insert(kitOffers)
    .values({
      ...(offerId && { id: offerId }),
      fromUserId: user.id,
      toEmail,
      kits: await describe(tx, barcodes),
      expiresAt,
    })
    .returning({ id: kitOffers.id })
  if (!offer) throw new Error('No offer was made')
  await holdKits(tx, barcodes, offer.id, expiresAt)
  return true
}
