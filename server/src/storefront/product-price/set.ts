import type { Currency } from '@shop/contract/constants'
import { Failure } from '@shop/contract/failure'
import { giftCardId, productTypes } from '@shop/contract/constants'
import { and, eq, isNull, ne, notInArray, type SQL, sql } from 'drizzle-orm'
import { refusal } from '../../platform/input/refusal.ts'
import { customProfileIds } from '../../reference/catalogue/categories.ts'
import type { Db } from '../../platform/db/open.ts'
import { dayMs } from '../../platform/values/days.ts'
import { holdsAt } from '../product/prices.ts'
import { prices, products } from '../../schema/product.ts'

export type PriceRow = typeof prices.$inferSelect

/** A later year is more often a slip of the finger than a plan. */
const daysAhead = 2 * 366

/**
 * What has a price of its own: of a gift card its buyer sets the amount, and an own profile costs what its tests do.
 */
export const isPriced = and(
  isNull(products.endedAt),
  ne(products.typeId, productTypes.shippingMethod),
  notInArray(products.id, [...customProfileIds, giftCardId]),
)

/** The product, whose prices nobody else changes until the transaction ends. */
export async function lockPriced(tx: Db, id: number) {
  const [product] = await tx
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(and(eq(products.id, id), isPriced))
    .for('no key update')
  return product
}

/** Under the lock, for a transaction may have begun long before it. */
async function clock(tx: Db): Promise<Date> {
  const [row] = await tx
    .select({ at: sql`date_trunc('milliseconds', clock_timestamp())`.mapWith(prices.validFrom) })
    .from(sql`(select 1) as one`)
  return row?.at as Date
}

/** The moment that was typed; now where none was. Throws 428 for one that is past or too far away. */
export async function momentOf(tx: Db, typed: string | undefined): Promise<Date> {
  const now = await clock(tx)
  if (typed === undefined) return now
  const moment = new Date(typed)
  if (moment <= now) throw refusal({ validFrom: 'This moment is over' })
  if (moment.getTime() > now.getTime() + daysAhead * dayMs) throw refusal({ validFrom: 'Plan at most two years ahead' })
  return moment
}

/** Throws 409 for a price that holds already: somebody may have paid it. */
export async function refuseStarted(tx: Db, { validFrom }: PriceRow) {
  if (validFrom <= (await clock(tx)))
    throw new Failure(409, { message: 'This price holds already. Plan the next one instead.' })
}

const isOf = ({ productId, currency }: Pick<PriceRow, 'productId' | 'currency'>, ...more: (SQL | undefined)[]) =>
  and(eq(prices.productId, productId), eq(prices.currency, currency), ...more)

/** The price that holds at a moment, as far as it is known now. */
export async function priceAt(
  tx: Db,
  of: { productId: number; currency: Currency },
  moment: Date,
): Promise<PriceRow | undefined> {
  const at = sql`${moment.toISOString()}::timestamptz`
  return (
    await tx
      .select()
      .from(prices)
      .where(isOf(of, holdsAt(at)))
  )[0]
}

/** Inserts a price at its moment. `before` holds until then. */
export async function putPrice(tx: Db, before: PriceRow, row: typeof prices.$inferInsert & { validFrom: Date }) {
  await tx.update(prices).set({ validUntil: row.validFrom }).where(eq(prices.id, before.id))
  const [made] = await tx
    .insert(prices)
    .values({ ...row, validUntil: before.validUntil })
    .returning()
  return made as PriceRow
}

/** Takes a price out. The earlier one continues, and is returned. */
export async function takeOut(tx: Db, { id, validFrom, validUntil, ...row }: PriceRow): Promise<PriceRow> {
  await tx.delete(prices).where(eq(prices.id, id))
  const [before] = await tx
    .update(prices)
    .set({ validUntil })
    .where(isOf(row, eq(prices.validUntil, validFrom)))
    .returning()
  if (!before) throw new Error('A price follows no other')
  return before
}
