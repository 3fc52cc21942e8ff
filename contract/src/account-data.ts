import { type InferType, object, string } from 'yup'
import { call } from './call.ts'
import { accountDataEndpoints } from './endpoints/account-data.ts'
import { emailSchema, requiredText } from './form.ts'

/** Also the form's schema. */
export const eraseAccountSchema = object({
  /** Typed once more: it must be the account's. */
  email: emailSchema,
  reason: requiredText(200),
}).noUnknown()
export type EraseAccount = InferType<typeof eraseAccountSchema>

// Ours: what somebody does in their own account, done at their request.
export const accountDataCalls = {
  exportAccount: call({
    ...accountDataEndpoints.exportAccount,
    summary: 'Everything the shop stores about somebody, to be handed to them',
    body: object({ reason: requiredText(200) }).noUnknown(),
    reply: object({ exportedAt: string().datetime().required() }),
    who: 'desk',
    isOurs: true,
  }),
  /** 409 while orders wait for their payment, and of somebody who has a role. Orders stay in the books, without the person. */
  eraseAccount: call({
    ...accountDataEndpoints.eraseAccount,
    summary: 'Deletes somebody’s account and what belongs to it, and mails them',
    body: eraseAccountSchema,
    reply: object({ id: string().uuid().required() }).noUnknown(),
    who: 'desk',
    isOurs: true,
  }),
}
