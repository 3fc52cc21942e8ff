import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { calls } from '@shop/contract/calls'
import { responsibleBreederCalls } from '@shop/contract/responsible-breeder'
import { messages } from '@shop/contract/messages'
import { sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { httpServer } from './http-server.ts'
import { contentSecurityPolicy } from './security.ts'
import { signIn } from '../../../test/buyer.ts'
import { withLab } from '../../../test/lab.ts'
import { openShop, useShop } from '../../../test/shop.ts'

const shop = useShop({ ...withLab, TRUST_PROXY: '1' })

const post = (headers: Record<string, string>, body = '{}', path = '/api/cart') =>
  shop.app.request(path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body })

describe('writes', () => {
  test.each([
    ['of this site', { 'sec-fetch-site': 'same-origin' }, 200],
    ['typed by hand', { 'sec-fetch-site': 'none' }, 200],
    ['of an old browser with our origin', { origin: 'http://localhost:3000' }, 200],
    ['of another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['of a sister site', { 'sec-fetch-site': 'same-site' }, 403],
    ['of another origin', { origin: 'https://evil.example' }, 403],
    ['of another origin that names itself as the host', { origin: 'http://evil.example', host: 'evil.example' }, 403],
    ['of our host on another scheme', { origin: 'https://localhost:3000' }, 403],
    ['of an old browser that says which page it left', { referer: 'http://localhost:3000/cart' }, 200],
    ['of a broken origin', { origin: 'null' }, 403],
    ['that name no origin', {}, 403],
  ])('%s', async (_, headers, status) => {
    expect((await post(headers as Record<string, string>)).status).toBe(status)
  })
})

describe('bodies', () => {
  const own = { 'sec-fetch-site': 'same-origin' }

  test('larger than 64 kB are refused before they are read', async () => {
    const response = await post(own, JSON.stringify({ country: 'A'.repeat(70_000) }))
    expect(response.status).toBe(413)
    expect(await response.json()).toEqual({ message: messages.somethingWentWrong })
  })

  test('larger than that are refused by the length that they state', async () => {
    const response = await post({ ...own, 'content-length': '70000' }, '{}')
    expect(response.status).toBe(413)
    expect((await post({ ...own, 'content-length': '2' }, '{}')).status).toBe(200)
  })

  test('that are no JSON, or of another type, are refused', async () => {
    const broken = await post(own, '{"country":')
    expect(broken.status).toBe(400)
    expect(await broken.json()).toEqual({ message: 'operation failed' })
    expect((await post({ ...own, 'content-type': 'text/plain' }, '{}')).status).toBe(415)
  })

  test('of the wrong shape name no internals', async () => {
    for (const body of ['[]', '"text"', '7', 'null', '{"country":{"a":1}}']) {
      const response = await post(own, body)
      const text = await response.text()
      expect([200, 428]).toContain(response.status)
      expect(text).not.toMatch(/yup|at .*\.ts|stack|`/)
    }
  })
})

test('every answer carries the security headers', async () => {
  const { headers } = await shop.app.request('/api/health')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
})

test('a page takes no base address and no plug-in from what is smuggled into it', () => {
  const policy = contentSecurityPolicy([], false).split('; ')
  expect(policy).toEqual(expect.arrayContaining(["base-uri 'none'", "object-src 'none'", "frame-ancestors 'none'"]))
})

test('too many requests from one address have to slow down', async () => {
  const busy = await openShop({ REQUESTS_PER_MINUTE: '5' })
  const statuses = []
  for (let request = 0; request < 7; request++) statuses.push((await busy.app.request('/api/countries')).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
  const refused = await busy.app.request('/api/countries')
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  await busy.close()
})

test('calls for signed-in users answer 401 to everybody else, whatever they are sent', async () => {
  const guarded = Object.entries(calls).filter(([, row]) => row.who !== 'anyone')
  expect(guarded.length).toBeGreaterThan(30)
  for (const [at, [name, row]] of guarded.entries()) {
    const response = await shop.app.request(row.path.replace(/\{\w+\}/g, '1'), {
      method: row.method,
      headers: {
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        // Wrong keys are counted by address.
        'x-forwarded-for': `10.0.${at}.1`,
      },
      ...(row.method !== 'GET' && { body: '{"unexpected":true}' }),
    })
    expect(response.status, name).toBe(401)
  }
})

test('unknown calls are missing, and the document of all calls is served', async () => {
  expect((await shop.app.request('/api/nothing')).status).toBe(404)
  const document = (await (await shop.app.request('/api/openapi.json')).json()) as { openapi: string; paths: object }
  expect(document.openapi).toBe('3.1.0')
  expect(Object.keys(document.paths)).toContain('/api/store/products')
})

test('the server says that it lives and that it can work', async () => {
  expect(await (await shop.app.request('/api/health')).json()).toEqual({ status: 'ok' })
  expect(await (await shop.app.request('/api/ready')).json()).toEqual({ status: 'ready' })
})

test('an unexpected error reveals nothing of itself to the client', async () => {
  const broken = await openShop()
  await broken.db.execute(sql`alter table responsible_breeders rename to other_breeders`)
  const response = await broken.app.request(responsibleBreederCalls.listResponsibleBreeders.path)
  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({ message: messages.somethingWentWrong })
  await broken.close()
})

test('a parameter longer than any record’s name is a record that is missing', async () => {
  const named = Object.entries(calls).filter(([, row]) => row.path.includes('{') && row.who === 'anyone')
  expect(named.length).toBeGreaterThan(10)
  for (const [name, row] of named) {
    const response = await shop.app.request(row.path.replace(/\{\w+\}/g, 'a'.repeat(201)), {
      method: row.method,
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      ...(row.method !== 'GET' && { body: '{}' }),
    })
    expect([name, response.status]).toEqual([name, 404])
    // A form to print has an address among the pages: a person reads what is wrong with it.
    if (row.path.startsWith('/api/')) expect([name, await response.json()]).toEqual([name, { message: row.fails }])
    else expect([name, await response.text()]).toEqual([name, expect.stringContaining('<!doctype html>')])
  }
})

test.each(['/', '/api/my/details', '/api/health'])('TRACE %s echoes nothing', async (path) => {
  const answer = getRequestListener(shop.app.fetch)
  const { server, drain } = httpServer((incoming, response) => void answer(incoming, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const asked = request({ port, host: '127.0.0.1', path, method: 'TRACE', headers: { cookie: 'session=a-secret' } })
  const [response] = (await once(asked.end(), 'response')) as [IncomingMessage]
  const text = (await response.toArray()).join('')
  await drain(0)
  expect(response.statusCode).toBe(405)
  expect(text).not.toContain('a-secret')
})

test('a line of the log says who, by their id alone, what and how it ended', async () => {
  const lines: object[] = []
  const spied = vi
    .spyOn(shop.services.log, 'info')
    .mockImplementation((line: unknown) => void lines.push(line as object))
  const browser = shop.visitor()
  const user = await signIn(shop, browser)
  await browser.fetch('/api/my/details')
  await shop.visitor().fetch('/api/my/details')
  spied.mockRestore()
  const ms = expect.any(Number) as number
  expect(lines).toContainEqual({ method: 'GET', route: '/api/my/details', status: 200, ms, user: user.id })
  expect(lines).toContainEqual({ method: 'GET', route: '/api/my/details', status: 401, ms })
})
