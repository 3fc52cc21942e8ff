import { array, boolean, type InferType, number, object, string } from 'yup'
import { billingAddressSchema } from './address.ts'
import { call } from './call.ts'
import { approvalStates, currencies, userTypes } from './constants.ts'
import { deskRoles } from './desk-role.ts'
import { userEndpoints } from './endpoints/user.ts'
import { countryCodeSchema, emailSchema, newPasswordSchema, optionalText, printable, requiredText } from './form.ts'
import { messages } from './messages.ts'

/** A user's own address; unlike a parcel's it names its country in full. */
const userAddressSchema = object({
  address: string().required(),
  address2: string(),
  city: string().required(),
  state: string(),
  postalCode: string().required(),
  country: object({ id: number().integer().required(), name: string().required(), code: countryCodeSchema.required() })
    .noUnknown()
    .required(),
}).noUnknown()

export const userSchema = object({
  id: string().uuid().required(),
  type: string().oneOf(userTypes).required(),
  isAdmin: boolean().required(),
  /** What they do at the shop's desk: an admin is a manager; a customer does nothing there. */
  roles: array().of(string().oneOf(deskRoles).required()).required(),
  /** Both names, as they are greeted. */
  name: string().required(),
  firstName: string().required(),
  lastName: string().required(),
  email: string().required(),
  phoneNumber: string().nullable().defined(),
  /** A vet's practice. */
  clinic: string().nullable().defined(),
  /** A vet's, with the authority that registers vets in their country. */
  registrationNumber: string().nullable().defined(),
  /** Approved, with credit: orders go on the account, to be invoiced (checkout-2, decision 0034). */
  ordersOnAccount: boolean().required(),
  /** Whether we have checked a vet's practice (decision 0034); null for everybody else. */
  approval: object({
    state: string().oneOf(approvalStates).required(),
    /** Why it was refused. */
    reason: string().nullable().defined(),
  })
    .noUnknown()
    .nullable()
    .defined(),
  address: userAddressSchema.nullable().defined(),
  /** What the session holds besides (SPEC section 3). */
  countryCode: countryCodeSchema.required(),
  currency: string().oneOf(currencies).required(),
  /** Breeds offered first when an animal is added. */
  breedIds: array().of(number().integer().required()).required(),
  state: string().nullable().defined(),
  isNewsletterSubscribed: boolean().required(),
  /** An address that waits for its confirmation; until then the account's is `email`. */
  pendingEmail: string().nullable().defined(),
  hasTwoFactor: boolean().required(),
  /** The admin who looks at the site as this user (audience-6); null for the user in person. */
  viewedBy: object({ name: string().required() }).noUnknown().nullable().defined(),
}).noUnknown()

export type User = InferType<typeof userSchema>

/** Only what is named changes. A new `email` needs the current password, and counts once the mailed link is opened. */
export const userUpdateSchema = object({
  firstName: printable(optionalText(50)).min(1, messages.fieldRequired),
  lastName: printable(optionalText(50)).min(1, messages.fieldRequired),
  email: emailSchema.optional(),
  currentPassword: string().max(128),
  phoneNumber: optionalText(30),
  clinic: printable(optionalText(100)),
  address: billingAddressSchema.optional().default(undefined),
  isNewsletterSubscribed: boolean(),
}).noUnknown()
export type UserUpdate = InferType<typeof userUpdateSchema>

/** A vet's practice, for us to check. Also the form's schema. */
export const practiceSchema = object({
  clinic: printable(requiredText(100)),
  registrationNumber: requiredText(60),
}).noUnknown()
export type Practice = InferType<typeof practiceSchema>

export const passwordChangeSchema = object({
  currentPassword: string().max(128).required(messages.fieldRequired),
  newPassword: newPasswordSchema,
}).noUnknown()

/** For what a stolen session must not be enough for. Also the forms' schema. */
export const passwordSchema = object({ password: string().max(128).required(messages.fieldRequired) }).noUnknown()

/** The breeds offered first. Also the form's schema. */
export const animalPresetsSchema = object({
  breedIds: array().of(number().integer().positive().required()).max(50, 'Choose at most ${max} breeds').required(),
}).noUnknown()

const messageSchema = object({ message: string().required() }).noUnknown()

export const userCalls = {
  /** Only of oneself, or for an admin: everybody else gets the one answer that a missing address gets. */
  getUserByEmail: call({
    ...userEndpoints.getUserByEmail,
    summary: 'Who an email address belongs to: oneself, or anybody for an admin',
    reply: object({
      email: string().required(),
      type: string().oneOf(userTypes).required(),
      /** Enough to recognise, no more: "Anna B." */
      name: string().required(),
    }).noUnknown(),
    who: 'user',
  }),
  updateUser: call({
    ...userEndpoints.updateUser,
    summary: "Changes the user's details",
    body: userUpdateSchema,
    reply: userSchema,
    who: 'user',
    whileActing: 'allowed',
  }),
  /** 409 once the practice is approved: what was checked stays. */
  sendPractice: call({
    ...userEndpoints.sendPractice,
    summary: "Sends a vet's practice to be checked, again after a refusal",
    body: practiceSchema,
    reply: userSchema,
    who: ['vet'],
    isOurs: true,
  }),
  updateUserState: call({
    ...userEndpoints.updateUserState,
    summary: "Changes the user's state or province",
    body: object({ state: optionalText(80).required(messages.fieldRequired) }).noUnknown(),
    reply: userSchema,
    who: 'user',
  }),
  updateAnimalPresets: call({
    ...userEndpoints.updateAnimalPresets,
    summary: 'Sets the breeds offered first',
    body: animalPresetsSchema,
    reply: userSchema,
    who: 'user',
  }),
  changePassword: call({
    ...userEndpoints.changePassword,
    summary: "Changes the user's password; other sessions end",
    body: passwordChangeSchema,
    reply: messageSchema,
    who: 'user',
  }),
  exportUser: call({
    ...userEndpoints.exportUser,
    summary: 'Everything the shop keeps about the user, to take along',
    reply: object({ exportedAt: string().datetime().required() }),
    who: 'user',
    whileActing: 'refused',
    isOurs: true,
  }),
  /** 409 with code 79 while orders wait for their payment. Orders stay in the books, without the person. */
  deleteUser: call({
    ...userEndpoints.deleteUser,
    summary: 'Deletes the account and what belongs to it',
    body: passwordSchema,
    reply: messageSchema,
    who: 'user',
    isOurs: true,
  }),
}
