import type { ReplyOf } from '@shop/contract/call-parts'
import type { disputeCalls } from '@shop/contract/dispute'
import { priceOf } from '@shop/contract/money'
import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { checkouts } from '../../schema/checkout.ts'
import { disputes } from '../../schema/dispute.ts'
import type { SortOf } from '@shop/contract/sort'
import { sortedBy } from '../../platform/db/sorted-by.ts'

type Dispute = ReplyOf<typeof disputeCalls.listDisputes>['results'][number]

const columns = { number: checkouts.number, opened: disputes.openedAt, closed: disputes.closedAt }

/** Disputes with their payments, newest first unless they are sorted. */
export const selectDisputes = (db: Db, sort: SortOf<keyof typeof columns> = '-opened') =>
  db
    .select({ dispute: disputes, checkout: checkouts })
    .from(disputes)
    .innerJoin(checkouts, eq(checkouts.id, disputes.checkoutId))
    .orderBy(sortedBy(columns, sort), desc(disputes.id))
    .$dynamic()

/** In the contract's form. */
export const toDispute = ({ dispute, checkout }: Awaited<ReturnType<typeof selectDisputes>>[number]): Dispute => ({
  reference: dispute.reference,
  provider: dispute.provider,
  number: checkout.number,
  email: checkout.snapshot.email,
  amount: priceOf(dispute.amount, dispute.currency, checkout.snapshot.country),
  state: dispute.state,
  openedAt: dispute.openedAt.toISOString(),
  closedAt: dispute.closedAt?.toISOString() ?? null,
})
