import { authCalls } from '@shop/contract/auth'
import { productCalls } from '@shop/contract/product'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useShop } from '../../../test/shop.ts'
import { hashToken } from '../../platform/config/secrets.ts'
import { demoPassword } from '../../entry/seed/demo-people.ts'
import { sessions } from '../../schema/session.ts'

const shop = useShop({ AUTH_REQUESTS_PER_MINUTE: '1000' })

const stale = () => {
  const visitor = shop.visitor()
  visitor.cookies.set('session', 'of-long-ago')
  return visitor
}

test.each([
  ['a call for anyone', productCalls.listProducts.path, 200],
  ['a call that asks for a sign-in', authCalls.getMyDetails.path, 401],
])('%s takes a cookie back that opens no session', async (_, path, status) => {
  const visitor = stale()
  const answer = await visitor.fetch(path)
  expect(answer.status).toBe(status)
  expect(answer.headers.getSetCookie()).toEqual(['session=; Max-Age=0; Path=/'])
  expect(visitor.cookies.has('session')).toBe(false)
})

test.each([
  ['has run out', { expiresAt: new Date(0) }],
  ['nobody has used for too long', { lastSeenAt: new Date(0) }],
])('a session that %s cannot be loaded: it is over, and its cookie goes', async (_, change) => {
  const visitor = shop.visitor()
  await visitor.ask(authCalls.login, { body: { username: 'vet@example.com', password: demoPassword } })
  const tokenHash = hashToken(visitor.cookies.get('session') ?? '')
  await shop.db.update(sessions).set(change).where(eq(sessions.tokenHash, tokenHash))
  const answer = await visitor.fetch(authCalls.getMyDetails.path)
  expect(answer.status).toBe(401)
  expect(visitor.cookies.has('session')).toBe(false)
})

test('who logs in with such a cookie gets the new one: it is the last that the answer names', async () => {
  const visitor = stale()
  const answer = await visitor.fetch(authCalls.login.path, {
    method: 'POST',
    body: JSON.stringify({ username: 'owner@example.com', password: demoPassword }),
    headers: { 'content-type': 'application/json' },
  })
  expect(answer.headers.getSetCookie().findLast((line) => line.startsWith('session='))).toMatch(
    /^session=[\w-]{43}; Max-Age=2592000;/,
  )
  expect(await visitor.ask(authCalls.getMyDetails)).toMatchObject({ email: 'owner@example.com' })
})

test('who is signed in keeps the cookie', async () => {
  const visitor = shop.visitor()
  await visitor.ask(authCalls.login, { body: { username: 'owner@example.com', password: demoPassword } })
  const answer = await visitor.fetch(authCalls.getMyDetails.path)
  expect(answer.headers.getSetCookie()).toEqual([])
})
