import type { BillingAddress } from '@shop/contract/address'
import { integer, jsonb, pgSequence, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at, createdAt, id } from './columns.ts'
import { orders } from './order.ts'

/** INV-100001 and on. A transaction that is rolled back leaves a gap. */
export const invoiceNumber = pgSequence('invoice_number', { startWith: 100_001 })

/** Whom an invoice is made out to, from the account's facts of that day. */
export type BillTo = {
  name: string
  clinic: string | null
  email: string
  address: BillingAddress | null
}

/** What an order on account is billed with: one for each. What was bought, and for how much, is the order's snapshot. */
export const invoices = pgTable('invoices', {
  id: id(),
  number: text().notNull().unique(),
  orderId: uuid()
    .notNull()
    .unique()
    .references(() => orders.id),
  billTo: jsonb().$type<BillTo>().notNull(),
  issuedAt: createdAt(),
  dueAt: at().notNull(),
  /** Minor units that bank transfers have brought while it is open. */
  received: integer().notNull().default(0),
  /** Minor units that credit notes took off it while it was open, or before a dispute opened it again. */
  credited: integer().notNull().default(0),
  /** Null while it is open. */
  paidAt: at(),
  /** When a credit note left nothing of it to pay. */
  creditedAt: at(),
})
