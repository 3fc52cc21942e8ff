import type { KitOffer } from '@shop/contract/kit-offer'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at, createdAt, id } from './columns.ts'
import { users } from './user.ts'

/**
 * An offer of kits, answered once, by a conditional update of `state`. The kits themselves are marked as on offer
 * (`samples.offered_until`), so that whoever changes one of them sees it in its own row.
 */
export const kitOffers = pgTable(
  'kit_offers',
  {
    /** The browser's, so that a second click is the same offer. */
    id: id(),
    fromUserId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Lower case. */
    toEmail: text().notNull(),
    /** Who accepted it. */
    toUserId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** What it was about; of a pending one its kits show it. */
    kits: jsonb().$type<KitOffer['kits']>().notNull(),
    state: text().$type<KitOffer['state']>().notNull().default('pending'),
    createdAt: createdAt(),
    expiresAt: at().notNull(),
    /** When whoever may answer it was mailed that its time is soon over. */
    remindedAt: at(),
    closedAt: at(),
  },
  (t) => [index().on(t.toEmail), index().on(t.fromUserId), index().on(t.toUserId)],
)
