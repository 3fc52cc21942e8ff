import type { Currency } from '@shop/contract/constants'
import { codes, Failure } from '@shop/contract/failure'
import type { Credit as CreditReply } from '@shop/contract/invoice'
import { currencyOf, formatMoney, type Minor, priceOf } from '@shop/contract/money'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import type { orders } from '../order/tables.ts'
import { users } from '../user/tables.ts'
import { findUser, ordersOnAccount, type User } from '../visitor/visitor.ts'
import { openSums } from './list.ts'

/**
 * What may stand open on an account, and what does, in minor units of its one currency; `others` is what stands open in
 * currencies that the limit does not count.
 */
type Credit = { currency: Currency; limit: Minor; open: Minor; others: { currency: Currency; sum: Minor }[] }

/** The credit of somebody who orders on account; null for everybody else. */
export async function creditOf(db: Db, user: User): Promise<Credit | null> {
  if (!ordersOnAccount(user) || user.creditLimit === null) return null
  const currency = currencyOf(user.countryCode)
  const sums = await openSums(db, user.id)
  return {
    currency,
    limit: user.creditLimit,
    open: sums.find((one) => one.currency === currency)?.sum ?? 0,
    others: sums.filter((one) => one.currency !== currency && one.sum > 0),
  }
}

/** The same in the contract's form. */
export async function showCredit(db: Db, user: User): Promise<{ credit: CreditReply | null }> {
  const credit = await creditOf(db, user)
  if (!credit) return { credit: null }
  const { currency, limit, open, others } = credit
  const price = (minor: Minor, of = currency) => priceOf(minor, of, user.countryCode)
  return {
    credit: {
      limit: price(limit),
      open: price(open),
      left: price(others.length ? 0 : Math.max(0, limit - open)),
      others: others.map((one) => price(one.sum, one.currency)),
    },
  }
}

const instead = 'You can pay this order by card, PayPal or bank transfer instead.'
const refuseCredit = (why: string) => new Failure(409, { message: `${why} ${instead}`, code: codes.creditLimit })

/**
 * Lets an order go on its buyer's account, inside the transaction that places it and before its invoice is issued. The
 * user's row is the lock: of two orders at once the second counts the first. Throws 409 (code 111) above the limit, and
 * in or beside another currency.
 */
export async function takeCredit(tx: Db, order: Pick<typeof orders.$inferSelect, 'userId' | 'currency' | 'total'>) {
  const isBuyer = eq(users.id, order.userId ?? '')
  await tx.select({ id: users.id }).from(users).where(isBuyer).for('no key update')
  const user = await findUser(tx, isBuyer)
  const credit = user && (await creditOf(tx, user))
  if (!credit) throw refuseCredit('Nothing can be put on your account just now.')
  const { currency, limit, open, others } = credit
  const money = (amount: Minor, of = currency) => formatMoney(amount, of, user.countryCode)
  if (currency !== order.currency)
    throw refuseCredit(`Your account is in ${currency}, and this order is in ${order.currency}.`)
  const [other] = others
  if (other)
    throw refuseCredit(
      `Your account is in ${currency}, and ${money(other.sum, other.currency)} in ${other.currency} are still open on it: once they are paid, orders go on it again.`,
    )
  if (open + order.total > limit)
    throw refuseCredit(
      `With this order ${money(open + order.total)} would stand open on your account, and its limit is ${money(limit)}.`,
    )
}
