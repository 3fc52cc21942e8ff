import { addressOf, type Call, type ReplyOf } from '@shop/contract/call'
import { calls } from '@shop/contract/calls'
import { snakeKeys } from '@shop/contract/case'
import { Failure } from '@shop/contract/failure'
import { formCalls, type FormRefusal } from '@shop/contract/form-call'
import { messages } from '@shop/contract/messages'
import { type InputArgs, readReply } from '@shop/contract/request'
import type { Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Config } from '../../platform/config/config.ts'
import { cookiesOf } from '../../people/visitor/cookies.ts'
import { maxDepth } from '../../platform/input/storable.ts'
import type { Ask, Done, FormHandlers, SentForm } from '../../people/visitor/form.ts'
import { readForm } from './form-body.ts'

/** More than any form has. */
const mostFields = 500

/** Not sent back with a refusal: each is good for one try. */
const isSecret = (name: string) => /password/i.test(name) || name === 'code' || name === 'securityAnswer'

/**
 * Calls in this process go through the same routes as a browser's. A cookie that one of them sets is sent with the next,
 * and to the visitor.
 */
function askAs(app: Hono, c: Context): Ask {
  const headers = new Headers(c.req.raw.headers)
  headers.delete('content-length')
  headers.delete('accept-encoding')
  headers.set('content-type', 'application/json')
  const cookies = new Map(Object.entries(getCookie(c)))
  return async <Row extends Call>(row: Row, ...[input]: InputArgs<Row>): Promise<ReplyOf<Row>> => {
    const { body, ...rest } = (input ?? {}) as { body?: unknown }
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '))
    const init = { method: row.method, headers, ...(row.body && { body: JSON.stringify(snakeKeys(body ?? {})) }) }
    const response = await app.request(addressOf(row, rest), init, c.env)
    for (const line of response.headers.getSetCookie()) {
      c.header('set-cookie', line, { append: true })
      const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split('=')
      cookies.set(name, decodeURIComponent(value))
    }
    return readReply(row, response)
  }
}

/** Answers the form that a POST to a page brings. Throws a `Failure` for what is no form of ours. */
export async function answerForm(
  app: Hono,
  handlers: FormHandlers,
  c: Context,
  config: Config,
): Promise<Done | { refusal: FormRefusal }> {
  if (!c.req.header('content-type')?.includes('application/x-www-form-urlencoded'))
    throw new Failure(415, { message: messages.operationFailed })
  const names = [...(await c.req.formData()).keys()]
  // What puts the fields together calls itself for each dot.
  if (names.length > mostFields || names.some((field) => field.split('.').length > maxDepth))
    throw new Failure(400, { message: messages.operationFailed })
  const { call: name, ...fields } = await c.req.parseBody({ all: true, dot: true })
  const call = formCalls.find((known) => known === name)
  if (!call) throw new Failure(400, { message: messages.operationFailed })
  const row: Call = calls[call]
  const { body, others } = readForm(row.body, fields)
  const handle: (form: SentForm) => Promise<Done> = handlers[call]
  try {
    return await handle({
      ask: askAs(app, c),
      body: body as never,
      field: (field) => (typeof others[field] === 'string' ? others[field] : ''),
      cookie: cookiesOf(c, config).get,
      page: new URL(c.req.url),
    })
  } catch (failure) {
    if (!(failure instanceof Failure)) throw failure
    const kept = Object.fromEntries(Object.entries({ ...others, ...body }).filter(([field]) => !isSecret(field)))
    return { refusal: { call, status: failure.status, failure: failure.toJSON(), values: kept } }
  }
}
