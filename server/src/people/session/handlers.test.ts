import { authCalls } from '@shop/contract/auth'
import { messages } from '@shop/contract/messages'
import { sessionCalls } from '@shop/contract/session'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { useShop } from '../../../test/shop.ts'
import { demoPassword } from '../../entry/seed/demo-people.ts'
import { sessions } from '../../schema/session.ts'
import { hashToken } from '../../platform/config/secrets.ts'
import { deviceOf } from './handlers.ts'

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0'
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'
const hour = 60 * 60 * 1000

const shop = useShop({ AUTH_REQUESTS_PER_MINUTE: '1000' })
beforeEach(() => shop.db.delete(sessions))

async function signedIn({ email = 'breeder@example.com', userAgent = firefox, visitor = shop.visitor() } = {}) {
  const path = authCalls.login.path
  const body = JSON.stringify({ username: email, password: demoPassword })
  const headers = { 'content-type': 'application/json', 'user-agent': userAgent }
  const answer = await visitor.fetch(path, { method: 'POST', body, headers })
  expect(answer.status).toBe(200)
  return visitor
}

const seen = (token: string | undefined, hoursAgo: number) =>
  shop.db
    .update(sessions)
    .set({ lastSeenAt: new Date(Date.now() - hoursAgo * hour) })
    .where(eq(sessions.tokenHash, hashToken(token ?? '')))

const list = async (visitor: ReturnType<typeof shop.visitor>) =>
  (await visitor.ask(sessionCalls.listSessions)).results.map(({ device, isCurrent }) => ({ device, isCurrent }))

test.each([
  [firefox, 'Firefox on Windows'],
  [iPhone, 'Safari on iOS'],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Safari/537.36',
    'Chrome on Linux',
  ],
  ['<b>Me</b>/1.0 (something)', 'Unknown browser'],
  ['curl/8.0', 'Unknown browser'],
  ['', 'Unknown browser'],
  [null, 'Unknown browser'],
])('%s is called %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device)
})

test('the list has this browser first, then those seen last, and nobody else’s', async () => {
  const old = await signedIn({ userAgent: iPhone })
  const here = await signedIn()
  const lately = await signedIn({ userAgent: firefox.replace('Windows NT 10.0; Win64; x64', 'X11; Linux x86_64') })
  await signedIn({ email: 'owner@example.com' })
  await seen(old.cookies.get('session'), 0.9)
  await seen(here.cookies.get('session'), 0.8)
  await seen(lately.cookies.get('session'), 0.1)
  expect(await list(here)).toEqual([
    { device: 'Firefox on Windows', isCurrent: true },
    { device: 'Firefox on Linux', isCurrent: false },
    { device: 'Safari on iOS', isCurrent: false },
  ])
})

test('a session that has run out is not listed, and opens nothing', async () => {
  const gone = await signedIn({ userAgent: iPhone })
  const here = await signedIn()
  await shop.db
    .update(sessions)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(sessions.tokenHash, hashToken(gone.cookies.get('session') ?? '')))
  expect(await list(here)).toEqual([{ device: 'Firefox on Windows', isCurrent: true }])
  await expect(gone.ask(authCalls.getMyDetails)).rejects.toMatchObject({ status: 401 })
})

test.each([
  ['breeder@example.com', 14 * 24],
  ['admin@example.com', 12],
])('a session of %s that nobody used for %i hours is not listed, and opens nothing', async (email, hours) => {
  const [gone, kept] = [await signedIn({ email, userAgent: iPhone }), await signedIn({ email })]
  await seen(gone.cookies.get('session'), hours + 0.1)
  await seen(kept.cookies.get('session'), hours - 0.1)
  await expect(gone.ask(authCalls.getMyDetails)).rejects.toMatchObject({ status: 401 })
  expect(gone.cookies.has('session')).toBe(false)
  expect(await list(kept)).toEqual([{ device: 'Firefox on Windows', isCurrent: true }])
})

test('another browser is signed out by its id', async () => {
  const other = await signedIn({ userAgent: iPhone })
  const here = await signedIn()
  const [, { id } = { id: '' }] = (await here.ask(sessionCalls.listSessions)).results
  const left = await here.ask(sessionCalls.endSession, { params: { id } })
  expect(left.results.map(({ isCurrent }) => isCurrent)).toEqual([true])
  await expect(other.ask(authCalls.getMyDetails)).rejects.toMatchObject({ status: 401 })
})

test('another user’s session answers like a missing one, and stays open', async () => {
  const stranger = await signedIn({ email: 'owner@example.com' })
  const here = await signedIn()
  const [theirs] = (await stranger.ask(sessionCalls.listSessions)).results
  const missing = { status: 404, message: messages.operationFailed }
  for (const id of [theirs?.id ?? '', '00000000-0000-4000-8000-000000000000', 'nonsense'])
    await expect(here.ask(sessionCalls.endSession, { params: { id } })).rejects.toMatchObject(missing)
  expect(await stranger.ask(authCalls.getMyDetails)).toMatchObject({ email: 'owner@example.com' })
})

test('ending one’s own session signs out', async () => {
  await signedIn({ userAgent: iPhone })
  const here = await signedIn()
  const [mine] = (await here.ask(sessionCalls.listSessions)).results
  const left = await here.ask(sessionCalls.endSession, { params: { id: mine?.id ?? '' } })
  expect(left.results.map(({ device, isCurrent }) => ({ device, isCurrent }))).toEqual([
    { device: 'Safari on iOS', isCurrent: false },
  ])
  expect(here.cookies.has('session')).toBe(false)
})

test('every other browser is signed out at once, and no other person', async () => {
  const stranger = await signedIn({ email: 'owner@example.com' })
  const others = [await signedIn({ userAgent: iPhone }), await signedIn()]
  const here = await signedIn()
  const left = await here.ask(sessionCalls.endOtherSessions)
  expect(left.results.map(({ isCurrent }) => isCurrent)).toEqual([true])
  for (const other of others) await expect(other.ask(authCalls.getMyDetails)).rejects.toMatchObject({ status: 401 })
  expect(await stranger.ask(authCalls.getMyDetails)).toMatchObject({ email: 'owner@example.com' })
})

test('logging in ends the session this browser had: a planted cookie is worth nothing', async () => {
  const attacker = await signedIn({ email: 'owner@example.com' })
  const planted = attacker.cookies.get('session') ?? ''
  const victim = shop.visitor()
  victim.cookies.set('session', planted)
  await signedIn({ visitor: victim })
  expect(victim.cookies.get('session')).not.toBe(planted)
  expect(await victim.ask(authCalls.getMyDetails)).toMatchObject({ email: 'breeder@example.com' })
  await expect(attacker.ask(authCalls.getMyDetails)).rejects.toMatchObject({ status: 401 })
})

test('the cookie is out of scripts’ reach, for thirty days', async () => {
  const answer = await shop.visitor().fetch(authCalls.login.path, {
    method: 'POST',
    body: JSON.stringify({ username: 'breeder@example.com', password: demoPassword }),
    headers: { 'content-type': 'application/json' },
  })
  expect(answer.headers.getSetCookie().filter((line) => line.startsWith('session='))).toEqual([
    expect.stringMatching(/^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
  ])
})
