import type { ApprovalState } from '@shop/contract/constants'
import type { EnquiryKind } from '@shop/contract/enquiry'
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at, createdAt, id } from './columns.ts'
import { users } from './user.ts'

/** What somebody wrote in one of our forms. Its id is the sender's, so that a repeated one is stored once. */
export const enquiries = pgTable(
  'enquiries',
  {
    id: uuid().primaryKey(),
    /** What names it on the page and in its mails: "KE-3F0C2A52". Ours, for two senders could choose one. */
    reference: text()
      .notNull()
      .unique()
      .default(sql`'KE-' || upper(left(gen_random_uuid()::text, 8))`),
    kind: text().$type<EnquiryKind>().notNull(),
    name: text().notNull(),
    /** Lower case; not confirmed to be the sender's. */
    email: text().notNull(),
    message: text().notNull(),
    /** The kind's own fields, as the contract names them. */
    details: jsonb().$type<Record<string, string | number | boolean>>().notNull(),
    /** What the desk decided on a nomination or an application (decision 0034). */
    decision: text().$type<Exclude<ApprovalState, 'waiting'>>(),
    /** When the desk closed it; null again once its sender has written. */
    closedAt: at(),
    /** Who of the desk answers it. */
    assignedToId: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.email), index().on(t.createdAt), index().on(t.assignedToId)],
)

/** What was written after an enquiry: our answers, and the mails that answer these. */
export const enquiryMessages = pgTable(
  'enquiry_messages',
  {
    id: id(),
    enquiryId: uuid()
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    from: text().$type<'sender' | 'house'>().notNull(),
    /** The name of who answered, or the address that a mail came from. */
    by: text().notNull(),
    text: text().notNull(),
    /** Names of files; the files are in the mailbox alone. */
    attachments: text().array().notNull().default([]),
    /** The Message-ID of a mail that came: it is taken once. */
    mailId: text().unique(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.enquiryId, t.createdAt)],
)
