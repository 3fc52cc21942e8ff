import type { Cart } from '@shop/contract/cart'

/**
 * The text in place of a delivery's price that is not known yet; undefined once one is chosen. An account has how it is
 * sent.
 */
export function unpricedDelivery(cart: Cart, isOnAccount: boolean, chosenWhere: string): string | undefined {
  if (cart.shippingMethods.selected) return undefined
  if (!cart.isSwabRequired) return 'Nothing to send'
  return isOnAccount ? 'On your account' : chosenWhere
}
