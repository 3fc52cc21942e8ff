/** Why a payment failed, by the provider's code, as the visitor reads it (checkout-6). */
export const paymentErrors = {
  card_declined: 'Your bank declined this card. Nothing was charged. Please try another card.',
  insufficient_funds: 'There is not enough money on this card. Nothing was charged.',
  card_removed: 'This card is not saved any more. Nothing was charged. Please choose another card.',
  expired_card: 'This card has expired. Nothing was charged.',
  lost_card: 'Your bank does not accept this card any more. Nothing was charged. Please try another card.',
  authentication_failed: 'Your bank could not confirm that it is you. Nothing was charged. Please try again.',
  incorrect_cvc: 'The security code does not match this card. Nothing was charged.',
  processing_error: 'The bank could not answer. Nothing was charged. Please try again.',
} as const
export type PaymentError = keyof typeof paymentErrors
export const paymentErrorCodes = Object.keys(paymentErrors) as PaymentError[]

/** Codes of Stripe's that mean one of ours. https://docs.stripe.com/error-codes and https://docs.stripe.com/declines/codes */
const synonyms: Record<string, PaymentError> = {
  payment_intent_authentication_failure: 'authentication_failed',
  authentication_required: 'authentication_failed',
  stolen_card: 'lost_card',
  resource_missing: 'card_removed',
  payment_intent_invalid_parameter: 'card_removed',
  payment_method_invalid_parameter: 'card_removed',
  invalid_cvc: 'incorrect_cvc',
}
/** What a provider's code means to its visitor; one that we do not know is a declined card. */
export const paymentErrorOf = (code = ''): PaymentError =>
  paymentErrorCodes.find((known) => known === code) ?? synonyms[code] ?? 'card_declined'
