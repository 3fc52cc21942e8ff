import type { calls } from './calls.ts'
import type { FailureBody } from './failure.ts'

/**
 * The calls that a page can also make as an HTML form (decision 0027): sent by POST to the page's own address, with the
 * call's name in the field `call` and the call's body and path parameters in fields of their names, `metaData.barcode`
 * for a nested one.
 */
export const formCalls = [
  'addItem',
  'updateItem',
  'deleteItem',
  'takeOffer',
  'undoOffer',
  'applyCoupon',
  'removeCoupon',
  'addGiftCard',
  'removeGiftCard',
  'login',
  'register',
  'confirmEmail',
  'forgotPassword',
  'sendOrderLink',
  'resetPassword',
  'setCountry',
  'closeNews',
  'chooseShop',
  'signUpToNewsletter',
  'withdrawNewsletter',
  'sendContact',
  'sendResearchApplication',
  'sendShowSponsorship',
  'sendAgentNomination',
  'sendBreederApplication',
] as const satisfies readonly (keyof typeof calls)[]
export type FormCall = (typeof formCalls)[number]

/** A refused form, for the page it is on. */
export type FormRefusal = {
  call: FormCall
  status: number
  failure: FailureBody
  /** Its errors are questions: the same form sent again, with `askedField`, is taken. */
  isDoubt?: true
  /** What was sent, typed as the call's body where it could be read; never passwords, codes and the answers to security questions. */
  values: Record<string, unknown>
}

/** The field of a form in which the page says what it has asked about already, a line each. */
export const askedField = 'asked'
