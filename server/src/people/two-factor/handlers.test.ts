import { authCalls } from '@shop/contract/auth'
import { codes } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { twoFactorCalls } from '@shop/contract/two-factor'
import { eq } from 'drizzle-orm'
import { Secret, TOTP, URI } from 'otpauth'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useShop } from '../../../test/shop.ts'
import { demoPassword } from '../../entry/seed/demo-people.ts'
import { attempts } from '../../schema/attempts.ts'
import { sessions } from '../../schema/session.ts'
import { recoveryCodes, twoFactors } from '../../schema/two-factor.ts'

const username = 'breeder@example.com'
const password = demoPassword
const halfMinute = 30_000

const shop = useShop({ AUTH_REQUESTS_PER_MINUTE: '1000' })
beforeEach(async () => {
  for (const table of [sessions, twoFactors, recoveryCodes, attempts]) await shop.db.delete(table)
  shop.jobs.sent.length = 0
  shop.mails.length = 0
  // The clock stops within a half minute, so that no code expires between showing and typing it.
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / halfMinute) * halfMinute })
})
afterEach(() => void vi.useRealTimers())

const logIn = async (code?: string, visitor = shop.visitor()) => {
  await visitor.ask(authCalls.login, { body: { username, password, ...(code !== undefined && { code }) } })
  return visitor
}

/** What the app shows this many half minutes from now. */
const codeOf = (secret: string, stepsFromNow = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + stepsFromNow * halfMinute })

/** A browser that has just set up the app: the code of the step before is used for it, so that the present one is free. */
async function withApp() {
  const visitor = await logIn()
  const { secret } = await visitor.ask(twoFactorCalls.startTwoFactor, { body: { password } })
  const reply = await visitor.ask(twoFactorCalls.confirmTwoFactor, { body: { code: codeOf(secret, -1) } })
  return { visitor, secret, recoveryCodes: reply.recoveryCodes }
}

const subjects = async () => {
  await shop.jobs.flush(shop.services)
  return shop.mails.map(({ subject, to }) => `${to}: ${subject}`)
}

const isRefused = { status: 428, message: messages.loginFailed, errors: { code: expect.stringContaining('not right') } }

test('setting up gives the secret by hand, as a link and as a picture, and changes nothing yet', async () => {
  const visitor = await logIn()
  const { secret, uri, qrCode } = await visitor.ask(twoFactorCalls.startTwoFactor, { body: { password } })
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(URI.parse(uri)).toMatchObject({ issuer: 'Kinpaw', label: username, digits: 6, period: 30, algorithm: 'SHA1' })
  expect(uri).toContain(`secret=${secret}`)
  expect(decodeURIComponent(qrCode)).toMatch(/^data:image\/svg\+xml,<svg .*<\/svg>$/s)
  expect(await visitor.ask(twoFactorCalls.getTwoFactor)).toEqual({ isOn: false, recoveryCodesLeft: 0 })
  await logIn()
})

test('the secret and the recovery codes cannot be read from the database', async () => {
  const { secret, recoveryCodes: fresh } = await withApp()
  const [factor] = await shop.db.select().from(twoFactors)
  const text = JSON.stringify([factor, await shop.db.select().from(recoveryCodes)])
  for (const word of [secret, ...fresh]) expect(text).not.toContain(word)
})

test('the first code switches it on: ten recovery codes, other browsers signed out, a mail', async () => {
  const other = await logIn()
  const { visitor, recoveryCodes: fresh } = await withApp()
  expect(new Set(fresh).size).toBe(10)
  for (const code of fresh) expect(code).toMatch(/^[a-hjkmnp-z2-9]{4}-[a-hjkmnp-z2-9]{4}$/)
  expect(await visitor.ask(twoFactorCalls.getTwoFactor)).toEqual({ isOn: true, recoveryCodesLeft: 10 })
  expect(await visitor.ask(authCalls.getMyDetails)).toMatchObject({ hasTwoFactor: true })
  await expect(other.ask(authCalls.getMyDetails)).rejects.toMatchObject({ status: 401 })
  expect(await subjects()).toEqual([`${username}: Two-step login is on`])
})

test('a wrong first code leaves it off', async () => {
  const visitor = await logIn()
  const { secret } = await visitor.ask(twoFactorCalls.startTwoFactor, { body: { password } })
  const wrong = codeOf(secret, 5)
  await expect(visitor.ask(twoFactorCalls.confirmTwoFactor, { body: { code: wrong } })).rejects.toMatchObject({
    status: 428,
    errors: { code: expect.stringContaining('not right') },
  })
  await logIn()
  expect(await subjects()).toEqual([])
})

test('starting again replaces a secret that was never confirmed', async () => {
  const visitor = await logIn()
  const first = await visitor.ask(twoFactorCalls.startTwoFactor, { body: { password } })
  const second = await visitor.ask(twoFactorCalls.startTwoFactor, { body: { password } })
  const confirm = (secret: string) => visitor.ask(twoFactorCalls.confirmTwoFactor, { body: { code: codeOf(secret) } })
  await expect(confirm(first.secret)).rejects.toMatchObject({ status: 428 })
  expect((await confirm(second.secret)).recoveryCodes).toHaveLength(10)
})

test('once it is on it is neither started nor confirmed again', async () => {
  const { visitor, secret } = await withApp()
  const isOn = { status: 409, message: 'Your authenticator app is set up already.' }
  await expect(visitor.ask(twoFactorCalls.startTwoFactor, { body: { password } })).rejects.toMatchObject(isOn)
  const again = visitor.ask(twoFactorCalls.confirmTwoFactor, { body: { code: codeOf(secret) } })
  await expect(again).rejects.toMatchObject(isOn)
  await logIn(codeOf(secret))
})

test('a code without a setup, and recovery codes without an app, are refused with what is missing', async () => {
  const visitor = await logIn()
  const isOff = { status: 409, message: 'Your account has no authenticator app yet. Please set it up first.' }
  const confirmed = visitor.ask(twoFactorCalls.confirmTwoFactor, { body: { code: '123456' } })
  await expect(confirmed).rejects.toMatchObject(isOff)
  await expect(visitor.ask(twoFactorCalls.renewRecoveryCodes, { body: { password } })).rejects.toMatchObject(isOff)
})

test.each(['startTwoFactor', 'renewRecoveryCodes', 'removeTwoFactor'] as const)(
  '%s requires the password, ten times at most',
  async (name) => {
    const { visitor } = await withApp()
    const guess = (typed: string) => visitor.ask(twoFactorCalls[name], { body: { password: typed } })
    for (let attempt = 0; attempt < 10; attempt++)
      await expect(guess('a guess')).rejects.toMatchObject({
        status: 428,
        errors: { password: 'This is not your password.' },
      })
    await expect(guess(password)).rejects.toMatchObject({ status: 429 })
    expect(await visitor.ask(twoFactorCalls.getTwoFactor)).toEqual({ isOn: true, recoveryCodesLeft: 10 })
  },
)

test('logging in requires the code, after the password was right', async () => {
  const { secret } = await withApp()
  await expect(logIn()).rejects.toMatchObject({
    status: 409,
    code: codes.secondFactor,
    message: 'Enter the code of your authenticator app.',
  })
  await expect(logIn('')).rejects.toMatchObject({ status: 409 })
  const wrongPassword = shop
    .visitor()
    .ask(authCalls.login, { body: { username, password: 'wrong', code: codeOf(secret) } })
  await expect(wrongPassword).rejects.toMatchObject({ status: 428, errors: { password: expect.any(String) } })
  const visitor = await logIn(codeOf(secret))
  expect(await visitor.ask(authCalls.getMyDetails)).toMatchObject({ email: username })
})

test('a code opens once, and none of an earlier half minute after it', async () => {
  const { secret } = await withApp()
  const [now, next] = [codeOf(secret), codeOf(secret, 1)]
  await logIn(`${next.slice(0, 3)} ${next.slice(3)}`)
  await expect(logIn(next)).rejects.toMatchObject(isRefused)
  await expect(logIn(now)).rejects.toMatchObject(isRefused)
})

test('the code that confirmed the app does not log in as well', async () => {
  const { secret } = await withApp()
  await expect(logIn(codeOf(secret, -1))).rejects.toMatchObject(isRefused)
})

test.each([-3, 3])('a code %i half minutes away is refused', async (steps) => {
  const { secret } = await withApp()
  await expect(logIn(codeOf(secret, steps))).rejects.toMatchObject(isRefused)
})

test('after ten wrong codes the right one has to wait', async () => {
  const { secret } = await withApp()
  const wrong = codeOf(secret, 7)
  // Each time with the right password: the count of passwords must not be the only one.
  for (let attempt = 0; attempt < 10; attempt++) {
    await expect(logIn(wrong)).rejects.toMatchObject(isRefused)
    await shop.db.delete(attempts).where(eq(attempts.key, await loginKey()))
  }
  await expect(logIn(codeOf(secret))).rejects.toMatchObject({ status: 429 })
})

const loginKey = async () =>
  (await shop.db.select().from(attempts)).find(({ key }) => key.startsWith('login:'))?.key ?? ''

test.each([
  (code: string) => code,
  (code: string) => ` ${code.toUpperCase()} `,
  (code: string) => code.replace('-', ' '),
  (code: string) => code.replace('-', ''),
])('a recovery code opens once, however it is typed (%#), and its owner hears of it', async (typed) => {
  const { visitor, recoveryCodes: fresh } = await withApp()
  await subjects()
  shop.mails.length = 0
  const code = typed(fresh[3] ?? '')
  await logIn(code)
  expect(await visitor.ask(twoFactorCalls.getTwoFactor)).toEqual({ isOn: true, recoveryCodesLeft: 9 })
  expect(await subjects()).toEqual([`${username}: A recovery code was used`])
  await expect(logIn(code)).rejects.toMatchObject(isRefused)
})

test('new recovery codes put an end to the old ones', async () => {
  const { visitor, recoveryCodes: old } = await withApp()
  const fresh = await visitor.ask(twoFactorCalls.renewRecoveryCodes, { body: { password } })
  expect(fresh.recoveryCodes).toHaveLength(10)
  await expect(logIn(old[0])).rejects.toMatchObject(isRefused)
  await logIn(fresh.recoveryCodes[0])
})

test('switched off, the password is enough again; a mail says so, once', async () => {
  const { visitor, recoveryCodes: old } = await withApp()
  await subjects()
  shop.mails.length = 0
  const isOff = { isOn: false, recoveryCodesLeft: 0 }
  expect(await visitor.ask(twoFactorCalls.removeTwoFactor, { body: { password } })).toEqual(isOff)
  expect(await visitor.ask(twoFactorCalls.removeTwoFactor, { body: { password } })).toEqual(isOff)
  expect(await visitor.ask(twoFactorCalls.getTwoFactor)).toEqual(isOff)
  expect(await subjects()).toEqual([`${username}: Two-step login is off`])
  await logIn()
  await logIn(old[0])
})

test.each([
  ['Kinpaw <hello@kinpaw.example>', 'Kinpaw'],
  ['"Paws & Co" <hello@paws.example>', 'Paws & Co'],
  ['hello@paws.example', 'shop.example'],
  ['<hello@paws.example>', 'shop.example'],
])('mail from %s makes the app’s entry %s', async (mailFrom, issuer) => {
  const { mailFrom: before, publicUrl } = shop.config
  Object.assign(shop.config, { mailFrom, publicUrl: 'https://shop.example' })
  const visitor = await logIn()
  const { uri } = await visitor.ask(twoFactorCalls.startTwoFactor, { body: { password } })
  expect(URI.parse(uri).issuer).toBe(issuer)
  Object.assign(shop.config, { mailFrom: before, publicUrl })
})
