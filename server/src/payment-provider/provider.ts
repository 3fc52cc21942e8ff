import type { PaymentError } from '@shop/contract/payment-error'
import type { Payment } from '@shop/contract/checkout'
import type { Currency, LivePaymentMode } from '@shop/contract/constants'

/** What a provider needs to know: one checkout. `amount` is in minor units; `checkoutId` is the idempotency key. */
export type Charge = {
  checkoutId: string
  amount: number
  currency: Currency
  mode: Payment['mode']
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

/** This checkout was paid. `amount` in minor units. */
export type PaidEvent = { kind: 'paid'; checkoutId: string; paymentRef: string; amount: number; currency: string }
/** Its buyer agreed, and only our own request takes the money. */
export type ApprovedEvent = { kind: 'approved'; checkoutId: string }
/** The buyer's bank wants a payment back, or has decided. `reference` is the provider's id of the dispute; `amount` in minor units. */
export type DisputeEvent = {
  kind: 'dispute'
  reference: string
  paymentRef: string
  amount: number
  currency: string
  state: 'open' | 'won' | 'lost'
}
/** What a provider's signed event tells. */
export type ProviderEvent = PaidEvent | ApprovedEvent | DisputeEvent

/**
 * A way to be paid. However often a method is called for one checkout, it is charged at most once. A method throws
 * when the provider cannot be reached: then nobody knows whether money moved, and the checkout stays `paying`.
 */
export type Provider = {
  name: Payment['provider']
  /** Which account takes the money: whatever happens to a payment later, happens there. */
  account: LivePaymentMode
  mode: (country: string) => Payment['mode']
  /** Money of no worth: the sandbox, a provider's test keys. */
  isTest: boolean
  /** Under which its script shows its form; null where there is none. */
  publishableKey: string | null
  /** Opens the payment; no money moves yet. */
  start: (charge: Charge) => Promise<{ clientSecret: string | null; paymentRef: string | null }>
  /** Takes the money with the browser's token, or learns that the provider's script took it. */
  confirm: (charge: Charge & { token: string }) => Promise<Outcome>
  /** Ends the payment: `closed` promises that no money can move for it any more. */
  close: (charge: Charge) => Promise<Outcome>
  /** A webhook's event, once its signature is checked: null when it is of no interest, throws when it is not genuine. */
  readEvent?: (body: string, headers: Headers) => Promise<ProviderEvent | null>
  /** Disputes of a provider that sends no events. */
  listDisputes?: () => Promise<DisputeEvent[]>
}

/** The event's signature is wrong: whoever sent it is not the provider. */
export class ForgedEvent extends Error {}
