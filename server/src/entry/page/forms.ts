import type { Call, Filled } from '@shop/contract/call'
import type { ReplyOf } from '@shop/contract/call-parts'
import { calls } from '@shop/contract/calls'
import { Failure } from '@shop/contract/failure'
import { doubtsIn } from '@shop/contract/doubts'
import { askedField, type FormCall, formCalls, type FormRefusal } from '@shop/contract/form-call'
import { messages } from '@shop/contract/messages'
import type { InputArgs } from '@shop/contract/request'
import type { Context } from 'hono'
import type { Logger } from 'pino'
import { cookiesOf } from '../../people/visitor/cookies.ts'
import type { Ask, Done, FormHandlers, SentForm } from '../../people/visitor/form.ts'
import { maxDepth } from '../../platform/input/storable.ts'
import type { Services } from '../../platform/services.ts'
import type { AnswerCall } from '../http/answer-call.ts'
import { asFailure } from '../http/failure-of.ts'
import { readForm } from './form-body.ts'

const formKey = 'form'
/** What the line of the log has about a request that brings a form. */
export const formInLog = (c: Context) => {
  const form = c.get(formKey) as FormCall | undefined
  return form && { form }
}

/** More than any form has. */
const mostFields = 500

/** Not sent back with a refusal: each is good for one try. */
const isSecret = (name: string) => /password/i.test(name) || name === 'code' || name === 'securityAnswer'

const names = new Map<Call, string>(Object.entries(calls).map(([name, row]) => [row, name]))

/** Makes calls as the visitor of a form. A cookie that one of them sets is the next one's too. */
const askAs =
  (c: Context, answerCall: AnswerCall, log: Logger): Ask =>
  async <Row extends Call>(row: Row, ...[input]: InputArgs<Row>): Promise<ReplyOf<Row>> => {
    const { params = {}, query = {}, body } = (input ?? {}) as Filled & { body?: unknown }
    const texts = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]))
    try {
      const given = { params: texts, query, body: () => Promise.resolve(body ?? {}) }
      return (await answerCall(c, names.get(row) ?? '', given)).reply as ReplyOf<Row>
    } catch (error) {
      const failure = asFailure(error, log, c)
      // What a 500 states is the same for every call (error-2).
      throw failure.status < 500 ? failure : new Failure(failure.status, { message: row.fails })
    }
  }

/** Answers the form that a POST to a page brings. Throws a `Failure` for what is no form of ours. */
export async function answerForm(
  c: Context,
  {
    handlers,
    answerCall,
    config,
    log,
  }: Pick<Services, 'config' | 'log'> & { handlers: FormHandlers; answerCall: AnswerCall },
): Promise<Done | { refusal: FormRefusal }> {
  if (!c.req.header('content-type')?.includes('application/x-www-form-urlencoded'))
    throw new Failure(415, { message: messages.operationFailed })
  const fieldNames = [...(await c.req.formData()).keys()]
  // What puts the fields together calls itself for each dot.
  if (fieldNames.length > mostFields || fieldNames.some((field) => field.split('.').length > maxDepth))
    throw new Failure(400, { message: messages.operationFailed })
  const { call: name, ...fields } = await c.req.parseBody({ all: true, dot: true })
  const call = formCalls.find((known) => known === name)
  if (!call) throw new Failure(400, { message: messages.operationFailed })
  c.set(formKey, call)
  const row: Call = calls[call]
  const { body, others } = readForm(row.body, fields)
  const kept = () =>
    Object.fromEntries(
      Object.entries({ ...others, ...body }).filter(([field]) => !isSecret(field) && field !== askedField),
    )
  // What is wrong comes before what only looks wrong, and what is missing is for the call to say.
  const told = others[askedField]
  const asked = typeof told === 'string' ? told.split(/\r?\n/) : []
  const open = Object.entries(doubtsIn(body)).filter(([, text]) => !asked.includes(text))
  if (open.length && (await row.body?.isValid(body))) {
    const failure = { message: messages.operationFailed, errors: Object.fromEntries(open) }
    return { refusal: { call, status: 428, failure, isDoubt: true, values: kept() } }
  }
  const handle: (form: SentForm) => Promise<Done> = handlers[call]
  try {
    return await handle({
      ask: askAs(c, answerCall, log),
      body: body as never,
      field: (field) => (typeof others[field] === 'string' ? others[field] : ''),
      cookie: cookiesOf(c, config).get,
      page: new URL(c.req.url),
    })
  } catch (failure) {
    if (!(failure instanceof Failure)) throw failure
    return { refusal: { call, status: failure.status, failure: failure.toJSON(), values: kept() } }
  }
}
