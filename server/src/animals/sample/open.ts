import type { CartItem } from '@shop/contract/cart'
import { and, eq, inArray } from 'drizzle-orm'
import type { Logger } from 'pino'
import { newBarcode } from '../../platform/values/barcode.ts'
import { customProfileIds } from '../../reference/catalogue/categories.ts'
import { packKits, supplyIds } from '../../reference/catalogue/kits.ts'
import type { Db } from '../../platform/db/open.ts'
import type { orders } from '../../schema/order.ts'
import { products } from '../../schema/product.ts'
import { samples, sampleStageTimes } from '../../schema/sample.ts'
import { addUpgrades } from './upgrade.ts'

type Order = Pick<typeof orders.$inferSelect, 'id' | 'checkoutId' | 'number' | 'userId' | 'snapshot' | 'placedAt'>
type Kits = { orderItemId: string; productId: number; customProductIds: number[] | null; count: number }

/** The kits that one line of an order sends out, for a product of the catalogue. */
function kitsOf({ id: orderItemId, quantity, contents }: CartItem, productId: number): Kits {
  const pack = packKits.get(productId)
  if (pack) return { orderItemId, productId: pack.kitId, customProductIds: null, count: pack.count * quantity }
  const customProductIds = customProfileIds.includes(productId) ? contents.map(({ id }) => id) : null
  return { orderItemId, productId, customProductIds, count: quantity }
}

/** Puts kits in with barcodes of their own; should one be taken already, another is drawn. */
async function insertKits(tx: Db, { id: orderId, userId }: Order, { count, ...kit }: Kits) {
  for (let left = count; left > 0;) {
    const rows = Array.from({ length: left }, () => ({ ...kit, orderId, userId, barcode: newBarcode() }))
    const made = await tx.insert(samples).values(rows).onConflictDoNothing().returning({ barcode: samples.barcode })
    if (made.length)
      await tx.insert(sampleStageTimes).values(made.map(({ barcode }) => ({ barcode, stage: 'ordered' as const })))
    left -= made.length
  }
}

/**
 * Makes a sample of every kit that an order sends out, in its buyer's balance, and adds upgrades to the samples they
 * are for. What names a barcode is for a swab that is there already, and opens none. An order opens its samples once.
 */
export async function openSamples(tx: Db, order: Order, log: Pick<Logger, 'error'>) {
  const { items } = order.snapshot
  const { checkoutId: id, number, placedAt } = order
  const undeliverable = await addUpgrades(tx, { ...order, id }, placedAt)
  if (undeliverable.length)
    log.error({ number, items: undeliverable.map((item) => item.id) }, 'paid, and cannot be delivered: please refund')
  if (await tx.$count(samples, eq(samples.orderId, order.id))) return
  for (const kits of await kitsOfItems(tx, items)) await insertKits(tx, order, kits)
}

/** The kits that these lines of an order send out. */
async function kitsOfItems(db: Db, items: CartItem[]): Promise<Kits[]> {
  const sent = items.filter(({ product, metaData }) => !metaData.barcode && !supplyIds.includes(product.id))
  if (!sent.length) return []
  const swabbed = await db
    .select({ id: products.id, kitId: products.kitId })
    .from(products)
    .where(
      and(
        eq(products.isSwabRequired, true),
        inArray(
          products.id,
          sent.map(({ product }) => product.id),
        ),
      ),
    )
  // A club's product sends out the kits of its base product.
  const sentFor = new Map(swabbed.map(({ id, kitId }) => [id, kitId ?? id]))
  return sent.flatMap((item) => {
    const productId = sentFor.get(item.product.id)
    return productId === undefined ? [] : kitsOf(item, productId)
  })
}

/** How many kits these lines of an order send out, by the kit's product. */
export async function kitCounts(db: Db, items: CartItem[]): Promise<Map<number, number>> {
  const counts = new Map<number, number>()
  for (const { productId, count } of await kitsOfItems(db, items))
    counts.set(productId, (counts.get(productId) ?? 0) + count)
  return counts
}
