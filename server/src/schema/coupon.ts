import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { at } from './columns.ts'

export const coupons = pgTable(
  'coupons',
  {
    /** Upper case. */
    code: text().primaryKey(),
    /** By which it is found: without dashes, with 0 for O, and 1 for I and L, as `readingOf` has what is typed. */
    reading: text()
      .notNull()
      .generatedAlwaysAs(sql`translate(code, 'OIL-', '011')`),
    label: text().notNull(),
    /** Percent off the goods, an amount in minor units by currency, or points for the loyalty ledger: exactly one. */
    percent: integer(),
    amounts: jsonb().$type<Record<string, number>>(),
    points: integer(),
    expiresAt: at(),
    /** Null: without limit. A voucher has 1 (code 103 when it is used up). */
    maxRedemptions: integer(),
    redemptions: integer().notNull().default(0),
  },
  (t) => [index().on(t.reading)],
)
