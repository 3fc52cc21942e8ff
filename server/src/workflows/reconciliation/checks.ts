import { membershipTerms, productTypes } from '@shop/contract/constants'
import { type SQL, sql } from 'drizzle-orm'
import { checkouts } from '../../schema/checkout.ts'
import { coupons } from '../../schema/coupon.ts'
import { giftCards, giftCardUses } from '../../schema/gift-card.ts'
import { invoices } from '../../schema/invoice.ts'
import { loyaltyEntries } from '../../schema/loyalty.ts'
import { memberships, membershipYears } from '../../schema/member.ts'
import { orders } from '../../schema/order.ts'
import { sandboxCharges } from '../../schema/payment-provider.ts'
import { refunds } from '../../schema/refund.ts'
import { samples } from '../../schema/sample.ts'

/** A query of what does not agree: one row of `subject` and `text` for each. */
export type Check = { name: string; query: SQL }

/** A checkout of a cart, not of orders that were placed before. */
const isOfCart = sql`not (${checkouts.snapshot} ? 'orders')`
/** It holds its vouchers and points, or has spent them; of what is refunded, points come back by an entry of their own. */
const holds = sql`${checkouts.status} in ('paying', 'paid', 'pending')`
const spends = sql`${checkouts.status} in ('paying', 'paid', 'pending', 'refunded')`
const isOnAccount = sql`coalesce(${orders.paymentRef} like 'account\\_%', false)`

/** What money was promised and taken for, and whether all records agree. */
export const checks: Check[] = [
  {
    name: 'orders',
    query: sql`select ${checkouts.number} as subject, 'Its payment is ' || ${checkouts.status} || ', and there is no order.' as text
      from ${checkouts} left join ${orders} on ${orders.checkoutId} = ${checkouts.id}
      where ${isOfCart} and ${checkouts.status} in ('paid', 'pending', 'withdrawn', 'expired', 'refunded') and ${orders.id} is null`,
  },
  {
    name: 'orders',
    query: sql`select ${orders.number} as subject,
        'The order is ' || ${orders.status} || ', its payment ' || ${checkouts.status} || '.' as text
      from ${orders} join ${checkouts} on ${checkouts.id} = ${orders.checkoutId}
      where ${orders.status} <> case ${checkouts.status} when 'withdrawn' then 'cancelled' else ${checkouts.status} end`,
  },
  {
    name: 'amounts',
    query: sql`select ${orders.number} as subject,
        'The order comes to ' || ${orders.total} || ' ' || ${orders.currency} || ', its payment to '
          || ${checkouts.total} || ' ' || ${checkouts.currency} || '.' as text
      from ${orders} join ${checkouts} on ${checkouts.id} = ${orders.checkoutId}
      where ${orders.total} <> ${checkouts.total} or ${orders.currency} <> ${checkouts.currency}
        or round((${orders.snapshot} #>> '{totals,total,amount}')::numeric * 100) <> ${orders.total}`,
  },
  {
    name: 'invoices',
    query: sql`select ${orders.number} as subject, 'It is on account, and no invoice bills it.' as text
      from ${orders} left join ${invoices} on ${invoices.orderId} = ${orders.id}
      where ${isOnAccount} and ${orders.total} > 0 and ${invoices.id} is null`,
  },
  {
    name: 'invoices',
    query: sql`select ${invoices.number} as subject,
        case when ${invoices.paidAt} is null then 'It is open, and its order is paid.'
          else 'It is paid, and its order is ' || ${orders.status} || '.' end as text
      from ${invoices} join ${orders} on ${orders.id} = ${invoices.orderId}
      where case when ${orders.status} = 'refunded' then ${invoices.paidAt} is null and ${invoices.creditedAt} is null
        else (${invoices.paidAt} is null) = (${orders.status} = 'paid') end`,
  },
  {
    name: 'paid twice',
    query: sql`select paid.number as subject, 'It was paid by ' || string_agg(paid.payment, ' and ') || '.' as text
      from (
        select bill ->> 'number' as number, ${checkouts.number} as payment
          from ${checkouts} cross join jsonb_array_elements(coalesce(${checkouts.snapshot} -> 'orders', '[]'::jsonb)) as bill
          where ${checkouts.status} = 'paid' and not exists (
            select 1 from ${refunds} where ${refunds.checkoutId} = ${checkouts.id} and ${refunds.creditNoteId} is null)
      ) as paid
      group by paid.number having count(*) > 1`,
  },
  {
    name: 'kits',
    query: sql`select ${samples.barcode} as subject,
        'The kit is open, and its order ' || ${orders.number} || ' is ' || ${orders.status} || '.' as text
      from ${samples} join ${orders} on ${orders.id} = ${samples.orderId}
        join ${checkouts} on ${checkouts.id} = ${orders.checkoutId}
      where ${orders.status} not in ('paid', 'refunded') and not ${isOnAccount}
        and ${checkouts.dispute} is distinct from 'lost'`,
  },
  {
    name: 'points',
    query: sql`select ${checkouts.number} as subject,
        'It is ' || ${checkouts.status} || ' and took ' || coalesce(-${loyaltyEntries.points}, 0) || ' of '
          || coalesce((${checkouts.snapshot} ->> 'points')::integer, 0) || ' points.' as text
      from ${checkouts} left join ${loyaltyEntries} on ${loyaltyEntries.cause} = 'order:' || ${checkouts.id}
      where ${checkouts.userId} is not null and coalesce(-${loyaltyEntries.points}, 0)
        <> case when ${spends} then coalesce((${checkouts.snapshot} ->> 'points')::integer, 0) else 0 end`,
  },
  {
    name: 'points',
    query: sql`select ${loyaltyEntries.userId}::text as subject, 'The balance is ' || sum(${loyaltyEntries.points}) || ' points.' as text
      from ${loyaltyEntries} group by ${loyaltyEntries.userId} having sum(${loyaltyEntries.points}) < 0`,
  },
  {
    name: 'vouchers',
    query: sql`select ${coupons.code} as subject,
        'It was redeemed ' || ${coupons.redemptions} || ' times, and used ' || used.count || ' times.' as text
      from ${coupons} cross join lateral (
        select (select count(*) from ${checkouts} where ${holds} and ${checkouts.snapshot} -> 'coupons' ? ${coupons.code})
          + (select count(*) from ${loyaltyEntries} where starts_with(${loyaltyEntries.cause}, 'coupon:' || ${coupons.code} || ':'))
          as count
      ) as used
      where used.count <> ${coupons.redemptions}`,
  },
  {
    name: 'gift cards',
    query: sql`select ${giftCards.id}::text as subject,
        'It was sold for ' || ${giftCards.amount} || ', ' || coalesce(used.amount, 0) || ' is spent, and '
          || ${giftCards.balance} || ' left' || case when ${giftCards.voidedAt} is null then '.' else ', though it is void.' end as text
      from ${giftCards} left join (
        select gift_card_id, sum(amount - returned) as amount from ${giftCardUses} group by gift_card_id
      ) as used on used.gift_card_id = ${giftCards.id}
      where ${giftCards.balance} <> case when ${giftCards.voidedAt} is null
        then ${giftCards.amount} - coalesce(used.amount, 0) else 0 end`,
  },
  {
    name: 'gift cards',
    query: sql`select ${checkouts.number} as subject,
        'It is ' || ${checkouts.status} || ' and took ' || coalesce(used.amount, 0) || ' of ' || wanted.amount
          || ' from gift cards.' as text
      from ${checkouts} cross join lateral (
        select coalesce(sum((card ->> 'amount')::integer), 0) as amount
          from jsonb_array_elements(coalesce(${checkouts.snapshot} -> 'giftCards', '[]'::jsonb)) as card
      ) as wanted left join (
        select checkout_id, sum(amount) as amount from ${giftCardUses} group by checkout_id
      ) as used on used.checkout_id = ${checkouts.id}
      where coalesce(used.amount, 0) <> case when ${spends} then wanted.amount else 0 end`,
  },
  {
    name: 'gift cards',
    query: sql`select coalesce(sold.number, ${giftCards.id}::text) as subject,
        case when ${giftCards.id} is null then 'It is paid, and a gift card that it sold was not made.'
          when sold.number is null then 'No order has sold it.'
          else 'It sold a gift card for ' || sold.amount || ', and one of ' || ${giftCards.amount} || ' was made.' end as text
      from (
        select ${orders.number} as number, ${orders.checkoutId} as checkout_id, ${orders.status} as status,
            item ->> 'id' as item_id, round((item ->> 'amount')::numeric * 100) as amount
          from ${orders} cross join jsonb_array_elements(${orders.snapshot} -> 'items') as item
          where item -> 'metaData' -> 'giftCard' is not null
      ) as sold
      full join ${giftCards} on ${giftCards.checkoutId} = sold.checkout_id and ${giftCards.itemId}::text = sold.item_id
      where sold.number is null or (${giftCards.id} is null and sold.status = 'paid') or ${giftCards.amount} <> sold.amount`,
  },
  {
    name: 'memberships',
    query: sql`select ${checkouts.number} as subject,
        case when ${membershipYears.checkoutId} is null then 'It paid for a membership, and no year was given.'
          when ${membershipYears.paidAt} is null then 'It is paid, and its year of membership is not.'
          else 'It is ' || ${checkouts.status} || ', and its year of membership is paid.' end as text
      from ${checkouts} left join ${membershipYears} on ${membershipYears.checkoutId} = ${checkouts.id}
      where ${checkouts.snapshot} -> 'items' @> ${JSON.stringify([{ product: { typeId: productTypes.subscription } }])}::jsonb
        and (${checkouts.userId} is not null or ${membershipYears.checkoutId} is not null)
        and (${membershipYears.paidAt} is not null) <> (${checkouts.status} in ('paid', 'refunded') or coalesce(${checkouts.dispute} = 'lost', false))`,
  },
  {
    name: 'memberships',
    query: sql`select ${memberships.id}::text as subject,
        'It is paid until ' || coalesce(${memberships.paidUntil}::text, 'never') || ', its years until ' || coalesce(years.until::text, 'never') || '.' as text
      from ${memberships} left join lateral (
        select max(${membershipYears.endsAt}) as until from ${membershipYears}
        where ${membershipYears.membershipId} = ${memberships.id} and ${membershipYears.paidAt} is not null
      ) as years on true
      where ${memberships.paidUntil} is distinct from years.until`,
  },
  {
    name: 'memberships',
    query: sql`select ${memberships.id}::text as subject, 'Of year ' || ${membershipYears.year} || ' it gave '
          || coalesce(${loyaltyEntries.points}, 0) || ' points.' as text
      from ${membershipYears} join ${memberships} on ${memberships.id} = ${membershipYears.membershipId}
      left join ${loyaltyEntries}
        on ${loyaltyEntries.cause} = 'membership:' || ${membershipYears.membershipId} || ':' || ${membershipYears.year}
      where ${membershipYears.paidAt} is not null and ${memberships.userId} is not null
        and coalesce(${loyaltyEntries.points}, 0) <> ${membershipTerms.points}`,
  },
  {
    name: 'sandbox',
    query: sql`select coalesce(${checkouts.number}, ${sandboxCharges.checkoutId}::text) as subject,
        case when ${checkouts.id} is null then 'The sandbox took money for a payment that is not there.'
          when ${sandboxCharges.checkoutId} is null then 'It is paid, and the sandbox took nothing.'
          else 'The sandbox took ' || ${sandboxCharges.amount} || ' ' || ${sandboxCharges.currency} || ', and the payment is '
            || ${checkouts.status} || ' with ' || ${checkouts.total} || ' ' || ${checkouts.currency} || '.' end as text
      from (select * from ${checkouts} where provider = 'sandbox' and total > 0
          and (status in ('paid', 'refunded') or dispute = 'lost')) as checkouts
      full join (select * from ${sandboxCharges} where status = 'paid') as sandbox_charges
        on ${sandboxCharges.checkoutId} = ${checkouts.id}
      where ${checkouts.id} is null or ${sandboxCharges.checkoutId} is null
        or ${sandboxCharges.amount} <> ${checkouts.total} or upper(${sandboxCharges.currency}) <> ${checkouts.currency}`,
  },
]
