import { type Cart, cartCalls, type ItemAdd } from '@shop/contract/cart'
import { kitIds } from '@shop/contract/constants'
import { lifePlanCalls } from '@shop/contract/life-plan'
import { checkoutCalls } from '@shop/contract/checkout'
import { randomUUID } from 'node:crypto'
import { lifePlans } from '../src/schema/life-plan.ts'
import { type Browser, checkoutBody, confirm } from './buyer.ts'
import type { Shop } from './shop.ts'

export const lifePlanId = kitIds.lifePlan
export const genoPetId = kitIds.genoPet

export type Wanted = { productId: number; quantity?: number; metaData?: ItemAdd['metaData'] }

export const putItem = (browser: Browser, sessionId: string, { productId, quantity = 1, metaData }: Wanted) =>
  browser.ask(cartCalls.addItem, { params: { sessionId }, body: { productId, quantity, metaData } })

/** A cart with these, in their order. */
export async function planCartOf(browser: Browser, ...wanted: Wanted[]): Promise<Cart> {
  const { sessionId } = await browser.ask(cartCalls.createCart, { body: { country: 'AU' } })
  for (const one of wanted) await putItem(browser, sessionId, one)
  return browser.ask(cartCalls.priceCart, { params: { sessionId }, query: { shippingMethod: '1' } })
}

/** Pays a cart by card; nothing is posted where nothing is swabbed. */
export async function pay(browser: Browser, cart: Cart) {
  const body = checkoutBody(cart, cart.isSwabRequired ? {} : { shippingMethodId: undefined })
  await browser.ask(checkoutCalls.createOrder, { body })
  return confirm(browser, body.checkoutId)
}

/** A plan that an animal has, as an order leaves it. */
export const addPlan = (shop: Pick<Shop, 'db'>, animalId: string | null) =>
  shop.db.insert(lifePlans).values({ animalId, orderItemId: randomUUID(), place: 0 })

export const readPlan = (browser: Browser, id: string) => browser.ask(lifePlanCalls.getLifePlan, { params: { id } })
