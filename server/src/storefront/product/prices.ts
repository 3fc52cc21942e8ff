import { and, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Visitor } from '../../people/visitor/visitor.ts'
import { prices, products } from '../../schema/product.ts'

/**
 * For `where` on prices: those that hold at a moment, one for each product and currency. By the database's clock, and the
 * same throughout a transaction.
 */
export const holdsAt = (
  moment: SQL | PgColumn = sql`now()`,
  of: { validFrom: PgColumn; validUntil: PgColumn } = prices,
) => and(lte(of.validFrom, moment), or(isNull(of.validUntil), gt(of.validUntil, moment)))

/** Joins a product's price in the visitor's currency. */
export const priceIn = ({ currency }: Pick<Visitor, 'currency'>) =>
  and(eq(prices.productId, products.id), eq(prices.currency, currency), holdsAt())
