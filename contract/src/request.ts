import { addressOf, type Endpoint, type Filled, signedInHeader } from './call.ts'
import type { InputOf, ReplyOf } from './call-parts.ts'
import { snakeKeys } from './case.ts'
import { Failure, type FailureBody } from './failure.ts'
import { messages } from './messages.ts'

type Loose = Filled & { body?: unknown }

const isFailureBody = (value: unknown): value is FailureBody =>
  typeof value === 'object' && value !== null && typeof (value as FailureBody).message === 'string'

/** A row whose input has no required part may be called without one. */
export type InputArgs<Row extends Endpoint> =
  object extends InputOf<Row> ? [input?: InputOf<Row>] : [input: InputOf<Row>]

type Listener = (failure: Failure) => void

const on401 = new Set<Listener>()
const on428 = new Set<Listener>()
const on503 = new Set<Listener>()

const addTo = (listeners: Set<Listener>) => (listener: Listener) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * For a page that believes somebody to be signed in: its calls have that header, and it is called back whenever one is
 * refused because nobody is (401). Returns how to stop.
 */
export const onRefused = addTo(on401)

/** For a page that shows what is wrong with the fields of any call (428, login-4). Returns how to stop. */
export const onFieldErrors = addTo(on428)

/** For a page that says why something takes so long: what somebody did is sent again. Returns how to stop. */
export const onRepeated = addTo(on503)

/** A refusal in plain text (SPEC section 8): one line of at most 300 characters; a proxy's page or other JSON is none. */
function plainRefusal({ headers, status }: Response, text: string): string | undefined {
  const line = text.trim()
  const isPlain = status >= 400 && status < 500 && headers.get('content-type')?.startsWith('text/plain')
  return isPlain && /^[^<{\r\n]{1,300}$/.test(line) ? line : undefined
}

/** Undefined when it is no JSON: a proxy's page, or a reply cut off on its way. A screen must not read it as data. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** How often a call is made again, after what the shop says, in seconds: half a minute, in which another database takes over. */
const mostRepetitions = 6
const longestRest = 10

/** The shop is without its database for a moment: it says when to come back. */
function restOf({ status, headers }: Response, text: string): number | null {
  const seconds = Number(headers.get('retry-after'))
  const answer = status === 503 && seconds > 0 && seconds <= longestRest && readJson(text)
  return isFailureBody(answer) && answer.message === messages.somethingWentWrong ? seconds : null
}

/**
 * Reads the answer to a call. Throws `Failure` with the server's message where it refused, and with the row's own text
 * where it failed: the message of a 500 is the same for every call (error-2).
 */
async function readReply<Row extends Endpoint>(row: Row, response: Response, text: string): Promise<ReplyOf<Row>> {
  const answer = readJson(text)
  if (response.ok && answer !== undefined) return answer as ReplyOf<Row>
  const isRefusal = response.status < 500 && isFailureBody(answer)
  throw new Failure(response.status, isRefusal ? answer : { message: plainRefusal(response, text) ?? row.fails })
}

/**
 * Makes one call of the contract: body keys in snake_case, or a CSV file as it is, the reply as the row's schema types it. What may be sent twice
 * is sent again while the shop is without its database, and every call may. Throws `Failure`: status 0 when the network
 * is down, else as `readReply`.
 */
export async function request<Row extends Endpoint>(row: Row, ...[input]: InputArgs<Row>): Promise<ReplyOf<Row>> {
  const loose = (input ?? {}) as Loose
  const file = typeof loose.body === 'string' || loose.body instanceof Blob ? loose.body : undefined
  const init: RequestInit = {
    method: row.method,
    headers: {
      accept: 'application/json',
      ...(loose.body !== undefined && { 'content-type': file ? 'text/csv' : 'application/json' }),
      ...(on401.size > 0 && { [signedInHeader]: '1' }),
    },
    ...(loose.body !== undefined && {
      body: file ?? JSON.stringify(snakeKeys(loose.body)),
    }),
  }
  const send = async (repetitions = mostRepetitions): Promise<[Response, string]> => {
    const response = await fetch(addressOf(row, loose), init).catch(() => {
      throw new Failure(0, { message: messages.networkError })
    })
    const text = await response.text().catch(() => '')
    const seconds = repetitions > 0 ? restOf(response, text) : null
    if (seconds === null) return [response, text]
    if (row.method !== 'GET') on503.forEach((listener) => listener(new Failure(503, { message: row.fails })))
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
    return send(repetitions - 1)
  }
  const [response, text] = await send()
  return readReply(row, response, text).catch((failure: Failure) => {
    if (failure.status === 401) on401.forEach((listener) => listener(failure))
    if (failure.status === 428) on428.forEach((listener) => listener(failure))
    throw failure
  })
}
