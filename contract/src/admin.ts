import { boolean, object, string } from 'yup'
import { call } from './call.ts'
import { userTypes } from './constants.ts'
import { adminEndpoints } from './endpoints/admin.ts'
import { requiredText } from './form.ts'
import { listOf } from './list.ts'
import { messages } from './messages.ts'
import { userSchema } from './user.ts'

/** A user as the admins' list shows them. */
export const accountSchema = object({
  id: string().uuid().required(),
  name: string().required(),
  email: string().required(),
  type: string().oneOf(userTypes).required(),
  isAdmin: boolean().required(),
  countryCode: string().required(),
  createdAt: string().datetime().required(),
}).noUnknown()
export type Account = typeof accountSchema.__outputType

/** One line of the audit: written before what it tells of happens, and never changed. */
export const auditEntrySchema = object({
  id: string().uuid().required(),
  at: string().datetime().required(),
  action: string().oneOf(['act-as', 'stop-acting']).required(),
  adminName: string().required(),
  userName: string().required(),
  userEmail: string().required(),
  reason: string().required(),
}).noUnknown()
export type AuditEntry = typeof auditEntrySchema.__outputType

/** Also the form's schema. */
export const actAsSchema = object({
  userId: string().uuid().required(messages.fieldRequired),
  reason: requiredText(200),
}).noUnknown()

export type ActAs = typeof actAsSchema.__outputType

/** How long an admin may look at the site as a user, before their session is their own again. */
export const actingMinutes = 30

// Ours: SPEC shows the bar (audience-6), not how an admin comes to it.
export const adminCalls = {
  listAccounts: call({
    ...adminEndpoints.listAccounts,
    summary: 'All users, newest first; search in name and email',
    query: object({ search: string().max(120), page: string() }),
    reply: listOf(accountSchema.required()),
    who: ['admin'],
    isOurs: true,
  }),
  listAudit: call({
    ...adminEndpoints.listAudit,
    summary: 'Who acted as whom, newest first',
    query: object({ page: string() }),
    reply: listOf(auditEntrySchema.required()),
    who: ['admin'],
    isOurs: true,
  }),
  /** Answers with the user whose site the admin now sees. Never another admin. */
  actAs: call({
    ...adminEndpoints.actAs,
    summary: 'Shows the site as a user sees it, for half an hour, in the audit',
    body: actAsSchema,
    reply: userSchema,
    who: ['admin'],
    isOurs: true,
  }),
  stopActing: call({
    ...adminEndpoints.stopActing,
    summary: "Back to the admin's own account; fine for somebody who acts as nobody",
    body: object({}).noUnknown(),
    reply: userSchema,
    who: 'user',
    isOurs: true,
  }),
}
