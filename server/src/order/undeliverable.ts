import type { ReplyOf } from '@shop/contract/call'
import type { orderCalls } from '@shop/contract/order'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { sampleUpgrades } from '../sample/tables.ts'
import { orders } from './tables.ts'

/** Lines whose money came for a sample that could give them no more, the oldest first. */
export async function listUndeliverable(db: Db): Promise<ReplyOf<typeof orderCalls.listUndeliverable>> {
  const rows = await db
    .select({ upgrade: sampleUpgrades, order: orders })
    .from(sampleUpgrades)
    .innerJoin(orders, eq(orders.checkoutId, sampleUpgrades.checkoutId))
    .where(eq(sampleUpgrades.state, 'undeliverable'))
    .orderBy(asc(orders.placedAt), asc(orders.number))
  return {
    results: rows.flatMap(({ upgrade: { itemId, barcode, reason }, order: { number, email, placedAt, snapshot } }) => {
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
