import type { Cart } from '@shop/contract/cart'

/** What stands for a delivery that has no price yet; undefined once one is chosen. An account has how it is sent. */
export function unpricedDelivery(cart: Cart, isOnAccount: boolean, chosenWhere: string): string | undefined {
  if (cart.shippingMethods.selected) return undefined
  if (!cart.isSwabRequired) return 'Nothing to send'
  return isOnAccount ? 'On your account' : chosenWhere
}
