import { type Cart, cartCalls } from '@shop/contract/cart'
import { checkoutCalls } from '@shop/contract/checkout'
import { orderCalls } from '@shop/contract/order'
import { coupons } from '../src/schema/coupon.ts'
import { loyaltyEntries } from '../src/schema/loyalty.ts'
import { reach } from '../src/laboratory/laboratory/stages.ts'
import { type Browser, checkoutBody, confirm, signIn } from './buyer.ts'
import type { Shop } from './shop.ts'

/** Full breed profile kits for dogs, and a pack of two of them. */
export const [kit, packOfTwo] = [36, 402]

type Paid = { points?: number; coupon?: string; token?: string; paymentMethod?: 'C' | 'P' | 'EFT' }

/** A cart of these products, sent by standard post, with what is wanted of points and a voucher. */
export async function filledCart(
  browser: Browser,
  items: [id: number, quantity: number][],
  { points, coupon }: Paid = {},
): Promise<Cart> {
  const { sessionId } = await browser.ask(cartCalls.createCart, { body: { country: 'AU' } })
  for (const [productId, quantity] of items)
    await browser.ask(cartCalls.addItem, { params: { sessionId }, body: { productId, quantity } })
  return browser.ask(cartCalls.priceCart, {
    params: { sessionId },
    query: { shippingMethod: '1', ...(points && { loyaltyPoints: String(points) }), ...(coupon && { coupon }) },
  })
}

/** Orders and pays it; by card by default. */
export async function buyItems(browser: Browser, items: [number, number][], paid: Paid = {}) {
  const body = checkoutBody(await filledCart(browser, items, paid), { paymentMethod: paid.paymentMethod ?? 'C' })
  await browser.ask(checkoutCalls.createOrder, { body })
  return confirm(browser, body.checkoutId, paid.token ?? (paid.paymentMethod === 'P' ? 'paypal_approves' : 'tok_visa'))
}

export const giftPoints = (shop: Shop, userId: string, points: number) =>
  shop.db.insert(loyaltyEntries).values({ userId, points, reason: 'A gift', cause: `gift:${userId}` })

/** Somebody with points. */
export async function signInWithPoints(shop: Shop, browser: Browser, points: number) {
  const user = await signIn(shop, browser)
  await giftPoints(shop, user.id, points)
  return user
}

/** A voucher that can be used once. */
export async function addVoucher(shop: Shop, code: string, percent = 10) {
  await shop.db.insert(coupons).values({ code, label: `${percent}% off`, percent, maxRedemptions: 1 })
  return code
}

export const openOrder = (browser: Browser, checkoutId: string) =>
  browser.ask(orderCalls.getOrder, { params: { checkoutId } })

export const cancelOrder = (browser: Browser, orderKey: string) =>
  browser.ask(checkoutCalls.cancelOrder, { params: { orderKey }, body: {} })

/** The laboratory's shelf sends them. */
export const setDispatched = (shop: Shop, barcodes: string[]) =>
  shop.db.transaction((tx) => reach(tx, barcodes, 'dispatched', new Date()))
