import { randomUUID } from 'node:crypto'
import { authCalls } from '@shop/contract/auth'
import { messages } from '@shop/contract/messages'
import { type UserUpdate, userCalls } from '@shop/contract/user'
import { and, eq, isNull } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { actingAs, address, type Browser, signIn } from '../../../test/buyer.ts'
import { useShop } from '../../../test/shop.ts'
import { newsletterConsents } from '../../schema/newsletter.ts'
import { sessions } from '../../schema/session.ts'
import { mailTokens, users } from '../../schema/user.ts'
import { pointsOf } from '../../sales/loyalty/handlers.ts'
import { withdrawTokenOf } from '../newsletter/withdraw-token.ts'
import { hashPassword } from './password.ts'
import { hashToken } from '../../platform/config/secrets.ts'

const password = 'sheltie pedigree'
const borderCollie = 200193

const shop = useShop({ AUTH_REQUESTS_PER_MINUTE: '1000' })
let passwordHash: string
beforeAll(async () => {
  passwordHash = await hashPassword(password)
})

async function member(type = 'breeder', more: Partial<typeof users.$inferInsert> = {}) {
  const browser = shop.visitor()
  const user = await signIn(shop, browser, type, { passwordHash, ...more })
  return { browser, user }
}
const update = (browser: Browser, body: UserUpdate) => browser.ask(userCalls.updateUser, { body })
const rowOf = async (id: string) => (await shop.db.select().from(users).where(eq(users.id, id)))[0]
const consentOf = async (email: string) =>
  (await shop.db.select().from(newsletterConsents).where(eq(newsletterConsents.email, email)))[0]

describe('the profile', () => {
  test('changes in what is named, and in nothing else', async () => {
    const { browser, user } = await member('vet', { clinic: 'Hillside', phoneNumber: '+61 2 5550 0100' })
    expect(await update(browser, { firstName: ' Grace ', clinic: 'Riverside' })).toMatchObject({
      name: 'Grace Byron',
      clinic: 'Riverside',
      phoneNumber: '+61 2 5550 0100',
    })
    expect(await update(browser, { phoneNumber: '' })).toMatchObject({ phoneNumber: null, clinic: 'Riverside' })
    expect(await rowOf(user.id)).toEqual({ ...user, firstName: 'Grace', clinic: 'Riverside', phoneNumber: null })
    expect(await update(browser, {})).toMatchObject({ name: 'Grace Byron' })
  })

  test('takes a vet’s practice to be checked, again after a refusal, and not once it is approved', async () => {
    const send = (browser: Browser) =>
      browser.ask(userCalls.sendPractice, { body: { clinic: 'Riverside', registrationNumber: 'N 1234' } })
    const { browser, user } = await member('vet', { approval: 'waiting' })
    const waiting = { clinic: 'Riverside', registrationNumber: 'N 1234', approval: { state: 'waiting', reason: null } }
    expect(await send(browser)).toMatchObject(waiting)
    const refused = {
      approval: 'refused',
      approvalReason: 'No such number.',
      approvalBy: 'desk',
      approvalAt: new Date(),
    }
    await shop.db
      .update(users)
      .set(refused as Partial<typeof user>)
      .where(eq(users.id, user.id))
    expect(await browser.ask(authCalls.getMyDetails)).toMatchObject({
      approval: { state: 'refused', reason: 'No such number.' },
    })
    expect(await send(browser)).toMatchObject(waiting)
    expect(await rowOf(user.id)).toMatchObject({ approvalBy: null, approvalAt: null, approvalReason: null })
    await shop.db.update(users).set({ approval: 'approved', registrationNumber: 'N 1' }).where(eq(users.id, user.id))
    await expect(send(browser)).rejects.toMatchObject({ status: 409 })
    expect(await rowOf(user.id)).toMatchObject({ approval: 'approved', registrationNumber: 'N 1' })
  })

  test('stores an address without names, and a practice only for vets', async () => {
    const { browser, user } = await member('owner')
    const changed = await update(browser, { address: { ...address, phone: '+61 2 5550 0100' }, clinic: 'Hillside' })
    expect(changed).toMatchObject({
      clinic: null,
      state: 'NSW',
      address: { city: 'Sydney', country: { id: 13, code: 'AU' } },
    })
    expect(JSON.stringify((await rowOf(user.id))?.address)).not.toMatch(/Ada|Byron|5550/)
  })

  test('with one wrong field changes in none', async () => {
    const { browser, user } = await member()
    const wrong = [
      [{ address: { ...address, country: 'ZZ' } }, 'address.country'],
      [{ address: { ...address, state: undefined } }, 'address.state'],
      [{ lastName: '' }, 'lastName'],
      [{ email: 'new@example.org' }, 'currentPassword'],
      [{ email: 'new@example.org', currentPassword: 'a guess' }, 'currentPassword'],
    ] as const
    for (const [fields, field] of wrong)
      await expect(
        update(browser, { firstName: 'Grace', isNewsletterSubscribed: true, ...fields }),
      ).rejects.toMatchObject({ status: 428, errors: { [field]: expect.any(String) } })
    expect(await rowOf(user.id)).toEqual(user)
    expect(await consentOf(user.email)).toBeUndefined()
    expect(await shop.db.$count(mailTokens, eq(mailTokens.userId, user.id))).toBe(0)
  })

  test('remembers when the newsletter was wanted, and since when it is not', async () => {
    const { browser, user } = await member()
    expect(await update(browser, { isNewsletterSubscribed: true })).toMatchObject({ isNewsletterSubscribed: true })
    const given = await consentOf(user.email)
    expect(given).toMatchObject({
      source: 'profile',
      countryCode: 'AU',
      withdrawnAt: null,
      tokenHash: hashToken(withdrawTokenOf(shop.services.secrets, user.email)),
    })
    await update(browser, { isNewsletterSubscribed: true })
    expect((await consentOf(user.email))?.consentedAt).toEqual(given?.consentedAt)
    expect(await update(browser, { isNewsletterSubscribed: false })).toMatchObject({ isNewsletterSubscribed: false })
    expect((await consentOf(user.email))?.withdrawnAt).toBeInstanceOf(Date)
    // The first time brings the points, and no other time does.
    await update(browser, { isNewsletterSubscribed: true })
    expect(await pointsOf(shop.db, user.id)).toBe(1000)
  })
})

describe('a new email address', () => {
  const linksTo = (userId: string) =>
    shop.db
      .select()
      .from(mailTokens)
      .where(and(eq(mailTokens.userId, userId), isNull(mailTokens.usedAt)))

  test('waits for its link, and is answered the same when somebody has it', async () => {
    const { user: other } = await member()
    const { browser, user } = await member()
    for (const email of [`${randomUUID()}@Example.org`, other.email]) {
      const reply = await update(browser, { email, currentPassword: password })
      expect(reply).toMatchObject({ email: user.email, pendingEmail: email.toLowerCase() })
    }
    // Only the newest link opens.
    expect(await linksTo(user.id)).toMatchObject([{ purpose: 'email', email: other.email }])
    await shop.jobs.flush(shop.services)
    expect(shop.mails.at(-1)).toMatchObject({ to: other.email, subject: expect.stringContaining('already') })
  })

  test('that is the old one does nothing', async () => {
    const { browser, user } = await member()
    expect(await update(browser, { email: user.email.toUpperCase() })).toMatchObject({ pendingEmail: null })
    expect(await linksTo(user.id)).toEqual([])
  })

  test('can be requested a few times in an hour', async () => {
    const { browser } = await member()
    const ask = (index: number) => update(browser, { email: `${index}@example.org`, currentPassword: password })
    for (let index = 0; index < 5; index++) await ask(index)
    await expect(ask(5)).rejects.toMatchObject({ status: 429 })
  })
})

test('an admin in the user’s place changes the profile, but neither email nor newsletter', async () => {
  const { user } = await member()
  const admin = await actingAs(shop, user.id)
  expect(await update(admin, { firstName: 'Grace', email: user.email, isNewsletterSubscribed: false })).toMatchObject({
    name: 'Grace Byron',
    viewedBy: { name: 'Robin Byron' },
  })
  for (const change of [{ email: 'new@example.org', currentPassword: password }, { isNewsletterSubscribed: true }])
    await expect(update(admin, { firstName: 'Mary', ...change })).rejects.toMatchObject({ status: 403 })
  expect(await rowOf(user.id)).toEqual({ ...user, firstName: 'Grace' })
})

describe('the state', () => {
  const set = (browser: Browser, state: string) => browser.ask(userCalls.updateUserState, { body: { state } })

  test('is one of the country’s', async () => {
    const { browser, user } = await member()
    await update(browser, { address })
    expect(await set(browser, 'VIC')).toMatchObject({ state: 'VIC', address: { city: 'Sydney', state: 'VIC' } })
    await expect(set(browser, 'Texas')).rejects.toMatchObject({
      status: 428,
      message: messages.failedToUpdateUserState,
      errors: { state: expect.stringContaining('states of your country') },
    })
    expect((await rowOf(user.id))?.address?.state).toBe('VIC')
  })

  test('needs an address', async () => {
    const { browser } = await member()
    await expect(set(browser, 'VIC')).rejects.toMatchObject({
      status: 428,
      errors: { state: expect.stringContaining('address first') },
    })
  })
})

test('presets keep their order, name a breed once, and only breeds we know', async () => {
  const { browser, user } = await member()
  const set = (breedIds: number[]) => browser.ask(userCalls.updateAnimalPresets, { body: { breedIds } })
  expect((await set([borderCollie, 4, borderCollie, 3])).breedIds).toEqual([borderCollie, 4, 3])
  await expect(set([3, 999_999])).rejects.toMatchObject({ status: 428, errors: { breedIds: expect.any(String) } })
  expect((await rowOf(user.id))?.breedIds).toEqual([borderCollie, 4, 3])
  expect((await set([])).breedIds).toEqual([])
})

describe('the password', () => {
  const change = (browser: Browser, currentPassword: string, newPassword: string) =>
    browser.ask(userCalls.changePassword, { body: { currentPassword, newPassword } })

  test('changes with the old one; other sessions end, this one stays, and its owner is mailed', async () => {
    const { browser, user } = await member()
    await update(browser, { email: `${randomUUID()}@example.org`, currentPassword: password })
    await shop.db
      .insert(sessions)
      .values({ tokenHash: hashToken(user.id), userId: user.id, expiresAt: new Date(Date.now() + 3_600_000) })
    const elsewhere = shop.visitor({ cookie: `session=${user.id}` })
    expect((await elsewhere.ask(authCalls.getMyDetails)).id).toBe(user.id)
    shop.jobs.sent.length = 0
    await change(browser, password, 'merle and ticked')
    expect((await browser.ask(authCalls.getMyDetails)).pendingEmail).toBeNull()
    await expect(elsewhere.ask(authCalls.getMyDetails)).rejects.toMatchObject({ status: 401 })
    await shop.jobs.flush(shop.services)
    expect(shop.mails.at(-1)).toMatchObject({ to: user.email, subject: 'Your password was changed' })
    const login = (typed: string) =>
      shop.visitor().ask(authCalls.login, { body: { username: user.email, password: typed } })
    await expect(login(password)).rejects.toMatchObject({ status: 428 })
    expect((await login('merle and ticked')).id).toBe(user.id)
  })

  test.each([
    ['a wrong old one', 'a guess', 'merle and ticked', { currentPassword: 'This is not your password.' }],
    ['the same again', password, password, { newPassword: expect.stringContaining('already') }],
    ['one of the stolen lists', password, 'password1', { newPassword: expect.stringContaining('stolen') }],
    ['a short one', password, 'merle', { newPassword: expect.stringContaining('8') }],
  ])('is not changed with %s', async (_, current, next, errors) => {
    const { browser, user } = await member()
    await expect(change(browser, current, next)).rejects.toMatchObject({ status: 428, errors })
    expect(await rowOf(user.id)).toEqual(user)
  })

  test('is not guessed', async () => {
    const { browser } = await member()
    for (let attempt = 0; attempt < 10; attempt++)
      await expect(change(browser, `guess ${attempt}`, 'merle and ticked')).rejects.toMatchObject({ status: 428 })
    await expect(change(browser, password, 'merle and ticked')).rejects.toMatchObject({ status: 429 })
  })
})

describe('who an address belongs to', () => {
  const find = (browser: Browser, email: string) => browser.ask(userCalls.getUserByEmail, { params: { email } })

  test('is shown to oneself and to admins', async () => {
    const { browser, user } = await member('vet')
    const known = { email: user.email, type: 'vet', name: 'Ada B.' }
    expect(await find(browser, user.email.toUpperCase())).toEqual(known)
    const { browser: admin } = await member('breeder', { isAdmin: true })
    expect(await find(admin, user.email)).toEqual(known)
  })

  test('is the same unknown to everybody else, also to an admin in somebody’s place', async () => {
    const { user: other } = await member()
    const { browser, user } = await member()
    const { user: admin } = await member('breeder', { isAdmin: true })
    for (const stranger of [browser, await actingAs(shop, user.id), await actingAs(shop, admin.id)])
      for (const email of [other.email, 'nobody@example.org', 'nonsense'])
        await expect(find(stranger, email)).rejects.toMatchObject({ status: 404, message: messages.userNotFound })
    await expect(find(shop.visitor(), other.email)).rejects.toMatchObject({ status: 401 })
  })

  test('cannot be requested for many', async () => {
    const { browser, user } = await member()
    for (let attempt = 0; attempt < 30; attempt++) await find(browser, user.email)
    await expect(find(browser, user.email)).rejects.toMatchObject({ status: 429 })
  })
})
