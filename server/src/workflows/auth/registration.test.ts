import { authCalls, registrationTypes } from '@shop/contract/auth'
import { loyaltyCalls } from '@shop/contract/loyalty'
import { messages } from '@shop/contract/messages'
import { newsletterCalls } from '@shop/contract/newsletter'
import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  requestAccount,
  logIn,
  mailsTo,
  newEmail,
  openAccount,
  passphrase,
  registration,
  tokenIn,
} from '../../../test/account.ts'
import { useShop } from '../../../test/shop.ts'
import { newsletterConsents } from '../../schema/newsletter.ts'
import { mailTokens, users } from '../../schema/user.ts'
import { pointsOf } from '../../sales/loyalty/handlers.ts'
import { withdrawTokenOf } from '../../people/newsletter/withdraw-token.ts'
import { sendLink } from '../../people/user/mail-token.ts'
import { giveConsent, withdrawConsent } from '../../people/newsletter/handlers.ts'
import { hashToken } from '../../platform/config/secrets.ts'

const settings = { AUTH_REQUESTS_PER_MINUTE: '1000', TRUST_PROXY: '1' }
const shop = useShop(settings)

/** Each from a network of its own, or they would all share one limit. */
let callers = 0
const register = (change: Parameters<typeof registration>[0] = {}) =>
  shop.visitor({ 'x-forwarded-for': `10.0.0.${callers++}` }).ask(authCalls.register, { body: registration(change) })

const confirm = (token: string) => shop.visitor().ask(authCalls.confirmEmail, { body: { token } })
const userOf = async (email: string) => (await shop.db.select().from(users).where(eq(users.email, email)))[0]
const consentTo = async (email: string) =>
  (await shop.db.select().from(newsletterConsents).where(eq(newsletterConsents.email, email)))[0]

test.each(registrationTypes)('a %s registers, confirms by the mail, and logs in', async (type) => {
  const email = newEmail()
  const registration = await requestAccount(shop, {
    type,
    email: email.toUpperCase(),
    clinic: 'Riverside',
    registrationNumber: 'N 1234',
  })
  expect(await userOf(email)).toBeUndefined()
  expect(await confirm(registration.token)).toEqual({ email, what: 'registration' })
  const browser = await logIn(shop, email)
  expect(await browser.ask(authCalls.getMyDetails)).toMatchObject({
    type,
    email,
    name: 'Ada Byron',
    countryCode: 'AU',
    currency: 'AUD',
    isAdmin: false,
    // Only a vet has a practice.
    clinic: type === 'vet' ? 'Riverside' : null,
    registrationNumber: type === 'vet' ? 'N 1234' : null,
    // The house looks at it first.
    approval: type === 'vet' ? { state: 'waiting', reason: null } : null,
  })
})

test('a known address gets the same answer and the same work; only its mail says more', async () => {
  const { email: known } = await openAccount(shop)
  const before = await userOf(known)
  const counts = { rows: () => shop.db.$count(mailTokens), jobs: () => shop.jobs.sent.length }
  const register1 = async (email: string) => {
    const [rows, jobs] = [await counts.rows(), counts.jobs()]
    const reply = await register({ email, password: 'another fine passphrase' })
    return { reply, rows: (await counts.rows()) - rows, jobs: counts.jobs() - jobs }
  }
  const unknown = newEmail()
  const answer = await register1(unknown)
  expect(answer).toMatchObject({ rows: 1, jobs: 1 })
  expect(await register1(known)).toEqual(answer)

  const [said] = await mailsTo(shop, known)
  expect(said).toMatchObject({ subject: 'You already have an account' })
  expect(said?.text).not.toContain('token=')
  expect((await mailsTo(shop, unknown))[0]).toMatchObject({ subject: 'Confirm your email address' })
  expect(await userOf(known)).toEqual(before)
})

test.each([
  ['password1', 428],
  ['PassWord1', 428],
  ['seven77', 428],
  ['', 428],
])('the password "%s" is refused, and nothing of it is stored', async (password, status) => {
  const before = await shop.db.$count(mailTokens)
  await expect(register({ password })).rejects.toMatchObject({ status, errors: { password: expect.any(String) } })
  expect(await shop.db.$count(mailTokens)).toBe(before)
})

test.each(['aaaa aaaa', 'mein Dackel heißt Möhre', '  spaces at both ends  ', '犬と猫が眠る午後', '20261121'])(
  'the password "%s" is fine: it only has to be long and not famous',
  async (password) => {
    const { email } = await openAccount(shop, { password })
    await logIn(shop, email, password)
    await expect(logIn(shop, email, `${password} `)).rejects.toMatchObject({ status: 428 })
  },
)

test('a country that does not exist is refused on its field', async () => {
  await expect(register({ country: 'XX' })).rejects.toMatchObject({
    status: 428,
    errors: { country: expect.any(String) },
  })
})

test('terms that are not accepted are refused, and so is a vet without a practice or its registration', async () => {
  await expect(register({ acceptTerms: false })).rejects.toMatchObject({
    status: 428,
    errors: { acceptTerms: 'Tick this to say you accept the terms' },
  })
  await expect(register({ type: 'vet' })).rejects.toMatchObject({
    status: 428,
    errors: { clinic: messages.fieldRequired, registrationNumber: messages.fieldRequired },
  })
})

test('the sixth registration of an address has to wait, whoever sends it', async () => {
  const email = newEmail()
  for (let count = 0; count < 5; count++) await register({ email })
  await expect(register({ email: email.toUpperCase() })).rejects.toMatchObject({ status: 429 })
  await mailsTo(shop, email)
})

test('the twenty-first registration of one caller has to wait, and others do not', async () => {
  const caller = shop.visitor({ 'x-forwarded-for': '192.0.2.1' })
  const ask = () => caller.ask(authCalls.register, { body: registration() })
  for (let count = 0; count < 20; count++) await ask()
  await expect(ask()).rejects.toMatchObject({ status: 429, message: expect.stringContaining('in an hour') })
  await register()
})

const notFound = { status: 404, message: messages.operationFailed }

test('a link opens once', async () => {
  const { token, email } = await openAccount(shop)
  await expect(confirm(token)).rejects.toMatchObject(notFound)
  expect(await shop.db.$count(users, eq(users.email, email))).toBe(1)
})

test('a link that is too old, changed, made up or meant for a password opens nothing', async () => {
  const { token, email } = await requestAccount(shop)
  await shop.db
    .update(mailTokens)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(mailTokens.email, email))
  const known = await openAccount(shop)
  await sendLink(shop.services, { purpose: 'password', email: known.email })
  const forPassword = tokenIn((await mailsTo(shop, known.email))[0])
  const flipped = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`
  for (const wrong of [token, flipped, '-', hashToken(token), forPassword])
    await expect(confirm(wrong)).rejects.toMatchObject(notFound)
  expect(await userOf(email)).toBeUndefined()
  // The password's link was not used up by the attempt.
  const body = { token: forPassword, password: 'a new one altogether' }
  await shop.visitor().ask(authCalls.resetPassword, { body })
})

test('of two registrations of an address the first confirmed counts; the other link is closed and stores nothing', async () => {
  const email = newEmail()
  const first = await requestAccount(shop, { email, firstName: 'Grace', password: 'the first passphrase' })
  const second = await requestAccount(shop, { email, firstName: 'Eve', password: 'the second passphrase' })
  await confirm(first.token)
  await expect(confirm(second.token)).rejects.toMatchObject(notFound)
  expect(await userOf(email)).toMatchObject({ firstName: 'Grace' })
  await logIn(shop, email, 'the first passphrase')
  const rows = await shop.db.select().from(mailTokens).where(eq(mailTokens.email, email))
  expect(rows.map((row) => row.registration)).toEqual([null, null])
  expect(JSON.stringify(rows)).not.toContain(first.token)
})

test('before the link is opened a login says so, but only with the right password', async () => {
  const { email, token } = await requestAccount(shop)
  await expect(logIn(shop, email)).rejects.toMatchObject({
    status: 428,
    message: messages.loginFailed,
    errors: { username: 'Please confirm your address first: the link is in the mail we sent you.' },
  })
  const stranger = { status: 428, errors: { password: expect.any(String) } }
  await expect(logIn(shop, email, 'not the password')).rejects.toMatchObject(stranger)
  await confirm(token)
  await logIn(shop, email)
})

test('registering an address and logging in does not tell whether it had an account', async () => {
  const { email: known } = await openAccount(shop)
  const unknown = newEmail()
  const probe = async (email: string) => {
    await register({ email, password: 'the prober’s own words' })
    const answer: unknown = await logIn(shop, email, 'the prober’s own words').catch((error: unknown) => error)
    return { ...(answer as object) }
  }
  expect(await probe(known)).toEqual(await probe(unknown))
  // And the owner still logs in.
  await logIn(shop, known)
})

test('who ticked the newsletter is on its list from the confirmation on, with ten dollars of points', async () => {
  const { email, token } = await requestAccount(shop, { isNewsletterSubscribed: true })
  expect(await consentTo(email)).toBeUndefined()
  await confirm(token)
  expect(await consentTo(email)).toMatchObject({
    source: 'registration',
    countryCode: 'AU',
    withdrawnAt: null,
    consentedAt: expect.any(Date),
    tokenHash: hashToken(withdrawTokenOf(shop.services.secrets, email)),
  })
  expect(await pointsOf(shop.db, (await userOf(email))?.id ?? '')).toBe(1000)
})

test('points promised by the pop-up arrive with the account; the time and source of the consent stay', async () => {
  const email = newEmail()
  await giveConsent(shop.db, shop.services.secrets, { email, countryCode: 'US', source: 'pop-up' })
  const before = await consentTo(email)
  await openAccount(shop, { email, isNewsletterSubscribed: true })
  expect(await consentTo(email)).toEqual(before)
  expect(await pointsOf(shop.db, (await userOf(email))?.id ?? '')).toBe(1000)
})

test('without a consent, or with one withdrawn, there are no points', async () => {
  const none = await openAccount(shop)
  const email = newEmail()
  await giveConsent(shop.db, shop.services.secrets, { email, countryCode: 'US', source: 'pop-up' })
  await withdrawConsent(shop.db, eq(newsletterConsents.email, email))
  await openAccount(shop, { email })
  for (const address of [none.email, email]) expect(await pointsOf(shop.db, (await userOf(address))?.id ?? '')).toBe(0)
})

/** Has an account request another address, as the profile does. */
async function askToMove(email: string, to: string) {
  const user = await userOf(email)
  await sendLink(shop.services, { purpose: 'email', email: to, userId: user?.id ?? null })
  return (await mailsTo(shop, to))[0]
}

test('a changed address counts from its confirmation on, and the old one hears of it', async () => {
  const { email } = await openAccount(shop)
  const to = newEmail()
  const mail = await askToMove(email, to)
  expect(mail).toMatchObject({ subject: 'Confirm your new email address' })
  await logIn(shop, email)
  expect(await confirm(tokenIn(mail))).toEqual({ email: to, what: 'email' })
  await logIn(shop, to)
  await expect(logIn(shop, email)).rejects.toMatchObject({ status: 428 })
  expect(await mailsTo(shop, email)).toMatchObject([{ subject: 'Your email address was changed' }])
  expect(await mailsTo(shop, to)).toEqual([])
  await expect(confirm(tokenIn(mail))).rejects.toMatchObject(notFound)
})

test('the newsletter follows an account to its new address, and brings its points once', async () => {
  const { email } = await openAccount(shop, { isNewsletterSubscribed: true })
  const to = newEmail()
  await confirm(tokenIn(await askToMove(email, to)))
  const consents = await shop.db
    .select({ email: newsletterConsents.email, withdrawnAt: newsletterConsents.withdrawnAt })
    .from(newsletterConsents)
    .where(inArray(newsletterConsents.email, [email, to]))
  expect(consents).toEqual([{ email: to, withdrawnAt: null }])
  const browser = await logIn(shop, to)
  await browser.ask(newsletterCalls.signUpToNewsletter, { body: { email: to, countryCode: 'AU' } })
  expect(await browser.ask(loyaltyCalls.getLoyaltyPoints)).toMatchObject({ balance: 1000 })
})

test('an address that got an account meanwhile is not moved to, and the link is used up', async () => {
  const mover = await openAccount(shop)
  const to = newEmail()
  const mail = await askToMove(mover.email, to)
  await openAccount(shop, { email: to, firstName: 'Grace' })
  await expect(confirm(tokenIn(mail))).rejects.toMatchObject(notFound)
  await logIn(shop, mover.email)
  expect(await userOf(to)).toMatchObject({ firstName: 'Grace' })
  expect(await mailsTo(shop, mover.email)).toEqual([])
  const browser = await logIn(shop, mover.email)
  expect(await browser.ask(authCalls.getMyDetails)).toMatchObject({ pendingEmail: null })
})

test('an address with an account hears that somebody wanted it, without any link to give it away', async () => {
  const [mover, known] = [await openAccount(shop), await openAccount(shop)]
  const mail = await askToMove(mover.email, known.email)
  expect(mail).toMatchObject({ subject: 'This address already has an account' })
  expect(mail?.text).not.toContain('token=')
})

test('the newest wish for an address closes those before it once it is confirmed', async () => {
  const { email } = await openAccount(shop)
  const mistyped = await askToMove(email, newEmail())
  const right = await askToMove(email, newEmail())
  await confirm(tokenIn(right))
  await expect(confirm(tokenIn(mistyped))).rejects.toMatchObject(notFound)
})

test('no password is in the database', async () => {
  await openAccount(shop)
  await requestAccount(shop)
  const rows = [await shop.db.select().from(users), await shop.db.select().from(mailTokens)]
  expect(JSON.stringify(rows)).not.toContain(passphrase)
  expect(JSON.stringify(rows)).toContain('$argon2id$')
})
