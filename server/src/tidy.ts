import { and, eq, exists, gt, inArray, isNotNull, isNull, lt, not, notExists, or, sql } from 'drizzle-orm'
import { expireTransfers } from './animals/animal-transfer/handlers.ts'
import { carts } from './schema/cart.ts'
import { checkouts } from './schema/checkout.ts'
import { collectedAnimals } from './schema/collected-animal.ts'
import type { Db } from './platform/db/open.ts'
import { activations } from './schema/activation.ts'
import { enquiries } from './schema/enquiry.ts'
import { giftCardUses } from './schema/gift-card.ts'
import { orders } from './schema/order.ts'
import { eachStep } from './platform/jobs/each-alone.ts'
import { attempts } from './schema/attempts.ts'
import { refunds } from './schema/refund.ts'
import { sessions } from './schema/session.ts'
import { mailTokens } from './schema/user.ts'
import { workSheets } from './schema/work-spreadsheet.ts'

const day = 24 * 60 * 60 * 1000
const before = (now: number, days: number) => new Date(now - days * day)

/**
 * Deletes what time has closed: sessions, counted attempts, activations and work spreadsheets that nobody continued for
 * 90 days, enquiries after two years, what guests left behind, and links a week later, so that support can see what
 * became of one. Offers of animals that nobody answered are marked expired. What guests typed nobody can show, take
 * along or erase for them, as it is in no account.
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
