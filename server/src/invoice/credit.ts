import type { Currency } from '@shop/contract/constants'
import { codes, Failure } from '@shop/contract/failure'
import type { Credit as CreditReply } from '@shop/contract/invoice'
import { currencyOf, formatMoney, type Minor, priceOf } from '@shop/contract/money'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { orders } from '../order/tables.ts'
import { users } from '../user/tables.ts'
import { findUser, ordersOnAccount, type User } from '../visitor/visitor.ts'
import { isOpen, isOwnInvoice } from './row.ts'
import { invoices } from './tables.ts'

/** What may stand open on an account, and what does, in minor units of its one currency. */
export type Credit = { currency: Currency; limit: Minor; open: Minor }

/** The credit of somebody who orders on account; null for everybody else. */
export async function creditOf(db: Db, user: User): Promise<Credit | null> {
  if (!ordersOnAccount(user) || user.creditLimit === null) return null
  const currency = currencyOf(user.countryCode)
  const [row] = await db
    .select({ open: sql<Minor>`coalesce(sum(${orders.total} - ${invoices.credited}), 0)::int` })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(and(isOwnInvoice(user.id), isOpen, eq(orders.currency, currency)))
  return { currency, limit: user.creditLimit, open: row?.open ?? 0 }
}

/** The same in the contract's form. */
export async function showCredit(db: Db, user: User): Promise<{ credit: CreditReply | null }> {
  const credit = await creditOf(db, user)
  if (!credit) return { credit: null }
  const { currency, limit, open } = credit
  const price = (minor: Minor) => priceOf(minor, currency, user.countryCode)
  return { credit: { limit: price(limit), open: price(open), left: price(Math.max(0, limit - open)) } }
}

const instead = 'You can pay this order by card, PayPal or bank transfer instead.'
const refuseCredit = (why: string) => new Failure(409, { message: `${why} ${instead}`, code: codes.creditLimit })

/**
 * Lets an order go on its buyer's account, inside the transaction that places it and before its invoice is issued. The
 * user's row is the lock: of two orders at once the second counts the first. Throws 409 (code 111) above the limit.
 */
export async function takeCredit(tx: Db, order: Pick<typeof orders.$inferSelect, 'userId' | 'currency' | 'total'>) {
  const isBuyer = eq(users.id, order.userId ?? '')
  await tx.select({ id: users.id }).from(users).where(isBuyer).for('no key update')
  const user = await findUser(tx, isBuyer)
  const credit = user && (await creditOf(tx, user))
  if (!credit) throw refuseCredit('Nothing can be put on your account just now.')
  const { currency, limit, open } = credit
  if (currency !== order.currency)
    throw refuseCredit(`Your account is in ${currency}, and this order is in ${order.currency}.`)
  const money = (amount: Minor) => formatMoney(amount, currency, user.countryCode)
  if (open + order.total > limit)
    throw refuseCredit(
      `With this order ${money(open + order.total)} would stand open on your account, and its limit is ${money(limit)}.`,
    )
}
