import type { Currency } from '@shop/contract/constants'
import { pointsWorth } from '@shop/contract/currencies'
import type { Minor } from '@shop/contract/money'
import type { CheckoutRow } from '../../schema/checkout.ts'

/**
 * What of a payment's money and points paid one of its orders, by the order's checkout; each rounded once of the whole,
 * and points to whole ones.
 */
export function sharesOf({
  id,
  total,
  currency,
  snapshot,
}: Pick<CheckoutRow, 'id' | 'total' | 'currency' | 'snapshot'>) {
  const shares = new Map<string, { money: Minor; byPoints: Minor }>()
  if (!snapshot.orders) return shares.set(id, { money: total, byPoints: 0 })
  const whole = snapshot.orders.reduce((all, order) => all + order.total, 0)
  let [due, given] = [0, 0]
  for (const order of snapshot.orders) {
    due += order.total
    const until = whole ? roundToPoints(((whole - total) * due) / whole, currency) : 0
    shares.set(order.id, { money: order.total - (until - given), byPoints: until - given })
    given = until
  }
  return shares
}

/** Half a point down: the money is rounded up then. */
function roundToPoints(amount: Minor, currency: Currency): Minor {
  return pointsWorth(Math.ceil(amount / pointsWorth(1, currency) - 0.5), currency)
}
