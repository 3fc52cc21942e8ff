import { authCalls } from '@shop/contract/auth'
import { countryCalls } from '@shop/contract/country'
import { expect, test } from 'vitest'
import { copyOfPostgres, openShop } from '../../../test/shop.ts'
import { formHandlers } from '../../forms.ts'
import { attempts } from '../../schema/attempts.ts'
import { mountDiscovery } from '../page/discovery.ts'
import type { PageSource } from '../page/source.ts'
import { servePages } from '../page/pages.ts'

/** A shop whose page makes a call of its own. */
async function openWithPages(settings: Record<string, string>) {
  const shop = await openShop({ TRUST_PROXY: '1', ...settings })
  const pageAt: PageSource = async () => ({
    template: '<!--data-->',
    chunksOf: () => [],
    readPage: async ({ url, load }) => ({
      url,
      data: (await load(countryCalls.detectCountry.path)) as object,
      status: 200,
    }),
    renderPage: async ({ data }) => ({ html: '', head: '', data: JSON.stringify(data), card: null }),
  })
  mountDiscovery(shop.app, shop.services, () => Promise.reject(new Error('not asked for')))
  servePages(shop.app, shop.services, { pageAt, forms: formHandlers, answerCall: shop.answerCall })
  return shop
}

type Asking = { fetch: (path: string, init?: RequestInit) => Promise<Response> }

/** How many of this many requests, one after another, were let through. */
async function passed(visitor: Asking, path: string, count: number, init?: RequestInit) {
  let passes = 0
  for (let request = 0; request < count; request++) if ((await visitor.fetch(path, init)).status !== 429) passes++
  return passes
}

test('pages are counted by themselves, and what a page calls counts with it', async () => {
  const shop = await openWithPages({ REQUESTS_PER_MINUTE: '5' })
  const visitor = shop.visitor({ 'x-forwarded-for': '203.0.113.7' })
  expect(await passed(visitor, '/', 7)).toBe(5)
  expect(await passed(visitor, countryCalls.detectCountry.path, 7)).toBe(5)
  const refused = await visitor.fetch('/')
  expect([refused.status, refused.headers.get('content-type')]).toEqual([429, 'text/html; charset=UTF-8'])
  expect(await refused.text()).toContain('very many requests from your network')
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  // A form is a page’s too.
  expect((await visitor.fetch('/login', { method: 'POST' })).status).toBe(429)
  expect((await shop.visitor({ 'x-forwarded-for': '203.0.113.8' }).fetch('/')).status).toBe(200)
  await shop.close()
})

test('whoever writes a new address each time is counted all the same', async () => {
  const shop = await openWithPages({ REQUESTS_PER_MINUTE: '5' })
  const statuses = []
  for (let request = 0; request < 7; request++) {
    const visitor = shop.visitor({ 'x-forwarded-for': `198.51.100.${request}, 203.0.113.7` })
    statuses.push((await visitor.fetch('/api/countries')).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
  await shop.close()
})

test('what search engines read has a limit', async () => {
  const shop = await openWithPages({})
  expect(await passed(shop.visitor(), '/preview/none', 125)).toBe(120)
  await shop.close()
})

/** Two processes of one shop, as far as limits know. */
async function openTwo(settings: Record<string, string>) {
  const shared = { DATABASE_URL: await copyOfPostgres(), ...settings }
  return [await openWithPages(shared), await openWithPages(shared)] as const
}
/** Shorter than the thousand requests that one process lets through by itself. */
const patience = { timeout: 30_000, interval: 50 }
const from = { 'x-forwarded-for': '203.0.113.7' }

test('signing in is counted by all processes together, request by request', async () => {
  const [one, other] = await openTwo({ AUTH_REQUESTS_PER_MINUTE: '6' })
  const logIn = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }
  const { path } = authCalls.login
  expect(await passed(one.visitor(from), path, 3, logIn)).toBe(3)
  expect(await passed(other.visitor(from), path, 5, logIn)).toBe(3)
  expect(await passed(one.visitor(from), path, 2, logIn)).toBe(0)
  expect(await passed(one.visitor({ 'x-forwarded-for': '203.0.113.8' }), path, 1, logIn)).toBe(1)
  const counted = await one.db.$count(attempts)
  // Who is refused costs the database nothing more.
  await passed(one.visitor(from), path, 20, logIn)
  expect(await one.db.$count(attempts)).toBe(counted)
  await Promise.all([one.close(), other.close()])
})

test('signing in by a form counts with signing in by a call', async () => {
  const shop = await openWithPages({ AUTH_REQUESTS_PER_MINUTE: '3' })
  const visitor = shop.visitor(from)
  const body = new URLSearchParams({ call: 'login', username: 'a@example.org', password: 'wrong' }).toString()
  const form = { method: 'POST', body, headers: { 'content-type': 'application/x-www-form-urlencoded' } }
  expect(await passed(visitor, '/login', 2, form)).toBe(2)
  const logIn = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }
  expect(await passed(visitor, authCalls.login.path, 3, logIn)).toBe(1)
  expect((await visitor.fetch('/login', form)).status).toBe(429)
  await shop.close()
})

test('what all other requests of an address have used up in one process is used up in the other', async () => {
  const path = '/'
  const [one, other] = await openTwo({ REQUESTS_PER_MINUTE: '1000' })
  const counted = async () => (await one.db.select({ points: attempts.points }).from(attempts))[0]?.points
  expect(await passed(one.visitor(from), path, 1005)).toBe(1000)
  await expect.poll(counted, patience).toBe(1000)
  // A twentieth of the limit passes before a process reports its count, and gets the others'.
  const visitor = other.visitor(from)
  expect(await passed(visitor, path, 50)).toBe(50)
  await expect.poll(counted, patience).toBe(1050)
  await expect.poll(async () => (await visitor.fetch(path)).status, patience).toBe(429)
  expect((await other.visitor({ 'x-forwarded-for': '203.0.113.8' }).fetch(path)).status).toBe(200)
  await Promise.all([one.close(), other.close()])
})

test('a database that is gone refuses nobody', async () => {
  const shop = await openWithPages({ REQUESTS_PER_MINUTE: '40', DATABASE_URL: await copyOfPostgres() })
  await shop.close()
  expect(await passed(shop.visitor(from), '/', 45)).toBe(40)
})
