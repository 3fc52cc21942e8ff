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
import { eachStep } from './platform/each-alone.ts'
import { attempts } from './platform/tables.ts'
import { refunds } from './refund/tables.ts'
import { sessions } from './session/tables.ts'
import { mailTokens } from './user/tables.ts'
import { workSheets } from './work-spreadsheet/tables.ts'

const day = 24 * 60 * 60 * 1000
const before = (now: number, days: number) => new Date(now - days * day)

/**
 * Deletes what time has closed: sessions, counted attempts, activations and work spreadsheets that nobody went on with for 90 days, enquiries
 * after two years, what guests left behind, and links a week later, so that support can see what became of one. Offers of animals
 * that nobody answered say so. What guests typed nobody can show, take along or erase for them, as it is in no account.
 */
export const tidy = (db: Db, now = Date.now()) =>
  eachStep({
    sessions: () =>
      db.delete(sessions).where(or(lt(sessions.expiresAt, new Date(now)), lt(sessions.lastSeenAt, before(now, 14)))),
    attempts: () => db.delete(attempts).where(lt(attempts.expire, new Date(now))),
    links: () => db.delete(mailTokens).where(lt(mailTokens.expiresAt, before(now, 7))),
    activations: () =>
      db.delete(activations).where(and(isNull(activations.activatedAt), lt(activations.updatedAt, before(now, 90)))),
    'work spreadsheets': () =>
      db.delete(workSheets).where(and(isNull(workSheets.submittedAt), lt(workSheets.updatedAt, before(now, 90)))),
    enquiries: () => db.delete(enquiries).where(lt(enquiries.createdAt, before(now, 2 * 365))),
    carts: () => deleteCarts(db, now),
    payments: () => deleteCheckouts(db, now),
    'collected animals': () =>
      db
        .delete(collectedAnimals)
        .where(and(isNull(collectedAnimals.userId), lt(collectedAnimals.collectedAt, before(now, 90)))),
    'animal transfers': () => expireTransfers(db),
  })

/** Guests' carts, 30 days after the last change. */
async function deleteCarts(db: Db, now: number) {
  const of = (table: typeof activations | typeof checkouts) => db.select({ one: sql`1` }).from(table)
  const isUnderWay = of(checkouts).where(and(eq(checkouts.cartId, carts.id), gt(checkouts.updatedAt, before(now, 1))))
  const isOfActivation = of(activations).where(eq(activations.cartId, carts.id))
  await db.delete(carts).where(
    and(
      isNull(carts.userId),
      lt(carts.updatedAt, before(now, 30)),
      // One that is being paid, or waits for its transfer, is its order's.
      or(isNull(carts.checkoutId), isNotNull(carts.orderedAt)),
      notExists(isUnderWay),
      notExists(isOfActivation),
    ),
  )
}

/** Guests' tries to pay that became no order, after 90 days. */
async function deleteCheckouts(db: Db, now: number) {
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
        lt(checkouts.updatedAt, before(now, 90)),
        not(or(...isInBooks) ?? sql`false`),
      ),
    )
}
