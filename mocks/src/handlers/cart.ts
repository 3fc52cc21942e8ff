import { cartCalls } from '@shop/contract/cart'
import { cart, cartId, emptyCart, giftCardCart, readyCart } from '../fixtures/cart.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(cartCalls.createCart, emptyCart()),
  mock(cartCalls.addCustomProfile, cart()),
  mock(cartCalls.getCart, cart()),
  mock(cartCalls.updateCart, readyCart()),
  mock(cartCalls.addItem, cart()),
  mock(cartCalls.updateItem, cart()),
  mock(cartCalls.deleteItem, emptyCart()),
  mock(cartCalls.takeOffer, cart()),
  mock(cartCalls.undoOffer, cart()),
  mock(cartCalls.updateItemNote, cart()),
  mock(cartCalls.listShippingMethods, { results: readyCart().shippingMethods.all }),
  mock(cartCalls.applyCoupon, readyCart()),
  mock(cartCalls.removeCoupon, cart()),
  mock(cartCalls.addGiftCard, giftCardCart()),
  mock(cartCalls.removeGiftCard, cart()),
  mock(cartCalls.deleteCart, { sessionId: cartId }),
  mock(cartCalls.mergeCart, { cart: null }),
]
