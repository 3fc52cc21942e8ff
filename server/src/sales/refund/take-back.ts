import type { CartItem } from '@shop/contract/cart'
import { Failure } from '@shop/contract/failure'
import { and, asc, desc, eq, inArray, isNull, notExists } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { lockUnusedGiftCards, voidGiftCards } from '../gift-card/spend.ts'
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

/** What of a line can be taken back. */
export type Taking = {
  /** Barcodes of kits that become void. */
  kits: string[]
  /** Tests that come off their sample. */
  upgrade: typeof sampleUpgrades.$inferSelect | null
  /** The ids of life plans that are not made. */
  plans: string[]
  /** The lines whose gift cards become void. */
  giftCards: string[]
}
const nothing: Taking = { kits: [], upgrade: null, plans: [], giftCards: [] }

/** Unused kits, those that were not sent first. */
async function findKits(tx: Db, order: Order, { item, quantity, isUsedToo }: Wanted): Promise<string[]> {
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
  return free.slice(0, wanted).map(({ barcode }) => barcode)
}

/** Tests that the laboratory has not begun to read. */
async function findUpgrade(tx: Db, order: Order, { item, isUsedToo }: Wanted): Promise<Taking['upgrade']> {
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
  if (isLeft) return upgrade
  // What an activation paid for is a part of that kit.
  if (!isUsedToo) throw used(item, 'The laboratory has begun to read it.')
  return null
}

/** Plans that were not made yet. */
async function findPlans(tx: Db, { item, quantity, isUsedToo }: Wanted): Promise<string[]> {
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
  return unmade.map(({ id }) => id)
}

/**
 * Finds what of a line can be taken back, and changes nothing. Throws 409 where something was used and not wanted; a
 * gift card that was used never goes back.
 */
export async function planTaking(tx: Db, order: Order, wanted: Wanted): Promise<Taking> {
  const { metaData, id } = wanted.item
  if (metaData.barcode) return { ...nothing, upgrade: await findUpgrade(tx, order, wanted) }
  if (metaData.giftCard) {
    await lockUnusedGiftCards(tx, order.checkoutId, [id])
    return { ...nothing, giftCards: [id] }
  }
  const plans = await findPlans(tx, wanted)
  return { ...nothing, plans, kits: await findKits(tx, order, wanted) }
}

/** Takes back what was found: kits and gift cards become void, tests come off their sample, plans are not made. */
export async function takeBack(
  tx: Db,
  { checkoutId }: Order,
  { kits, upgrade, plans, giftCards }: Taking,
  now = new Date(),
) {
  if (upgrade) await removeUpgrade(tx, upgrade)
  if (giftCards.length) await voidGiftCards(tx, checkoutId, giftCards)
  if (plans.length) await tx.delete(lifePlans).where(inArray(lifePlans.id, plans))
  if (kits.length) await tx.update(samples).set({ voidedAt: now }).where(inArray(samples.barcode, kits))
}
