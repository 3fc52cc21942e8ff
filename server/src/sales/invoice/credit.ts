import type { Currency } from '@shop/contract/constants'
import { codes, Failure } from '@shop/contract/failure'
import type { Address } from '@shop/contract/address'
import type { Credit as CreditReply } from '@shop/contract/invoice'
import { currencyOf, formatMoney, type Minor, priceOf } from '@shop/contract/money'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import type { orders } from '../../schema/order.ts'
import { users } from '../../schema/user.ts'
import { findUser, ordersOnAccount, type User } from '../../people/visitor/visitor.ts'
import { lastSentTo, profileAddress } from './account-address.ts'
import { openSums } from './list.ts'

/**
 * The most that may be unpaid on an account, and what is, in minor units of its one currency; `others` is what is
 * unpaid in other currencies. No rate was agreed: they take as much of the limit, unit for unit.
 */
type Credit = {
  currency: Currency
  limit: Minor
  open: Minor
  others: { currency: Currency; sum: Minor }[]
  left: Minor
}

/** The credit of somebody who orders on account; null for everybody else. */
async function creditOf(db: Db, user: User): Promise<Credit | null> {
  if (!ordersOnAccount(user) || user.creditLimit === null) return null
  const currency = currencyOf(user.countryCode)
  const limit = user.creditLimit
  const sums = await openSums(db, user.id)
  const open = sums.find((one) => one.currency === currency)?.sum ?? 0
  const others = sums.filter((one) => one.currency !== currency && one.sum > 0)
  const left = others.reduce((rest, { sum }) => rest - sum, limit - open)
  return { currency, limit, open, others, left }
}

/** `creditOf` in the contract's form, with where its orders are sent. */
export async function showCredit(db: Db, user: User): Promise<{ credit: CreditReply | null }> {
  const credit = await creditOf(db, user)
  if (!credit) return { credit: null }
  const { currency, limit, open, others, left } = credit
  const own = profileAddress(user)
  const price = (minor: Minor, of = currency) => priceOf(minor, of, user.countryCode)
  return {
    credit: {
      limit: price(limit),
      open: price(open),
      left: price(Math.max(0, left)),
      others: others.map((one) => price(one.sum, one.currency)),
      shippingAddress: (own ?? (await lastSentTo(db, user.id))) as Address | null,
      isAddressAsked: own === null,
    },
  }
}

const instead = 'You can pay this order by card, PayPal or bank transfer instead.'
const refuseCredit = (why: string) => new Failure(409, { message: `${why} ${instead}`, code: codes.creditLimit })

/**
 * Puts an order on its buyer's account, inside the transaction that places it and before its invoice is issued. The
 * user's row is the lock: of two orders at once the second counts the first. Throws 409 (code 111) above the limit, and
 * in another currency.
 */
export async function takeCredit(tx: Db, order: Pick<typeof orders.$inferSelect, 'userId' | 'currency' | 'total'>) {
  const isBuyer = eq(users.id, order.userId ?? '')
  await tx.select({ id: users.id }).from(users).where(isBuyer).for('no key update')
  const user = await findUser(tx, isBuyer)
  const credit = user && (await creditOf(tx, user))
  if (!credit) throw refuseCredit('Nothing can be put on your account just now.')
  const { currency, limit, others, left } = credit
  const money = (amount: Minor) => formatMoney(amount, currency, user.countryCode)
  if (currency !== order.currency)
    throw refuseCredit(`Your account is in ${currency}, and this order is in ${order.currency}.`)
  if (order.total <= left) return
  const open = money(limit - left + order.total)
  const counted = others.length ? ` What is open in ${others.map((one) => one.currency).join(', ')} counts too.` : ''
  throw refuseCredit(
    `With this order ${open} would stand open on your account, and its limit is ${money(limit)}.${counted}`,
  )
}
