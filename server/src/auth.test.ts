import { authCalls } from '@shop/contract/auth'
import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop } from '../test/shop.ts'
import { demoPassword, demoPeople } from './db/demo.ts'
import { sessions } from './db/schema.ts'

let shop: Awaited<ReturnType<typeof openShop>>
beforeAll(async () => {
  shop = await openShop({ AUTH_REQUESTS_PER_MINUTE: '1000' })
})
afterAll(() => shop.close())

test.each(demoPeople.map((person) => [person.email, person] as const))(
  '%s signs in, is known, and signs out',
  async (email, person) => {
    const visitor = shop.visitor()
    const user = await visitor.ask(authCalls.login, {
      body: { username: ` ${email.toUpperCase()} `, password: demoPassword },
    })
    expect(user).toMatchObject({ email, type: person.type, isAdmin: person.isAdmin, name: person.name })
    expect(await visitor.ask(authCalls.getMyDetails)).toEqual(user)
    const session = new Map(visitor.cookies)
    await visitor.ask(authCalls.logout)
    expect(visitor.cookies.has('session')).toBe(false)
    // The old cookie is dead on the server too.
    const stolen = shop.visitor({ cookie: `session=${session.get('session')}` })
    await expect(stolen.ask(authCalls.getMyDetails)).rejects.toMatchObject({ status: 401 })
  },
)

test('a wrong password and an unknown address get the same answer', async () => {
  const answerTo = async (username: string) => {
    const reason: unknown = await shop
      .visitor()
      .ask(authCalls.login, { body: { username, password: 'not the password' } })
      .catch((error: unknown) => error)
    return reason instanceof Failure && { status: reason.status, ...reason.toJSON() }
  }
  const known = await answerTo('breeder@example.com')
  expect(known).toMatchObject({ status: 428, message: messages.loginFailed })
  expect(await answerTo('nobody@example.com')).toEqual(known)
})

test('the eleventh guess at an account is told to wait, even with the right password', async () => {
  const guess = (password: string) =>
    shop
      .visitor()
      .ask(authCalls.login, { body: { username: 'vet@example.com', password } })
      .catch((error: unknown) => error)
  for (let attempt = 0; attempt < 10; attempt++) expect(await guess('wrong')).toMatchObject({ status: 428 })
  expect(await guess(demoPassword)).toMatchObject({ status: 429 })
})

test('the session’s token is not in the database', async () => {
  const visitor = shop.visitor()
  await visitor.ask(authCalls.login, { body: { username: 'owner@example.com', password: demoPassword } })
  const token = visitor.cookies.get('session') ?? ''
  expect(token.length).toBeGreaterThan(40)
  const rows = await shop.db.select().from(sessions)
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.map(({ tokenHash }) => tokenHash)).not.toContain(token)
})

test('nobody is nobody: details ask for a sign-in', async () => {
  await expect(shop.visitor().ask(authCalls.getMyDetails)).rejects.toMatchObject({
    status: 401,
    message: messages.failedToFetchUserDetails,
  })
})
