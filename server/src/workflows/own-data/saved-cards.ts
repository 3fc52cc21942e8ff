import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { paymentCustomers } from '../../schema/saved-card.ts'
import { forgetCustomerQueue } from '../../sales/saved-card/queues.ts'

/** Which payment providers know somebody, and as whom: their cards are kept there. */
export const collectSavedCards = (db: Db, userId: string) =>
  db
    .select({
      provider: paymentCustomers.provider,
      account: paymentCustomers.account,
      customer: paymentCustomers.reference,
      createdAt: paymentCustomers.createdAt,
    })
    .from(paymentCustomers)
    .where(eq(paymentCustomers.userId, userId))
    .orderBy(asc(paymentCustomers.createdAt))

/** Has the providers forget their cards, once the account is gone. */
export async function forgetCards(tx: Db, jobs: Jobs, userId: string) {
  for (const { provider, account, customer } of await collectSavedCards(tx, userId))
    await jobs.send(forgetCustomerQueue, { provider, account, customer }, tx)
  await tx.delete(paymentCustomers).where(eq(paymentCustomers.userId, userId))
}
