import {
  type Call,
  type DataCall,
  isFileCall,
  isInPersonOnly,
  longestParameter,
  signedInHeader,
} from '@shop/contract/call'
import { mayCall } from '@shop/contract/desk-access'
import type { DeskRole } from '@shop/contract/desk-role'
import { Failure, type FieldErrors } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { asPatients } from '@shop/contract/patient-words'
import { replyToVet, spellReply } from '@shop/contract/spelled-reply'
import type { Context } from 'hono'
import { recordActing } from '../../people/admin/audit.ts'
import { cookiesOf } from '../../people/visitor/cookies.ts'
import { type HandlerInput, type Handlers, notInPerson } from '../../people/visitor/handler.ts'
import { lacksTwoStep, type Visitor } from '../../people/visitor/visitor.ts'
import type { Config } from '../../platform/config/config.ts'
import type { FileText } from '../../platform/input/decode-text.ts'
import { missing } from '../../platform/input/refusal.ts'
import { checked } from '../../platform/input/validate.ts'
import { ProviderAway, providerAway, whileVisitorWaits } from '../../platform/payment-provider/in-time.ts'
import type { Services } from '../../platform/services.ts'
import { callerOf, clientAddress } from './client-address.ts'
import { actorOf } from './machine-key.ts'
import { limitRequests } from './rate-limit.ts'

/** What a call is made with. The body is read after it is known that the visitor may make the call; a file's is a `FileText`. */
type CallInput = {
  params: Record<string, string>
  query: Record<string, unknown>
  body: () => Promise<unknown>
}

/** `reply` is a file's for a row that answers with one. */
type Answered = { reply: unknown; isNew: boolean }

/** Makes a call by its name as the visitor of a request, who may be `known` already. Throws its refusal. */
export type AnswerCall = (c: Context, name: string, input: CallInput, known?: Visitor) => Promise<Answered>

/** Answers calls, whether they come over HTTP or from a page's form: who may make it, its input, its reply. */
export function callAnswerer<Calls extends Record<string, Call>>(
  calls: Calls,
  handlers: Handlers<Calls>,
  services: Services,
): AnswerCall {
  const { db, config, log } = services
  const signingIn = { name: 'auth', points: config.authRequestsPerMinute, perSeconds: 60, isExact: true }
  const limitSigningIn = limitRequests(services, signingIn)

  return async (c, name, { params, query, body }, known) => {
    const row = calls[name] as Call
    const handle = handlers[name] as (input: HandlerInput<Call>) => Promise<unknown>
    // No database stores a NUL: nothing has an id with one.
    if (Object.values(params).some((value) => value.length > longestParameter || value.includes('\0')))
      throw inWordsOf(row, missing())
    if (row.path.startsWith('/api/auth/')) await limitSigningIn(c)
    const visitor = known ?? (await callerOf(c, services))
    const isOfDesk = row.who === 'desk' || row.who === 'laboratory'
    const actor = isOfDesk ? actorOf(c, visitor, config) : null
    const refusal = !actor
      ? refusalOf(row, visitor, config)
      : mayCall(actor.roles, name)
        ? null
        : new Failure(403, { message: notByRole(actor.roles) })
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
    const isVet = visitor.user?.type === 'vet'
    let isNew = false
    const sent = row.body && (await body())
    const { text, lookAt } = row.bodyType ? (sent as FileText) : { text: sent, lookAt: [] }
    const readInput = async () =>
      ({
        params,
        query: await checked(row.query, query),
        body: await checked(row.body, text),
        lookAt,
        visitor,
        user: visitor.user,
        actor,
        headers: c.req.raw.headers,
        address: clientAddress(config, c),
        created: () => {
          isNew = true
        },
        cookies: cookiesOf(c, config),
      }) as HandlerInput<Call>
    const written = await whileVisitorWaits(async () => handle(await readInput())).catch((error: unknown) => {
      if (error instanceof ProviderAway) {
        log.error({ err: error, call: name }, 'payment provider')
        throw providerAway()
      }
      throw inWordsOf(row, isVet ? toldToVet(error) : error)
    })
    if (isFileCall(row)) return { reply: written, isNew }
    const { reply: schema } = row as DataCall
    const spelled = spellReply(schema, written, visitor.country)
    const reply = isVet ? replyToVet(schema, spelled) : spelled
    if (config.isDevelopment || process.env.NODE_ENV === 'test') await schema.validate(reply, { strict: true })
    return { reply, isNew }
  }
}

/** A failure without a message of its own has its call's fallback text. */
export const inWordsOf = ({ fails }: Call, error: unknown) =>
  error instanceof Failure && !error.message ? new Failure(error.status, { ...error.toJSON(), message: fails }) : error

const valuesAsPatients = (texts: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, asPatients(text)]))

/** A refusal in the words of vets (audience-7). */
function toldToVet(error: unknown) {
  if (!(error instanceof Failure)) return error
  const body = error.toJSON()
  const { message, errors } = body
  return new Failure(error.status, {
    ...body,
    message: asPatients(message),
    ...(errors && { errors: Array.isArray(errors) ? errors.map(asPatients) : valuesAsPatients(errors) }),
  })
}

/** To a page that believes somebody to be signed in, and would take a guest's answer for theirs. */
const sessionIsOver = () => new Failure(401, { message: messages.failedToFetchUserDetails })

/** What was meant for the user must not be done to the admin. */
const actingIsOver = () =>
  new Failure(409, {
    message: 'Your half hour as somebody else is over. Please load the page anew to go on as yourself.',
  })

/** To somebody whose roles at the desk do not open a call. */
const notByRole = (roles: readonly DeskRole[]) =>
  `This is not part of ${roles.length > 1 ? 'the roles' : 'the role'} ${roles.join(', ')}. A manager gives roles.`

/** Why a call is not this visitor's to make; null where it is. Those of the desk are nobody's whose role does not open them. */
function refusalOf(row: Call, visitor: Visitor, config: Config): Failure | null {
  const { who } = row
  const { user, admin } = visitor
  if (admin && isInPersonOnly(row)) return notInPerson()
  if (who === 'anyone') return null
  if (!user) return new Failure(401, { message: messages.failedToFetchUserDetails })
  const isUnproved = lacksTwoStep(visitor, config)
  // Whoever acts as somebody is that person, and has no role.
  const roles = admin || isUnproved ? [] : user.roles
  const isTheirs =
    who !== 'desk' &&
    who !== 'laboratory' &&
    (who === 'user' || who.some((role) => role === user.type || roles.some((own) => own === role)))
  if (isTheirs) return null
  if (isUnproved)
    return new Failure(403, { message: 'Please set up two-step login first. Whoever works at the desk needs it.' })
  return new Failure(403, { message: roles.length ? notByRole(roles) : messages.operationFailed })
}
