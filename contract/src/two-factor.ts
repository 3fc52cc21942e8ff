import { array, boolean, type InferType, number, object, string } from 'yup'
import { call } from './call.ts'
import { plainCode } from './codes.ts'
import { readAs } from './form.ts'
import { twoFactorEndpoints } from './endpoints/two-factor.ts'
import { messages } from './messages.ts'
import { passwordSchema } from './user.ts'

export const twoFactorSchema = object({
  isOn: boolean().required(),
  recoveryCodesLeft: number().integer().min(0).required(),
}).noUnknown()
export type TwoFactor = InferType<typeof twoFactorSchema>

/** What an authenticator app is set up with; nothing counts until a first code has come back. */
export const twoFactorSetupSchema = object({
  /** Base32, for typing by hand. */
  secret: string().required(),
  /** otpauth://, as authenticator apps read it. */
  uri: string().required(),
  /** The key as a picture: a data: address of an SVG. */
  qrCode: string().required(),
}).noUnknown()
export type TwoFactorSetup = InferType<typeof twoFactorSetupSchema>

/** Shown once; each opens the account once, in place of the app. */
export const recoveryCodesSchema = object({ recoveryCodes: array().of(string().required()).required() }).noUnknown()

/** Six digits of the app (RFC 6238); spaces are the typist's. */
export const appCodeSchema = object({
  code: readAs(plainCode, string())
    .required(messages.fieldRequired)
    .matches(/^\d{6}$/, { message: 'The code has six digits', excludeEmptyString: true }),
}).noUnknown()

// Ours: the second factor is the issue's, not SPEC's.
export const twoFactorCalls = {
  getTwoFactor: call({
    ...twoFactorEndpoints.getTwoFactor,
    summary: 'Whether the account has a second factor',
    reply: twoFactorSchema,
    who: 'user',
    whileActing: 'refused',
    isOurs: true,
  }),
  startTwoFactor: call({
    ...twoFactorEndpoints.startTwoFactor,
    summary: 'Makes a secret for an authenticator app',
    body: passwordSchema,
    reply: twoFactorSetupSchema,
    who: 'user',
    isOurs: true,
  }),
  confirmTwoFactor: call({
    ...twoFactorEndpoints.confirmTwoFactor,
    summary: "Switches the second factor on with the app's first code; other sessions end",
    body: appCodeSchema,
    reply: recoveryCodesSchema,
    who: 'user',
    isOurs: true,
  }),
  renewRecoveryCodes: call({
    ...twoFactorEndpoints.renewRecoveryCodes,
    summary: 'New recovery codes in place of all old ones',
    body: passwordSchema,
    reply: recoveryCodesSchema,
    who: 'user',
    isOurs: true,
  }),
  removeTwoFactor: call({
    ...twoFactorEndpoints.removeTwoFactor,
    summary: 'Switches the second factor off',
    body: passwordSchema,
    reply: twoFactorSchema,
    who: 'user',
    isOurs: true,
  }),
}
