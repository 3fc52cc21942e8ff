import type { Cart } from '@shop/contract/cart'
import type { Checkout } from '@shop/contract/checkout'
import type { PaymentMethod } from '@shop/contract/constants'
import { fetchBuyer } from '../../../data/checkout.ts'

type Wanted = { cart: Cart; method: PaymentMethod; isOnAccount: boolean }

/** What is sent to order a cart. */
export async function orderBodyOf(checkoutId: string, { cart, method, isOnAccount }: Wanted): Promise<Checkout> {
  const billingAddress = cart.billingAddress ?? cart.shippingAddress ?? undefined
  const person = cart.shippingAddress ?? cart.billingAddress
  const { firstName, lastName } = isOnAccount || !person ? await fetchBuyer() : person
  const common = {
    sessionId: cart.sessionId,
    checkoutId,
    email: cart.email ?? '',
    ...(cart.phoneNumber && { phoneNumber: cart.phoneNumber }),
    firstName,
    lastName,
    acceptTerms: true,
    isNewsletterSubscribed: cart.isNewsletterSubscribed,
    expectedTotal: cart.totals.total.amount,
  }
  // Addresses and payment are the account's (checkout-2).
  if (isOnAccount) return common
  return {
    ...common,
    // Where nothing is sent, the body has no delivery address.
    shippingAddress: (cart.isSwabRequired && cart.shippingAddress) || undefined,
    billingAddress,
    ...(cart.shippingMethods.selected && { shippingMethodId: cart.shippingMethods.selected.id }),
    paymentMethod: method,
  }
}
