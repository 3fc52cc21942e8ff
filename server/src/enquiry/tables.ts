import type { ApprovalState } from '@shop/contract/constants'
import type { EnquiryKind } from '@shop/contract/enquiry'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from '../db/columns.ts'

/** What somebody wrote in one of our forms. Its id is the sender's, so that the same one is kept once. */
export const enquiries = pgTable(
  'enquiries',
  {
    id: uuid().primaryKey(),
    kind: text().$type<EnquiryKind>().notNull(),
    name: text().notNull(),
    /** Lower case; nobody has confirmed that it is the sender's. */
    email: text().notNull(),
    message: text().notNull(),
    /** The kind's own fields, as the contract names them. */
    details: jsonb().$type<Record<string, string | number | boolean>>().notNull(),
    /** What the desk decided on a nomination or an application (decision 0034). */
    decision: text().$type<Exclude<ApprovalState, 'waiting'>>(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.email), index().on(t.createdAt)],
)
