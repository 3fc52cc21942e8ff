import type { Currency } from '@shop/contract/constants'
import { type Activation, activationCalls } from '@shop/contract/activation'
import { cartCalls } from '@shop/contract/cart'
import { checkoutCalls } from '@shop/contract/checkout'
import { messages } from '@shop/contract/messages'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newEmail } from '../../../test/account.ts'
import { caller, handIn, review, signedIn, walk } from '../../../test/activation.ts'
import { addSample } from '../../../test/animals.ts'
import { type Browser, checkoutBody, confirm } from '../../../test/buyer.ts'
import { useShop } from '../../../test/shop.ts'
import { carts } from '../../schema/cart.ts'
import { paymentContext } from '../../sales/checkout/payment-context.ts'
import { finishPayment, readCheckout } from '../../sales/payment/steps.ts'
import { orders } from '../../schema/order.ts'
import { prices } from '../../schema/product.ts'
import { samples, sampleTests } from '../../schema/sample.ts'

const shop = useShop({ TRUST_PROXY: '1' })

const dogKit = 36
/** Progressive rod-cone degeneration and the like: any test that a Border Collie's profile does not hold. */
const furtherTest = 2033
const priceIn = async (productId: number, currency: Currency = 'AUD') =>
  ((
    await shop.db
      .select()
      .from(prices)
      .where(and(eq(prices.productId, productId), eq(prices.currency, currency)))
  )[0]?.amount ?? 0) / 100

/** A plain swab for which a full breed profile is chosen, up to its review. */
async function onTheWay(browser: Browser, email = newEmail()) {
  const { barcode } = await addSample(shop, { productId: 701 })
  const kit = { selectedProduct: { id: dogKit, name: 'Kit' } }
  return { barcode, record: await walk(browser, { email, barcodes: [barcode], type: 'step', kit }) }
}

/** Pays what is due, as the payment step does: by the shop's own checkout, without any address to send to. */
async function pay(browser: Browser, { cartSessionId }: Activation, change: Parameters<typeof checkoutBody>[1] = {}) {
  const cart = await browser.ask(cartCalls.getCart, { params: { sessionId: cartSessionId ?? '' } })
  const body = checkoutBody(cart, { shippingAddress: undefined, shippingMethodId: undefined, ...change })
  await browser.ask(checkoutCalls.createOrder, { body })
  return body.checkoutId
}
const read = (browser: Browser, { id }: Activation) => browser.ask(activationCalls.getActivation, { params: { id } })

test('the tests of a plain swab are due, paid in a cart that sends nothing, and then activated', async () => {
  const browser = caller(shop)
  const { barcode, record } = await onTheWay(browser)
  expect(record).toMatchObject({
    type: 'step',
    due: { amount: await priceIn(dogKit), currency: 'AUD' },
    isPaid: false,
    tests: expect.arrayContaining([expect.objectContaining({ kind: 'disease' })]) as unknown,
  })
  const cart = await browser.ask(cartCalls.getCart, { params: { sessionId: record.cartSessionId ?? '' } })
  expect(cart).toMatchObject({ isSwabRequired: false, billingAddress: { city: 'Sydney' }, email: record.email })
  await expect(handIn(browser, record)).rejects.toMatchObject({
    status: 428,
    message: messages.kitActivationFailed,
    errors: { payment: expect.any(String) as string },
  })

  await confirm(browser, await pay(browser, record))
  const paid = await read(browser, record)
  expect(paid).toMatchObject({ due: null, cartSessionId: null, isPaid: true })
  expect(await handIn(browser, paid)).toMatchObject({ isActivated: true, isPaid: true })

  const [sample] = await shop.db.select().from(samples).where(eq(samples.barcode, barcode))
  expect(sample).toMatchObject({ productId: dogKit, stage: 'activated' })
  expect(await shop.db.$count(sampleTests, eq(sampleTests.barcode, barcode))).toBe(record.tests.length)
  // It was paid for, and no further kit was sent.
  const [order] = await shop.db.select().from(orders).where(eq(orders.email, 'ada@example.org'))
  expect(await shop.db.$count(samples, eq(samples.orderId, order?.id ?? ''))).toBe(0)
})

test('what was on the way stays good while nothing changes, and follows what does', async () => {
  const browser = caller(shop)
  const { record } = await onTheWay(browser)
  const checkoutId = await pay(browser, record)
  expect(await review(browser, record.id, {})).toEqual(record)
  const more = await review(browser, record.id, { upgradeProducts: [furtherTest], coupon: 'WELCOME10' })
  const sum = (await priceIn(dogKit)) + (await priceIn(furtherTest))
  expect(more).toMatchObject({ due: { amount: Math.round(sum * 90) / 100 }, cartSessionId: record.cartSessionId })
  // The order that was begun with the old total takes no money any more.
  await expect(confirm(browser, checkoutId)).rejects.toMatchObject({ status: 409 })
  expect(await review(browser, record.id, { upgradeProducts: [], coupon: '' })).toMatchObject({ due: record.due })
})

test('further tests are bought on top of a kit that is paid for, and are tested', async () => {
  const browser = caller(shop)
  const { barcode } = await addSample(shop)
  const { id, due, tests } = await walk(browser, { barcodes: [barcode] })
  expect(due).toBeNull()
  const record = await review(browser, id, { upgradeProducts: [furtherTest, furtherTest] })
  expect(record).toMatchObject({
    isPaid: false,
    due: { amount: await priceIn(furtherTest) },
    upgradeProducts: [furtherTest],
  })
  for (const wrong of [tests[0]?.id ?? 0, 3007, 701, 601])
    await expect(review(browser, id, { upgradeProducts: [wrong] })).rejects.toMatchObject({
      status: 428,
      errors: { upgradeProducts: expect.any(String) as string },
    })
  await confirm(browser, await pay(browser, record))
  await handIn(browser, await read(browser, record))
  const tested = await shop.db.select().from(sampleTests).where(eq(sampleTests.barcode, barcode))
  expect(tested.map(({ productId }) => productId)).toContain(furtherTest)
  expect(tested).toHaveLength(tests.length + 1)
})

test('nothing due any more: the cart goes, and the kit is activated as it is', async () => {
  const browser = caller(shop)
  const { barcode } = await addSample(shop)
  const { id } = await walk(browser, { barcodes: [barcode] })
  const { cartSessionId } = await review(browser, id, { upgradeProducts: [furtherTest] })
  const record = await review(browser, id, { upgradeProducts: [] })
  expect(record).toMatchObject({ due: null, cartSessionId: null, isPaid: true })
  expect(await shop.db.$count(carts, eq(carts.id, cartSessionId ?? ''))).toBe(0)
  expect(await handIn(browser, record)).toMatchObject({ isActivated: true })
})

test('what is paid for can no longer be exchanged for something else', async () => {
  const browser = caller(shop)
  const { record } = await onTheWay(browser)
  await confirm(browser, await pay(browser, record))
  await expect(review(browser, record.id, { upgradeProducts: [furtherTest] })).rejects.toMatchObject({ status: 409 })
  expect(await review(browser, record.id, { upgradeProducts: [] })).toMatchObject({ isPaid: true })
})

test('whoever takes the dear test out of the cart has not paid for it', async () => {
  const browser = caller(shop)
  const { record } = await onTheWay(browser)
  const dear = await review(browser, record.id, { upgradeProducts: [furtherTest] })
  const sessionId = dear.cartSessionId ?? ''
  const { items } = await browser.ask(cartCalls.getCart, { params: { sessionId } })
  const kit = items.find(({ product }) => product.id === dogKit)
  await browser.ask(cartCalls.deleteItem, { params: { sessionId, cartItemId: kit?.id ?? '' } })
  await confirm(browser, await pay(browser, dear))
  expect(await read(browser, dear)).toMatchObject({ isPaid: false })
  await expect(handIn(browser, dear)).rejects.toMatchObject({ status: 409 })
  expect((await read(browser, dear)).isActivated).toBe(false)
})

test('a bank transfer is waited for, and not due twice', async () => {
  const browser = caller(shop)
  const { record } = await onTheWay(browser)
  const checkoutId = await pay(browser, record, { paymentMethod: 'EFT' })
  await confirm(browser, checkoutId, 'eft')
  const waiting = await read(browser, record)
  expect(waiting).toMatchObject({ due: record.due, cartSessionId: null, isPaid: false })
  await expect(handIn(browser, waiting)).rejects.toMatchObject({
    status: 428,
    errors: { payment: expect.stringContaining('on its way') as string },
  })
  const context = paymentContext(shop.services)
  await finishPayment(context, await readCheckout(shop.db, checkoutId), {
    status: 'paid',
    paymentRef: `eft_${checkoutId}`,
  })
  expect(await handIn(browser, await read(browser, record))).toMatchObject({ isActivated: true })
})

test('a vet’s tests are put on the account, and need no payment', async () => {
  const { browser, user } = await signedIn(shop, 'vet')
  const { record } = await onTheWay(browser, user.email)
  await pay(browser, record)
  expect(await handIn(browser, await read(browser, record))).toMatchObject({ isActivated: true, isPaid: true })
})

test('what an activation has to pay for stays apart from the shopping of whoever logs in', async () => {
  const { browser, user } = await signedIn(shop)
  const { record } = await onTheWay(browser, user.email)
  expect(record.cartSessionId).not.toBeNull()
  const guests = await caller(shop).ask(cartCalls.createCart, { body: { country: 'AU' } })
  const { cart } = await browser.ask(cartCalls.mergeCart, { params: { sessionId: guests.sessionId }, body: {} })
  expect(cart).toMatchObject({ sessionId: guests.sessionId, items: [] })
  expect(await read(browser, record)).toMatchObject({ due: record.due })
})
