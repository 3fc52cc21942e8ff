import { randomUUID } from 'node:crypto'
import { cartCalls } from '@shop/contract/cart'
import { checkoutCalls } from '@shop/contract/checkout'
import { transferTerms } from '@shop/contract/constants'
import { orderCalls } from '@shop/contract/order'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  australian,
  awaitTransfer,
  type Browser,
  buy,
  checkoutBody,
  confirm,
  fillCart,
  signIn,
} from '../../test/buyer.ts'
import { useShop } from '../../test/shop.ts'
import { coupons } from '../coupon/tables.ts'
import { loyaltyEntries } from '../loyalty/tables.ts'
import { pointsOf } from '../loyalty/handlers.ts'
import { orders } from '../order/tables.ts'
import { sandboxCharges } from '../payment-provider/tables.ts'
import { namedIn } from '../payment/transfer-reference.ts'
import { samples } from '../sample/tables.ts'
import { checkouts } from './tables.ts'

const shop = useShop()
const day = 24 * 60 * 60 * 1000

const sweep = async () => {
  await shop.services.jobs.send('sweep', {})
  await shop.jobs.flush(shop.services)
  await shop.jobs.flush(shop.services)
}
const setExpiry = (checkoutId: string, expiresAt: Date) =>
  shop.db.update(checkouts).set({ expiresAt }).where(eq(checkouts.id, checkoutId))
const kitsOf = async (checkoutId: string) => {
  const [order] = await shop.db.select().from(orders).where(eq(orders.checkoutId, checkoutId))
  return order ? shop.db.$count(samples, eq(samples.orderId, order.id)) : 0
}
const chargesOf = (checkoutId: string) => shop.db.$count(sandboxCharges, eq(sandboxCharges.checkoutId, checkoutId))
const mailsOf = (number: string) => shop.mails.filter(({ subject }) => subject.includes(number))

const payWith = (browser: Browser, order: { checkoutId: string; transfer: { due: { amount: number } } | null }) => {
  const checkoutId = randomUUID()
  const pay = (expectedTotal = order.transfer?.due.amount ?? 0) =>
    browser.ask(checkoutCalls.payOrder, {
      params: { orderKey: order.checkoutId },
      body: { checkoutId, paymentMethod: 'C', expectedTotal },
    })
  return { checkoutId, pay }
}

test('an order by transfer says how much, with which reference and until when, on its page and in its mail', async () => {
  const guest = australian(shop)
  const order = await awaitTransfer(shop, guest)
  expect(order).toMatchObject({
    status: 'pending',
    transfer: { due: order.totals.total, received: { amount: 0, currency: 'AUD' } },
  })
  expect(namedIn(order.transfer?.reference ?? '')).toEqual({ numbers: [order.number], isChecked: true })
  const wait = Date.parse(order.transfer?.expiresAt ?? '') - Date.parse(order.placedAt)
  expect(wait / day).toBeGreaterThanOrEqual(transferTerms.days)
  expect(wait / day).toBeLessThan(transferTerms.days + 1)
  expect(await guest.ask(orderCalls.getOrder, { params: { checkoutId: order.checkoutId } })).toMatchObject(order)
  await shop.jobs.flush(shop.services)
  const [mail] = mailsOf(order.number)
  for (const text of [mail?.text, mail?.html]) {
    expect(text).toContain(order.transfer?.reference)
    expect(text).toContain('TEST AUD')
    expect(text).toContain(`${order.totals.total.label} AUD`)
  }
})

test('a currency without an account is not paid by transfer', async () => {
  const guest = australian(shop)
  const { accounts } = shop.services.payments
  const { AUD } = accounts
  delete accounts.AUD
  const body = checkoutBody(await fillCart(shop, guest), { paymentMethod: 'EFT' })
  await expect(guest.ask(checkoutCalls.createOrder, { body })).rejects.toMatchObject({
    status: 428,
    errors: { paymentMethod: expect.stringContaining('not available') },
  })
  accounts.AUD = AUD
  expect((await guest.ask(checkoutCalls.createOrder, { body })).status).toBe('paying')
})

test('it is paid by card instead: the same order and number, one charge, its kits, and the account may order again', async () => {
  const browser = australian(shop)
  await signIn(shop, browser)
  const order = await awaitTransfer(shop, browser)
  await expect(
    fillCart(shop, browser).then((cart) => browser.ask(checkoutCalls.createOrder, { body: checkoutBody(cart) })),
  ).rejects.toMatchObject({ code: 79 })
  const { checkoutId, pay } = payWith(browser, order)
  const payment = await pay()
  expect(payment).toMatchObject({ status: 'paying', totals: { total: order.totals.total } })
  expect(payment.number).toMatch(/^PAY-/)
  expect(await pay()).toEqual(payment)
  expect((await confirm(browser, checkoutId, 'tok_chargeDeclined')).status).toBe('failed')
  expect(await browser.ask(orderCalls.getOrder, { params: { checkoutId: order.checkoutId } })).toMatchObject(order)
  expect((await confirm(browser, checkoutId)).status).toBe('paid')
  expect(await browser.ask(orderCalls.getOrder, { params: { checkoutId: order.checkoutId } })).toMatchObject({
    number: order.number,
    status: 'paid',
    transfer: null,
  })
  expect(await chargesOf(checkoutId)).toBe(1)
  expect(await kitsOf(order.checkoutId)).toBeGreaterThan(0)
  await shop.jobs.flush(shop.services)
  expect(mailsOf(order.number).some(({ text }) => text.includes('We have your payment'))).toBe(true)
  expect((await buy(shop, browser)).status).toBe('paid')
  // A second payment finds nothing to pay.
  const again = payWith(browser, order)
  await expect(again.pay()).rejects.toMatchObject({ status: 409 })
})

test('what is charged is what was shown: a sum that is another is refused, and so is a transfer in place of one', async () => {
  const guest = australian(shop)
  const order = await awaitTransfer(shop, guest)
  await expect(payWith(guest, order).pay(1)).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining(order.totals.total.label),
  })
  const { checkoutId, pay } = payWith(guest, order)
  await pay()
  // Half of it arrives before the card is charged.
  await shop.db.update(checkouts).set({ received: 100 }).where(eq(checkouts.id, order.checkoutId))
  await expect(confirm(guest, checkoutId)).rejects.toMatchObject({ status: 409 })
  expect(await chargesOf(checkoutId)).toBe(0)
  await expect(
    guest.ask(checkoutCalls.payOrder, {
      params: { orderKey: order.checkoutId },
      body: { checkoutId: randomUUID(), paymentMethod: 'EFT', expectedTotal: order.totals.total.amount - 1 },
    }),
  ).rejects.toMatchObject({ status: 428, errors: { paymentMethod: expect.any(String) } })
})

/** An order by transfer of somebody who used a voucher and points for it. */
async function withVoucher(code: string) {
  const browser = australian(shop)
  const { id: userId } = await signIn(shop, browser)
  await shop.db.insert(coupons).values({ code, label: '10% off', percent: 10, maxRedemptions: 1 })
  await shop.db.insert(loyaltyEntries).values({ userId, points: 500, reason: 'Gift', cause: `gift:${userId}` })
  const { sessionId } = await fillCart(shop, browser)
  await browser.ask(cartCalls.applyCoupon, { params: { sessionId, coupon: code } })
  const cart = await browser.ask(cartCalls.priceCart, { params: { sessionId }, query: { loyaltyPoints: '500' } })
  const order = await awaitTransfer(shop, browser, cart)
  expect(await pointsOf(shop.db, userId)).toBe(0)
  const redemptions = async () => (await shop.db.select().from(coupons).where(eq(coupons.code, code)))[0]?.redemptions
  expect(await redemptions()).toBe(1)
  return { browser, userId, order, redemptions }
}

test('cancelled by its buyer: voucher and points come back, a mail says so, and they may order again', async () => {
  const { browser, userId, order, redemptions } = await withVoucher('CANCELLED')
  const cancel = () => browser.ask(checkoutCalls.cancelOrder, { params: { orderKey: order.checkoutId }, body: {} })
  const cancelled = await cancel()
  expect(cancelled).toMatchObject({ status: 'cancelled', number: order.number })
  expect(await cancel()).toEqual(cancelled)
  expect([await pointsOf(shop.db, userId), await redemptions()]).toEqual([500, 0])
  expect((await browser.ask(orderCalls.listPendingOrders)).count).toBe(0)
  expect((await browser.ask(orderCalls.listOrderHistory)).results).toMatchObject([cancelled])
  await shop.jobs.flush(shop.services)
  expect(mailsOf(order.number).filter(({ subject }) => subject.includes('cancelled'))).toHaveLength(1)
  expect(await kitsOf(order.checkoutId)).toBe(0)
  expect((await buy(shop, browser)).status).toBe('paid')
  // It waits for no payment any more.
  await expect(payWith(browser, order).pay()).rejects.toMatchObject({ status: 409 })
})

test('what is paid, or on an account, is refunded when it is cancelled before it is sent, and paid in no other way', async () => {
  const guest = australian(shop)
  const paid = await buy(shop, guest)
  const vet = australian(shop)
  await signIn(shop, vet, 'vet')
  const billed = await vet.ask(checkoutCalls.createOrder, { body: checkoutBody(await fillCart(shop, vet)) })
  for (const [browser, { checkoutId }] of [
    [guest, paid],
    [vet, billed],
  ] as const) {
    const refused = () =>
      expect(payWith(browser, { checkoutId, transfer: null }).pay()).rejects.toMatchObject({ status: 409 })
    await refused()
    expect(await browser.ask(checkoutCalls.cancelOrder, { params: { orderKey: checkoutId }, body: {} })).toMatchObject({
      status: 'refunded',
    })
    await refused()
  }
})

test('its buyer is reminded once; after its last day it expires, and everything comes back', async () => {
  const { browser, userId, order, redemptions } = await withVoucher('OUTOFTIME')
  await sweep()
  const reminders = () => mailsOf(order.number).filter(({ subject }) => subject.includes('waits for your transfer'))
  expect(reminders()).toHaveLength(0)
  await setExpiry(order.checkoutId, new Date(Date.now() + 2 * day))
  await sweep()
  await sweep()
  expect(reminders()).toHaveLength(1)
  expect(reminders()[0]?.text).toContain(order.transfer?.reference)
  expect((await browser.ask(orderCalls.getOrder, { params: { checkoutId: order.checkoutId } })).status).toBe('pending')

  await setExpiry(order.checkoutId, new Date(Date.now() - 1000))
  await sweep()
  await sweep()
  expect((await browser.ask(orderCalls.getOrder, { params: { checkoutId: order.checkoutId } })).status).toBe('expired')
  expect([await pointsOf(shop.db, userId), await redemptions()]).toEqual([500, 0])
  expect(mailsOf(order.number).filter(({ subject }) => subject.includes('has ended'))).toHaveLength(1)
  expect((await buy(shop, browser)).status).toBe('paid')
})

test('a card payment that was left open gives way when the order is cancelled or expires', async () => {
  const guest = australian(shop)
  const order = await awaitTransfer(shop, guest)
  const { checkoutId, pay } = payWith(guest, order)
  await pay()
  await guest.ask(checkoutCalls.startPayment, { body: { checkoutId } })
  expect(
    (await guest.ask(checkoutCalls.cancelOrder, { params: { orderKey: order.checkoutId }, body: {} })).status,
  ).toBe('cancelled')
  await expect(confirm(guest, checkoutId)).rejects.toMatchObject({ status: 409 })
  expect(await shop.db.$count(sandboxCharges, eq(sandboxCharges.status, 'paid'))).toBeGreaterThan(0)
  const [charge] = await shop.db.select().from(sandboxCharges).where(eq(sandboxCharges.checkoutId, checkoutId))
  expect(charge?.status).toBe('closed')
})
