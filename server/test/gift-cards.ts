import { type Cart, cartCalls } from '@shop/contract/cart'
import { checkoutCalls } from '@shop/contract/checkout'
import { giftCardId } from '@shop/contract/constants'
import type { Gift } from '@shop/contract/gift-card'
import { mailsTo, newEmail } from './account.ts'
import { type Browser, checkoutBody, confirm } from './buyer.ts'
import type { Shop } from './shop.ts'

export const gift = (change: Partial<Gift> = {}): Gift => ({
  amount: 50,
  recipientName: 'Sam',
  recipientEmail: newEmail(),
  senderName: 'Ada',
  message: 'Happy birthday!',
  sendOn: undefined,
  timeZone: 'Australia/Sydney',
  ...change,
})

/** A cart with these gift cards. */
export async function fillWithGifts(browser: Browser, gifts: Gift[], country = 'AU'): Promise<Cart> {
  const cart = await browser.ask(cartCalls.createCart, { body: { country } })
  const params = { sessionId: cart.sessionId }
  const add = (giftCard: Gift) =>
    browser.ask(cartCalls.addItem, { params, body: { productId: giftCardId, quantity: 1, metaData: { giftCard } } })
  let filled = cart
  for (const one of gifts) filled = await add(one)
  return filled
}

/** What a payload of a cart is in which nothing is posted. */
export const unposted = { shippingAddress: undefined, shippingMethodId: undefined }

/** Buys gift cards, and returns the order. */
export async function buyGifts(browser: Browser, gifts: Gift[], country = 'AU') {
  const body = checkoutBody(await fillWithGifts(browser, gifts, country), unposted)
  await browser.ask(checkoutCalls.createOrder, { body })
  return confirm(browser, body.checkoutId)
}

export const codePattern = /([0-9A-Z]{4}-){3}[0-9A-Z]{4}/

/** A gift card that was bought: its order, and where it was mailed, the code in its mail. Buy one after the other. */
export async function giftCardOf(shop: Shop, browser: Browser, change: Partial<Gift> = {}, country = 'AU') {
  const bought = gift(change)
  const order = await buyGifts(browser, [bought], country)
  const [mail] = await mailsTo(shop, bought.recipientEmail)
  return { order, gift: bought, mail, code: mail?.text.match(codePattern)?.[0] ?? '' }
}

export const payWith = (browser: Browser, { sessionId }: Pick<Cart, 'sessionId'>, code: string) =>
  browser.ask(cartCalls.addGiftCard, { params: { sessionId }, body: { code } })
