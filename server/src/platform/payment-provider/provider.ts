import type { PaymentError } from '@shop/contract/payment-error'
import type { Payment } from '@shop/contract/checkout'
import type { Currency, LivePaymentMode } from '@shop/contract/constants'
import type { SavedCard } from '@shop/contract/saved-card'

/** What a provider needs to know: one checkout. `amount` is in minor units; `checkoutId` is the idempotency key. */
export type Charge = {
  checkoutId: string
  amount: number
  currency: Currency
  mode: Payment['mode']
  /** Whom the provider knows its buyer as; null for a guest. */
  customer: string | null
  /** The provider's own id of it, once it has one. */
  paymentRef: string | null
  /** When we last requested the charge; null while no answer is awaited. */
  confirmedAt: Date | null
  /** Its buyer agrees to be charged the same again each year. */
  isYearly: boolean
}

/**
 * A further year's charge, by what its buyer agreed to. `since`: when that year's money was first due; `paidRefs`: the
 * payments of the years before.
 */
type YearCharge = Charge & { mandate: string; since: Date; paidRefs: string[] }

/**
 * What is charged again without its buyer: a mandate is the provider's id of what they agreed to. Each method may be
 * called again.
 */
export type Mandates = {
  /** The provider takes each year's money by itself: `charge` looks whether it has. */
  isItself: boolean
  charge: (charge: YearCharge) => Promise<Outcome>
  /** Nothing is charged until it is resumed. */
  pause: (mandate: string) => Promise<void>
  /** Throws where the provider has ended it. */
  resume: (mandate: string) => Promise<void>
  /** Nothing is charged by it any more. */
  end: (mandate: string) => Promise<void>
}

/** What a provider took by its own records, in minor units. */
export type Taken = { amount: number; currency: string }

export type Outcome =
  /** `mandate`: of a yearly charge, what the next is charged by. */
  | { status: 'paid'; paymentRef: string; taken: Taken; mandate?: string | undefined }
  /** `expiresAt`: until when promised money is waited for. */
  | { status: 'pending'; paymentRef: string; expiresAt?: Date }
  | { status: 'declined'; error: PaymentError }
  /** No money was taken, and none can be any more. */
  | { status: 'closed' }
  /** The provider does not know yet; query again later. `isClearing`: it has the buyer's promise, and a bank takes days. */
  | { status: 'unknown'; isClearing?: true }

/** This checkout was paid. `amount` in minor units. */
export type PaidEvent = Taken & {
  kind: 'paid'
  checkoutId: string
  paymentRef: string
  /** Of a yearly charge, what the next is charged by. */
  mandate?: string | undefined
}
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
/** A part of a payment to send back, in minor units; `key` is the idempotency key. */
export type RefundRequest = Pick<Charge, 'checkoutId' | 'amount' | 'currency' | 'mode' | 'isYearly'> & {
  key: string
  paymentRef: string
}
/** `requested`: the provider has it and will send it; query again later. `failure` is the provider's own code. */
export type RefundOutcome = {
  state: 'requested' | 'done' | 'failed'
  reference: string | null
  failure: string | null
}
/** What became of refunds of one payment; `key` is null for one that was made at the provider's own desk. */
export type RefundEvent = {
  kind: 'refund'
  paymentRef: string
  refunds: (RefundOutcome & { reference: string; key: string | null; amount: number; currency: string })[]
}
/** Something became of what a buyer agreed to be charged by: its provider knows what. */
export type MandateEvent = { kind: 'mandate'; mandate: string; isOver: boolean }
/** Until when a card can be charged. */
export type CardExpiry = Pick<SavedCard, 'expiryMonth' | 'expiryYear'>
/** A card that a provider stores; `mandate` is what a yearly charge by it names. */
export type StoredCard = Omit<SavedCard, 'isExpired' | 'paysMembership'> & { mandate: string }

/** The cards that a provider stores for the people who wanted that; `customer` is its own id of a person. */
export type SavedCards = {
  /**
   * One user is one customer, however often this is called. `lost` is an id that the account does not know; another is
   * made in its place.
   */
  addCustomer: (userId: string, lost: string | null) => Promise<string>
  /**
   * Lets its script show and store their cards for some minutes: the secret for the browser, null where the form is
   * ours. 'unknown' where the account does not know the customer, for its keys may be of another account by now.
   */
  openSession: (customer: string, isYearly: boolean) => Promise<{ clientSecret: string | null } | 'unknown'>
  list: (customer: string) => Promise<StoredCard[]>
  /** One that is not there stays so. */
  remove: (customer: string, id: string) => Promise<void>
  /** The person has deleted their account: nothing of them stays. */
  forget: (customer: string) => Promise<void>
}

/** A payment as its provider has recorded it: `amount`, in minor units, is what was taken, refunds aside. */
export type TakenPayment = { paymentRef: string; checkoutId: string | null; amount: number; currency: string }
/** What a provider's signed event reports. */
export type ProviderEvent = PaidEvent | ApprovedEvent | DisputeEvent | MandateEvent | RefundEvent

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
  /**
   * Takes the money with the browser's token, or learns that the provider's script took it. `saved` has the card of the
   * token stored for next time, where no script does that.
   */
  confirm: (charge: Charge & { token: string; saved?: CardExpiry }) => Promise<Outcome>
  /** Null where it stores no cards. */
  cards?: SavedCards
  /** Ends the payment: `closed` promises that no money can move for it any more. */
  close: (charge: Charge) => Promise<Outcome>
  /** Of a provider that can charge again each year. */
  mandates?: Mandates
  /** Sends a part of a payment back, once for each key, however often and however much later it is called. */
  refund?: (refund: RefundRequest) => Promise<RefundOutcome>
  /** A webhook's event, once its signature is checked: null when it is of no interest, throws when it is not genuine. */
  readEvent?: (body: string, headers: Headers) => Promise<ProviderEvent | null>
  /** The provider's own list of what it took between two moments; what is younger than `delayMs` may not be in it yet. */
  records?: { delayMs: number; list: (from: Date, to: Date) => Promise<TakenPayment[]> }
  /** Disputes of a provider that sends no events. */
  listDisputes?: () => Promise<DisputeEvent[]>
}

/** The event's signature is wrong: whoever sent it is not the provider. */
export class ForgedEvent extends Error {}
