import { paymentMethods } from '@shop/contract/constants'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { missing, refusal } from '../../platform/input/refusal.ts'
import { type CheckoutRow, checkouts, type Snapshot } from '../../schema/checkout.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Provider } from '../../platform/payment-provider/provider.ts'
import { erased } from '../../platform/values/erased.ts'
import { isUuid } from '../../platform/values/ids.ts'
import type { Services } from '../../platform/services.ts'
import type { User } from '../../people/visitor/visitor.ts'

/** Who takes the money by this method in a currency, from a country; without a method, whoever waits for it. */
export function providerFor(
  { payments }: Pick<Services, 'payments'>,
  method: CheckoutRow['paymentMethod'],
  currency: CheckoutRow['currency'],
  country: string,
): Provider {
  const provider = method ? payments.forMethod(method, currency, country) : payments.eft
  if (!provider) throw refusal({ paymentMethod: 'This way to pay is not available. Please choose another.' })
  return provider
}

/** It pays what was ordered before, in place of a cart. */
export const paysWhatIsOwed = ({ orders }: Pick<Snapshot, 'orders'>) => orders !== undefined

/** What is owed already cannot be promised again: it is paid at once, or by a transfer that needs no checkout. */
export function refuseTransfer(method: CheckoutRow['paymentMethod']) {
  if (method === paymentMethods.eft)
    throw refusal({
      paymentMethod: 'Please transfer the amount with its reference, or choose another way to pay.',
    })
}

export const paidBy = (provider: Provider, country: string) => ({
  provider: provider.name,
  account: provider.account,
  mode: provider.mode(country),
  isTestPayment: provider.isTest,
})

/** Puts a checkout in; one with the same key stays as it is and is given back. An order's number is KP-100001, a later payment's PAY-100002. */
export async function storeCheckout(db: Db, row: Omit<typeof checkouts.$inferInsert, 'number'>): Promise<CheckoutRow> {
  const prefix = paysWhatIsOwed(row.snapshot) ? 'PAY-' : 'KP-'
  await db
    .insert(checkouts)
    .values({ ...row, number: sql<string>`${prefix} || nextval('order_number')` })
    .onConflictDoNothing({ target: checkouts.id })
  const [kept] = await db.select().from(checkouts).where(eq(checkouts.id, row.id))
  if (!kept) throw new Error('A checkout is missing')
  return kept
}

/** Frees the key of what an account refused to take: nothing was charged, and no provider was requested to. */
export const freeRefused = (db: Db, id: string, user: User) =>
  db
    .delete(checkouts)
    .where(
      and(
        eq(checkouts.id, id),
        eq(checkouts.userId, user.id),
        eq(checkouts.status, 'failed'),
        isNull(checkouts.paymentMethod),
        isNull(checkouts.paymentRef),
      ),
    )

/** A checkout opens to whoever holds its key; one that is a user's, to that user alone. */
export const isOpenTo = ({ userId, snapshot }: CheckoutRow, user: Pick<User, 'id'> | null): boolean =>
  // What stays of a deleted account belongs to the books, and nobody may read it.
  (!userId || userId === user?.id) && snapshot.email !== erased

/** A checkout that opens to this user; all others find nothing there. */
export async function findCheckout(db: Db, id: string, user: Pick<User, 'id'> | null): Promise<CheckoutRow> {
  if (!isUuid(id)) throw missing()
  const [row] = await db.select().from(checkouts).where(eq(checkouts.id, id))
  if (!row || !isOpenTo(row, user)) throw missing()
  return row
}
