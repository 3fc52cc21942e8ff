import { array, boolean, type InferType, object, string } from 'yup'
import { call } from './call.ts'
import { sessionEndpoints } from './endpoints/session.ts'

/** A browser that is signed in. */
export const sessionSchema = object({
  id: string().uuid().required(),
  /** "Firefox on Windows". */
  device: string().required(),
  createdAt: string().datetime().required(),
  /** To the hour. */
  lastSeenAt: string().datetime().required(),
  /** The session of this request. */
  isCurrent: boolean().required(),
}).noUnknown()
export type Session = InferType<typeof sessionSchema>

const sessionsSchema = object({ results: array().of(sessionSchema.required()).required() }).noUnknown()

// Ours: SPEC names none of these. Each change returns what is left.
export const sessionCalls = {
  listSessions: call({
    ...sessionEndpoints.listSessions,
    summary: 'Where the user is signed in, this browser first',
    reply: sessionsSchema,
    who: 'user',
    whileActing: 'refused',
    isOurs: true,
  }),
  endSession: call({
    ...sessionEndpoints.endSession,
    summary: 'Signs another browser out',
    reply: sessionsSchema,
    who: 'user',
    isOurs: true,
  }),
  endOtherSessions: call({
    ...sessionEndpoints.endOtherSessions,
    summary: 'Signs every other browser out',
    reply: sessionsSchema,
    who: 'user',
    isOurs: true,
  }),
}
