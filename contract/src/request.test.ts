import { afterEach, expect, test, vi } from 'vitest'
import { checklist } from '../checklist.ts'
import { authCalls } from './auth.ts'
import { type Call, signedInHeader } from './call.ts'
import { calls } from './calls.ts'
import { cartCalls } from './cart.ts'
import { Failure, toastTexts } from './failure.ts'
import { messages } from './messages.ts'
import { productCalls } from './product.ts'
import { onFieldErrors, onRefused, onRepeated, request } from './request.ts'

const answer = (body: unknown, status = 200) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(Response.json(body, { status }))),
  )
const sent = () => vi.mocked(fetch).mock.calls[0] ?? []
const addItem = () =>
  request(cartCalls.addItem, {
    params: { sessionId: 'a/b' },
    body: { productId: 7, quantity: 2, metaData: { isUpgradeTests: true } },
  })
/** What a call rejects with; a test that expects a failure must not pass when there is none. */
const failureOf = (promise: Promise<unknown>): Promise<Failure> =>
  promise.then(
    () => Promise.reject(new Error('the call succeeded')),
    (failure: unknown) => (failure instanceof Failure ? failure : Promise.reject(failure)),
  )

afterEach(() => vi.unstubAllGlobals())

test('a page that believes somebody to be signed in says so with each call, until it no longer does', async () => {
  answer({})
  const stop = onRefused(() => {})
  await addItem()
  stop()
  await addItem()
  expect(vi.mocked(fetch).mock.calls.map(([, init]) => init?.headers)).toEqual([
    expect.objectContaining({ [signedInHeader]: '1' }),
    expect.not.objectContaining({ [signedInHeader]: '1' }),
  ])
})

test('body keys go out in snake_case, at every depth, and parameters are encoded', async () => {
  answer({})
  await addItem()
  const [address, init] = sent()
  expect(address).toBe('/api/cart/a%2Fb/item')
  expect(init?.method).toBe('POST')
  expect(init?.headers).toMatchObject({ 'content-type': 'application/json' })
  expect(await new Response(init?.body).json()).toEqual({
    product_id: 7,
    quantity: 2,
    meta_data: { is_upgrade_tests: true },
  })
})

test('what a body may leave out need not be given', async () => {
  answer({})
  const params = { sessionId: 'x' }
  await request(cartCalls.addItem, { params, body: { productId: 7, quantity: 1 } })
  await request(cartCalls.updateCart, { params, body: { email: 'ann@example.com' } })
  await request(cartCalls.createCart, { body: {} })
  // @ts-expect-error -- the quantity is not left out
  await request(cartCalls.addItem, { params, body: { productId: 7 } })
  expect(vi.mocked(fetch).mock.calls.map(([, init]) => init?.body)).toEqual([
    '{"product_id":7,"quantity":1}',
    '{"email":"ann@example.com"}',
    '{}',
    '{"product_id":7}',
  ])
})

test('a query is sorted, its empty values left out, its keys in snake_case; there is no body', async () => {
  const page = { results: [], count: 0, next: null, previous: null }
  answer(page)
  await expect(
    request(productCalls.listProducts, {
      query: { search: 'collie eye', page: '2', breeds: '', categoryIds: '1,6', isDetails: 'true' },
    }),
  ).resolves.toEqual(page)
  const [address, init] = sent()
  expect(address).toBe('/api/store/products?category_ids=1%2C6&isDetails=true&page=2&search=collie+eye')
  expect(init).not.toHaveProperty('body')
  expect(init?.headers).not.toHaveProperty('content-type')
})

test('no network', async () => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('fetch failed')))
  const failure = await failureOf(addItem())
  expect(failure).toMatchObject({ status: 0, message: messages.networkError })
  expect(toastTexts(failure)).toEqual(['Network error'])
})

test('listeners are called for a 401 alone', async () => {
  const listener = vi.fn<() => void>()
  const stop = onRefused(listener)
  for (const status of [403, 428, 500]) {
    answer({ message: 'no' }, status)
    await failureOf(addItem())
  }
  expect(listener).not.toHaveBeenCalled()
  answer({ message: 'Failed to fetch user details' }, 401)
  expect(await failureOf(addItem())).toMatchObject({ status: 401 })
  expect(listener).toHaveBeenCalledOnce()
  stop()
  await failureOf(addItem())
  expect(listener).toHaveBeenCalledOnce()
})

test("409: the server's own message and code", async () => {
  answer({ message: messages.upgradeMixText, code: 101 }, 409)
  expect(await failureOf(addItem())).toMatchObject({
    status: 409,
    code: 101,
    message: messages.upgradeMixText,
    fields: {},
  })
})

test('428: one toast for each field', async () => {
  answer({ message: 'Wrong', errors: { quantity: 'too many', product_id: 'unknown' } }, 428)
  const failure = await failureOf(addItem())
  expect(failure.fields).toEqual({ quantity: 'too many', product_id: 'unknown' })
  expect(toastTexts(failure)).toEqual(['Quantity: too many', 'Product: unknown'])
})

test.each(Object.entries(calls))(
  '428 of %s: what shows field errors is called back with it, and it is rejected',
  async (_, row) => {
    const listener = vi.fn<(failure: Failure) => void>()
    const stop = onFieldErrors(listener)
    answer({ message: 'Wrong', errors: { code: 'unknown' } }, 428)
    const failure = await failureOf(callOf(row))
    expect(toastTexts(failure)).toEqual(['Code: unknown'])
    expect(listener.mock.calls).toEqual([[failure]])
    stop()
    answer({ message: 'gone' }, 404)
    await failureOf(callOf(row))
    expect(listener).toHaveBeenCalledOnce()
  },
)

test('428: a list of messages is shown as it is; an empty one as the message', async () => {
  answer({ message: 'Wrong', errors: ['first', 'second'] }, 428)
  const failure = await failureOf(addItem())
  expect(failure.fields).toEqual({})
  expect(toastTexts(failure)).toEqual(['first', 'second'])
  expect(toastTexts(new Failure(428, { message: 'Wrong', errors: [] }))).toEqual(['Wrong'])
})

test('428 of an advance order: both maps, though they name the same field', async () => {
  const body = { message: 'Wrong', user: { email: 'is taken' }, agent: { email: 'is unknown' } }
  answer(body, 428)
  const failure = await failureOf(addItem())
  expect(toastTexts(failure)).toEqual(['Email: is taken', 'Email: is unknown'])
  expect(JSON.parse(JSON.stringify(failure))).toEqual(body)
})

test.each([
  ['an empty body', new Response(null, { status: 500 })],
  ["a proxy's page", new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['JSON without a message', Response.json({ error: 'x' }, { status: 500 })],
  ["the server's failure", Response.json({ message: messages.somethingWentWrong }, { status: 500 })],
  ['a success that is no JSON', new Response('<h1>Welcome</h1>', { status: 200 })],
])("%s fails with the row's own text", async (_, response) => {
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(response))
  expect(await failureOf(addItem())).toMatchObject({ status: response.status, message: messages.failedToAddItemToCart })
})

const plain = (text: string, status: number, type = 'text/plain; charset=utf-8') =>
  new Response(text, { status, headers: { 'content-type': type } })

test.each([
  ['of the first kind', plain('Nobody has this password', 400)],
  ['of the last kind', plain('Nobody has this password', 499)],
  ['with a line break after it', plain('Nobody has this password\r\n', 401)],
  ['without a character set', plain('Nobody has this password', 403, 'text/plain')],
])('a refusal in plain text %s fails with that text', async (_, response) => {
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(response))
  const login = request(authCalls.login, { body: { username: 'ann@example.com', password: 'x' } })
  expect(await failureOf(login)).toMatchObject({ status: response.status, message: 'Nobody has this password' })
})

test.each([
  ["a proxy's page", plain('<h1>Forbidden</h1>', 403, 'text/html')],
  ["a line of a proxy's page", plain('Forbidden', 403, 'text/html')],
  ['a page sent as text', plain('<h1>Forbidden</h1>', 403)],
  ['JSON sent as text', plain('{"error":"x"}', 403)],
  ['several lines', plain('Error: no\n    at login.js:1', 400)],
  ['301 characters', plain('x'.repeat(301), 400)],
  ['nothing but spaces', plain('  ', 400)],
  ['no type', new Response(new Blob(['Forbidden']), { status: 403 })],
  ['a failure of the server', plain('Nobody has this password', 500)],
])("%s instead of such a refusal fails with the row's own text", async (_, response) => {
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(response))
  const login = request(authCalls.login, { body: { username: 'ann@example.com', password: 'x' } })
  expect(await failureOf(login)).toMatchObject({ status: response.status, message: messages.loginFailed })
})

test('a refusal in plain text may have 300 characters', async () => {
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(plain('x'.repeat(300), 400)))
  expect((await failureOf(addItem())).message).toHaveLength(300)
})

/** Makes any row's call, its parameters filled in. */
const callOf = (row: Call) =>
  request(row, {
    params: Object.fromEntries([...row.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, '1'])),
    body: {},
  })

test.each(checklist('calls'))('$method $path fails with "$fails_with"', async ({ method, path, fails_with }) => {
  const row = Object.values(calls).find((candidate) => candidate.method === method && candidate.path === path)
  if (!row) throw new Error('No such row')
  // As the server answers when it fails.
  const crash = Response.json({ message: messages.somethingWentWrong }, { status: 500 })
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(crash))
  expect(toastTexts(await failureOf(callOf(row)))).toEqual([fails_with || 'Something went wrong'])
})

test('anything else is "Something went wrong"', () => {
  expect(toastTexts(new TypeError('x is undefined'))).toEqual([messages.somethingWentWrong])
})

const away = () =>
  Response.json({ message: messages.somethingWentWrong }, { status: 503, headers: { 'retry-after': '5' } })

test('while the shop is without its database a call is sent again after what it says, for half a minute', async () => {
  vi.useFakeTimers()
  const answers = [away(), away(), Response.json({ id: 'a' })]
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(answers.shift() ?? away())),
  )
  const repeated: Failure[] = []
  const stop = onRepeated((failure) => repeated.push(failure))
  const added = addItem()
  await vi.advanceTimersByTimeAsync(4900)
  expect(fetch).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(5200)
  expect(await added).toEqual({ id: 'a' })
  expect(repeated.map(({ message }) => message)).toEqual([cartCalls.addItem.fails, cartCalls.addItem.fails])
  stop()
  const bodies = vi.mocked(fetch).mock.calls.map(([, init]) => init?.body)
  expect(bodies).toEqual([bodies[0], bodies[0], bodies[0]])
  const failed = failureOf(addItem())
  await vi.advanceTimersByTimeAsync(31_000)
  expect((await failed).status).toBe(503)
  expect(fetch).toHaveBeenCalledTimes(3 + 7)
  vi.useRealTimers()
})

test.each([
  [
    'a payment service that is away',
    { message: 'Our payment service does not answer just now.' },
    { 'retry-after': '5' },
  ],
  ['a proxy without a shop', 'no server is available', {}],
])('a call is not sent again for %s', async (_, body, headers) => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(Response.json(body, { status: 503, headers: headers as Record<string, string> }))),
  )
  expect((await failureOf(addItem())).status).toBe(503)
  expect(fetch).toHaveBeenCalledTimes(1)
})
