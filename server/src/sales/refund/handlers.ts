import { readCode } from '@shop/contract/codes'
import { randomUUID } from 'node:crypto'
import type { ReplyOf } from '@shop/contract/call-parts'
import { Failure } from '@shop/contract/failure'
import { priceOf } from '@shop/contract/money'
import type { RefundBody, refundCalls } from '@shop/contract/refund'
import { and, eq, inArray } from 'drizzle-orm'
import { isUuid } from '../../platform/values/ids.ts'
import { recordAudit } from '../../people/admin/audit.ts'
import type { Db } from '../../platform/db/open.ts'
import { orders } from '../../schema/order.ts'
import type { Services } from '../../platform/services.ts'
import { users } from '../../schema/user.ts'
import type { Actor, Handlers } from '../../people/visitor/handler.ts'
import { chooseWhat, findRefundable, issueCreditNote, notesOf } from './issue.ts'
import { findRefund, listRefunds, refundsOf, selectRefunds, toRefund } from './list.ts'
import { assignRefund } from './assign.ts'
import { checkRefundable, lockOrder } from './locked-order.ts'
import { findPayment, refundSurplus } from './surplus.ts'
import { creditNotes, refunds } from '../../schema/refund.ts'
import { refundNewsQueue, refundQueue } from './queues.ts'

type Refunded = ReplyOf<typeof refundCalls.refundOrder>

/** What a credit note with this id came to; null where there is none. */
async function findIssued(db: Db, id: string, voided: string[] = []): Promise<Refunded | null> {
  const [row] = await db
    .select({ note: creditNotes, order: orders })
    .from(creditNotes)
    .innerJoin(orders, eq(orders.id, creditNotes.orderId))
    .where(eq(creditNotes.id, id))
  if (!row) return null
  const legs = await selectRefunds(db).where(eq(refunds.creditNoteId, id)).orderBy(refunds.way)
  return {
    creditNote: row.note.number,
    total: row.note.totals.total,
    points: row.note.points,
    voided,
    refunds: legs.map(toRefund),
  }
}

/** What a provider's refund was divided into; its id is the provider's. */
async function findAssigned(db: Db, reference: string): Promise<ReplyOf<typeof refundCalls.assignRefund>> {
  const legs = await selectRefunds(db).where(eq(refunds.reference, reference)).orderBy(creditNotes.number)
  const results = legs.map(toRefund)
  return { creditNotes: [...new Set(results.flatMap(({ creditNote }) => creditNote ?? []))], refunds: results }
}

const ownerOf = async (tx: Db, userId: string | null) =>
  userId ? (await tx.select().from(users).where(eq(users.id, userId)))[0] : undefined

export function refundHandlers(services: Services): Handlers<typeof refundCalls> {
  const { db } = services

  const refundOrder = async (orderId: string, body: RefundBody, actor: Actor): Promise<Refunded> =>
    db.transaction(async (tx) => {
      const locked = await lockOrder(tx, orderId)
      // Requested again while the first request was under way.
      const known = await findIssued(tx, body.refundId)
      if (known) return known
      checkRefundable(locked)
      const { order } = locked
      const before = await notesOf(tx, order.id)
      const { note, voided } = await issueCreditNote(tx, services, locked, {
        id: body.refundId,
        what: chooseWhat(order, before, body),
        isUsedToo: body.isUsedToo ?? false,
        cancelledBy: null,
        reason: body.reason,
      })
      await recordAudit(tx, actor, {
        action: 'refund',
        subject: order.number,
        reason: body.reason,
        user: await ownerOf(tx, order.userId),
        before: { status: order.status, credited: before.reduce((sum, { total }) => sum + total, 0) },
        after: { creditNote: note.number, lines: note.lines, total: note.total, points: note.points, voided },
      })
      const issued = await findIssued(tx, note.id, voided)
      if (!issued) throw new Error('A credit note is missing')
      return issued
    })

  const refundPayment = async (number: string, { refundId, reason }: RefundBody, actor: Actor): Promise<Refunded> => {
    const payment = await findPayment(db, number)
    const { country } = payment.snapshot
    return db.transaction(async (tx) => {
      const [known] = await refundsOf(tx, [refundId])
      if (known) return { creditNote: null, total: known.amount, points: 0, voided: [], refunds: [known] }
      const { refund, points } = await refundSurplus(tx, services, payment, refundId)
      await recordAudit(tx, actor, {
        action: 'refund',
        subject: number,
        reason,
        user: await ownerOf(tx, payment.userId),
        before: null,
        after: { total: refund.amount, points },
      })
      return {
        creditNote: null,
        total: priceOf(refund.amount, refund.currency, country),
        points,
        voided: [],
        refunds: await refundsOf(tx, [refundId]),
      }
    })
  }

  /** Changes a refund that a person decides about, if it has not changed since they saw it. */
  const decide = async (
    id: string,
    { action, reason, actor }: { action: 'retry-refund' | 'record-refund'; reason: string; actor: Actor },
    change: (tx: Db, row: Awaited<ReturnType<typeof findRefund>>['refund']) => Promise<{ id: string }[]>,
  ) =>
    db.transaction(async (tx) => {
      const found = await findRefund(tx, id)
      const { refund, payment, order } = found
      if (!(await change(tx, refund)).length)
        throw new Failure(409, { message: `This refund is ${refund.state}. There is nothing to do.` })
      const after = await findRefund(tx, id)
      await recordAudit(tx, actor, {
        action,
        subject: found.note?.number ?? payment.number,
        reason,
        user: await ownerOf(tx, (order ?? payment).userId),
        before: { state: refund.state, attempt: refund.attempt },
        after: { state: after.refund.state, attempt: after.refund.attempt },
      })
      return toRefund(after)
    })

  return {
    listRefunds: ({ query }) => listRefunds(db, query),

    refundOrder: async ({ params, body, actor }) => {
      const payment = readCode(params.number, 'payment')
      if (payment) return refundPayment(payment, body, actor)
      return refundOrder(await findRefundable(db, params.number), body, actor)
    },

    assignRefund: ({ params, body, actor }) =>
      db.transaction(async (tx) => {
        const known = await findIssued(tx, isUuid(params.id) ? params.id : randomUUID())
        const { reference } = known?.refunds.find((refund) => refund.reference) ?? {}
        if (reference) return findAssigned(tx, reference)
        const { refund, locked, notes } = await assignRefund(tx, services, params.id, body)
        await recordAudit(tx, actor, {
          action: 'assign-refund',
          subject: locked.map(({ order }) => order.number).join(', '),
          reason: body.reason,
          user: await ownerOf(tx, locked[0]?.order.userId ?? null),
          before: { refund: refund.id, reference: refund.reference, amount: refund.amount, creditNotes: [] },
          after: {
            creditNotes: notes.map(({ number, total }, index) => ({
              number,
              order: locked[index]?.order.number,
              total,
            })),
          },
        })
        return findAssigned(tx, refund.reference ?? '')
      }),

    retryRefund: ({ params, body: { reason }, actor }) =>
      decide(params.id, { action: 'retry-refund', reason, actor }, async (tx, { id, attempt, way }) => {
        if (way !== 'card' && way !== 'paypal') return []
        const again = await tx
          .update(refunds)
          .set({ state: 'requested', attempt: attempt + 1, reference: null, failure: null, requestedAt: new Date() })
          .where(and(eq(refunds.id, id), eq(refunds.state, 'failed'), eq(refunds.attempt, attempt)))
          .returning({ id: refunds.id })
        if (again.length) await services.jobs.send(refundQueue, { refundId: id }, tx)
        return again
      }),

    recordRefund: ({ params, body: { reason }, actor }) =>
      decide(params.id, { action: 'record-refund', reason, actor }, async (tx, { id, way, attempt }) => {
        const sent = await tx
          .update(refunds)
          .set({ state: 'done', isByHand: true, doneAt: new Date() })
          // What a provider may be sending is not sent by hand as well.
          .where(and(eq(refunds.id, id), inArray(refunds.state, way === 'transfer' ? ['requested'] : ['failed'])))
          .returning({ id: refunds.id })
        // Its buyer was mailed that it could not be sent.
        if (sent.length && way !== 'transfer')
          await services.jobs.send(refundNewsQueue, { refundId: id, attempt, kind: 'sent' }, tx)
        return sent
      }),
  }
}
