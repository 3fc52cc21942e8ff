import type { PaymentError } from './payment-error.ts'

type SandboxCard = {
  number: string
  token: string
  /** What happens when it is charged; null is paid. */
  error: PaymentError | null
  /**
   * What the sandbox plays besides: the bank authenticates the buyer, its answer is lost after it took the money, the
   * payment is disputed, it pays once and no later year, or cannot be refunded.
   */
  plays?: 'authentication' | 'lost-answer' | 'dispute' | 'declines-later' | 'refund-fails'
}

/**
 * The only cards the sandbox knows: Stripe's published test numbers, each with its token on the wire. Source:
 * https://docs.stripe.com/testing
 */
export const sandboxCards: readonly SandboxCard[] = [
  { number: '4242424242424242', token: 'tok_visa', error: null },
  { number: '5555555555554444', token: 'tok_mastercard', error: null },
  { number: '378282246310005', token: 'tok_amex', error: null },
  { number: '4000000000000002', token: 'tok_chargeDeclined', error: 'card_declined' },
  { number: '4000000000009995', token: 'tok_chargeDeclinedInsufficientFunds', error: 'insufficient_funds' },
  { number: '4000000000009987', token: 'tok_visa_chargeDeclinedLostCard', error: 'lost_card' },
  { number: '4000000000000069', token: 'tok_chargeDeclinedExpiredCard', error: 'expired_card' },
  { number: '4000000000000127', token: 'tok_chargeDeclinedIncorrectCvc', error: 'incorrect_cvc' },
  { number: '4000000000000119', token: 'tok_chargeDeclinedProcessingError', error: 'processing_error' },
  { number: '4000002760003184', token: 'tok_authenticationRequired', error: null, plays: 'authentication' },
  { number: '6011111111111117', token: 'tok_discover', error: null, plays: 'lost-answer' },
  { number: '4000000000000341', token: 'tok_chargeCustomerFail', error: null, plays: 'declines-later' },
  { number: '4000000000000259', token: 'tok_createDispute', error: null, plays: 'dispute' },
  { number: '4000000000005126', token: 'tok_refundFail', error: null, plays: 'refund-fails' },
]

/**
 * A card that the sandbox stores, as browsers know it: it begins with its number's token, so that they know what its
 * bank does.
 */
export const savedSandboxCard = (token: string, id: string): string => `${token}.${id}`
export const isSavedSandboxCard = (token: string): boolean => token.includes('.')
export const sandboxTokenIn = (token: string): string => token.split('.')[0] ?? token

/** What the sandbox's bank, and its PayPal, get in place of a card. */
export const sandboxTokens = {
  bankAccepts: 'bank_accepts',
  bankRefuses: 'bank_refuses',
  payPalApproves: 'paypal_approves',
  payPalDeclines: 'paypal_declines',
} as const

/** The token of a published test number, spaces and dashes ignored; undefined for every other number. */
export const sandboxTokenOf = (cardNumber: string): string | undefined => {
  const digits = cardNumber.replace(/[\s-]/g, '')
  return sandboxCards.find((card) => card.number === digits)?.token
}
