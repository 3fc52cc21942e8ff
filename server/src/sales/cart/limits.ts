import { orderLimits } from '@shop/contract/constants'
import { currencyTable } from '@shop/contract/currencies'
import { Failure } from '@shop/contract/failure'
import { formatMoney } from '@shop/contract/money'
import { packKits, supplyIds } from '../../reference/catalogue/kits.ts'
import type { FullCart } from './view.ts'

type Line = { productId: number; quantity: number }

/** What an order of these lines has to open: kits, a pack's one by one, and whatever else is no mere supply. */
const piecesOf = (lines: Line[]) =>
  lines
    .filter(({ productId }) => !supplyIds.includes(productId))
    .reduce((sum, { productId, quantity }) => sum + quantity * (packKits.get(productId)?.count ?? 1), 0)

const inSecondOrder = 'Please make a second order for the rest.'

/** Why these lines are more than one order takes; null where they are not. */
export function excessOf(lines: Line[]): string | null {
  if (lines.length > orderLimits.lines) return `One order takes at most ${orderLimits.lines} lines. ${inSecondOrder}`
  return piecesOf(lines) > orderLimits.kits
    ? `One order takes at most ${orderLimits.kits} kits. ${inSecondOrder}`
    : null
}

/** Throws 409 where a change makes a cart more than one order takes. One that is too large after a login may shrink. */
export function refuseExcess(before: Line[], after: Line[]) {
  const excess = excessOf(after)
  if (excess && (after.length > before.length || piecesOf(after) > piecesOf(before)))
    throw new Failure(409, { message: excess })
}

/** Why a cart is more than one order takes, in its lines, its pieces or its total; null where it is not. */
export function orderExcessOf({ items, totals, currency, cart }: FullCart): string | null {
  const excess = excessOf(items.map(({ item }) => item))
  const most = currencyTable[currency].orderLimit
  if (excess || totals.total <= most) return excess
  return `One order comes to at most ${formatMoney(most, currency, cart.country)}. ${inSecondOrder}`
}
