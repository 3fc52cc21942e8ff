import { hash, verify } from '@node-rs/argon2'
import { authCalls } from '@shop/contract/auth'
import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import {
  requestAccount,
  requestPasswordReset,
  logIn,
  mailsTo,
  newEmail,
  openAccount,
  passphrase,
  registration,
  tokenIn,
} from '../../../test/account.ts'
import { useShop } from '../../../test/shop.ts'
import { demoPassword, demoPeople } from '../../entry/seed/demo-people.ts'
import { nameOf } from '../../people/visitor/visitor.ts'
import { sessions } from '../../schema/session.ts'
import { mailTokens, users } from '../../schema/user.ts'
import { apiApp } from '../../app.ts'
import { openLog } from '../../platform/config/log.ts'
import { sendLink } from '../../people/user/mail-token.ts'

// A worker shares its modules between files: these are loaded again with the spy, and once more after it.
vi.hoisted(() => vi.resetModules())
vi.mock('@node-rs/argon2', { spy: true })
afterAll(() => {
  vi.doUnmock('@node-rs/argon2')
  vi.resetModules()
})

const shop = useShop({ AUTH_REQUESTS_PER_MINUTE: '1000', TRUST_PROXY: '1' })

/** How many passwords are hashed and checked meanwhile: what the time of an answer depends on. */
async function hashing(act: () => Promise<unknown>) {
  const [hashed, checked] = [vi.mocked(hash).mock.calls.length, vi.mocked(verify).mock.calls.length]
  await act().catch(() => {})
  return { hashed: vi.mocked(hash).mock.calls.length - hashed, checked: vi.mocked(verify).mock.calls.length - checked }
}

test.each(demoPeople.map((person) => [person.email, person] as const))(
  '%s signs in, is known, and signs out',
  async (email, person) => {
    const visitor = shop.visitor()
    const user = await visitor.ask(authCalls.login, {
      body: { username: ` ${email.toUpperCase()} `, password: demoPassword },
    })
    expect(user).toMatchObject({ email, type: person.type, isAdmin: person.isAdmin, name: nameOf(person) })
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

const register = (email: string) =>
  shop.visitor().ask(authCalls.register, { body: registration({ email, password: 'some other passphrase' }) })

test('a login is the same work for an account, a new registration, both, and nobody', async () => {
  const [account, both] = [await openAccount(shop), await openAccount(shop)]
  await register(both.email)
  const waiting = await requestAccount(shop)
  for (const email of [account.email, both.email, waiting.email, newEmail()])
    for (const password of [passphrase, 'not the password'])
      expect(await hashing(() => logIn(shop, email, password))).toEqual({ hashed: 0, checked: 2 })
})

test('prices are those of the account’s country, wherever the browser seemed to be', async () => {
  const { email } = await openAccount(shop, { country: 'AU' })
  const visitor = shop.visitor({ 'cf-ipcountry': 'US' })
  visitor.cookies.set('country', 'US').set('currency', 'USD')
  await visitor.ask(authCalls.login, { body: { username: email, password: passphrase } })
  expect(Object.fromEntries(visitor.cookies)).toMatchObject({ country: 'AU', currency: 'AUD' })
})

test('a registration is the same work for a known address and a new one', async () => {
  const { email } = await openAccount(shop)
  for (const address of [email, newEmail()])
    expect(await hashing(() => register(address))).toEqual({ hashed: 1, checked: 0 })
})

test('the eleventh guess at an account has to wait, even with the right password', async () => {
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

test('without a session nobody is signed in: details require one', async () => {
  await expect(shop.visitor().ask(authCalls.getMyDetails)).rejects.toMatchObject({
    status: 401,
    message: messages.failedToFetchUserDetails,
  })
})

const forgot = (email: string, caller = newEmail()) =>
  shop.visitor({ 'x-forwarded-for': caller }).ask(authCalls.forgotPassword, { body: { email } })
const reset = (token: string, password: string) =>
  shop.visitor().ask(authCalls.resetPassword, { body: { token, password } })
const linkGone = { status: 404, message: messages.failedToResetPassword }

test('a forgotten password: by mail to a new one, which signs every browser out', async () => {
  const { email } = await openAccount(shop)
  const browsers = [await logIn(shop, email), await logIn(shop, email)]
  const token = await requestPasswordReset(shop, email)
  expect(await reset(token, 'five lazy whippets')).toEqual({ message: 'Your password is changed.' })
  for (const browser of browsers)
    await expect(browser.ask(authCalls.getMyDetails)).rejects.toMatchObject({ status: 401 })
  await expect(logIn(shop, email)).rejects.toMatchObject({ status: 428 })
  await logIn(shop, email, 'five lazy whippets')
  expect(await mailsTo(shop, email)).toMatchObject([{ subject: 'Your password was changed' }])
})

test('an unknown address gets the same answer and the same work, and no mail', async () => {
  const { email: known } = await openAccount(shop)
  const unknown = newEmail()
  const answers = []
  for (const email of [known, unknown]) {
    const [rows, jobs] = [await shop.db.$count(mailTokens), shop.jobs.sent.length]
    const reply = await forgot(email.toUpperCase())
    answers.push({ reply, rows: (await shop.db.$count(mailTokens)) - rows, jobs: shop.jobs.sent.length - jobs })
  }
  expect(answers[0]).toEqual({
    reply: { message: 'If we know this address, a mail is on its way to it.' },
    rows: 1,
    jobs: 1,
  })
  expect(answers[1]).toEqual(answers[0])
  expect(await mailsTo(shop, known)).toMatchObject([{ subject: 'Choose a new password' }])
  expect(await mailsTo(shop, unknown)).toEqual([])
})

test('whoever registered with an address of 120 characters can ask; of more than 50, another is refused (login-6)', async () => {
  const long = () => `${newEmail().split('@')[0]}${'a'.repeat(120)}`.slice(0, 64) + `@${'b'.repeat(51)}.org`
  const email = long()
  expect(email).toHaveLength(120)
  await openAccount(shop, { email })
  await reset(await requestPasswordReset(shop, email), 'five lazy whippets')
  await logIn(shop, email, 'five lazy whippets')
  const refused = { status: 428, errors: { email: messages.max50 } }
  await expect(forgot(long())).rejects.toMatchObject(refused)
  await expect(forgot(`${'a'.repeat(39)}@example.org`)).rejects.toMatchObject(refused)
  expect(await forgot(`${'a'.repeat(38)}@example.org`)).toHaveProperty('message')
})

test('the sixth mail in an hour to one address is refused, known or not, and so is the twenty-first of one caller', async () => {
  const { email: known } = await openAccount(shop)
  const limited = { status: 429, message: expect.stringContaining('in an hour') }
  // A registration's mail counts as well.
  for (let count = 0; count < 4; count++) await forgot(known)
  await expect(forgot(known)).rejects.toMatchObject(limited)
  const unknown = newEmail()
  for (let count = 0; count < 5; count++) await forgot(unknown)
  await expect(forgot(unknown)).rejects.toMatchObject(limited)
  for (let count = 0; count < 20; count++) await forgot(newEmail(), '192.0.2.7')
  await expect(forgot(newEmail(), '192.0.2.7')).rejects.toMatchObject(limited)
})

test('a password that is refused does not use up the link', async () => {
  const { email } = await openAccount(shop)
  const token = await requestPasswordReset(shop, email)
  for (const password of ['seven77', 'Password123', ''])
    await expect(reset(token, password)).rejects.toMatchObject({
      status: 428,
      errors: { password: expect.any(String) },
    })
  await reset(token, 'mein Dackel heißt Möhre')
  await logIn(shop, email, 'mein Dackel heißt Möhre')
})

test('a link that is used, too old, changed, made up or meant for something else sets no password', async () => {
  const { email } = await openAccount(shop)
  const [used, old] = [await requestPasswordReset(shop, email), await requestAccount(shop)]
  await reset(used, 'five lazy whippets')
  const late = await requestPasswordReset(shop, email)
  await shop.db
    .update(mailTokens)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(mailTokens.email, email))
  for (const wrong of [used, late, old.token, `${late}x`, '-'])
    await expect(reset(wrong, 'six lazy whippets')).rejects.toMatchObject(linkGone)
  await logIn(shop, email, 'five lazy whippets')
})

test('a new password closes the other links: for a password, and for an address that another person may have requested', async () => {
  const { email } = await openAccount(shop)
  const [first, second] = [await requestPasswordReset(shop, email), await requestPasswordReset(shop, email)]
  const [user] = await shop.db.select().from(users).where(eq(users.email, email))
  await sendLink(shop.services, { purpose: 'email', email: newEmail(), userId: user?.id ?? null })
  await reset(second, 'five lazy whippets')
  await expect(reset(first, 'six lazy whippets')).rejects.toMatchObject(linkGone)
  const browser = await logIn(shop, email, 'five lazy whippets')
  expect(await browser.ask(authCalls.getMyDetails)).toMatchObject({ pendingEmail: null })
})

test('one’s own link changes nobody else’s password', async () => {
  const [mine, theirs] = [await openAccount(shop), await openAccount(shop)]
  const hashOf = async () => (await shop.db.select().from(users).where(eq(users.email, theirs.email)))[0]?.passwordHash
  const before = await hashOf()
  await reset(await requestPasswordReset(shop, mine.email), 'five lazy whippets')
  expect(await hashOf()).toBe(before)
})

test('a link to an address that the account has left sets no password', async () => {
  const { email } = await openAccount(shop)
  const token = await requestPasswordReset(shop, email)
  const to = newEmail()
  await shop.db.update(users).set({ email: to }).where(eq(users.email, email))
  await expect(reset(token, 'five lazy whippets')).rejects.toMatchObject(linkGone)
  await logIn(shop, to)
})

test('who guessed in vain too often gets in with a new password', async () => {
  const { email } = await openAccount(shop)
  for (let attempt = 0; attempt < 10; attempt++) await logIn(shop, email, 'wrong').catch(() => {})
  await expect(logIn(shop, email)).rejects.toMatchObject({ status: 429 })
  await reset(await requestPasswordReset(shop, email), 'five lazy whippets')
  await logIn(shop, email, 'five lazy whippets')
})

test('nothing that people type, and no token, is logged', async () => {
  const lines: string[] = []
  const log = openLog({ logLevel: 'trace', logFormat: 'json' }, { write: (line) => void lines.push(line) })
  const services = { ...shop.services, log }
  const { app } = apiApp(services)
  const post = (path: string, body: object) =>
    app.request(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    })
  const { email, firstName, token } = await requestAccount(shop, { firstName: 'Wilhelmina' })
  await post('/api/register/confirm', { token })
  await post('/api/auth/login/', { username: email, password: 'a wrong passphrase' })
  const answer = await post('/api/auth/login/', { username: email, password: passphrase })
  const session = /session=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? ''
  expect(session.length).toBeGreaterThan(40)
  await post('/api/forgot-password', { email })
  const forPassword = tokenIn((await mailsTo(shop, email)).at(-1))
  const changed = await post('/api/reset-password', { token: forPassword, password: 'five lazy whippets' })
  expect(changed.status).toBe(200)
  expect(lines).toHaveLength(5)
  for (const secret of [email, firstName, token, session, forPassword, passphrase, 'whippets'])
    expect(lines.join('')).not.toContain(secret)
})
