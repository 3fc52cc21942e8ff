import { randomUUID } from 'node:crypto'
import { cartCalls } from '@shop/contract/cart'
import { checkoutCalls } from '@shop/contract/checkout'
import { orderCalls, type OrderDetail } from '@shop/contract/order'
import type { Page } from 'playwright'
import { ask } from './ask.ts'
import { dana, ithaca, type Person, type Place } from './checkout.ts'
import { lab } from './command.ts'

type Shop = { url: string; data: string }
type Item = { productId: number; quantity?: number; metaData?: object }

export type Wanted = {
  /** A cart that was filled, or what a new one is filled with. */
  sessionId?: string
  items?: Item[]
  coupon?: string
  points?: number
  /** A guest's; an account has one. */
  email?: string
  person?: Person
  place?: Place
  /** By the test shop's card by default; by bank transfer, or on a vet's account. */
  by?: 'C' | 'EFT' | 'account'
}

const addressOf = ({ first, last }: Person, { city, state, postcode, country }: Place) => ({
  firstName: first,
  lastName: last,
  address: '12 Orchard Lane',
  city,
  state,
  postalCode: postcode,
  country,
})

/**
 * Orders by calls what a journey only begins with, and pays; returns the order. The checkout's screens have journeys of
 * their own: buy-a-test, ways-of-paying, kit-to-results, upgrade, tax, gift-card, membership, bank-transfer and vet.
 */
export async function placeOrder(
  page: Page,
  shop: Shop,
  { sessionId = '', items = [], coupon, points, email = '', person = dana, place = ithaca, by = 'C' }: Wanted,
): Promise<OrderDetail> {
  const { country } = place
  const cart = sessionId || (await ask(page, shop, cartCalls.createCart, { body: { country } })).sessionId
  const params = { sessionId: cart }
  for (const { quantity = 1, ...item } of items)
    await ask(page, shop, cartCalls.addItem, { params, body: { quantity, ...item } })
  const query = { coupon, loyaltyPoints: points }
  const { isSwabRequired, shippingMethods, email: own } = await ask(page, shop, cartCalls.priceCart, { params, query })
  const isPaidNow = by !== 'account'
  const billingAddress = addressOf(person, place)
  const posted = isSwabRequired && { shippingAddress: billingAddress, shippingMethodId: shippingMethods.all[0]?.id }
  const { totals } = await ask(page, shop, cartCalls.updateCart, {
    params,
    body: { billingAddress, ...posted, isPaidNow },
  })
  const checkoutId = randomUUID()
  await ask(page, shop, checkoutCalls.createOrder, {
    body: {
      ...params,
      checkoutId,
      email: email || own,
      firstName: person.first,
      lastName: person.last,
      acceptTerms: true,
      expectedTotal: totals.total.amount,
      billingAddress,
      ...posted,
      ...(isPaidNow && { paymentMethod: by }),
    },
  })
  if (isPaidNow)
    await ask(page, shop, checkoutCalls.confirmPayment, {
      params: { checkoutId },
      body: { token: by === 'EFT' ? 'eft' : 'tok_visa' },
    })
  return ask(page, shop, orderCalls.getOrder, { params: { checkoutId } })
}

/** Takes the cart that a page has filled out of its browser, which would miss it once it is ordered by calls. */
export const takeCart = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const sessionId = localStorage.getItem('cart') ?? ''
    localStorage.removeItem('cart')
    return sessionId
  })

/** The address of an order's page. */
export const completePageOf = ({ checkoutId }: Pick<OrderDetail, 'checkoutId'>) =>
  `/checkout/complete?order=${checkoutId}`

/** The barcodes of the kits that are to be sent. */
export const orderedKits = async (shop: Shop): Promise<string[]> =>
  (await lab(shop, 'list', '--stage', 'ordered')).match(/KP\d{10}/g) ?? []

/** The barcodes of the kits that are to be sent because of `order`. */
export async function kitsFrom(shop: Shop, order: () => Promise<unknown>): Promise<string[]> {
  const before = await orderedKits(shop)
  await order()
  return (await orderedKits(shop)).filter((barcode) => !before.includes(barcode))
}

/** Orders, and has the kits sent; answers their barcodes. */
export async function buyKits(page: Page, shop: Shop, wanted: Wanted): Promise<string[]> {
  const barcodes = await kitsFrom(shop, () => placeOrder(page, shop, wanted))
  await lab(shop, 'advance', '--stage', 'dispatched', ...barcodes)
  return barcodes
}
