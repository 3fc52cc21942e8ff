import {
  type Call,
  type DataCall,
  isFileCall,
  isInPersonOnly,
  longestParameter,
  signedInHeader,
} from '@shop/contract/call'
import { camelKey, camelKeys } from '@shop/contract/case'
import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { spellReply } from '@shop/contract/spelled-reply'
import type { Context, Hono } from 'hono'
import { isDeeper, maxDepth } from '../../platform/input/storable.ts'
import { checked } from '../../platform/input/validate.ts'
import type { Config } from '../../platform/config/config.ts'
import { ProviderAway, providerAway, whileVisitorWaits } from '../../platform/payment-provider/in-time.ts'
import type { Services } from '../../platform/services.ts'
import { recordActing } from '../../people/admin/audit.ts'
import { cookiesOf } from '../../people/visitor/cookies.ts'
import { type HandlerInput, type Handlers, notInPerson } from '../../people/visitor/handler.ts'
import { bodyLimitOf, honoPath } from './body-limit.ts'
import { type FileOrAddress, fileResponse } from './file-response.ts'
import { actorOf, deskKey, fileBodyLimit, keyShown, laboratoryKey } from './machine-key.ts'
import { clientAddress } from './client-address.ts'
import { lacksTwoStep, type Visitor, visitorOf } from '../../people/visitor/visitor.ts'

/** Mounts every row at its exact path: checks who calls, then the input, then answers; what is thrown becomes a `Failure` body. */
export function mount<Calls extends Record<string, Call>>(
  app: Hono,
  calls: Calls,
  handlers: Handlers<Calls>,
  services: Services,
) {
  const { db, config, log } = services
  const keys = { laboratory: laboratoryKey(services), desk: deskKey(services) }
  for (const [name, row] of Object.entries(calls)) {
    const handle = handlers[name] as (input: HandlerInput<Call>) => Promise<unknown>
    const path = honoPath(row.path)
    // The key comes first: of nobody else a large body is read.
    if (row.who === 'laboratory' || row.who === 'desk') app.on(row.method, path, keys[row.who], fileBodyLimit)
    if (row.maxBodyBytes) app.on(row.method, path, bodyLimitOf(row.maxBodyBytes))
    app.on(row.method, path, async (c, next) => {
      let isNew = false
      if (Object.values<string>(c.req.param()).some(({ length }) => length > longestParameter))
        throw new Failure(404, { message: row.fails })
      const visitor = await visitorOf(c, services)
      const actor = row.who === 'desk' ? actorOf(c, visitor, config) : null
      const refusal = actor ? null : refusalOf(row, visitor, config)
      // An admin who acts as somebody is in the audit before they are answered.
      if (visitor.admin)
        await recordActing(db, visitor.admin, {
          call: name,
          method: c.req.method,
          path: c.req.path,
          isRefused: refusal !== null,
        })
      if (refusal) throw refusal
      if (row.isOfUser && !visitor.user && c.req.header(signedInHeader) !== undefined) throw sessionIsOver()
      if (visitor.isActingOver && row.method !== 'GET' && name !== 'stopActing') throw actingIsOver()
      const input = {
        params: c.req.param(),
        query: await checked(row.query, requestQueryOf(c)),
        body: await checked(row.body, row.body && (await bodyOf(row, c))),
        visitor,
        user: visitor.user,
        actor,
        headers: c.req.raw.headers,
        address: clientAddress(config, c),
        created: () => {
          isNew = true
        },
        cookies: cookiesOf(c, config),
      } as HandlerInput<Call>
      const written = await whileVisitorWaits(() => handle(input)).catch((error: unknown) => {
        if (error instanceof ProviderAway) {
          log.error({ err: error, call: name }, 'payment provider')
          throw providerAway()
        }
        throw error instanceof Failure && !error.message
          ? new Failure(error.status, { ...error.toJSON(), message: row.fails })
          : error
      })
      if (isFileCall(row)) return written === null ? next() : fileResponse(c, row.reply, written as FileOrAddress)
      const { reply: schema } = row as DataCall
      const reply = spellReply(schema, written, visitor.country)
      if (config.isDevelopment || process.env.NODE_ENV === 'test') await schema.validate(reply, { strict: true })
      return c.json(reply as object, isNew ? 201 : 200)
    })
  }
}

/** To a page that believes somebody to be signed in, and would take a guest's answer for theirs. */
const sessionIsOver = () => new Failure(401, { message: messages.failedToFetchUserDetails })

/** The query in camelCase. A repeated key reads as one comma-separated list. */
const requestQueryOf = (c: Context) =>
  Object.fromEntries(Object.entries(c.req.queries()).map(([key, values]) => [camelKey(key), values.join(',')]))

async function bodyOf({ bodyType }: Call, c: Context): Promise<unknown> {
  if (bodyType) return utf8(await c.req.arrayBuffer())
  const isMachine = keyShown(c) !== null
  // A form of another site cannot send this type. A machine's key is in no browser.
  if (!isMachine && !c.req.header('content-type')?.includes('application/json'))
    throw new Failure(415, { message: messages.operationFailed })
  const refused = (why: string) => new Failure(400, { message: isMachine ? why : messages.operationFailed })
  const body: unknown = await c.req.json().catch(() => {
    throw refused('This is not JSON.')
  })
  if (isDeeper(body, maxDepth)) throw refused(`This is nested more than ${maxDepth} deep.`)
  return camelKeys(body)
}

function utf8(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Failure(428, { message: 'The file is not UTF-8. Nothing was imported.' })
  }
}

/** What was meant for the user must not be done to the admin. */
const actingIsOver = () =>
  new Failure(409, {
    message: 'Your half hour as somebody else is over. Please load the page anew to go on as yourself.',
  })

/** Why a call is not this visitor's to make; null where it is. Who acts at the desk is known before; nobody else makes its calls. */
function refusalOf(row: Call, visitor: Visitor, config: Config): Failure | null {
  const { who } = row
  const { user, admin } = visitor
  if (admin && isInPersonOnly(row)) return notInPerson()
  if (who === 'anyone' || who === 'laboratory') return null
  if (!user) return new Failure(401, { message: messages.failedToFetchUserDetails })
  const isUnproved = lacksTwoStep(visitor, config)
  // An admin who acts as somebody has that person's roles, and no other.
  const isAdmin = user.isAdmin && !admin && !isUnproved
  const isTheirs =
    who !== 'desk' && (who === 'user' || who.some((role) => role === user.type || (role === 'admin' && isAdmin)))
  const message = isUnproved ? 'Please set up two-step login first. Admins need it.' : messages.operationFailed
  return isTheirs ? null : new Failure(403, { message })
}
