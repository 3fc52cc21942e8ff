import type { Call } from '@shop/contract/call'
import { camelKey, camelKeys } from '@shop/contract/case'
import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import type { Context, Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { checked } from '../platform/validate.ts'
import type { Services } from '../services.ts'
import { type HandlerInput, type Handlers, notInPerson } from '../visitor/handler.ts'
import { clientAddress } from './security.ts'
import { type Visitor, visitorOf } from '../visitor/visitor.ts'

/** Mounts every row at its exact path: checks who calls, then the input, then answers; what is thrown becomes a `Failure` body. */
export function mount<Calls extends Record<string, Call>>(
  app: Hono,
  calls: Calls,
  handlers: Handlers<Calls>,
  { db, config }: Services,
) {
  for (const [name, row] of Object.entries(calls)) {
    const handle = handlers[name] as (input: HandlerInput<Call>) => Promise<unknown>
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
      } as HandlerInput<Call>).catch((error: unknown) => {
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

/** The query in camelCase. A repeated key reads as one comma-separated list. */
const queryOf = (c: Context) =>
  Object.fromEntries(Object.entries(c.req.queries()).map(([key, values]) => [camelKey(key), values.join(',')]))

async function jsonBody(c: Context): Promise<unknown> {
  if (!c.req.header('content-type')?.includes('application/json'))
    throw new Failure(415, { message: messages.operationFailed })
  return c.req.json().catch(() => {
    throw new Failure(400, { message: messages.operationFailed })
  })
}

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
