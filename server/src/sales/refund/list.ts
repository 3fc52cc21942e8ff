import { adminPageSize as pageSize } from '@shop/contract/constants'
import { priceOf } from '@shop/contract/money'
import type { Refund, refundCalls } from '@shop/contract/refund'
import { and, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm'
import { checkouts } from '../../schema/checkout.ts'
import { containing } from '../../platform/db/like.ts'
import type { Db } from '../../platform/db/open.ts'
import { wayOf } from '../order/credit-notes.ts'
import { orders } from '../../schema/order.ts'
import { isUuid } from '../../platform/values/ids.ts'
import { pageIn, pageOf } from '../../platform/values/page.ts'
import { creditNotes, refunds } from '../../schema/refund.ts'
import { missing } from '../../platform/input/refusal.ts'
import type { QueryOf } from '@shop/contract/call-parts'
import { sortedBy } from '../../platform/db/sorted-by.ts'

/** Refunds with their credit notes, orders and payments. */
export const selectRefunds = (db: Db) =>
  db
    .select({ refund: refunds, payment: checkouts, note: creditNotes, order: orders })
    .from(refunds)
    .innerJoin(checkouts, eq(checkouts.id, refunds.checkoutId))
    .leftJoin(creditNotes, eq(creditNotes.id, refunds.creditNoteId))
    .leftJoin(orders, eq(orders.id, creditNotes.orderId))

type Selected = Awaited<ReturnType<typeof selectRefunds>>[number]

/** In the contract's form. */
export const toRefund = ({ refund, payment, note, order }: Selected): Refund => ({
  id: refund.id,
  creditNote: note?.number ?? null,
  number: order?.number ?? payment.number,
  email: order?.email ?? payment.snapshot.email,
  way: wayOf(refund),
  amount: priceOf(refund.amount, refund.currency, payment.snapshot.country),
  state: refund.state,
  failure: refund.failure,
  provider: payment.provider,
  reference: refund.reference,
  requestedAt: refund.requestedAt.toISOString(),
  doneAt: refund.doneAt?.toISOString() ?? null,
})

/** A refund by its id. Throws 404. */
export async function findRefund(db: Db, id: string): Promise<Selected> {
  const [found] = isUuid(id) ? await selectRefunds(db).where(eq(refunds.id, id)) : []
  if (!found) throw missing()
  return found
}

/** Those of a credit note, or the one without, with this id. */
export const refundsOf = async (db: Db, ids: string[]) =>
  (await selectRefunds(db).where(inArray(refunds.id, ids)).orderBy(refunds.way)).map(toRefund)

/** Those of a page's filters, to be counted. */
const matching = (db: Db, where: SQL | undefined) =>
  db
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(checkouts, eq(checkouts.id, refunds.checkoutId))
    .leftJoin(creditNotes, eq(creditNotes.id, refunds.creditNoteId))
    .leftJoin(orders, eq(orders.id, creditNotes.orderId))
    .where(where)
    .as('matching')

/** As `toRefund` has them. */
const columns = {
  number: sql`coalesce(${orders.number}, ${checkouts.number})`,
  email: sql`coalesce(${orders.email}, ${checkouts.snapshot} ->> 'email')`,
  requested: refunds.requestedAt,
}

/** One page, newest first unless it is sorted. */
export async function listRefunds(db: Db, query: Partial<QueryOf<typeof refundCalls.listRefunds>>) {
  const page = pageIn(query.page)
  const search = query.search?.trim() ?? ''
  const part = containing(search)
  const where = and(
    query.state && eq(refunds.state, query.state),
    search
      ? or(
          ilike(orders.number, part),
          ilike(checkouts.number, part),
          ilike(creditNotes.number, part),
          ilike(orders.email, part),
        )
      : undefined,
  )
  const rows = await selectRefunds(db)
    .where(where)
    .orderBy(sortedBy(columns, query.sort ?? '-requested'), desc(refunds.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return pageOf(rows.map(toRefund), await db.$count(matching(db, where)), page, pageSize)
}
