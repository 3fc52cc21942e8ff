import { addedText } from '@shop/contract/added-text'
import { type Cart, cartCalls, type ItemAdd } from '@shop/contract/cart'
import { noCart } from '@shop/contract/constants'
import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { refusal } from '../../platform/input/refusal.ts'
import { readBarcode } from '@shop/contract/codes'
import type { FormHandlers, SentForm } from '../../people/visitor/form.ts'
import { cartCookie } from '../../people/visitor/visitor.ts'

/** Where no cart is, the calls answer that there is none. */
const cartOf = (cookie: SentForm['cookie']) => ({ sessionId: cookie(cartCookie) ?? noCart })

type Sent = Pick<SentForm, 'ask' | 'cookie'>

/** Runs in the visitor's cart, which is made when there is none, or when the one of the cookie is gone. */
async function inCart({ ask, cookie }: Sent, change: (sessionId: string) => Promise<Cart>): Promise<Cart> {
  const create = async () => (await ask(cartCalls.createCart, { body: {} })).sessionId
  const known = cookie(cartCookie)
  try {
    return await change(known ?? (await create()))
  } catch (error) {
    if (!(known && error instanceof Failure && error.status === 404)) throw error
    return change(await create())
  }
}

/** A second press on a button, before the first one's answer is there, is no second wish. */
const doublePressMs = 5000

/** The cart as it is when an item was refused because the same press has put it there already; else null. */
async function cartAfterDoublePress({ ask, cookie }: Sent, added: ItemAdd, failure: unknown) {
  if (!(failure instanceof Failure && failure.message === messages.itemAlreadyInCart)) return null
  const cart = await ask(cartCalls.getCart, { params: cartOf(cookie) })
  const isFresh = Date.now() - Date.parse(cart.updatedAt) < doublePressMs
  return isFresh && itemIn(cart, added)?.quantity === added.quantity ? cart : null
}

/** The line that was added: the product's, for that sample where it is an upgrade. */
const itemIn = ({ items }: Cart, { productId, metaData }: ItemAdd) =>
  items.findLast(
    (item) =>
      item.product.id === productId &&
      item.metaData.barcode === (metaData?.barcode === undefined ? undefined : readBarcode(metaData.barcode)) &&
      item.metaData.giftCard?.recipientEmail === metaData?.giftCard?.recipientEmail.toLowerCase(),
  )

/** The forms of the product cards, the product page and the cart. */
export const cartForms = {
  addItem: async ({ ask, cookie, body }) => {
    const sent = { ask, cookie }
    const cart = await inCart(sent, (sessionId) => ask(cartCalls.addItem, { params: { sessionId }, body })).catch(
      async (failure: unknown) => {
        const there = await cartAfterDoublePress(sent, body, failure)
        if (!there) throw failure
        return there
      },
    )
    const added = itemIn(cart, body)
    return added ? { notice: addedText({ ...added.product, isUpgrade: added.metaData.isUpgradeTests === true }) } : {}
  },

  /** The stepper's buttons send the quantity that they step to, beside the one that is between them. */
  updateItem: async ({ ask, cookie, body, field }) => {
    const stepTo = field('stepTo')
    await ask(cartCalls.updateItem, {
      params: { ...cartOf(cookie), cartItemId: field('cartItemId') },
      body: { ...body, ...(stepTo && { quantity: Number(stepTo) }) },
    })
    return {}
  },

  deleteItem: async ({ ask, cookie, field }) => {
    const params = cartOf(cookie)
    const { items } = await ask(cartCalls.getCart, { params })
    await ask(cartCalls.deleteItem, { params: { ...params, cartItemId: field('cartItemId') } })
    const gone = items.find(({ id }) => id === field('cartItemId'))
    return gone ? { notice: `${gone.product.name} is out of your cart` } : {}
  },

  takeOffer: async ({ ask, cookie, field }) => {
    await ask(cartCalls.takeOffer, { params: { ...cartOf(cookie), offerId: field('offerId') }, body: {} })
    return {}
  },

  undoOffer: async ({ ask, cookie, field }) => {
    await ask(cartCalls.undoOffer, { params: { ...cartOf(cookie), offerId: field('offerId') } })
    return {}
  },

  applyCoupon: async ({ ask, cookie, field }) => {
    const coupon = field('coupon').trim()
    if (!coupon) throw refusal({ coupon: messages.fieldRequired })
    await ask(cartCalls.applyCoupon, { params: { ...cartOf(cookie), coupon } })
    return {}
  },

  addGiftCard: async ({ ask, cookie, body }) => {
    await ask(cartCalls.addGiftCard, { params: cartOf(cookie), body })
    return {}
  },

  removeGiftCard: async ({ ask, cookie, field }) => {
    await ask(cartCalls.removeGiftCard, { params: { ...cartOf(cookie), giftCardId: field('giftCardId') } })
    return {}
  },

  removeCoupon: async ({ ask, cookie, field }) => {
    await ask(cartCalls.removeCoupon, { params: { ...cartOf(cookie), coupon: field('coupon') } })
    return {}
  },
} satisfies Partial<FormHandlers>
