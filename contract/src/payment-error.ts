/** Why a payment failed, by the provider's code, as the visitor reads it (checkout-6). */
export const paymentErrors = {
  card_declined: 'Your bank declined this card. Nothing was charged. Please try another card.',
  insufficient_funds: 'There is not enough money on this card. Nothing was charged.',
  expired_card: 'This card has expired. Nothing was charged.',
  lost_card: 'Your bank does not accept this card any more. Nothing was charged. Please try another card.',
  authentication_failed: 'Your bank could not confirm that it is you. Nothing was charged. Please try again.',
  incorrect_cvc: 'The security code does not match this card. Nothing was charged.',
  processing_error: 'The bank could not answer. Nothing was charged. Please try again.',
} as const
export type PaymentError = keyof typeof paymentErrors
export const paymentErrorCodes = Object.keys(paymentErrors) as PaymentError[]
