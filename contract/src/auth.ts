import { boolean, type InferType, object, string } from 'yup'
import { call } from './call.ts'
import { limits } from './constants.ts'
import { authEndpoints } from './endpoints/auth.ts'
import {
  asEmail,
  acceptedTermsSchema,
  countryCodeSchema,
  emailSchema,
  newPasswordSchema,
  optionalText,
  printable,
  requiredText,
} from './form.ts'
import { messages } from './messages.ts'
import { userSchema } from './user.ts'

/** Also the login form's schema. The username is the email address. */
export const loginSchema = object({
  username: string().trim().max(limits.email, messages.emailTooLong).required(messages.fieldRequired),
  password: string().max(128).required(messages.fieldRequired),
  /**
   * Of the authenticator app, or a recovery code; required (409 with code 110) where the account has a second factor.
   */
  code: optionalText(20),
}).noUnknown()
export type Login = InferType<typeof loginSchema>

/** Who may register; a guest is whoever has not. */
export const registrationTypes = ['breeder', 'owner', 'vet'] as const
export type RegistrationType = (typeof registrationTypes)[number]

/** Also the registration form's schema. */
export const registrationSchema = object({
  type: string().oneOf(registrationTypes).required(messages.fieldRequired),
  firstName: printable(requiredText(50)),
  lastName: printable(requiredText(50)),
  email: emailSchema,
  password: newPasswordSchema,
  country: countryCodeSchema.required(messages.fieldRequired),
  /** A vet's practice. */
  clinic: printable(optionalText(100)).when('type', ([type], clinic) =>
    type === 'vet' ? clinic.required(messages.fieldRequired) : clinic,
  ),
  /** A vet's, with the authority that registers vets in their country. */
  registrationNumber: optionalText(60).when('type', ([type], number) =>
    type === 'vet' ? number.required(messages.fieldRequired) : number,
  ),
  isNewsletterSubscribed: boolean(),
  acceptTerms: acceptedTermsSchema,
}).noUnknown()
export type Registration = InferType<typeof registrationSchema>

export const forgotPasswordSchema = object({
  // First that it is there, or an empty box would be reported as too short. `limits.forgotEmailMax` is the server's to
  // check: whoever registered with a longer address can ask too (decision 0099).
  email: asEmail(string().trim().required(messages.fieldRequired).min(limits.forgotEmailMin, messages.min3)).max(
    limits.email,
    messages.emailTooLong,
  ),
}).noUnknown()
export type ForgotPassword = InferType<typeof forgotPasswordSchema>

export const resetPasswordSchema = object({
  /** From the link in the mail; good once, for an hour. */
  token: string().max(200).required(messages.fieldRequired),
  password: newPasswordSchema,
}).noUnknown()
export type ResetPassword = InferType<typeof resetPasswordSchema>

const messageSchema = object({ message: string().required() }).noUnknown()

export const authCalls = {
  /**
   * The session is a cookie that scripts cannot read. 428 names the wrong field; 409 with code 110 means that `code` is
   * required.
   */
  login: call({
    ...authEndpoints.login,
    summary: 'Signs in',
    body: loginSchema,
    reply: userSchema,
    who: 'anyone',
  }),
  logout: call({
    ...authEndpoints.logout,
    summary: 'Signs out; also fine for somebody who is not signed in',
    reply: messageSchema,
    who: 'anyone',
  }),
  getMyDetails: call({
    ...authEndpoints.getMyDetails,
    summary: 'The signed-in user',
    reply: userSchema,
    who: 'user',
  }),
  /** Known and unknown addresses get one answer: what to do next is in the mail. */
  register: call({
    ...authEndpoints.register,
    summary: 'Asks for an account; it is made when the mailed link is opened',
    body: registrationSchema,
    reply: messageSchema,
    who: 'anyone',
    isOurs: true,
  }),
  /** 404 for a link that is unknown, used or too old. */
  confirmEmail: call({
    ...authEndpoints.confirmEmail,
    summary: 'Confirms an address with the link of the mail: of a new account, or a changed address',
    body: object({ token: string().max(200).required(messages.fieldRequired) }).noUnknown(),
    reply: object({
      email: string().required(),
      /** What was confirmed. */
      what: string().oneOf(['registration', 'email']).required(),
    }).noUnknown(),
    who: 'anyone',
    isOurs: true,
  }),
  /** Known and unknown addresses get one answer. */
  forgotPassword: call({
    ...authEndpoints.forgotPassword,
    summary: 'Mails a link to choose a new password',
    body: forgotPasswordSchema,
    reply: messageSchema,
    who: 'anyone',
  }),
  resetPassword: call({
    ...authEndpoints.resetPassword,
    summary: 'Sets a new password with the link of the mail',
    body: resetPasswordSchema,
    reply: messageSchema,
    who: 'anyone',
  }),
}
