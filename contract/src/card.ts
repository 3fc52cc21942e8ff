import { number, object, string } from 'yup'
import { requiredText } from './form.ts'
import { messages } from './messages.ts'
import type { PaymentError } from './payment-error.ts'

/** An empty box is a missing number, not a wrong one. */
const formNumber = () =>
  number()
    .transform((value: number, typed: unknown) => (typed === '' ? undefined : value))
    .typeError(messages.notANumber)
    .required(messages.fieldRequired)

/** The card form (form-2). It never becomes a request body: the provider's own script turns it into a token. */
export const cardFormSchema = object({
  name: requiredText(100),
  number: requiredText(25),
  expiryMonth: formNumber().integer(messages.monthInvalid).min(1, messages.monthInvalid).max(12, messages.monthInvalid),
  expiryYear: formNumber().integer(messages.notANumber),
  // Text, so that a leading zero stays.
  securityCode: string()
    .trim()
    .matches(/^\d{3,4}$/, { message: messages.notANumber, excludeEmptyString: true })
    .required(messages.fieldRequired),
}).noUnknown()

export type CardForm = typeof cardFormSchema.__outputType

/**
 * The only cards the sandbox knows: Stripe's published test numbers, each with the token that stands for it on the
 * wire. `error` is what happens when it is charged; null is paid. Source: https://docs.stripe.com/testing
 */
export const sandboxCards: readonly { number: string; token: string; error: PaymentError | null }[] = [
  { number: '4242424242424242', token: 'tok_visa', error: null },
  { number: '5555555555554444', token: 'tok_mastercard', error: null },
  { number: '378282246310005', token: 'tok_amex', error: null },
  { number: '4000000000000002', token: 'tok_chargeDeclined', error: 'card_declined' },
  { number: '4000000000009995', token: 'tok_chargeDeclinedInsufficientFunds', error: 'insufficient_funds' },
  { number: '4000000000000069', token: 'tok_chargeDeclinedExpiredCard', error: 'expired_card' },
  { number: '4000000000000127', token: 'tok_chargeDeclinedIncorrectCvc', error: 'incorrect_cvc' },
  { number: '4000000000000119', token: 'tok_chargeDeclinedProcessingError', error: 'processing_error' },
]

/** The token of a published test number, spaces and dashes ignored; undefined for every other number. */
export const sandboxTokenOf = (cardNumber: string): string | undefined => {
  const digits = cardNumber.replace(/[\s-]/g, '')
  return sandboxCards.find((card) => card.number === digits)?.token
}
