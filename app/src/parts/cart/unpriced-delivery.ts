import type { Cart } from '@shop/contract/cart'

/** What stands for a delivery that has no price yet; undefined once one is chosen. A vet's account holds how it is sent. */
export function unpricedDelivery(cart: Cart, isVet: boolean, chosenWhere: string): string | undefined {
  if (cart.shippingMethods.selected) return undefined
  if (!cart.isSwabRequired) return 'Nothing to send'
  return isVet ? 'On your account' : chosenWhere
}
