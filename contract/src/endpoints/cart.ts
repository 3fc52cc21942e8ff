import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

export const cartEndpoints = endpoints({
  createCart: { method: 'POST', path: '/api/cart', fails: messages.failedToCreateCart },
  getCart: { method: 'GET', path: '/api/cart/{sessionId}', fails: messages.failedToFetchCart },
  updateCart: { method: 'PUT', path: '/api/cart/{sessionId}/', fails: messages.failedToUpdateCart },
  addItem: { method: 'POST', path: '/api/cart/{sessionId}/item', fails: messages.failedToAddItemToCart },
  updateItem: {
    method: 'PUT',
    path: '/api/cart/{sessionId}/item/{cartItemId}',
    fails: messages.failedToUpdateItemInCart,
  },
  deleteItem: {
    method: 'DELETE',
    path: '/api/cart/{sessionId}/item/{cartItemId}',
    fails: messages.failedToDeleteItemFromCart,
  },
  updateItemNote: {
    method: 'PUT',
    path: '/api/cart/{sessionId}/note/{cartItemId}',
    fails: messages.failedToUpdateItemNote,
  },
  takeOffer: { method: 'PUT', path: '/api/cart/{sessionId}/offer/{offerId}', fails: messages.failedToUpdateCart },
  undoOffer: { method: 'DELETE', path: '/api/cart/{sessionId}/offer/{offerId}', fails: messages.failedToUpdateCart },
  listShippingMethods: {
    method: 'GET',
    path: '/api/cart/{sessionId}/shipping-methods',
    fails: messages.somethingWentWrong,
  },
  priceCart: { method: 'GET', path: '/api/cart/{sessionId}/', fails: messages.failedToFetchCart },
  applyCoupon: { method: 'GET', path: '/api/cart/{sessionId}/coupon/{coupon}', fails: messages.somethingWentWrong },
  addCustomProfile: {
    method: 'POST',
    path: '/api/cart/custom-profile',
    fails: messages.failedToAddItemsToCustomProfile,
  },
  deleteCart: { method: 'DELETE', path: '/api/cart/{sessionId}', fails: messages.failedToUpdateCart },
  mergeCart: { method: 'POST', path: '/api/cart/{sessionId}/merge', fails: messages.failedToUpdateCart },
  addGiftCard: { method: 'POST', path: '/api/cart/{sessionId}/gift-cards', fails: messages.failedToUpdateCart },
  removeGiftCard: {
    method: 'DELETE',
    path: '/api/cart/{sessionId}/gift-cards/{giftCardId}',
    fails: messages.failedToUpdateCart,
  },
  removeCoupon: { method: 'DELETE', path: '/api/cart/{sessionId}/coupon/{coupon}', fails: messages.failedToUpdateCart },
})
