import { array, boolean, type InferType, number, object, string } from 'yup'
import { call } from './call.ts'
import { approvalStates, userTypes } from './constants.ts'
import { deskRoles } from './desk-role.ts'
import { adminEndpoints } from './endpoints/admin.ts'
import { countryCodeSchema, emailSchema, optionalText, requiredText } from './form.ts'
import { listOf } from './list.ts'
import { messages } from './messages.ts'
import { priceSchema } from './price.ts'
import { queryWord } from './shared.ts'
import { userSchema } from './user.ts'
import { sortBy } from './sort.ts'

/** A user as the admins' list shows them. */
export const accountSchema = object({
  id: string().uuid().required(),
  name: string().required(),
  email: string().required(),
  type: string().oneOf(userTypes).required(),
  roles: array().of(string().oneOf(deskRoles).required()).required(),
  countryCode: string().required(),
  createdAt: string().datetime().required(),
}).noUnknown()
export type Account = InferType<typeof accountSchema>

/** An account with what the desk decides about it. */
export const deskAccountSchema = accountSchema
  .shape({
    /** Whether it is the reader's own. */
    isMe: boolean().required(),
    /** What a vet sent to be checked. */
    clinic: string().nullable().defined(),
    registrationNumber: string().nullable().defined(),
    /** What was decided on a vet; null for everybody else. */
    approval: object({
      state: string().oneOf(approvalStates).required(),
      at: string().datetime().nullable().defined(),
      by: string().nullable().defined(),
      /** Why it was refused. */
      reason: string().nullable().defined(),
    })
      .noUnknown()
      .nullable()
      .defined(),
    /** Whether they are a listed collection agent. */
    isAgent: boolean().required(),
    /** The clubs they act for. */
    clubs: array().of(string().required()).required(),
    /** The most that may be unpaid; null without credit. */
    creditLimit: priceSchema.nullable().defined(),
    hasTwoFactor: boolean().required(),
    /** In how many browsers they are signed in. */
    sessionCount: number().integer().required(),
    orderCount: number().integer().required(),
    animalCount: number().integer().required(),
  })
  .noUnknown()
export type DeskAccount = InferType<typeof deskAccountSchema>

/** Every call of the shop's desk is under this address, and no other call is. */
export const deskPath = '/api/desk/'

/** What is written in the audit. */
const auditActions = [
  'act-as',
  'stop-acting',
  // Of lines from before roles.
  'add-admin',
  'remove-admin',
  'give-role',
  'take-role',
  'sign-out',
  'two-step-off',
  'export-account',
  'erase-account',
  'import-transfers',
  'match-transfer',
  'return-transfer',
  'dispatch',
  'undo-parcel',
  'refund',
  'assign-refund',
  'retry-refund',
  'record-refund',
  'approve',
  'refuse',
  'set-credit',
  'resend-gift-card',
  'make-coupon',
  'end-coupon',
  'end-membership',
  'add-club-product',
  'end-club-product',
  'plan-price',
  'approve-review',
  'refuse-review',
  'answer-review',
  'change-price',
  'withdraw-price',
  'undo-kit-offer',
  'remove-agent',
  'return-agent-kit',
  'confirm-show',
  'refuse-show',
  'send-to-show',
  'approve-acm-form',
  'refuse-acm-form',
  'assign-enquiry',
  'advance-samples',
  'submit-results',
  'release-results',
  'return-results',
  'settle-conflict',
  'reopen-conflict',
  'revoke-report',
  'withdraw-sample',
  'release-advance-result',
  'withdraw-advance-result',
  'retry-job',
  'move-files',
  'note-order',
  'change-address',
  'cancel-order',
  'send-mail',
  'set-stock',
  'move-stock',
] as const
export type AuditAction = (typeof auditActions)[number]

/** One line of the audit: written in the transaction of the change, and never changed. */
export const auditEntrySchema = object({
  id: string().uuid().required(),
  at: string().datetime().required(),
  action: string().oneOf(auditActions).required(),
  adminName: string().required(),
  /** Whose account it concerns; empty where it concerns none. */
  userName: string().defined(),
  userEmail: string().defined(),
  /** What else it concerns, as one reads it: an order's number, a file's name. */
  subject: string().nullable().defined(),
  reason: string().required(),
  /** Of one that began to act as somebody: how many calls were made meanwhile. */
  callCount: number().integer().required(),
}).noUnknown()
export type AuditEntry = InferType<typeof auditEntrySchema>

/** A call that an admin made as another user. Its body is not stored. */
export const actingCallSchema = object({
  id: string().uuid().required(),
  at: string().datetime().required(),
  /** What it does, as one reads it. */
  summary: string().required(),
  method: string().required(),
  path: string().required(),
  /** It was not an admin's to make, and did nothing. */
  isRefused: boolean().required(),
}).noUnknown()
export type ActingCall = InferType<typeof actingCallSchema>

/** Also the form's schema. */
export const actAsSchema = object({
  userId: string().uuid().required(messages.fieldRequired),
  reason: requiredText(200),
}).noUnknown()

export type ActAs = InferType<typeof actAsSchema>

/** How long an admin may look at the site as a user, before their session is their own again. */
export const actingMinutes = 30

const roleSchema = string()
  .oneOf(deskRoles, `Use one of ${deskRoles.join(', ')}`)
  .required(messages.fieldRequired)

export const roleGivenSchema = object({
  email: emailSchema,
  role: roleSchema,
  /** Where no account has this address, one is opened with this name. */
  firstName: optionalText(50),
  lastName: optionalText(50),
  countryCode: countryCodeSchema,
  reason: requiredText(200),
}).noUnknown()
export type RoleGiven = InferType<typeof roleGivenSchema>

const roleTakenSchema = object({ email: emailSchema, role: roleSchema, reason: requiredText(200) }).noUnknown()
export type RoleTaken = InferType<typeof roleTakenSchema>

/** Of an account, and why something is done to it. */
const accountActionSchema = object({ email: emailSchema, reason: requiredText(200) }).noUnknown()
export type AccountAction = InferType<typeof accountActionSchema>

// Ours: SPEC shows the bar (audience-6), not how an admin comes to it.
export const adminCalls = {
  listAccounts: call({
    ...adminEndpoints.listAccounts,
    summary: 'All users, newest first; search in name and email, or whoever has a role at the desk',
    query: object({
      search: string().max(120),
      role: string().oneOf([...deskRoles, 'any'] as const),
      sort: sortBy('name', 'email', 'since'),
      page: queryWord(),
    }),
    reply: listOf(accountSchema.required()),
    who: ['manager', 'support'],
    isOurs: true,
  }),
  getAccount: call({
    ...adminEndpoints.getAccount,
    summary: 'An account, with its roles, its approval and credit, and how much there is of it',
    reply: deskAccountSchema,
    who: 'desk',
    isOurs: true,
  }),
  listAudit: call({
    ...adminEndpoints.listAudit,
    summary: 'What was done at the desk or as somebody else, newest first; search in who, whom, subject and reason',
    query: object({ search: string().max(120), sort: sortBy('at'), page: queryWord() }),
    reply: listOf(auditEntrySchema.required()),
    who: ['manager'],
    isOurs: true,
  }),
  /** `id` is that of the line which began it. */
  listActingCalls: call({
    ...adminEndpoints.listActingCalls,
    summary: 'Every call an admin made as somebody else in one go, newest first',
    query: object({ page: queryWord() }),
    reply: listOf(actingCallSchema.required()),
    who: ['manager'],
    isOurs: true,
  }),
  /** Returns the user whose site the admin now sees. Never of somebody who has a role themselves. */
  actAs: call({
    ...adminEndpoints.actAs,
    summary: 'Shows the site as a user sees it, for half an hour, in the audit',
    body: actAsSchema,
    reply: userSchema,
    who: ['manager', 'support'],
    isOurs: true,
  }),
  stopActing: call({
    ...adminEndpoints.stopActing,
    summary: "Back to the admin's own account; fine for somebody who acts as nobody",
    body: object({}).noUnknown(),
    reply: userSchema,
    who: 'user',
    whileActing: 'allowed',
    isOurs: true,
  }),
  giveRole: call({
    ...adminEndpoints.giveRole,
    summary:
      'Gives somebody a role at the desk; opens an account for an address that has none, and mails a link for its password',
    body: roleGivenSchema,
    /** `isChanged` is false for somebody who has it already. */
    reply: object({
      email: string().required(),
      isNew: boolean().required(),
      isChanged: boolean().required(),
    }).noUnknown(),
    who: 'desk',
    isOurs: true,
  }),
  /** 409 where a manager would take their own. */
  takeRole: call({
    ...adminEndpoints.takeRole,
    summary: 'Takes a role from somebody, who acts as nobody any more',
    body: roleTakenSchema,
    reply: object({ email: string().required(), isChanged: boolean().required() }).noUnknown(),
    who: 'desk',
    isOurs: true,
  }),
  signOutUser: call({
    ...adminEndpoints.signOutUser,
    summary: 'Signs somebody out of every browser',
    body: accountActionSchema,
    /** How many browsers that were. */
    reply: object({ email: string().required(), count: number().integer().required() }).noUnknown(),
    who: 'desk',
    isOurs: true,
  }),
  endTwoFactor: call({
    ...adminEndpoints.endTwoFactor,
    summary: 'Switches off the two-step login of somebody who has lost their phone and their recovery codes',
    body: accountActionSchema,
    /** `isChanged` is false where it was off. */
    reply: object({ email: string().required(), isChanged: boolean().required() }).noUnknown(),
    who: 'desk',
    isOurs: true,
  }),
}
