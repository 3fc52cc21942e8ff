import { randomUUID } from 'node:crypto'
import { cartCalls } from '@shop/contract/cart'
import { checkoutCalls } from '@shop/contract/checkout'
import { allBreedIds, transferTerms } from '@shop/contract/constants'
import { giftCardCalls } from '@shop/contract/gift-card'
import { orderCalls } from '@shop/contract/order'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  australian,
  awaitTransfer,
  type Browser,
  buy,
  checkoutBody,
  confirm,
  fillCart,
  signIn,
} from '../../../test/buyer.ts'
import { giftCardOf, payWith as payWithGiftCard } from '../../../test/gift-cards.ts'
import { useShop } from '../../../test/shop.ts'
import { cartItems, shippingMethods } from '../../schema/cart.ts'
import { products } from '../../schema/product.ts'
import { coupons } from '../../schema/coupon.ts'
import { loyaltyEntries } from '../../schema/loyalty.ts'
import { pointsOf } from '../loyalty/handlers.ts'
import { orders } from '../../schema/order.ts'
import { sandboxCharges } from '../../schema/payment-provider.ts'
import { namedIn } from '../payment/transfer-reference.ts'
import { samples } from '../../schema/sample.ts'
import { checkouts } from '../../schema/checkout.ts'
import { sweepQueue } from '../../platform/jobs/queues.ts'

const shop = useShop()
const day = 24 * 60 * 60 * 1000

const sweep = async () => {
  await shop.services.jobs.send(sweepQueue, {})
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

test('an order by transfer states how much, with which reference and until when, on its page and in its mail', async () => {
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

/** Words that only whoever orders can have typed. */
const theirWords = ['Ada', 'Byron', '12 Wattle', 'Sydney', 'Pet of my own', 'Bess', 'call me']
async function cartOfWords(browser: Browser, code?: string) {
  const { sessionId, items } = await fillCart(shop, browser)
  const [test] = await shop.db.select().from(products).where(eq(products.isAnimalRequired, true)).limit(1)
  const params = { sessionId }
  await browser.ask(cartCalls.updateItemNote, {
    params: { ...params, cartItemId: items[0]?.id ?? '' },
    body: { note: 'Please call me' },
  })
  await shop.db
    .insert(cartItems)
    .values({ cartId: sessionId, productId: test?.id ?? 0, quantity: 1, metaData: { animalName: 'Bess' } })
  await browser.ask(cartCalls.addCustomProfile, {
    body: { sessionId, breedId: allBreedIds.canine, productIds: [2002, 2003], name: 'Pet of my own' },
  })
  if (code) await browser.ask(cartCalls.applyCoupon, { params: { ...params, coupon: code } })
  return browser.ask(cartCalls.priceCart, { params, query: { shippingMethod: '1' } })
}
const receiptOf = async (number: string) => {
  await shop.jobs.flush(shop.services)
  const mail = shop.mails.find(({ key }) => key === `order-${number}`)
  return `${mail?.text}${mail?.html}`
}

test('a guest’s transfer, and an order that costs nothing, mail none of their words: anybody’s address may have been typed', async () => {
  const guest = australian(shop)
  const order = await awaitTransfer(shop, guest, await cartOfWords(guest))
  await shop.db.insert(coupons).values({ code: 'NOTHING', label: 'All of it', percent: 100 })
  const isStandard = eq(shippingMethods.id, 1)
  const [standard] = await shop.db.select().from(shippingMethods).where(isStandard)
  await shop.db
    .update(shippingMethods)
    .set({ amounts: { AUD: 0 } })
    .where(isStandard)
  await shop.services.catalogue.refresh()
  const another = australian(shop)
  const free = checkoutBody(await cartOfWords(another, 'NOTHING'), { shippingMethodId: 1 })
  const placed = await another.ask(checkoutCalls.createOrder, { body: free })
  expect(await confirm(another, free.checkoutId)).toMatchObject({ status: 'paid', totals: { total: { amount: 0 } } })
  await shop.db
    .update(shippingMethods)
    .set({ amounts: standard?.amounts ?? {} })
    .where(isStandard)
  await shop.services.catalogue.refresh()
  for (const { number } of [order, placed]) {
    const said = await receiptOf(number)
    expect(said).toContain('A profile of your own')
    for (const word of theirWords) expect(said).not.toContain(word)
  }
  const later = mailsOf(order.number).map(({ text, html }) => `${text}${html}`)
  for (const word of theirWords) expect(later.join()).not.toContain(word)
})

test('whose own address it is, and who has paid, reads what they ordered and where it goes', async () => {
  const browser = australian(shop)
  const user = await signIn(shop, browser)
  const body = checkoutBody(await cartOfWords(browser), { paymentMethod: 'EFT', email: user.email.toUpperCase() })
  await browser.ask(checkoutCalls.createOrder, { body })
  const { number } = await confirm(browser, body.checkoutId, 'eft')
  expect(await receiptOf(number)).toContain('12 Wattle')
  // Logged in, and an address of somebody else.
  const elsewhere = australian(shop)
  await signIn(shop, elsewhere)
  const { number: other } = await awaitTransfer(shop, elsewhere)
  expect(await receiptOf(other)).not.toContain('12 Wattle')

  const guest = australian(shop)
  const paid = checkoutBody(await cartOfWords(guest))
  await guest.ask(checkoutCalls.createOrder, { body: paid })
  const said = await receiptOf((await confirm(guest, paid.checkoutId)).number)
  for (const word of ['Ada', '12 Wattle', 'Pet of my own', 'Bess']) expect(said).toContain(word)
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

test('cancelled by its buyer: voucher and points come back, a mail confirms it, and they may order again', async () => {
  const { browser, userId, order, redemptions } = await withVoucher('CANCELLED')
  const cancel = () => browser.ask(checkoutCalls.cancelOrder, { params: { orderKey: order.checkoutId }, body: {} })
  const cancelled = await cancel()
  expect(cancelled).toMatchObject({ status: 'cancelled', number: order.number })
  expect(await cancel()).toEqual(cancelled)
  expect([await pointsOf(shop.db, userId), await redemptions()]).toEqual([500, 0])
  expect((await browser.ask(orderCalls.listPendingOrders)).count).toBe(0)
  expect((await browser.ask(orderCalls.listOrderHistory)).results).toMatchObject([cancelled])
  await shop.jobs.flush(shop.services)
  expect(mailsOf(order.number).filter(({ subject }) => subject.includes('called off'))).toHaveLength(1)
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

describe('what a guest may promise in a day', () => {
  const limited = useShop({ TRUST_PROXY: '1' })
  const promise = async (network: string, email: string) => {
    const guest = limited.visitor({ 'x-country-code': 'AU', 'x-forwarded-for': network })
    const body = checkoutBody(await fillCart(limited, guest), { paymentMethod: 'EFT', email })
    await guest.ask(checkoutCalls.createOrder, { body })
    return confirm(guest, body.checkoutId, 'eft')
  }

  test('is five orders for one address, from wherever', async () => {
    for (let index = 1; index <= 5; index++)
      expect(await promise(`203.0.113.${index}`, 'victim@example.org')).toMatchObject({ status: 'pending' })
    const mails = limited.jobs.sent.length
    await expect(promise('203.0.113.9', 'Victim@example.org')).rejects.toMatchObject({ status: 429 })
    expect(limited.jobs.sent).toHaveLength(mails)
    expect(await promise('203.0.113.9', 'another@example.org')).toMatchObject({ status: 'pending' })
  })

  test('is five orders for an address that is not the account’s own, ordered and cancelled in turn', async () => {
    const browser = limited.visitor({ 'x-country-code': 'AU', 'x-forwarded-for': '203.0.113.88' })
    const user = await signIn(limited, browser)
    const order = async (email: string) => {
      const body = checkoutBody(await fillCart(limited, browser), { paymentMethod: 'EFT', email })
      await browser.ask(checkoutCalls.createOrder, { body })
      await confirm(browser, body.checkoutId, 'eft')
      await browser.ask(checkoutCalls.cancelOrder, { params: { orderKey: body.checkoutId }, body: {} })
    }
    for (let index = 0; index < 5; index++) await order('somebody@example.org')
    await expect(order('somebody@example.org')).rejects.toMatchObject({ status: 429 })
    for (let index = 0; index < 7; index++) await order(user.email)
  })

  test('is ten orders from one network, to whomever; cards pay on', async () => {
    for (let index = 0; index < 10; index++) await promise('203.0.113.77', `${index}@example.org`)
    await expect(promise('203.0.113.77', 'eleven@example.org')).rejects.toMatchObject({ status: 429 })
    const guest = limited.visitor({ 'x-country-code': 'AU', 'x-forwarded-for': '203.0.113.77' })
    expect(await buy(limited, guest)).toMatchObject({ status: 'paid' })
  })
})

test('a guest’s order that was not paid in time gives its limited voucher and its gift card back', async () => {
  const { code } = await giftCardOf(shop, australian(shop))
  await shop.db.insert(coupons).values({ code: 'LASTONE', label: '10% off', percent: 10, maxRedemptions: 1 })
  const guest = australian(shop)
  const { sessionId } = await fillCart(shop, guest, { kits: 2 })
  await guest.ask(cartCalls.applyCoupon, { params: { sessionId, coupon: 'LASTONE' } })
  const order = await awaitTransfer(shop, guest, await payWithGiftCard(guest, { sessionId }, code))
  const left = async () => {
    const [coupon] = await shop.db.select().from(coupons).where(eq(coupons.code, 'LASTONE'))
    const { balance } = await guest.ask(giftCardCalls.checkGiftCard, { body: { code } })
    return [coupon?.redemptions, balance.amount]
  }
  expect(await left()).toEqual([1, 0])
  await setExpiry(order.checkoutId, new Date(Date.now() - 1000))
  await sweep()
  expect(await left()).toEqual([0, 50])
})
