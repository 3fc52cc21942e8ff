import type { ReplyOf } from '@shop/contract/call-parts'
import type { orderCalls } from '@shop/contract/order'
import { undeliverableText } from '@shop/contract/undeliverable-text'
import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { lifePlans } from '../../schema/life-plan.ts'
import { sampleUpgrades } from '../../schema/sample.ts'
import { lineNameOf } from './line-name.ts'
import { orders } from '../../schema/order.ts'

type Reply = ReplyOf<typeof orderCalls.listUndeliverable>
type Stranded = {
  itemId: string
  barcode: string | null
  reason: string | null
  order: typeof orders.$inferSelect
}

/** The reason for a life plan that names a dog and has none. */
export const strandedPlan = 'When the money came, the dog had a life plan already, or was no longer the buyer’s.'

/** Tests whose money came for a sample that could give them no more. */
const strandedUpgrades = (db: Db, of?: SQL): Promise<Stranded[]> =>
  db
    .select({
      itemId: sampleUpgrades.itemId,
      barcode: sampleUpgrades.barcode,
      reason: sampleUpgrades.reason,
      order: orders,
    })
    .from(sampleUpgrades)
    .innerJoin(orders, eq(orders.checkoutId, sampleUpgrades.checkoutId))
    .where(and(eq(sampleUpgrades.state, 'undeliverable'), of))

/** Life plans whose money came for a dog that could have none. */
async function strandedPlans(db: Db, of?: SQL): Promise<Stranded[]> {
  const rows = await db
    .select({ itemId: lifePlans.orderItemId, order: orders })
    .from(lifePlans)
    .innerJoin(orders, eq(orders.id, lifePlans.orderId))
    .where(and(isNull(lifePlans.animalId), of))
  return rows
    .filter(({ itemId, order }) => order.snapshot.items.find(({ id }) => id === itemId)?.metaData.animalId)
    .map((row) => ({ ...row, barcode: null, reason: strandedPlan }))
}

/** Lines whose money came for what can no longer be delivered, the oldest first; of all orders, or of some. */
async function findStranded(db: Db, of?: SQL) {
  const stranded = [...(await strandedUpgrades(db, of)), ...(await strandedPlans(db, of))].toSorted(
    (a, b) => a.order.placedAt.getTime() - b.order.placedAt.getTime() || a.order.number.localeCompare(b.order.number),
  )
  return stranded.flatMap(({ itemId, barcode, reason, order }) => {
    const item = order.snapshot.items.find(({ id }) => id === itemId)
    return item ? [{ order, item, barcode, reason: reason ?? '' }] : []
  })
}

export const listUndeliverable = async (db: Db): Promise<Reply> => ({
  results: (await findStranded(db)).map(({ order: { number, email, placedAt }, item, barcode, reason }) => ({
    orderNumber: number,
    paidAt: placedAt.toISOString(),
    email,
    product: item.product.name,
    animalName: item.metaData.animalName ?? null,
    barcode,
    price: item.linePrice,
    reason,
  })),
})

/**
 * The mail's text for the buyer of these orders' checkouts about lines that cannot be delivered: a paragraph for each.
 */
export const undeliverableCopy = async (db: Db, checkoutIds: string[]): Promise<string[]> =>
  (await findStranded(db, inArray(orders.checkoutId, checkoutIds))).map(
    ({ item, reason }) => `We cannot deliver ${lineNameOf(item)}. ${undeliverableText(reason)}`,
  )
