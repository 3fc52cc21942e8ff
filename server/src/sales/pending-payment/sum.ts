import type { Currency } from '@shop/contract/constants'
import { pointsIn } from '@shop/contract/currencies'
import { currencyOf, type Minor, toMinor } from '@shop/contract/money'
import type { Db } from '../../platform/db/open.ts'
import { pointsOf } from '../loyalty/handlers.ts'
import type { User } from '../../people/visitor/visitor.ts'
import { owedDueOf, type Owed } from './find.ts'

/** What points may pay of an order: its goods, and never its delivery or a tax on top, as in a cart. */
function goodsOf(owed: Owed): Minor {
  const { subtotal, discount, loyalty } = owed.order.snapshot.totals
  const goods = toMinor(subtotal.amount) - toMinor(discount.amount) - toMinor(loyalty.amount)
  return Math.max(0, Math.min(owedDueOf(owed), goods))
}

const sum = (amounts: Minor[]) => amounts.reduce((total, amount) => total + amount, 0)
export const totalOf = (owed: Owed[]): Minor => sum(owed.map(owedDueOf))

/** How many points a user may spend on these, all in one currency: what they have, within what the goods take. */
export async function spendablePoints(db: Db, user: User, owed: Owed[]): Promise<number> {
  const [first] = owed
  return first
    ? Math.max(0, Math.min(await pointsOf(db, user.id), pointsIn(sum(owed.map(goodsOf)), first.order.currency)))
    : 0
}

/** These by currency: the account's own first, the others by their code. */
export function byCurrency(owed: Owed[], user: User): { currency: Currency; owed: Owed[] }[] {
  const own = currencyOf(user.countryCode)
  const currencies = [...new Set(owed.map(({ order }) => order.currency))]
  return currencies
    .toSorted((a, b) => Number(b === own) - Number(a === own) || a.localeCompare(b))
    .map((currency) => ({ currency, owed: owed.filter(({ order }) => order.currency === currency) }))
}
