import { actingMinutes, adminCalls } from '@shop/contract/admin'
import { activationCalls } from '@shop/contract/activation'
import { animalCalls } from '@shop/contract/animal'
import { authCalls } from '@shop/contract/auth'
import { cartCalls } from '@shop/contract/cart'
import { collectedAnimalCalls } from '@shop/contract/collected-animal'
import { messages } from '@shop/contract/messages'
import { reportCalls } from '@shop/contract/report'
import { sessionCalls } from '@shop/contract/session'
import { sharingCalls } from '@shop/contract/sharing'
import { twoFactorCalls } from '@shop/contract/two-factor'
import { folded } from '@shop/contract/text'
import { userCalls } from '@shop/contract/user'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { useShop } from '../../../test/shop.ts'
import { expectSorted } from '../../../test/sorted.ts'
import { demoPassword, demoPeople } from '../../entry/seed/demo-people.ts'
import { actingCalls, auditEntries } from '../../schema/admin.ts'
import { sessions } from '../../schema/session.ts'
import { users } from '../../schema/user.ts'
import { nameOf } from '../visitor/visitor.ts'

const person = (email: string) => {
  const found = demoPeople.find((one) => one.email === email)
  if (!found) throw new Error(`Nobody has ${email}`)
  return { ...found, name: nameOf(found) }
}
const admin = person('admin@example.com')
const breeder = person('breeder@example.com')
const owner = person('owner@example.com')

const shop = useShop({ AUTH_REQUESTS_PER_MINUTE: '1000' })
beforeEach(async () => {
  await shop.db.delete(sessions)
  await shop.db.delete(auditEntries)
})

async function signedIn(email = admin.email) {
  const visitor = shop.visitor()
  await visitor.ask(authCalls.login, { body: { username: email, password: demoPassword } })
  return visitor
}

const nobodysId = '00000000-0000-4000-8000-000000000000'
const reason = 'Cannot find their kit'
async function actingAs(userId = owner.id) {
  const visitor = await signedIn()
  const seen = await visitor.ask(adminCalls.actAs, { body: { userId, reason } })
  return { visitor, seen }
}

const audit = async () =>
  (await (await signedIn()).ask(adminCalls.listAudit)).results.map(
    ({ action, adminName, userName, userEmail, ...rest }) => ({
      action,
      adminName,
      userName,
      userEmail,
      reason: rest.reason,
    }),
  )

const line = (action: string) => ({
  action,
  adminName: admin.name,
  userName: owner.name,
  userEmail: owner.email,
  reason,
})

test('the list of accounts is paged, newest first', async () => {
  const visitor = await signedIn()
  await shop.db.insert(users).values(
    Array.from({ length: 25 }, (_, index) => ({
      type: 'breeder',
      firstName: 'Page',
      lastName: `Turner ${index}`,
      email: `turner-${index}@example.org`,
      passwordHash: '-',
      countryCode: 'AU',
      createdAt: new Date(Date.UTC(2100, 0, index + 1)),
    })),
  )
  const first = await visitor.ask(adminCalls.listAccounts)
  expect(first).toMatchObject({ count: 29, next: 2, previous: null })
  expect(first.results[0]).toMatchObject({ name: 'Page Turner 24', email: 'turner-24@example.org', type: 'breeder' })
  const second = await visitor.ask(adminCalls.listAccounts, { query: { page: '2' } })
  expect(second).toMatchObject({ next: null, previous: 1 })
  const names = [...first.results, ...second.results].map(({ id }) => id)
  expect(new Set(names).size).toBe(29)
  await shop.db.delete(users).where(eq(users.firstName, 'Page'))
})

test('accounts are sorted by name, address and age', async () => {
  const visitor = await signedIn()
  await shop.db
    .update(users)
    .set({ createdAt: new Date('2020-01-01') })
    .where(eq(users.email, owner.email))
  await expectSorted(async (sort) => (await visitor.ask(adminCalls.listAccounts, { query: { sort } })).results, {
    name: ({ name }) => folded(name),
    email: ({ email }) => email,
    since: ({ createdAt }) => createdAt,
  })
})

test.each([
  [owner.email.slice(0, 6).toUpperCase(), [owner.email]],
  [` ${owner.firstName} ${owner.lastName} `, [owner.email]],
  [`${owner.firstName.slice(0, 1)}\u0301\u200b${owner.firstName.slice(1).toUpperCase()} `, [owner.email]],
  ['%', []],
  ['_', []],
  ['nobody at all', []],
])('searching accounts for "%s" looks in names and addresses', async (search, emails) => {
  const found = await (await signedIn()).ask(adminCalls.listAccounts, { query: { search } })
  expect(found.results.map(({ email }) => email)).toEqual(emails)
  expect(found.count).toBe(emails.length)
})

test.each(['listAccounts', 'listAudit'] as const)('%s is for admins', async (name) => {
  await expect((await signedIn(owner.email)).ask(adminCalls[name])).rejects.toMatchObject({ status: 403 })
  await expect(shop.visitor().ask(adminCalls[name])).rejects.toMatchObject({ status: 401 })
  const { visitor } = await actingAs()
  await expect(visitor.ask(adminCalls[name])).rejects.toMatchObject({ status: 403 })
})

test('an admin sees the site as a user, and the page says so', async () => {
  const { visitor, seen } = await actingAs()
  expect(seen).toMatchObject({ id: owner.id, type: owner.type, isAdmin: false, viewedBy: { name: admin.name } })
  expect(await visitor.ask(authCalls.getMyDetails)).toEqual(seen)
  expect(await audit()).toEqual([line('act-as')])
})

/** Has the database itself do something at a moment of the switch. */
async function withTrigger(moment: string, plpgsql: string, work: () => Promise<void>) {
  await shop.db.execute(
    sql.raw(
      `create function at_the_switch() returns trigger language plpgsql as $$ begin ${plpgsql} return new; end $$`,
    ),
  )
  await shop.db.execute(sql.raw(`create trigger at_the_switch ${moment} for each row execute function at_the_switch()`))
  try {
    await work()
  } finally {
    await shop.db.execute(sql`drop function at_the_switch cascade`)
  }
}

test('the audit has its line before the session changes', async () => {
  const visitor = await signedIn()
  const isWritten = 'exists (select from audit_entries where user_id = new.acting_as_id)'
  await withTrigger('before update on sessions', `assert ${isWritten};`, async () => {
    const seen = await visitor.ask(adminCalls.actAs, { body: { userId: owner.id, reason } })
    expect(seen).toMatchObject({ id: owner.id })
  })
})

test('where the audit cannot be written, nothing changes', async () => {
  const visitor = await signedIn()
  await withTrigger('before insert on audit_entries', 'assert false;', async () => {
    const acting = visitor.ask(adminCalls.actAs, { body: { userId: owner.id, reason } })
    await expect(acting).rejects.toMatchObject({ status: 500 })
    expect(await visitor.ask(authCalls.getMyDetails)).toMatchObject({ id: admin.id, viewedBy: null })
  })
})

test('a session that ends at the same moment acts as nobody, and leaves no line in the audit', async () => {
  const visitor = await signedIn()
  await withTrigger('before insert on audit_entries', 'delete from sessions;', async () => {
    const acting = visitor.ask(adminCalls.actAs, { body: { userId: owner.id, reason } })
    await expect(acting).rejects.toMatchObject({ status: 409 })
    expect(await audit()).toEqual([])
  })
})

test('the session gets another token: a copy of the old one is dead', async () => {
  const visitor = await signedIn()
  const old = visitor.cookies.get('session')
  await visitor.ask(adminCalls.actAs, { body: { userId: owner.id, reason } })
  expect(visitor.cookies.get('session')).not.toBe(old)
  const stolen = shop.visitor({ cookie: `session=${old}` })
  await expect(stolen.ask(authCalls.getMyDetails)).rejects.toMatchObject({ status: 401 })
  expect(await shop.db.select().from(sessions)).toHaveLength(1)
})

test('nobody is seen who is not there, and no admin, oneself included', async () => {
  const visitor = await signedIn()
  const act = (userId: string) => visitor.ask(adminCalls.actAs, { body: { userId, reason } })
  await expect(act('00000000-0000-4000-8000-000000000000')).rejects.toMatchObject({ status: 404 })
  await expect(act(admin.id)).rejects.toMatchObject({ status: 403 })
  await expect(visitor.ask(adminCalls.actAs, { body: { userId: owner.id, reason: '  ' } })).rejects.toMatchObject({
    status: 428,
    errors: { reason: messages.fieldRequired },
  })
  expect(await audit()).toEqual([])
  expect(await visitor.ask(authCalls.getMyDetails)).toMatchObject({ id: admin.id, viewedBy: null })
})

test('only an admin acts as somebody, and not from within another’s account', async () => {
  const body = { userId: breeder.id, reason }
  await expect((await signedIn(owner.email)).ask(adminCalls.actAs, { body })).rejects.toMatchObject({ status: 403 })
  const { visitor } = await actingAs()
  await expect(visitor.ask(adminCalls.actAs, { body })).rejects.toMatchObject({ status: 403 })
  expect(await audit()).toEqual([line('act-as')])
})

test('every call made as somebody is in the audit: what it was and where, refused or not, without what was in it', async () => {
  const { visitor } = await actingAs()
  await visitor.ask(animalCalls.listAnimals, { query: { search: 'Biscuit' } })
  const body = { email: 'friend@example.org', rights: 'view' as const }
  await expect(visitor.ask(sharingCalls.shareAnimal, { params: { id: nobodysId }, body })).rejects.toMatchObject({
    status: 403,
  })
  await visitor.fetch(`/api/my/reports/${nobodysId}.pdf`)
  await visitor.ask(adminCalls.stopActing, { body: {} })
  await visitor.ask(authCalls.getMyDetails)

  const own = await signedIn()
  const { results } = await own.ask(adminCalls.listAudit)
  expect(results).toMatchObject([
    { action: 'stop-acting', callCount: 0 },
    { action: 'act-as', callCount: 4 },
  ])
  const id = results[1]?.id ?? ''
  const called = await own.ask(adminCalls.listActingCalls, { params: { id } })
  expect(called.count).toBe(4)
  expect(called.results.map(({ id: _, at: _at, summary: _summary, ...rest }) => rest)).toEqual([
    { method: 'POST', path: '/api/admin/stop-acting', isRefused: false },
    { method: 'GET', path: `/api/my/reports/${nobodysId}.pdf`, isRefused: false },
    { method: 'POST', path: `/api/my/animals/${nobodysId}/share`, isRefused: true },
    { method: 'GET', path: '/api/my/animals', isRefused: false },
  ])
  expect(called.results.map(({ summary }) => summary)).toEqual([
    adminCalls.stopActing.summary,
    reportCalls.getReportFile.summary,
    sharingCalls.shareAnimal.summary,
    animalCalls.listAnimals.summary,
  ])
  expect(JSON.stringify(await shop.db.select().from(actingCalls))).not.toMatch(/Biscuit|friend@example/)
})

test('where the audit cannot be written, a call made as somebody is not answered', async () => {
  const { visitor } = await actingAs()
  await withTrigger('before insert on acting_calls', 'assert false;', async () => {
    const change = visitor.ask(userCalls.updateUser, { body: { firstName: 'Dana' } })
    await expect(change).rejects.toMatchObject({ status: 500 })
    const [row] = await shop.db.select().from(users).where(eq(users.id, owner.id))
    expect(row?.firstName).toBe(owner.firstName)
  })
})

test('the calls of a line that is not there are missing', async () => {
  const visitor = await signedIn()
  for (const id of [nobodysId, 'nonsense'])
    await expect(visitor.ask(adminCalls.listActingCalls, { params: { id } })).rejects.toMatchObject({ status: 404 })
})

test.each([
  [
    'sharing an animal',
    sharingCalls.shareAnimal,
    { params: { id: nobodysId }, body: { email: 'a@example.org', rights: 'view' } },
  ],
  ['ending a share', sharingCalls.unshareAnimal, { params: { id: nobodysId } }],
  ['activating a kit', activationCalls.registerEmail, { body: { email: 'a@example.org' } }],
  ['emptying the cart', cartCalls.deleteCart, { params: { sessionId: nobodysId } }],
  ['applying a voucher', cartCalls.applyCoupon, { params: { sessionId: nobodysId, coupon: 'WELCOME10' } }],
  [
    'recording a sample',
    collectedAnimalCalls.createCollectedAnimal,
    { body: { name: 'Meg', ownerName: 'Iain', ownerEmail: 'iain@example.org', speciesId: 1, gender: 'female' } },
  ],
  [
    'sending a report',
    reportCalls.getReport,
    { params: { id: nobodysId }, query: { reportType: 'health', sendEmail: 'true' } },
  ],
])('%s is the user’s alone, and the try is in the audit', async (_, call, input) => {
  const { visitor } = await actingAs()
  await expect(visitor.ask(call as typeof cartCalls.deleteCart, input as never)).rejects.toMatchObject({
    status: 403,
    message: 'Only the user can do this, not an admin in their place.',
  })
  expect(await shop.db.select().from(actingCalls)).toMatchObject([{ method: call.method }])
})

test.each([
  ['sessions', sessionCalls.listSessions, {}],
  ['the second factor', twoFactorCalls.getTwoFactor, {}],
  ['setting up a second factor', twoFactorCalls.startTwoFactor, { body: { password: demoPassword } }],
  ['switching the second factor off', twoFactorCalls.removeTwoFactor, { body: { password: demoPassword } }],
  [
    'the password',
    userCalls.changePassword,
    { body: { currentPassword: demoPassword, newPassword: 'quite another one' } },
  ],
  ['deleting the account', userCalls.deleteUser, { body: { password: demoPassword } }],
  ['taking the data along', userCalls.exportUser, {}],
])('%s is the user’s alone', async (_, call, input) => {
  const { visitor } = await actingAs()
  await expect(visitor.ask(call as typeof userCalls.deleteUser, input as never)).rejects.toMatchObject({
    status: 403,
    message: 'Only the user can do this, not an admin in their place.',
  })
})

test('stopping leads back to the admin’s own account; doing it twice changes nothing', async () => {
  const { visitor } = await actingAs()
  const own = await visitor.ask(adminCalls.stopActing, { body: {} })
  expect(own).toMatchObject({ id: admin.id, isAdmin: true, viewedBy: null })
  expect(await visitor.ask(adminCalls.stopActing, { body: {} })).toEqual(own)
  expect(await visitor.ask(authCalls.getMyDetails)).toEqual(own)
  expect(await audit()).toEqual([line('stop-acting'), line('act-as')])
})

test('somebody who acts as nobody stops without a trace', async () => {
  const visitor = await signedIn(owner.email)
  expect(await visitor.ask(adminCalls.stopActing, { body: {} })).toMatchObject({ id: owner.id })
  expect(await audit()).toEqual([])
})

test('after half an hour the session is the admin’s own again, and free for another user', async () => {
  const { visitor } = await actingAs()
  const [session] = await shop.db.select().from(sessions)
  const left = (session?.actingUntil?.getTime() ?? 0) - Date.now()
  expect(left).toBeGreaterThan((actingMinutes - 1) * 60_000)
  expect(left).toBeLessThanOrEqual(actingMinutes * 60_000)
  await shop.db.update(sessions).set({ actingUntil: new Date(Date.now() - 1000) })
  expect(await visitor.ask(authCalls.getMyDetails)).toMatchObject({ id: admin.id, viewedBy: null })
  // A page that still shows the user changes nothing of the admin's.
  await expect(visitor.ask(userCalls.updateUser, { body: { firstName: 'Dana' } })).rejects.toMatchObject({
    status: 409,
  })
  expect(await visitor.ask(adminCalls.stopActing, { body: {} })).toMatchObject({ id: admin.id })
  expect(await visitor.ask(userCalls.updateUser, { body: { firstName: admin.firstName } })).toMatchObject({
    id: admin.id,
  })
  expect(await audit()).toEqual([line('act-as')])
  const next = await visitor.ask(adminCalls.actAs, { body: { userId: breeder.id, reason } })
  expect(next).toMatchObject({ id: breeder.id, viewedBy: { name: admin.name } })
})

test('an account that is deleted under the admin’s eyes leaves them in their own', async () => {
  const [user] = await shop.db
    .insert(users)
    .values({
      type: 'owner',
      firstName: 'So',
      lastName: 'Long',
      email: 'so@example.org',
      passwordHash: '-',
      countryCode: 'AU',
    })
    .returning()
  const { visitor } = await actingAs(user?.id)
  await shop.db.delete(users).where(eq(users.id, user?.id ?? ''))
  expect(await visitor.ask(authCalls.getMyDetails)).toMatchObject({ id: admin.id, viewedBy: null })
  expect(await audit()).toMatchObject([{ action: 'act-as', userName: 'So Long', userEmail: 'so@example.org' }])
})

test('signing out while acting ends it all', async () => {
  const { visitor } = await actingAs()
  await visitor.ask(authCalls.logout)
  expect(await shop.db.select().from(sessions)).toEqual([])
})

test('a user’s list of sessions does not show the admin’s', async () => {
  await actingAs()
  const visitor = await signedIn(owner.email)
  expect((await visitor.ask(sessionCalls.listSessions)).results).toHaveLength(1)
})

test('the audit is sorted by when it was', async () => {
  const { userName, userEmail, adminName } = line('give-role')
  await shop.db.insert(auditEntries).values(
    [2021, 2020, 2022].map((year) => ({
      at: new Date(year, 1),
      action: 'give-role' as const,
      adminName,
      userName,
      userEmail,
      reason: `Of ${year}`,
    })),
  )
  const visitor = await signedIn()
  await expectSorted(async (sort) => (await visitor.ask(adminCalls.listAudit, { query: { sort } })).results, {
    at: ({ at }) => at,
  })
})
