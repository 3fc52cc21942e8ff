import type { PaymentError } from '@shop/contract/payment-error'
import type { Payment } from '@shop/contract/checkout'
import type { Currency } from '@shop/contract/constants'

/** What a provider needs to know: one checkout. `amount` is in minor units; `checkoutId` is the idempotency key. */
export type Charge = {
  checkoutId: string
  amount: number
  currency: Currency
  /** The provider's own id of it, once it has one. */
  paymentRef: string | null
  /** When we last requested the charge; null while no answer is awaited. */
  confirmedAt: Date | null
}

export type Outcome =
  /** `expiresAt`: until when promised money is waited for. */
  | { status: 'paid' | 'pending'; paymentRef: string; expiresAt?: Date }
  | { status: 'declined'; error: PaymentError }
  /** No money was taken, and none can be any more. */
  | { status: 'closed' }
  /** The provider does not know yet; ask again later. */
  | { status: 'unknown' }

/** What a provider's signed event tells: this checkout was paid. */
export type PaidEvent = { checkoutId: string; paymentRef: string; amount: number; currency: string }

/**
 * A way to be paid. However often a method is called for one checkout, it is charged at most once. A method throws
 * when the provider cannot be reached: then nobody knows whether money moved, and the checkout stays `paying`.
 */
export type Provider = {
  name: Payment['provider']
  mode: (country: string) => Payment['mode']
  /** Money of no worth: the sandbox, a provider's test keys. */
  isTest: boolean
  /** Opens the payment; no money moves yet. */
  start: (
    charge: Charge,
  ) => Promise<{ clientSecret: string | null; publishableKey: string | null; paymentRef: string | null }>
  /** Takes the money with the browser's token, or learns that the provider's script took it. */
  confirm: (charge: Charge & { token: string }) => Promise<Outcome>
  /** Ends the payment: `closed` promises that no money can move for it any more. */
  close: (charge: Charge) => Promise<Outcome>
  /** A webhook's event, once its signature is checked: null when it is of no interest, throws when it is not genuine. */
  readEvent?: (body: string, headers: Headers) => Promise<PaidEvent | null>
}

/** The event's signature is wrong: whoever sent it is not the provider. */
export class ForgedEvent extends Error {}
