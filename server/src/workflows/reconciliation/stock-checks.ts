import { sql } from 'drizzle-orm'
import { checkouts } from '../../schema/checkout.ts'
import { stock, stockMovements, stockReservations } from '../../schema/stock.ts'
import type { Check } from './checks.ts'

const name = 'stock'

/** Whether what is on hand and on order is what was moved, and whether only orders that stand reserve some of it. */
export const stockChecks: Check[] = [
  {
    name,
    query: sql`select ${stock.productId}::text as subject, ${stock.onHand} || ' are on hand and ' || ${stock.onOrder}
          || ' on order, and its movements come to ' || moved.quantity || ' and ' || moved.on_order || '.' as text
      from ${stock} cross join lateral (
        select coalesce(sum(${stockMovements.quantity}), 0) as quantity, coalesce(sum(${stockMovements.onOrder}), 0) as on_order
          from ${stockMovements} where ${stockMovements.productId} = ${stock.productId}
      ) as moved
      where moved.quantity <> ${stock.onHand} or moved.on_order <> ${stock.onOrder}`,
  },
  {
    name,
    query: sql`select ${checkouts.number} as subject, 'It is ' || ${checkouts.status} || ', and reserves '
          || ${stockReservations.quantity} || ' of product ' || ${stockReservations.productId} || '.' as text
      from ${stockReservations} join ${checkouts} on ${checkouts.id} = ${stockReservations.checkoutId}
      where ${checkouts.status} not in ('paying', 'pending', 'paid')`,
  },
]
