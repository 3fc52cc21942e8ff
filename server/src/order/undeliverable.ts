import type { ReplyOf } from '@shop/contract/call'
import type { orderCalls } from '@shop/contract/order'
import { eq, isNull } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { lifePlans } from '../life-plan/tables.ts'
import { sampleUpgrades } from '../sample/tables.ts'
import { orders } from './tables.ts'

type Reply = ReplyOf<typeof orderCalls.listUndeliverable>
type Stranded = {
  itemId: string
  barcode: string | null
  reason: string | null
  order: typeof orders.$inferSelect
}

/** Said of a life plan that names a dog and has none. */
export const strandedPlan = 'When the money came, the dog had a life plan already, or was no longer the buyer’s.'

/** Tests whose money came for a sample that could give them no more. */
const strandedUpgrades = (db: Db): Promise<Stranded[]> =>
  db
    .select({
      itemId: sampleUpgrades.itemId,
      barcode: sampleUpgrades.barcode,
      reason: sampleUpgrades.reason,
      order: orders,
    })
    .from(sampleUpgrades)
    .innerJoin(orders, eq(orders.checkoutId, sampleUpgrades.checkoutId))
    .where(eq(sampleUpgrades.state, 'undeliverable'))

/** Life plans whose money came for a dog that could have none. */
async function strandedPlans(db: Db): Promise<Stranded[]> {
  const rows = await db
    .select({ itemId: lifePlans.orderItemId, order: orders })
    .from(lifePlans)
    .innerJoin(orders, eq(orders.id, lifePlans.orderId))
    .where(isNull(lifePlans.animalId))
  return rows
    .filter(({ itemId, order }) => order.snapshot.items.find(({ id }) => id === itemId)?.metaData.animalId)
    .map((row) => ({ ...row, barcode: null, reason: strandedPlan }))
}

/** Lines whose money came for what can no longer be delivered, the oldest first. */
export async function listUndeliverable(db: Db): Promise<Reply> {
  const stranded = [...(await strandedUpgrades(db)), ...(await strandedPlans(db))].toSorted(
    (a, b) => a.order.placedAt.getTime() - b.order.placedAt.getTime() || a.order.number.localeCompare(b.order.number),
  )
  return {
    results: stranded.flatMap(({ itemId, barcode, reason, order: { number, email, placedAt, snapshot } }) => {
      const item = snapshot.items.find(({ id }) => id === itemId)
      if (!item) return []
      return {
        orderNumber: number,
        paidAt: placedAt.toISOString(),
        email,
        product: item.product.name,
        animalName: item.metaData.animalName ?? null,
        barcode,
        price: item.linePrice,
        reason: reason ?? '',
      }
    }),
  }
}
