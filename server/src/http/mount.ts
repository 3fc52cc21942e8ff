import type { BodyOf, Call, ParamsOf, QueryOf, ReplyOf } from '@shop/contract/call'
import { camelKeys } from '@shop/contract/case'
import { Failure, type FailureBody, type FieldErrors } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import type { Context, Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'
import { type Schema, ValidationError } from 'yup'
import type { Services } from '../platform/services.ts'
import { clientAddress } from './security.ts'
import { type User, type Visitor, visitorOf } from '../visitor/visitor.ts'

export type Cookies = {
  get: (name: string) => string | undefined
  set: (name: string, value: string, options?: CookieOptions) => void
  remove: (name: string) => void
}

/** What a handler gets to answer one call. `user` is there wherever the row asks for one. */
export type Asked<Row extends Call> = {
  params: ParamsOf<Row>
  query: Partial<QueryOf<Row>>
  body: BodyOf<Row>
  visitor: Visitor
  user: Row['who'] extends 'anyone' ? User | null : User
  cookies: Cookies
  headers: Headers
  /** The caller's network address, for limits on what one caller may try. */
  address: string
}

export type Handlers<Calls extends Record<string, Call>> = {
  [Name in keyof Calls]: (asked: Asked<Calls[Name]>) => Promise<ReplyOf<Calls[Name]>>
}

/** Mounts every row at its exact path: checks who calls, then the input, then answers; what is thrown becomes a `Failure` body. */
export function mount<Calls extends Record<string, Call>>(
  app: Hono,
  calls: Calls,
  handlers: Handlers<Calls>,
  { db, config }: Services,
) {
  for (const [name, row] of Object.entries(calls)) {
    const handle = handlers[name] as (asked: Asked<Call>) => Promise<unknown>
    app.on(row.method, honoPath(row.path), async (c) => {
      const visitor = await visitorOf(c, db)
      allow(row, visitor)
      if (visitor.isActingOver && row.method !== 'GET' && name !== 'stopActing') throw actingIsOver()
      const reply = await handle({
        params: c.req.param(),
        query: await checked(row.query, queryOf(c)),
        body: await checked(row.body, row.body && camelKeys(await jsonBody(c))),
        visitor,
        user: visitor.user,
        headers: c.req.raw.headers,
        address: clientAddress(config, c),
        cookies: {
          get: (cookie) => getCookie(c, cookie),
          set: (cookie, value, options) =>
            setCookie(c, cookie, value, {
              path: '/',
              sameSite: 'Lax',
              secure: config.publicUrl.startsWith('https:'),
              ...options,
            }),
          remove: (cookie) => void deleteCookie(c, cookie, { path: '/' }),
        },
      } as Asked<Call>).catch((error: unknown) => {
        throw error instanceof Failure && !error.message
          ? new Failure(error.status, { ...error.toJSON(), message: row.fails })
          : error
      })
      if (config.isDevelopment || process.env.NODE_ENV === 'test') await row.reply.validate(reply, { strict: true })
      if (visitor.user || row.method !== 'GET') c.header('cache-control', 'no-store')
      return c.json(reply as object)
    })
  }
}

const honoPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')

/** A repeated query key reads as one comma-separated list. */
const queryOf = (c: Context) =>
  Object.fromEntries(Object.entries(c.req.queries()).map(([key, values]) => [key, values.join(',')]))

async function jsonBody(c: Context): Promise<unknown> {
  if (!c.req.header('content-type')?.includes('application/json'))
    throw new Failure(415, { message: messages.operationFailed })
  return c.req.json().catch(() => {
    throw new Failure(400, { message: messages.operationFailed })
  })
}

/** To an admin who acts as the user, for what only the user may decide. */
export const notInPerson = () =>
  new Failure(403, { message: 'Only the user can do this, not an admin in their place.' })

/** What was meant for the user must not be done to the admin. */
const actingIsOver = () =>
  new Failure(409, {
    message: 'Your half hour as somebody else is over. Please load the page anew to go on as yourself.',
  })

function allow({ who, inPersonOnly }: Call, { user, admin }: Visitor) {
  if (inPersonOnly && admin) throw notInPerson()
  if (who === 'anyone') return
  if (!user) throw new Failure(401, { message: messages.failedToFetchUserDetails })
  // An admin who acts as somebody has that person's roles, and no other.
  if (who !== 'user' && !who.some((role) => role === user.type || (role === 'admin' && user.isAdmin && !admin)))
    throw new Failure(403, { message: messages.operationFailed })
}

/** The input as the schema types it, without keys it does not name; each wrong field by name in a 428. */
export async function checked(schema: Schema | undefined, input: unknown): Promise<unknown> {
  if (!schema) return input
  const value = trimmed(schema, input)
  try {
    await schema.validate(value, { strict: true, abortEarly: false })
    return schema.cast(value, { stripUnknown: true, assert: false })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const problems = error.inner.length ? error.inner : [error]
    const errors = Object.fromEntries(
      problems.toReversed().map(({ path, type, message }) => [path || 'body', wordsFor(type, message)]),
    )
    throw new Failure(428, { message: messages.somethingWentWrong, ...byPerson(errors) })
  }
}

/** An advance order's two people each have a map of their own (checkout-9); all other fields stay in `errors`. */
function byPerson(errors: FieldErrors): Pick<FailureBody, 'errors' | 'user' | 'agent'> {
  const maps: { errors?: FieldErrors; user?: FieldErrors; agent?: FieldErrors } = {}
  for (const [path, message] of Object.entries(errors)) {
    const [, person, field] = path.match(/^(user|agent)\.(.+)$/) ?? []
    const name = (person as 'user' | 'agent' | undefined) ?? 'errors'
    maps[name] = { ...maps[name], [field ?? path]: message }
  }
  return maps
}

/** Spaces around a text are the typist's, where the schema trims; in strict mode yup would refuse them. Types stay as sent. */
function trimmed(schema: Schema, value: unknown): unknown {
  const { fields, innerType } = schema as Schema & { fields?: Record<string, Schema>; innerType?: Schema }
  if (typeof value === 'string')
    return schema.describe().tests.some(({ name }) => name === 'trim') ? value.trim() : value
  if (Array.isArray(value)) return innerType ? value.map((item) => trimmed(innerType, item)) : value
  if (!fields || typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, fields[key] ? trimmed(fields[key], item) : item]),
  )
}

/** yup's own words for a wrong type name its internals; a visitor gets the catalogue's. */
const wordsFor = (type: string | undefined, message: string) =>
  type !== 'typeError' ? message : message.includes('`number`') ? messages.notANumber : messages.fieldRequired
