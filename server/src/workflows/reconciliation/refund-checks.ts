import { currencies } from '@shop/contract/constants'
import { currencyTable } from '@shop/contract/currencies'
import { sql } from 'drizzle-orm'
import { hasCancellation } from '../../sales/order/credit-notes.ts'
import { checkouts } from '../../schema/checkout.ts'
import { giftCardUses } from '../../schema/gift-card.ts'
import { invoices } from '../../schema/invoice.ts'
import { loyaltyEntries } from '../../schema/loyalty.ts'
import { orders } from '../../schema/order.ts'
import { sandboxRefunds } from '../../schema/payment-provider.ts'
import { creditNotes, refunds } from '../../schema/refund.ts'
import { samples } from '../../schema/sample.ts'
import type { Check } from './checks.ts'

const isProviders = sql`${refunds.way} in ('card', 'paypal')`

/** What a point pays for in an order's currency. */
const pointOf = () =>
  sql`case ${orders.currency} ${sql.join(
    currencies.map((currency) => sql`when ${currency} then ${currencyTable[currency].point}::integer`),
    sql` `,
  )} end`

/** What an order came to, by whatever it was paid. */
const value = sql`(${orders.total} + round(coalesce((${orders.snapshot} #>> '{totals,giftCards,amount}')::numeric, 0) * 100))`

/** What went back, and whether all records agree. */
export const refundChecks = (): Check[] => [
  {
    name: 'credit notes',
    query: sql`select ${orders.number} as subject,
        'It is ' || ${orders.status} || ' and came to ' || ${value} || ', and credit notes take back '
          || coalesce(credited.total, 0) || '.' as text
      from ${orders} left join (
        select ${creditNotes.orderId} as order_id, sum(${creditNotes.total}) as total from ${creditNotes} group by ${creditNotes.orderId}
      ) as credited on credited.order_id = ${orders.id}
      where coalesce(credited.total, 0) > ${value}
        or (${orders.status} = 'refunded' and coalesce(credited.total, -1) <> ${value})`,
  },
  {
    name: 'credit notes',
    query: sql`select ${creditNotes.number} as subject,
        'It takes back ' || ${creditNotes.total} || ', and ' || coalesce(sent.amount, 0) || ' is on its way or sent.' as text
      from ${creditNotes} left join (
        select ${refunds.creditNoteId} as credit_note_id, sum(${refunds.amount}) as amount from ${refunds} group by ${refunds.creditNoteId}
      ) as sent on sent.credit_note_id = ${creditNotes.id}
      where ${creditNotes.total} <> coalesce(sent.amount, 0) + ${creditNotes.byPoints}
        - round((${creditNotes.totals} #>> '{loyalty,amount}')::numeric * 100)`,
  },
  {
    name: 'credit notes',
    query: sql`select ${orders.number} as subject,
        'Its credit notes give back ' || sum(${creditNotes.points}) || ' points for ' || sum(${creditNotes.byPoints}) || '.' as text
      from ${creditNotes} join ${orders} on ${orders.id} = ${creditNotes.orderId}
      group by ${orders.id} having sum(${creditNotes.points}) <> ceil(sum(${creditNotes.byPoints}) / ${pointOf()}::numeric)`,
  },
  {
    name: 'points',
    query: sql`select ${creditNotes.number} as subject,
        'It gives back ' || ${creditNotes.points} || ' points, and ' || coalesce(${loyaltyEntries.points}, 0) || ' came.' as text
      from ${creditNotes} join ${orders} on ${orders.id} = ${creditNotes.orderId}
        left join ${loyaltyEntries} on ${loyaltyEntries.cause} = 'refund:' || ${creditNotes.id}
      where ${orders.userId} is not null and ${creditNotes.points} <> coalesce(${loyaltyEntries.points}, 0)`,
  },
  {
    name: 'refunds',
    query: sql`select ${checkouts.number} as subject,
        'It came to ' || ${checkouts.total} || ', and ' || sum(${refunds.amount}) || ' goes back.' as text
      from ${refunds} join ${checkouts} on ${checkouts.id} = ${refunds.checkoutId}
      where ${isProviders} group by ${checkouts.id} having sum(${refunds.amount}) > ${checkouts.total}`,
  },
  {
    name: 'refunds',
    query: sql`select ${checkouts.number} as subject, 'It was sent back at its provider, and for no order.' as text
      from ${refunds} join ${checkouts} on ${checkouts.id} = ${refunds.checkoutId}
      where ${refunds.creditNoteId} is null
        and ((${refunds.isForeign} and ${refunds.state} <> 'failed') or not (${checkouts.snapshot} ? 'orders'))`,
  },
  {
    name: 'refunds',
    query: sql`select ${checkouts.number} as subject,
        'Its provider was asked to send back ' || ${refunds.amount} || ' more than a day ago.' as text
      from ${refunds} join ${checkouts} on ${checkouts.id} = ${refunds.checkoutId}
      where ${isProviders} and ${refunds.state} = 'requested' and ${refunds.requestedAt} < now() - interval '1 day'`,
  },
  {
    name: 'invoices',
    query: sql`select ${invoices.number} as subject,
        'Credit notes took ' || coalesce(taken.amount, 0) || ' off it, and it says ' || ${invoices.credited} || '.' as text
      from ${invoices} left join (
        select ${creditNotes.orderId} as order_id, sum(${refunds.amount}) as amount
          from ${refunds} join ${creditNotes} on ${creditNotes.id} = ${refunds.creditNoteId}
          where ${refunds.way} = 'invoice' group by ${creditNotes.orderId}
      ) as taken on taken.order_id = ${invoices.orderId}
      where ${invoices.credited} <> coalesce(taken.amount, 0)`,
  },
  {
    name: 'kits',
    query: sql`select ${samples.barcode} as subject,
        case when ${samples.activatedAt} is not null then 'The kit is void, and activated.'
          else 'The kit is void, and no credit note takes it back.' end as text
      from ${samples}
      where ${samples.voidedAt} is not null and (${samples.activatedAt} is not null
        or ${samples.returnedAt} is null and not exists (select 1 from ${creditNotes} where ${creditNotes.orderId} = ${samples.orderId}))`,
  },
  {
    name: 'kits',
    query: sql`select ${samples.barcode} as subject, 'The kit is open, and its order ' || ${orders.number} || ' was cancelled.' as text
      from ${samples} join ${orders} on ${orders.id} = ${samples.orderId}
      where ${samples.voidedAt} is null and ${samples.activatedAt} is null and ${orders.status} = 'refunded'
        and ${hasCancellation(orders.id)}`,
  },
  {
    name: 'sandbox',
    query: sql`select ${checkouts.number} as subject,
        'The sandbox sent back ' || coalesce(bank.amount, 0) || ', and refunds say ' || coalesce(ours.amount, 0) || '.' as text
      from ${checkouts}
        left join (select ${sandboxRefunds.checkoutId} as checkout_id, sum(${sandboxRefunds.amount}) as amount
          from ${sandboxRefunds} where ${sandboxRefunds.status} = 'done' group by ${sandboxRefunds.checkoutId}) as bank
          on bank.checkout_id = ${checkouts.id}
        left join (select ${refunds.checkoutId} as checkout_id, sum(${refunds.amount}) as amount
          from ${refunds} where ${refunds.state} = 'done' and not ${refunds.isByHand} and ${isProviders}
          group by ${refunds.checkoutId}) as ours
          on ours.checkout_id = ${checkouts.id}
      where ${checkouts.provider} = 'sandbox' and coalesce(bank.amount, 0) <> coalesce(ours.amount, 0)`,
  },
  {
    name: 'gift cards',
    query: sql`select ${orders.number} as subject,
      'Gift cards got back ' || coalesce(used.returned, 0) || ', and its refunds say ' || coalesce(sent.amount, 0) || '.' as text
    from ${orders}
      left join (select ${giftCardUses.checkoutId} as checkout_id, sum(${giftCardUses.returned}) as returned
        from ${giftCardUses} group by ${giftCardUses.checkoutId}) as used on used.checkout_id = ${orders.checkoutId}
      left join (select ${refunds.checkoutId} as checkout_id, sum(${refunds.amount}) as amount
        from ${refunds} where ${refunds.way} = 'gift_card' group by ${refunds.checkoutId}) as sent
        on sent.checkout_id = ${orders.checkoutId}
    where coalesce(used.returned, 0) <> coalesce(sent.amount, 0)`,
  },
]
