import type { CartItem } from '@shop/contract/cart'
import { eq, inArray } from 'drizzle-orm'
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

/** A line, and what the catalogue says of its product. */
type Sent = { product: { id: number; kitId: number | null; isSwabRequired: boolean }; barcode: string | undefined }

/** The kits that one of a line sends out; null where it sends none. A club's product sends those of its base product. */
export function kitsOfOne({ product: { id, kitId, isSwabRequired }, barcode }: Sent) {
  if (barcode || !isSwabRequired || supplyIds.includes(id)) return null
  const sentId = kitId ?? id
  const pack = packKits.get(sentId)
  return pack ? { productId: pack.kitId, count: pack.count } : { productId: sentId, count: 1 }
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
  const rows = await db
    .select({ id: products.id, kitId: products.kitId, isSwabRequired: products.isSwabRequired })
    .from(products)
    .where(
      inArray(
        products.id,
        items.map(({ product }) => product.id),
      ),
    )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return items.flatMap(({ id: orderItemId, product: { id }, quantity, contents, metaData }): Kits[] => {
    const product = byId.get(id)
    const kits = product && kitsOfOne({ product, barcode: metaData.barcode })
    if (!kits) return []
    const customProductIds = customProfileIds.includes(kits.productId) ? contents.map((test) => test.id) : null
    return [{ orderItemId, productId: kits.productId, customProductIds, count: kits.count * quantity }]
  })
}

/** How many kits these lines of an order send out, by the kit's product. */
export async function kitCounts(db: Db, items: CartItem[]): Promise<Map<number, number>> {
  const counts = new Map<number, number>()
  for (const { productId, count } of await kitsOfItems(db, items))
    counts.set(productId, (counts.get(productId) ?? 0) + count)
  return counts
}
