import { and, isNotNull, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { isUnsent } from '../../animals/sample/replaced.ts'
import { boxedKitIds, swabKitId } from '../../reference/catalogue/kits.ts'
import { samples } from '../../schema/sample.ts'
import { stock, stockReservations } from '../../schema/stock.ts'

const boxed = sql.join(
  boxedKitIds.map((id) => sql`${id}`),
  sql`, `,
)
/** `stockIdOf` for a column. */
const stockOfSample = sql`case when ${samples.productId} in (${boxed}) then ${samples.productId} else ${swabKitId} end`

/**
 * For `from`: how many pieces of a product orders wait for, as `reserved.quantity` by `reserved.product_id`. Kits that
 * are paid for are counted by their samples, so whatever becomes of these is settled with them. `butFor` names a checkout
 * that is left out.
 */
export const reserved = (butFor: PgColumn | string | null = null) => sql`(
  select product_id, sum(quantity)::integer as quantity from (
    select ${stockReservations.productId} as product_id, ${stockReservations.quantity} as quantity from ${stockReservations}
      where ${stockReservations.checkoutId} is distinct from ${butFor}
    union all
    select ${stockOfSample}, 1 from ${samples} where ${and(isUnsent, isNotNull(samples.orderItemId))}
  ) as waiting group by product_id
) as reserved`

export const reservedQuantity = sql<number>`coalesce(reserved.quantity, 0)`
export const available = sql<number>`(${stock.onHand} - ${reservedQuantity})`
export const isReserved = sql`reserved.product_id = ${stock.productId}`
/** It has to be ordered. */
export const isLow = sql<boolean>`(${available} <= ${stock.warningLevel})`
