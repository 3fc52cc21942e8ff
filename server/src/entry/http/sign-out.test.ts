import { authCalls } from '@shop/contract/auth'
import { expect, test } from 'vitest'
import { useShop } from '../../../test/shop.ts'
import { demoPassword } from '../seed/demo-people.ts'

const shop = useShop({ AUTH_REQUESTS_PER_MINUTE: '1000' })

async function signedIn() {
  const visitor = shop.visitor()
  await visitor.ask(authCalls.login, { body: { username: 'owner@example.com', password: demoPassword } })
  return visitor
}

test('the sign-out address ends the session and leads to the home page', async () => {
  const visitor = await signedIn()
  const session = visitor.cookies.get('session')
  const answer = await visitor.fetch('/api/auth/signout')
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe('/')
  expect(answer.headers.get('clear-site-data')).toBe('"storage"')
  expect(visitor.cookies.has('session')).toBe(false)
  const stolen = shop.visitor({ cookie: `session=${session}` })
  await expect(stolen.ask(authCalls.getMyDetails)).rejects.toMatchObject({ status: 401 })
})

test('who is not signed in is led to the home page as well', async () => {
  expect((await shop.visitor().fetch('/api/auth/signout')).headers.get('location')).toBe('/')
})

test('typed into the address bar, it signs out', async () => {
  const visitor = await signedIn()
  const answer = await visitor.fetch('/api/auth/signout', { headers: { 'sec-fetch-site': 'none' } })
  expect(answer.status).toBe(302)
})

test.each(['/api/auth/signout', '/api/auth/logout'])('another site cannot sign a visitor out (%s)', async (path) => {
  const visitor = await signedIn()
  for (const site of ['cross-site', 'same-site']) {
    const answer = await visitor.fetch(path, { headers: { 'sec-fetch-site': site } })
    expect(answer.status).toBe(403)
  }
  expect(await visitor.ask(authCalls.getMyDetails)).toMatchObject({ email: 'owner@example.com' })
})

test.each([
  ['/api/auth/signout', 302],
  ['/api/auth/logout', 200],
])(
  'on plain http, where a browser says of what site it is no more than the page it left, %s signs out',
  async (path, status) => {
    const { cookies } = await signedIn()
    const ask = (headers: Record<string, string>) =>
      shop.app.request(path, { headers: { cookie: `session=${cookies.get('session')}`, ...headers } })
    expect((await ask({ referer: 'http://evil.example/' })).status).toBe(403)
    expect((await ask({})).status).toBe(403)
    expect((await ask({ referer: 'http://localhost:3000/user/home' })).status).toBe(status)
  },
)
