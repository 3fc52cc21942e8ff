import type { ReplyOf } from '@shop/contract/call-parts'
import type { disputeCalls } from '@shop/contract/dispute'
import { priceOf } from '@shop/contract/money'
import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { checkouts } from '../../schema/checkout.ts'
import { disputes } from '../../schema/dispute.ts'

type Dispute = ReplyOf<typeof disputeCalls.listDisputes>['results'][number]

/** Disputes with their payments, newest first. */
export const selectDisputes = (db: Db) =>
  db
    .select({ dispute: disputes, checkout: checkouts })
    .from(disputes)
    .innerJoin(checkouts, eq(checkouts.id, disputes.checkoutId))
    .orderBy(desc(disputes.openedAt), desc(disputes.id))
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
