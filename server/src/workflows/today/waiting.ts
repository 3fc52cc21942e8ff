import { type TransferTask, transferTasks } from '@shop/contract/bank-transfer'
import { type TodayKind, todayKinds, type WaitingKind } from '@shop/contract/today'
import { eq, inArray, sql } from 'drizzle-orm'
import { isWaitingForm } from '../../animals/acm-form/view.ts'
import { isOpenShow } from '../../animals/show/view.ts'
import { lateSamples, samplesWithProblems } from '../../laboratory/laboratory/waiting-samples.ts'
import { lastOfEnquiry, stateOfEnquiry } from '../../people/enquiry/thread.ts'
import type { Db } from '../../platform/db/open.ts'
import { readTogether } from '../../platform/db/rows-of.ts'
import { waitingIn } from '../../platform/db/waiting.ts'
import type { Services } from '../../platform/services.ts'
import { dayMs } from '../../platform/values/days.ts'
import { stateOfTransfer } from '../../sales/bank-transfer/state.ts'
import { waits } from '../../sales/parcel/waiting.ts'
import { isLow, isReserved, reserved } from '../../sales/stock/reserved.ts'
import { acmForms } from '../../schema/acm-form.ts'
import { bankTransfers } from '../../schema/bank-transfer.ts'
import { checkouts } from '../../schema/checkout.ts'
import { disputes } from '../../schema/dispute.ts'
import { enquiries } from '../../schema/enquiry.ts'
import { failingChores } from '../../schema/failed-job.ts'
import { invoices } from '../../schema/invoice.ts'
import { orders } from '../../schema/order.ts'
import { refunds } from '../../schema/refund.ts'
import { resultsReviews } from '../../schema/results-review.ts'
import { reviews } from '../../schema/review.ts'
import { shows } from '../../schema/show.ts'
import { stock } from '../../schema/stock.ts'
import { users } from '../../schema/user.ts'
import { isUndecided, isWaitingVet } from '../approval/list.ts'

const transfersTo = (task: TransferTask) =>
  waitingIn(bankTransfers.createdAt, (select) =>
    select
      .from(bankTransfers)
      .leftJoin(orders, eq(orders.id, bankTransfers.orderId))
      .leftJoin(invoices, eq(invoices.id, bankTransfers.invoiceId))
      .where(inArray(stateOfTransfer, transferTasks[task])),
  )
const refundsIn = (state: typeof refunds.$inferSelect.state) =>
  waitingIn(refunds.requestedAt, (select) => select.from(refunds).where(eq(refunds.state, state)))
const applicationsOf = (kind: Parameters<typeof isUndecided>[0][number]) =>
  waitingIn(enquiries.createdAt, (select) => select.from(enquiries).where(isUndecided([kind])))

/** Each kind by the tables and the condition of its own list. Failed jobs are counted where they are stored. */
const queries = (db: Db) =>
  ({
    'orders-to-pack': waitingIn(orders.placedAt, (select) =>
      select.from(orders).innerJoin(checkouts, eq(checkouts.id, orders.checkoutId)).where(waits(db)),
    ),
    'transfers-to-match': transfersTo('match'),
    'transfers-to-return': transfersTo('return'),
    'sample-problems': samplesWithProblems(),
    'late-samples': lateSamples(),
    'results-to-review': waitingIn(resultsReviews.submittedAt, (select) =>
      select.from(resultsReviews).where(eq(resultsReviews.state, 'waiting')),
    ),
    'vet-applications': waitingIn(users.createdAt, (select) => select.from(users).where(isWaitingVet)),
    'agent-applications': applicationsOf('agent-nomination'),
    'breeder-applications': applicationsOf('responsible-breeder'),
    enquiries: waitingIn(lastOfEnquiry, (select) => select.from(enquiries).where(eq(stateOfEnquiry, 'waiting'))),
    'failed-jobs': waitingIn(failingChores.createdAt, (select) => select.from(failingChores)),
    'refunds-under-way': refundsIn('requested'),
    'failed-refunds': refundsIn('failed'),
    disputes: waitingIn(disputes.openedAt, (select) => select.from(disputes).where(eq(disputes.state, 'open'))),
    reviews: waitingIn(reviews.writtenAt, (select) => select.from(reviews).where(eq(reviews.state, 'waiting'))),
    shows: waitingIn(shows.createdAt, (select) => select.from(shows).where(isOpenShow)),
    'acm-forms': waitingIn(acmForms.requestedAt, (select) => select.from(acmForms).where(isWaitingForm)),
    'low-stock': waitingIn(sql`null::timestamptz`, (select) =>
      select.from(stock).leftJoin(reserved(), isReserved).where(isLow),
    ),
  }) satisfies Record<TodayKind, unknown>

/** A list's query answers one row. */
const firstOf = ([row]: { count: number; oldestAt: string | null }[]) => ({
  count: row?.count ?? 0,
  oldestAt: row?.oldestAt ? new Date(row.oldestAt) : null,
})

type Waiting = ReturnType<typeof firstOf>

const together = (one: Waiting, other: Waiting): Waiting => {
  const times = [one.oldestAt, other.oldestAt].flatMap((time) => time?.getTime() ?? [])
  return { count: one.count + other.count, oldestAt: times.length ? new Date(Math.min(...times)) : null }
}

/** Every kind of work that waits at the desk, counted: what has waited longest first, then those of which nothing does. */
export async function whatWaits({ db, jobs }: Pick<Services, 'db' | 'jobs'>, now = new Date()): Promise<WaitingKind[]> {
  const [read, failed] = await Promise.all([readTogether(db, queries(db)), jobs.countFailed()])
  const results = Object.keys(todayKinds).map((name) => {
    const kind = name as TodayKind
    const { lateAfterDays } = todayKinds[kind]
    const waiting = firstOf(read[kind])
    const { count, oldestAt } = kind === 'failed-jobs' ? together(waiting, failed) : waiting
    const isLate =
      lateAfterDays !== null && oldestAt !== null && oldestAt.getTime() < now.getTime() - lateAfterDays * dayMs
    return { kind, count, oldestAt, isLate }
  })
  const since = ({ count, oldestAt }: Waiting) => (count ? (oldestAt?.getTime() ?? now.getTime()) : Infinity)
  return results
    .toSorted((one, other) => (since(one) === since(other) ? 0 : since(one) - since(other)))
    .map(({ oldestAt, ...rest }) => ({ ...rest, oldestAt: oldestAt?.toISOString() ?? null }))
}
