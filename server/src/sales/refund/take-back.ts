import type { CartItem } from '@shop/contract/cart'
import { Failure } from '@shop/contract/failure'
import { and, asc, desc, eq, inArray, isNull, notExists } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { voidGiftCards } from '../gift-card/spend.ts'
import { lifePlans, lifePlanVersions } from '../../schema/life-plan.ts'
import { hasBegun } from '../order/cancellable.ts'
import type { orders } from '../../schema/order.ts'
import { results } from '../../schema/result.ts'
import { isNotReplaced } from '../../animals/sample/replaced.ts'
import { samples, sampleUpgrades } from '../../schema/sample.ts'
import { removeUpgrade } from '../../animals/sample/upgrade.ts'

type Order = Pick<typeof orders.$inferSelect, 'id' | 'checkoutId' | 'userId'>
/** This many of a line; `isUsedToo` leaves what was used with whoever has it. */
type Wanted = { item: CartItem; quantity: number; isUsedToo: boolean }

const used = ({ product }: CartItem, what: string) =>
  new Failure(409, {
    message: `${product.name}: ${what} Nothing was refunded. Say that what is used is refunded, too.`,
  })

/** Makes unused kits void, those that were not sent first. Returns their barcodes. */
async function voidKits(tx: Db, order: Order, { item, quantity, isUsedToo }: Wanted, now: Date): Promise<string[]> {
  const all = await tx
    .select()
    .from(samples)
    .where(and(eq(samples.orderId, order.id), eq(samples.orderItemId, item.id), isNotReplaced))
    .orderBy(asc(samples.barcode))
  const wanted = Math.ceil(all.length / item.quantity) * quantity
  const free = all
    .filter((kit) => !kit.voidedAt && !kit.activatedAt && !kit.spentOn && kit.userId === order.userId)
    .toSorted((a, b) => Number(a.stage !== 'ordered') - Number(b.stage !== 'ordered'))
  const missing = wanted - free.length
  if (missing > 0 && !isUsedToo)
    throw used(item, `${missing === 1 ? '1 kit was' : `${missing} kits were`} activated or handed on.`)
  const barcodes = free.slice(0, wanted).map(({ barcode }) => barcode)
  await tx.update(samples).set({ voidedAt: now }).where(inArray(samples.barcode, barcodes))
  return barcodes
}

/** Takes tests off their sample, if the laboratory has not begun to read them. */
async function withdrawUpgrade(tx: Db, order: Order, { item, isUsedToo }: Wanted) {
  const [upgrade] = await tx
    .select()
    .from(sampleUpgrades)
    .where(and(eq(sampleUpgrades.checkoutId, order.checkoutId), eq(sampleUpgrades.itemId, item.id)))
  const { barcode = null } = upgrade ?? {}
  const [sample] = barcode ? await tx.select().from(samples).where(eq(samples.barcode, barcode)) : []
  const read = barcode
    ? await tx
        .select({ productId: results.productId })
        .from(results)
        .where(and(eq(results.barcode, barcode), eq(results.basis, 'tested'), isNull(results.supersededAt)))
    : []
  const isLeft =
    upgrade &&
    (upgrade.state === 'undeliverable' || !hasBegun(upgrade, sample, new Set(read.map((one) => one.productId))))
  if (isLeft) return removeUpgrade(tx, upgrade)
  // What an activation paid for is a part of that kit.
  if (!isUsedToo) throw used(item, 'The laboratory has begun to read it.')
}

/** Cancels plans that were not made yet. */
async function withdrawPlans(tx: Db, { item, quantity, isUsedToo }: Wanted) {
  const versions = tx
    .select({ id: lifePlanVersions.id })
    .from(lifePlanVersions)
    .where(eq(lifePlanVersions.lifePlanId, lifePlans.id))
  const unmade = await tx
    .select({ id: lifePlans.id })
    .from(lifePlans)
    .where(and(eq(lifePlans.orderItemId, item.id), notExists(versions)))
    .orderBy(desc(lifePlans.place))
    .limit(quantity)
    .for('update', { of: lifePlans })
  const isPlan = unmade.length > 0 || (await tx.$count(lifePlans, eq(lifePlans.orderItemId, item.id))) > 0
  if (isPlan && unmade.length < quantity && !isUsedToo) throw used(item, 'The plan is ready.')
  await tx.delete(lifePlans).where(
    inArray(
      lifePlans.id,
      unmade.map(({ id }) => id),
    ),
  )
}

/**
 * Takes back what of a line can be: kits and gift cards become void, tests come off their sample, plans are not made.
 * Returns the void barcodes. Throws 409 where something was used and not wanted; a gift card that was used never goes
 * back.
 */
export async function takeBack(tx: Db, order: Order, wanted: Wanted, now = new Date()): Promise<string[]> {
  if (wanted.item.metaData.barcode) {
    await withdrawUpgrade(tx, order, wanted)
    return []
  }
  if (wanted.item.metaData.giftCard) {
    await voidGiftCards(tx, order.checkoutId, [wanted.item.id])
    return []
  }
  await withdrawPlans(tx, wanted)
  return voidKits(tx, order, wanted, now)
}
