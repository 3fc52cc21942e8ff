import { and, eq, exists, gt, inArray, isNotNull, isNull, lt, not, notExists, or, sql } from 'drizzle-orm'
import { expireTransfers } from './animal-transfer/handlers.ts'
import { carts } from './cart/tables.ts'
import { checkouts } from './checkout/tables.ts'
import { collectedAnimals } from './collected-animal/tables.ts'
import type { Db } from './db/open.ts'
import { activations } from './activation/tables.ts'
import { enquiries } from './enquiry/tables.ts'
import { giftCardUses } from './gift-card/tables.ts'
import { orders } from './order/tables.ts'
import { attempts } from './platform/tables.ts'
import { refunds } from './refund/tables.ts'
import { sessions } from './session/tables.ts'
import { mailTokens } from './user/tables.ts'
import { workSheets } from './work-spreadsheet/tables.ts'

const day = 24 * 60 * 60 * 1000

/**
 * Deletes what time has closed: sessions, counted attempts, activations and work spreadsheets that nobody went on with for 90 days, enquiries
 * after two years, what guests left behind, and links a week later, so that support can see what became of one. Offers of animals
 * that nobody answered say so.
 */
export async function tidy(db: Db, now = Date.now()) {
  await db
    .delete(sessions)
    .where(or(lt(sessions.expiresAt, new Date(now)), lt(sessions.lastSeenAt, new Date(now - 14 * day))))
  await db.delete(attempts).where(lt(attempts.expire, new Date(now)))
  await db.delete(mailTokens).where(lt(mailTokens.expiresAt, new Date(now - 7 * day)))
  await db
    .delete(activations)
    .where(and(isNull(activations.activatedAt), lt(activations.updatedAt, new Date(now - 90 * day))))
  await db
    .delete(workSheets)
    .where(and(isNull(workSheets.submittedAt), lt(workSheets.updatedAt, new Date(now - 90 * day))))
  await db.delete(enquiries).where(lt(enquiries.createdAt, new Date(now - 2 * 365 * day)))
  await tidyGuests(db, now)
  await expireTransfers(db)
}

/**
 * What guests typed and nobody can show, take along or erase for them, as it is in no account: their carts 30 days after
 * the last change, tries to pay that became no order and samples they wrote down after 90.
 */
async function tidyGuests(db: Db, now: number) {
  const before = (days: number) => new Date(now - days * day)
  const of = (table: typeof activations | typeof checkouts) => db.select({ one: sql`1` }).from(table)
  const isUnderWay = of(checkouts).where(and(eq(checkouts.cartId, carts.id), gt(checkouts.updatedAt, before(1))))
  const isOfActivation = of(activations).where(eq(activations.cartId, carts.id))
  await db.delete(carts).where(
    and(
      isNull(carts.userId),
      lt(carts.updatedAt, before(30)),
      // One that is being paid, or waits for its transfer, is its order's.
      or(isNull(carts.checkoutId), isNotNull(carts.orderedAt)),
      notExists(isUnderWay),
      notExists(isOfActivation),
    ),
  )
  const isInBooks = [orders, giftCardUses, refunds].map((table) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(table)
        .where(eq(table.checkoutId, checkouts.id)),
    ),
  )
  await db
    .delete(checkouts)
    .where(
      and(
        isNull(checkouts.userId),
        inArray(checkouts.status, ['created', 'failed', 'cancelled']),
        lt(checkouts.updatedAt, before(90)),
        not(or(...isInBooks) ?? sql`false`),
      ),
    )
  await db
    .delete(collectedAnimals)
    .where(and(isNull(collectedAnimals.userId), lt(collectedAnimals.collectedAt, before(90))))
}
