import type { Disagreement } from '@shop/contract/reconciliation'
import type { CartItem } from '@shop/contract/cart'
import { and, asc, count, eq, gt, inArray, like, or } from 'drizzle-orm'
import { packKits, swabKitId } from '../../reference/catalogue/kits.ts'
import type { Db } from '../../platform/db/open.ts'
import { orders } from '../../schema/order.ts'
import { kitCounts } from '../../animals/sample/open.ts'
import { isNotReplaced } from '../../animals/sample/replaced.ts'
import { erasedKits, samples } from '../../schema/sample.ts'

const atOnce = 500

/** Orders that are to be delivered and did not open the kits they sold, or opened others. */
export async function findWrongKits(db: Db): Promise<Disagreement[]> {
  const wrong: Disagreement[] = []
  const isSettled = or(eq(orders.status, 'paid'), like(orders.paymentRef, 'account\\_%'))
  for (let after = ''; ;) {
    const rows = await db
      .select()
      .from(orders)
      .where(and(isSettled, gt(orders.number, after)))
      .orderBy(asc(orders.number))
      .limit(atOnce)
    const opened = await openedBy(db, rows)
    for (const { id, number, snapshot } of rows) {
      const sold = listOf(await kitCounts(db, snapshot.items))
      const found = listOf(opened.get(id) ?? new Map())
      if (sold !== found) wrong.push({ check: 'kits', subject: number, text: `It sold ${sold}, and opened ${found}.` })
    }
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) return wrong
    after = last.number
  }
}

/** Whether a line of an order sells swabs without a test: each becomes what its animal's owner has it tested for. */
const isPlain = ({ product: { id } }: CartItem) => (packKits.get(id)?.kitId ?? id) === swabKitId

/** Kits by order and product, as they were sold. One that failed has a free one in its place, and is not counted. */
async function openedBy(db: Db, sold: Pick<typeof orders.$inferSelect, 'id' | 'snapshot'>[]) {
  const plainLines = new Set(sold.flatMap(({ snapshot }) => snapshot.items.filter(isPlain).map(({ id }) => id)))
  const rows = await db
    .select({
      orderId: samples.orderId,
      orderItemId: samples.orderItemId,
      productId: samples.productId,
      kits: count(),
    })
    .from(samples)
    .where(
      and(
        inArray(
          samples.orderId,
          sold.map(({ id }) => id),
        ),
        isNotReplaced,
      ),
    )
    .groupBy(samples.orderId, samples.orderItemId, samples.productId)
  const { orderId: erasedOf, orderItemId, productId } = erasedKits
  const gone = await db
    .select({ orderId: erasedOf, orderItemId, productId, kits: count() })
    .from(erasedKits)
    .where(
      inArray(
        erasedOf,
        sold.map(({ id }) => id),
      ),
    )
    .groupBy(erasedOf, orderItemId, productId)
  const byOrder = new Map<string, Map<number, number>>()
  for (const { orderId, orderItemId, productId, kits } of [...rows, ...gone]) {
    if (!orderId) continue
    const opened = byOrder.get(orderId) ?? new Map<number, number>()
    const asSold = orderItemId && plainLines.has(orderItemId) ? swabKitId : productId
    byOrder.set(orderId, opened.set(asSold, (opened.get(asSold) ?? 0) + kits))
  }
  return byOrder
}

/** "2 x 36, 1 x 969", by product. */
const listOf = (kits: ReadonlyMap<number, number>) =>
  [...kits]
    .toSorted(([a], [b]) => a - b)
    .map(([productId, number]) => `${number} x ${productId}`)
    .join(', ') || 'no kits'
