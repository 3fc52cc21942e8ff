import { checkoutCalls } from '@shop/contract/checkout'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { addInvoice } from '../../../test/invoices.ts'
import { australian, buy, checkoutBody, confirm, fillCart, signIn } from '../../../test/buyer.ts'
import { desk, withDesk } from '../../../test/desk.ts'
import { giftCardOf, payWith } from '../../../test/gift-cards.ts'
import { join } from '../../../test/members.ts'
import { finishJobs } from '../../../test/lab.ts'
import { useShop } from '../../../test/shop.ts'
import type { Db } from '../../platform/db/open.ts'
import { findDisagreements } from './reconcile.ts'

const shop = useShop(withDesk)
let number: string
let checkoutId: string
let userId: string
/** The order that was refunded. */
let refunded: string
let giftNumber: string
/** The order that paid for one. */
let membership: string

beforeAll(async () => {
  const browser = australian(shop)
  userId = (await signIn(shop, browser)).id
  const order = await buy(shop, browser)
  number = order.number
  checkoutId = order.checkoutId
  await desk(shop, 'dispatch', number)
  // One that waits for its transfer, and one that was cancelled before it was paid.
  for (const paymentMethod of ['EFT', 'C'] as const) {
    const guest = australian(shop)
    const body = checkoutBody(await fillCart(shop, guest), { paymentMethod })
    await guest.ask(checkoutCalls.createOrder, { body })
    if (paymentMethod === 'EFT')
      await guest.ask(checkoutCalls.confirmPayment, { params: { checkoutId: body.checkoutId }, body: { token: 'eft' } })
  }
  await addInvoice(shop, userId)
  // A gift card, and an order that it paid a part of.
  const { code, order: gift } = await giftCardOf(shop, australian(shop))
  giftNumber = gift.number
  const payer = australian(shop)
  const paying = checkoutBody(await payWith(payer, await fillCart(shop, payer), code))
  await payer.ask(checkoutCalls.createOrder, { body: paying })
  await confirm(payer, paying.checkoutId)
  const member = australian(shop)
  await signIn(shop, member)
  membership = (await join(member)).number
  refunded = (await buy(shop, australian(shop))).number
  await desk(shop, 'refund', refunded, '--reason', 'Came broken')
  await finishJobs(shop)
})

test('in a shop that is well everything agrees', async () => {
  expect(await findDisagreements(shop.db)).toEqual([])
  expect(await desk(shop, 'reconcile')).toEqual({ code: 0, output: 'Everything agrees.' })
})

class Undo extends Error {}

/** What is found after a change, which is undone again. */
async function foundAfter(change: (tx: Db) => Promise<unknown>) {
  let found: Awaited<ReturnType<typeof findDisagreements>> = []
  await shop.db
    .transaction(async (tx) => {
      await change(tx)
      found = await findDisagreements(tx)
      throw new Undo()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error
    })
  return found.map(({ check, text }) => [check, text])
}

const output = (text: string | RegExp) => expect.stringMatching(text) as string

test.each<[string, () => ReturnType<typeof sql>, [string, string | RegExp][]]>([
  [
    'an order that is missing',
    () => sql`with gone as (
      delete from samples where order_id = (select id from orders where number = ${number})
    ), sent as (delete from parcels where order_id = (select id from orders where number = ${number}))
    delete from orders where number = ${number}`,
    [['orders', /there is no order/]],
  ],
  [
    'an order that its payment does not know',
    () => sql`update orders set status = 'pending' where number = ${number}`,
    [
      ['orders', 'The order is pending, its payment paid.'],
      ['kits', /order KP-\d+ is pending/],
      ['parcels', 'It was posted, and its order is pending.'],
    ],
  ],
  [
    'another amount',
    () => sql`update orders set total = total - 1 where number = ${number}`,
    [['amounts', /comes to/]],
  ],
  [
    'another currency',
    () => sql`update orders set currency = 'EUR' where number = ${number}`,
    [['amounts', /EUR.* AUD/]],
  ],
  [
    'an invoice that was lost',
    () => sql`delete from invoices where order_id in (select id from orders where user_id = ${userId})`,
    [['invoices', /no invoice bills/]],
  ],
  [
    'an invoice that was not booked',
    () =>
      sql`update invoices set paid_at = now() where order_id = (select id from orders where user_id = ${userId} and status = 'pending')`,
    [['invoices', 'It is paid, and its order is pending.']],
  ],
  [
    'an invoice that two payments paid',
    () => sql`update checkouts set snapshot = snapshot || jsonb_build_object('orders',
      (select snapshot -> 'orders' from checkouts where number like 'PAY-%' limit 1)) where id = ${checkoutId}`,
    [['paid twice', /^It was paid by (KP|PAY)-\d+ and (KP|PAY)-\d+\.$/]],
  ],
  [
    'a kit too few',
    () => sql`delete from samples where order_id = (select id from orders where number = ${number})`,
    [['kits', /It sold 1 x \d+, and opened no kits/]],
  ],
  [
    'a parcel’s kit that waits to be packed',
    () => sql`update samples set stage = 'ordered' where order_id = (select id from orders where number = ${number})`,
    [['parcels', /^KP\d{10} is in it, and waits to be packed\.$/]],
  ],
  [
    'a kit that does not know its parcel',
    () => sql`update samples set parcel_id = null where order_id = (select id from orders where number = ${number})`,
    [['parcels', /^KP\d{10} is in it, and does not say so\.$/]],
  ],
  [
    'a kit under another barcode',
    () =>
      sql`update samples set barcode = 'KP0000000001' where order_id = (select id from orders where number = ${number})`,
    [['parcels', /^It says that it left in KP-\d+-1, which does not list it\.$/]],
  ],
  [
    'a parcel that was undone, and its kit was not',
    () => sql`update parcels set undone_at = now() where number = ${`${number}-1`}`,
    [['parcels', /^It says that it left in KP-\d+-1, which was undone\.$/]],
  ],
  [
    'a parcel with another line’s kit',
    () =>
      sql`update parcels set lines = jsonb_set(lines, '{0,itemId}', to_jsonb(gen_random_uuid()::text)) where number = ${`${number}-1`}`,
    [['parcels', /^KP\d{10} is in it, and belongs to another line\.$/]],
  ],
  [
    'more sent than was ordered',
    () => sql`update parcels set lines = lines || jsonb_build_array(
      jsonb_build_object('itemId', gen_random_uuid(), 'quantity', 2, 'kits', '[]'::jsonb)) where number = ${`${number}-1`}`,
    [['parcels', '2 of nothing were posted, and 0 ordered.']],
  ],
  [
    'a parcel of an order that was cancelled',
    () => sql`with books as (update checkouts set status = 'withdrawn' where id = ${checkoutId})
      update orders set status = 'cancelled' where number = ${number}`,
    [
      ['kits', /is cancelled/],
      ['sandbox', /sandbox took money/],
      ['parcels', 'It was posted, and its order is cancelled.'],
    ],
  ],
  [
    'points that a failed payment kept',
    () =>
      sql`insert into loyalty_entries (user_id, points, reason, cause) values (${userId}, -5, 'x', ${`order:${checkoutId}`})`,
    [
      ['points', 'It is paid and took 5 of 0 points.'],
      ['points', 'The balance is -5 points.'],
    ],
  ],
  [
    'a voucher that nobody used',
    () => sql`update coupons set redemptions = 3 where code = 'WELCOME10'`,
    [['vouchers', 'It was redeemed 3 times, and used 0 times.']],
  ],
  [
    'a balance that nobody spent',
    () => sql`update gift_cards set balance = 1`,
    [['gift cards', 'It was sold for 5000, 5000 is spent, and 1 left.']],
  ],
  [
    'a use of a gift card that was lost',
    () => sql`delete from gift_card_uses`,
    [
      ['gift cards', 'It was sold for 5000, 0 is spent, and 0 left.'],
      ['gift cards', 'It is paid and took 0 of 5000 from gift cards.'],
    ],
  ],
  [
    'a gift card that was cancelled and keeps its money',
    () => sql`with gone as (delete from gift_card_uses) update gift_cards set voided_at = now(), balance = 5000`,
    [
      ['gift cards', 'It was sold for 5000, 0 is spent, and 5000 left, though it is void.'],
      ['gift cards', 'It is paid and took 0 of 5000 from gift cards.'],
    ],
  ],
  [
    'a gift card that was sold and not made',
    () => sql`with gone as (delete from gift_card_uses) delete from gift_cards`,
    [
      ['gift cards', 'It is paid and took 0 of 5000 from gift cards.'],
      ['gift cards', 'It is paid, and a gift card that it sold was not made.'],
    ],
  ],
  [
    'a gift card for more than was paid',
    () => sql`update gift_cards set amount = 6000, balance = 1000`,
    [['gift cards', 'It sold a gift card for 5000, and one of 6000 was made.']],
  ],
  [
    'a gift card that no order sold',
    () =>
      sql`update orders set snapshot = jsonb_set(snapshot, '{items,0,metaData}', '{}') where number = ${giftNumber}`,
    [['gift cards', 'No order has sold it.']],
  ],
  [
    'a membership that was paid for and not given',
    () => sql`with gone as (delete from membership_years) update memberships set paid_until = null`,
    [['memberships', 'It paid for a membership, and no year was given.']],
  ],
  [
    'a year of membership whose payment failed',
    () =>
      sql`with undone as (update orders set status = 'pending' where number = ${membership}) update checkouts set status = 'pending' where number = ${membership}`,
    [
      ['memberships', 'It is pending, and its year of membership is paid.'],
      ['sandbox', 'The sandbox took money for a payment that is not there.'],
    ],
  ],
  [
    'a membership that lasts longer than was paid',
    () => sql`update memberships set paid_until = paid_until + interval '1 year'`,
    [['memberships', /^It is paid until .*, its years until /]],
  ],
  [
    'points that a year of membership did not give',
    () => sql`delete from loyalty_entries where cause like 'membership:%'`,
    [['memberships', 'Of year 1 it gave 0 points.']],
  ],
  [
    'money that the sandbox did not take',
    () => sql`delete from sandbox_charges where checkout_id = ${checkoutId}`,
    [['sandbox', 'It is paid, and the sandbox took nothing.']],
  ],
  [
    'money that the sandbox took for nothing',
    () =>
      sql`insert into sandbox_charges (checkout_id, status, currency, amount) values (gen_random_uuid(), 'paid', 'AUD', 100)`,
    [['sandbox', 'The sandbox took money for a payment that is not there.']],
  ],
  [
    'more money than was agreed',
    () => sql`update sandbox_charges set amount = amount + 1 where checkout_id = ${checkoutId}`,
    [['sandbox', /^The sandbox took \d+ AUD, and the payment is paid with \d+ AUD/]],
  ],
  [
    'a credit note for more than was paid',
    () =>
      sql`update credit_notes set total = total + 1 where order_id = (select id from orders where number = ${refunded})`,
    [
      ['credit notes', /^It is refunded and came to \d+, and credit notes take back/],
      ['credit notes', /^It takes back \d+, and \d+ is on its way or sent/],
    ],
  ],
  [
    'a refund that was lost',
    () => sql`delete from refunds where checkout_id = (select checkout_id from orders where number = ${refunded})`,
    [
      ['credit notes', /and 0 is on its way or sent/],
      ['sandbox', /^The sandbox sent back \d+, and refunds say 0/],
    ],
  ],
  [
    'money that went back twice',
    () =>
      sql`insert into sandbox_refunds (key, checkout_id, status, amount)
        select 'x', checkout_id, 'done', 100 from orders where number = ${refunded}`,
    [['sandbox', /^The sandbox sent back/]],
  ],
  [
    'a refund of more than the payment',
    () =>
      sql`insert into refunds (checkout_id, way, amount, currency, state)
        select checkout_id, 'card', 100, 'AUD', 'failed' from orders where number = ${refunded}`,
    [
      ['refunds', /^It came to \d+, and \d+ goes back/],
      ['refunds', 'It was sent back at its provider, and for no order.'],
    ],
  ],
  [
    'a refund that its provider forgot',
    () =>
      sql`update refunds set state = 'requested', requested_at = now() - interval '2 days'
        where checkout_id = (select checkout_id from orders where number = ${refunded})`,
    [
      ['refunds', /more than a day ago/],
      ['sandbox', /and refunds say 0/],
    ],
  ],
  [
    'points that never came back',
    () =>
      sql`with owner as (update orders set user_id = ${userId} where number = ${refunded}),
        payer as (update checkouts set user_id = ${userId} where number = ${refunded})
        update credit_notes set points = 5 where order_id = (select id from orders where number = ${refunded})`,
    [
      ['credit notes', 'Its credit notes give back 5 points for 0.'],
      ['points', 'It gives back 5 points, and 0 came.'],
    ],
  ],
  [
    'a void kit that was activated',
    () =>
      sql`update samples set activated_at = now() where order_id = (select id from orders where number = ${refunded})`,
    [['kits', 'The kit is void, and activated.']],
  ],
  [
    'a void kit that nothing takes back',
    () => sql`update samples set voided_at = now() where order_id = (select id from orders where number = ${number})`,
    [['kits', 'The kit is void, and no credit note takes it back.']],
  ],
  [
    'an open kit of an order that was cancelled',
    () =>
      sql`with note as (update credit_notes set is_cancellation = true
          where order_id = (select id from orders where number = ${refunded}))
        update samples set voided_at = null where order_id = (select id from orders where number = ${refunded})`,
    [['kits', /^The kit is open, and its order KP-\d+ was cancelled/]],
  ],
  [
    'an invoice that was credited by nothing',
    () => sql`update invoices set credited = 7 where order_id in (select id from orders where user_id = ${userId})`,
    [['invoices', 'Credit notes took 0 off it, and it says 7.']],
  ],
  [
    'a gift card that got money back for nothing',
    () => sql`with back as (update gift_card_uses set returned = 1)
      update gift_cards set balance = balance + 1 where balance < amount`,
    [['gift cards', 'Gift cards got back 1, and its refunds say 0.']],
  ],
])('%s is found', async (_, change, expected) => {
  const found = await foundAfter((tx) => tx.execute(change()))
  expect(found).toEqual(expected.map(([check, text]) => [check, output(text)]))
})

test('the command line lists what disagrees, and ends with 1', async () => {
  await shop.db.execute(sql`update coupons set redemptions = 3 where code = 'WELCOME10'`)
  const { code, output: text } = await desk(shop, 'reconcile')
  await shop.db.execute(sql`update coupons set redemptions = 0 where code = 'WELCOME10'`)
  expect([code, text]).toEqual([1, output(/^vouchers +WELCOME10 +It was redeemed 3 times[^]*1 disagreements\.$/)])
})
