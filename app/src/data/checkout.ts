import { authEndpoints } from '@shop/contract/endpoints/auth'
import type { Cart } from '@shop/contract/cart'
import type { AdvanceOrder, Checkout } from '@shop/contract/checkout'
import { checkoutEndpoints } from '@shop/contract/endpoints/checkout'
import type { SavedCard } from '@shop/contract/saved-card'
import type { PaymentMethod } from '@shop/contract/constants'
import { request } from '@shop/contract/request'
import { readInTab, writeInTab } from './tab-storage.ts'

export type CardExpiry = Pick<SavedCard, 'expiryMonth' | 'expiryYear'>

/** One try to pay for one state of the cart, or of invoices: however often it is repeated, its key makes one charge. */
export type Attempt = {
  checkoutId: string
  /** What is paid for, in this version. */
  subject: string
  /** The charge has been requested from the provider: whoever comes back looks first how that went. */
  isSent: boolean
}

/** What is paid for: each has its own attempt, so that neither takes the other's answer for its own. */
export type PaidPlace = 'checkout' | 'activation' | 'invoices' | 'advance' | `order ${string}`
const attemptKey = (place: PaidPlace) => `${place}:attempt`

export function readAttempt(place: PaidPlace): Attempt | null {
  const kept = readInTab<Attempt>(attemptKey(place))
  return kept?.checkoutId ? (kept as Attempt) : null
}

export const storeAttempt = (place: PaidPlace, attempt: Attempt | null) => writeInTab(attemptKey(place), attempt)

/** A cart in one version; a change makes another. */
export const cartVersionOf = ({ sessionId, updatedAt }: Pick<Cart, 'sessionId' | 'updatedAt'>) =>
  `${sessionId} ${updatedAt}`

/** The attempt to pay for a subject; one that has changed since gets a new one. */
export function attemptFor(place: PaidPlace, subject: string): Attempt {
  const kept = readAttempt(place)
  if (kept?.subject === subject) return kept
  const made: Attempt = { checkoutId: crypto.randomUUID(), subject, isSent: false }
  storeAttempt(place, made)
  return made
}

export const createOrder = (body: Checkout) => request(checkoutEndpoints.createOrder, { body })

export const createAdvanceOrder = (body: AdvanceOrder) => request(checkoutEndpoints.createAdvanceOrder, { body })

/** What the provider's form needs to be shown. */
export const preparePayment = (checkoutId: string, paymentMethod: PaymentMethod) =>
  request(checkoutEndpoints.preparePayment, { body: { checkoutId, paymentMethod } })

/** Makes the payment at the provider, at the press that pays. */
export const startPayment = (checkoutId: string, paymentMethod: PaymentMethod) =>
  request(checkoutEndpoints.startPayment, { body: { checkoutId, paymentMethod } })

/** `saved` has the sandbox store the card of the token for next time. */
export const confirmPayment = (checkoutId: string, token: string, saved?: CardExpiry) =>
  request(checkoutEndpoints.confirmPayment, { params: { checkoutId }, body: { token, saved } })

/** Who orders, for those whose addresses are not entered: a vet's name is on the account. */
export const fetchBuyer = () => request(authEndpoints.getMyDetails)
