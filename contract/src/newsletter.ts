import { type InferType, object, string } from 'yup'
import { call } from './call.ts'
import { newsletterEndpoints } from './endpoints/newsletter.ts'
import { countryCodeSchema, emailSchema } from './form.ts'
import { messages } from './messages.ts'

/** Also the pop-up's form schema; the country is filled in for the visitor. */
export const newsletterSchema = object({ email: emailSchema, countryCode: countryCodeSchema.required() }).noUnknown()
export type Newsletter = InferType<typeof newsletterSchema>

export const newsletterCalls = {
  signUpToNewsletter: call({
    ...newsletterEndpoints.signUpToNewsletter,
    summary: 'Signs an email address up; the message is shown as a toast',
    body: newsletterSchema,
    reply: object({ message: string().required() }).noUnknown(),
    who: 'anyone',
  }),
  withdrawNewsletter: call({
    ...newsletterEndpoints.withdrawNewsletter,
    summary: 'Takes an address off the list with the link of any newsletter; fine when it is off already',
    body: object({ token: string().max(200).required(messages.fieldRequired) }).noUnknown(),
    reply: object({ message: string().required() }).noUnknown(),
    who: 'anyone',
    isOurs: true,
  }),
}
