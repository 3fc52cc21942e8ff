import { object, string } from 'yup'
import { requiredText, typedNumber } from './form.ts'
import { messages } from './messages.ts'

const formNumber = () => typedNumber().required(messages.fieldRequired)

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
