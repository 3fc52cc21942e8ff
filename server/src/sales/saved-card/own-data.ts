import { asc, eq } from 'drizzle-orm'
import type { Collect, Erase } from '../../people/visitor/own-data.ts'
import type { Db } from '../../platform/db/open.ts'
import { forgetCustomerQueue } from './queues.ts'
import { paymentCustomers } from '../../schema/saved-card.ts'

/** Which payment providers know somebody, and as whom: their cards are stored there. */
const customersOf = (db: Db, userId: string) =>
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

export const collectSavedCards: Collect = async (db, { id }) => ({ savedCardsWith: await customersOf(db, id) })

/** Has the providers forget their cards, once the account is gone. */
export const eraseSavedCards: Erase = async (tx, { id }, { jobs }) => {
  for (const { provider, account, customer } of await customersOf(tx, id))
    await jobs.send(forgetCustomerQueue, { provider, account, customer }, tx)
  await tx.delete(paymentCustomers).where(eq(paymentCustomers.userId, id))
}
