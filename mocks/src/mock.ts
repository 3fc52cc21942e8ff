import type { Call, DataCall } from '@shop/contract/call'
import type { BodyOf, ParamsOf, QueryOf, ReplyOf } from '@shop/contract/call-parts'
import { camelKeys } from '@shop/contract/case'
import type { FailureBody } from '@shop/contract/failure'
import { spellReply } from '@shop/contract/spelled-reply'
import { delay, http, HttpResponse, type RequestHandler } from 'msw'

type MockInput<Row extends Call> = { params: ParamsOf<Row>; query: Partial<QueryOf<Row>>; body: BodyOf<Row> }
type Answer<Row extends Call> = ReplyOf<Row> | ((input: MockInput<Row>) => ReplyOf<Row>)

const mswPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')

const on = (row: Call, respond: Parameters<typeof http.all>[1]): RequestHandler =>
  http[row.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'](mswPath(row.path), respond)

/** Where the visitor is: the server spells its replies as their country does. */
export const visitor = { country: 'US' }

/**
 * Answers a call with a canned reply, or with one made from the call's input. The only code that names msw's http. A file is
 * the browser's own request, which no mock answers.
 */
export const mock = <Row extends DataCall>(row: Row, answer: Answer<Row>): RequestHandler =>
  on(row, async ({ request, params }) => {
    const input = {
      params,
      query: camelKeys(Object.fromEntries(new URL(request.url).searchParams)),
      body: row.bodyType ? await request.text() : row.body ? camelKeys(await request.json()) : undefined,
    } as unknown as MockInput<Row>
    const reply = typeof answer === 'function' ? (answer as (input: MockInput<Row>) => unknown)(input) : answer
    return HttpResponse.json(spellReply(row.reply, reply as object, visitor.country))
  })

/** Fails a call as the server would; without a body, with the row's fallback message. */
export const mockFailure = (row: Call, status: number, body?: FailureBody): RequestHandler =>
  on(row, () => HttpResponse.json(body ?? { message: row.fails }, { status }))

/** How many calls `mockPending` holds. */
export const held = { count: 0 }

/** A call that is never answered: what a screen shows while it waits. */
export const mockPending = (row: Call): RequestHandler =>
  on(row, async () => {
    held.count += 1
    await delay('infinite')
    return HttpResponse.json({})
  })

/** A call that never reaches the server. */
export const mockOffline = (row: Call): RequestHandler => on(row, () => HttpResponse.error())

/** No call reaches the server. */
export const mockNoConnection = (): RequestHandler => http.all('*/api/*', () => HttpResponse.error())

/** A script of another origin, made from its address's query; null refuses it. */
export const mockScript = (address: string, text: (query: Record<string, string>) => string | null): RequestHandler =>
  http.get(address, ({ request }) => {
    const script = text(Object.fromEntries(new URL(request.url).searchParams))
    return script === null
      ? new HttpResponse('', { status: 400 })
      : new HttpResponse(script, { headers: { 'content-type': 'text/javascript' } })
  })
