import { sql } from 'drizzle-orm'
import { orders } from '../../schema/order.ts'
import { parcels } from '../../schema/parcel.ts'
import { samples } from '../../schema/sample.ts'
import type { Check } from './checks.ts'

const name = 'parcels'
const stands = sql`${parcels.undoneAt} is null`
/** Each line of the parcels that were not undone, with its kits. */
const lines = sql`${parcels} cross join jsonb_array_elements(${parcels.lines}) as line`
const kits = sql`${lines} cross join jsonb_array_elements(line -> 'kits') as kit`
const isSettled = sql`(${orders.status} in ('paid', 'refunded') or coalesce(${orders.paymentRef} like 'account\\_%', false))`

/** What was posted, and whether its order and its kits agree. A kit that went with its animal's account is gone. */
export const parcelChecks: Check[] = [
  {
    name,
    query: sql`select ${parcels.number} as subject, 'It was posted, and its order is ' || ${orders.status} || '.' as text
      from ${parcels} join ${orders} on ${orders.id} = ${parcels.orderId}
      where ${stands} and not ${isSettled}`,
  },
  {
    name,
    query: sql`select ${parcels.number} as subject,
        (kit ->> 'barcode') || case
          when ${samples.parcelId} is distinct from ${parcels.id} then ' is in it, and does not say so.'
          when ${samples.stage} = 'ordered' then ' is in it, and waits to be packed.'
          else ' is in it, and belongs to another line.' end as text
      from ${kits} join ${samples} on ${samples.barcode} = kit ->> 'barcode'
      where ${stands} and (${samples.parcelId} is distinct from ${parcels.id} or ${samples.stage} = 'ordered'
        or ${samples.orderId} is distinct from ${parcels.orderId}
        or ${samples.orderItemId}::text is distinct from line ->> 'itemId')`,
  },
  {
    name,
    query: sql`select ${samples.barcode} as subject, 'It says that it left in ' || ${parcels.number} || case
          when ${stands} then ', which does not list it.' else ', which was undone.' end as text
      from ${samples} join ${parcels} on ${parcels.id} = ${samples.parcelId}
      where not ${stands} or not exists (
        select 1 from jsonb_array_elements(${parcels.lines}) as line cross join jsonb_array_elements(line -> 'kits') as kit
          where kit ->> 'barcode' = ${samples.barcode})`,
  },
  {
    name,
    query: sql`select ${orders.number} as subject, sum((line ->> 'quantity')::integer) || ' of '
          || coalesce(item #>> '{product,name}', 'nothing') || ' were posted, and '
          || coalesce(item ->> 'quantity', '0') || ' ordered.' as text
      from ${lines} join ${orders} on ${orders.id} = ${parcels.orderId}
        left join lateral (
          select one as item from jsonb_array_elements(${orders.snapshot} -> 'items') as one
            where one ->> 'id' = line ->> 'itemId') as ordered on true
      where ${stands} and jsonb_array_length(line -> 'kits') = 0
      group by ${orders.number}, line ->> 'itemId', item
      having item is null or sum((line ->> 'quantity')::integer) > (item ->> 'quantity')::integer`,
  },
]
