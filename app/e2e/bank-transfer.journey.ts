import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { orderCalls } from '@shop/contract/order'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { ask } from './ask.ts'
import { heading, hydrated, openPage, useBrowser } from './browser.ts'
import { choosePayment, giveContact, giveDelivery, payWithCard } from './checkout.ts'
import { desk } from './command.ts'
import { givePoints, inDatabase, newVoucher, spentOf, sweep } from './database.ts'
import { statementOf } from './desk-work.ts'
import { inMail, newAddress } from './mail.ts'
import { type Wanted, completePageOf, placeOrder } from './order.ts'
import { newcomer } from './people.ts'
import { sharedEmptyShop } from './shop.ts'

useBrowser()

const { shop, database } = sharedEmptyShop()

/** Counted in this journey alone. */
const envelopes = '703'

const kitsOf = async (number: string) =>
  (
    await inDatabase(database, 'select 1 from samples s join orders o on o.id = s.order_id where o.number = $1', [
      number,
    ])
  ).length

/** Orders one kit by bank transfer, by calls, and opens the order's page. */
async function order(page: Page, wanted: Wanted) {
  const placed = await placeOrder(page, shop, { items: [{ productId: 36 }], by: 'EFT', ...wanted })
  await page.goto(completePageOf(placed))
  await heading(page, 'Thank you. One transfer to go.')
  const { number, checkoutId, totals, transfer } = placed
  return { number, checkoutId, reference: transfer?.reference ?? '', total: totals.total.amount }
}

/** The bank's file of the day, brought by the desk's command. */
async function receive(...transfers: Parameters<typeof statementOf>) {
  const file = join(mkdtempSync(join(tmpdir(), 'statement-')), 'statement.csv')
  writeFileSync(file, statementOf(...transfers))
  const output = await desk(shop, 'transfers', 'import', file, '--reason', 'Statement of the day')
  // The same file again changes nothing.
  expect(await desk(shop, 'transfers', 'import', file, '--reason', 'Again')).toContain(', 0 new.')
  return output
}

const reload = async (page: Page, heading: string) => {
  await page.reload()
  await page.getByRole('heading', { name: heading }).waitFor()
}

test('received in full: the order is paid, its kit opens, and a mail says so', async () => {
  const page = await openPage({ url: shop.url })
  const email = newAddress('dana')
  await page.goto('/store/full-breed-profile-kit-for-dogs-canine/p/36')
  await hydrated(page)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByText('Item added to cart').first().waitFor()
  await giveContact(page, email)
  await giveDelivery(page)
  await choosePayment(page, 'Bank transfer')
  await page.getByRole('button', { name: /^Place order/ }).click()
  await heading(page, 'Thank you. One transfer to go.')
  const checkoutId = new URL(page.url()).searchParams.get('order') ?? ''
  const { number, totals, transfer } = await ask(page, shop, orderCalls.getOrder, { params: { checkoutId } })
  const reference = transfer?.reference ?? ''
  await page.getByText(reference, { exact: true }).waitFor()
  await inMail(email, new RegExp(`Reference: ${reference}`), shop)
  const received = await receive({ amount: totals.total.amount, reference: `Dana ${reference.toLowerCase()}` })
  expect(received).toContain('1 new, 1 matched')
  await reload(page, 'Thank you. Your order is placed.')
  await inMail(email, new RegExp(`order ${number} is paid`), shop)
  expect(await kitsOf(number)).toBe(1)
})

test('short: the page and a mail ask for the rest, and the rest pays it', async () => {
  const page = await openPage({ url: shop.url, size: 'phone' })
  const email = newAddress('dana')
  const { number, reference, total } = await order(page, { email })
  expect(await receive({ amount: 10, reference })).toContain('1 short')
  await page.reload()
  await page.getByText('Please transfer the rest', { exact: true }).waitFor()
  await inMail(email, /is still missing/, shop)
  expect(await kitsOf(number)).toBe(0)
  expect(await receive({ amount: total - 10, reference })).toContain('1 matched')
  await reload(page, 'Thank you. Your order is placed.')
  expect(await kitsOf(number)).toBe(1)
})

test('late: reminded, expired, stock, voucher and points are back, a new order is free to go, and the money is returned', async () => {
  const { page, email } = await newcomer('breeder', { shop })
  await givePoints(database, email, 500)
  const coupon = await newVoucher(database)
  const spent = () => spentOf(database, email, coupon)
  const counted = ['--count', '5', '--reason', 'Counted from now on']
  expect(await desk(shop, 'stock', 'set', envelopes, ...counted)).toContain('5 available')
  const inStock = () => desk(shop, 'stock', 'list', '--search', 'return envelopes')

  const items = [{ productId: 36 }, { productId: Number(envelopes), quantity: 5 }]
  const { number, checkoutId, reference, total } = await order(page, { items, coupon, points: 500 })
  expect(await spent()).toEqual([0, 1])
  expect(await inStock()).toContain('0 available')
  await inDatabase(database, "update checkouts set expires_at = now() + interval '2 days' where id = $1", [checkoutId])
  await sweep(database)
  await inMail(email, /We keep the order for you until/, shop)
  await inDatabase(database, "update checkouts set expires_at = now() - interval '1 second' where id = $1", [
    checkoutId,
  ])
  await sweep(database)
  await inMail(email, /did not arrive in time/, shop)
  await reload(page, 'This order has ended')
  expect(await spent()).toEqual([500, 0])
  expect(await inStock()).toContain('5 available')

  expect(await receive({ amount: total, reference })).toContain('1 late')
  const listed = await desk(shop, 'transfers', 'list', '--state', 'late')
  const [id = ''] = listed.split('  ')
  expect(listed).toContain(number)
  expect(await desk(shop, 'transfers', 'return', id, '--reason', 'Expired')).toContain('returned')
  // Code 79 no longer bars.
  await order(page, { coupon })
  await page.goto('/my/orders')
  await page
    .getByRole('article', { name: `Order ${number}` })
    .getByText('Not paid in time')
    .waitFor()
})

test('paid by card instead: one charge, and the transfer that comes after all is listed to be sent back', async () => {
  const page = await openPage({ url: shop.url })
  const email = newAddress('dana')
  const { number, reference, total } = await order(page, { email })
  await hydrated(page)
  await page.getByRole('button', { name: 'Pay by card or PayPal instead' }).click()
  await page.getByRole('button', { name: 'Go on' }).click()
  await payWithCard(page)
  await page.getByRole('heading', { name: 'Thank you. Your order is placed.' }).waitFor()
  await inMail(email, new RegExp(`We have your payment of .* for order ${number}`), shop)
  expect(await kitsOf(number)).toBe(1)
  expect(await receive({ amount: total, reference })).toContain('1 extra')
  expect(await kitsOf(number)).toBe(1)
})

test('cancelled by its buyer, after a confirmation', async () => {
  const page = await openPage({ url: shop.url, size: 'phone' })
  const { number } = await order(page, { email: newAddress('dana') })
  await hydrated(page)
  await page.getByRole('button', { name: `Cancel order ${number}` }).click()
  await page.getByRole('button', { name: 'Cancel the order' }).click()
  await page.getByRole('heading', { name: 'This order is canceled' }).waitFor()
  await reload(page, 'This order is canceled')
  expect(await inDatabase(database, 'select status from orders where number = $1', [number])).toEqual([
    { status: 'cancelled' },
  ])
})
