import { authCalls } from '@shop/contract/auth'
import type { Cart } from '@shop/contract/cart'
import { type Checkout, checkoutCalls } from '@shop/contract/checkout'
import type { PaymentMethod } from '@shop/contract/constants'
import { request } from '@shop/contract/request'
import { readInTab, writeInTab } from './tab-storage.ts'

/** One try to pay for one state of the cart: however often it is repeated, its key makes one order and one charge. */
export type Attempt = {
  checkoutId: string
  cartId: string
  cartUpdatedAt: string
  /** The provider has been asked for the money: whoever comes back looks first how that went. */
  isSent: boolean
}

const attemptKey = 'checkout:attempt'

export function readAttempt(): Attempt | null {
  const kept = readInTab<Attempt>(attemptKey)
  return kept?.checkoutId ? (kept as Attempt) : null
}

export const keepAttempt = (attempt: Attempt | null) => writeInTab(attemptKey, attempt)

/** The attempt for the cart as it stands; a cart that has changed since gets a new one. */
export function attemptFor({ sessionId, updatedAt }: Pick<Cart, 'sessionId' | 'updatedAt'>): Attempt {
  const kept = readAttempt()
  if (kept?.cartId === sessionId && kept.cartUpdatedAt === updatedAt) return kept
  const made: Attempt = { checkoutId: crypto.randomUUID(), cartId: sessionId, cartUpdatedAt: updatedAt, isSent: false }
  keepAttempt(made)
  return made
}

export const createOrder = (body: Checkout) => request(checkoutCalls.createOrder, { body })

export const startPayment = (checkoutId: string, paymentMethod: PaymentMethod) =>
  request(checkoutCalls.startPayment, { body: { checkoutId, paymentMethod } })

export const confirmPayment = (checkoutId: string, token: string) =>
  request(checkoutCalls.confirmPayment, { params: { checkoutId }, body: { token } })

/** Who orders, for those whose addresses are not asked for: a vet's name is on the account. */
export const fetchBuyer = () => request(authCalls.getMyDetails)
