import { cartCalls } from '@shop/contract/cart'
import { type Checkout, checkoutCalls } from '@shop/contract/checkout'
import { orderCalls } from '@shop/contract/order'
import { asc, eq } from 'drizzle-orm'
import { orders } from '../src/schema/order.ts'
import { newBarcode } from '../src/platform/values/barcode.ts'
import { samples } from '../src/schema/sample.ts'
import { type Browser, checkoutBody, confirm } from './buyer.ts'
import { desk } from './desk.ts'
import type { Shop } from './shop.ts'

export const dogKit = 36
export const catKit = 313
/** Boxes of swabs: posted, and without a barcode. */
export const swabs = 702

/** A paid order of these products, each with its quantity, in the order of its lines. */
export async function buyItems(
  browser: Browser,
  items: [productId: number, quantity: number][],
  { shippingMethod = 1, ...change }: Partial<Checkout> & { shippingMethod?: number } = {},
) {
  const { sessionId } = await browser.ask(cartCalls.createCart, { body: { country: 'AU' } })
  for (const [productId, quantity] of items)
    await browser.ask(cartCalls.addItem, { params: { sessionId }, body: { productId, quantity, metaData: undefined } })
  const cart = await browser.ask(cartCalls.priceCart, {
    params: { sessionId },
    query: { shippingMethod: String(shippingMethod) },
  })
  const body = checkoutBody(cart, { shippingMethodId: shippingMethod, ...change })
  await browser.ask(checkoutCalls.createOrder, { body })
  return confirm(browser, body.checkoutId)
}

export const openOrder = (browser: Browser, checkoutId: string) =>
  browser.ask(orderCalls.getOrder, { params: { checkoutId } })

/** The kits of an order, by their barcodes. */
export async function orderKits(shop: Shop, number: string) {
  const rows = await shop.db
    .select({ sample: samples })
    .from(samples)
    .innerJoin(orders, eq(orders.id, samples.orderId))
    .where(eq(orders.number, number))
    .orderBy(asc(samples.barcode))
  return rows.map(({ sample }) => sample)
}

/** Swabs as they come from the printer. */
export const printed = (count: number) => Array.from({ length: count }, newBarcode)

/** `npm run desk -- dispatch …` */
export const dispatch = (shop: Shop, number: string, ...words: string[]) => desk(shop, 'dispatch', number, ...words)

export const withBarcodes = (barcodes: string[]) => barcodes.flatMap((barcode) => ['--barcode', barcode])
