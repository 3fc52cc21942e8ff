import { adminCalls } from '@shop/contract/admin'
import { authCalls } from '@shop/contract/auth'
import { parcelCalls } from '@shop/contract/parcel'
import { refundCalls } from '@shop/contract/refund'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mailsTo } from '../../../test/account.ts'
import { signIn } from '../../../test/buyer.ts'
import { desk, withDesk } from '../../../test/desk.ts'
import { finishJobs } from '../../../test/lab.ts'
import { useShop } from '../../../test/shop.ts'
import { hashToken } from '../../platform/config/secrets.ts'
import { givenRoles } from '../../schema/desk-role.ts'
import { sessions } from '../../schema/session.ts'
import { recoveryCodes, twoFactors } from '../../schema/two-factor.ts'
import { users } from '../../schema/user.ts'
import { auditEntries } from '../../schema/admin.ts'

const shop = useShop({ ...withDesk, AUTH_REQUESTS_PER_MINUTE: '1000' })

const auditOf = (email: string) => shop.db.select().from(auditEntries).where(eq(auditEntries.userEmail, email))
const named = ['--first-name', 'Ruth', '--last-name', 'Okonjo', '--country', 'AU', '--reason', 'Runs the shop']

test('the first admin is made by command: an account, a mailed link for its password, and a line in the audit', async () => {
  const added = await desk(shop, 'roles', 'give', 'Ruth@Example.org', 'manager', ...named)
  expect(added).toEqual({
    code: 0,
    output: expect.stringContaining('ruth@example.org has the role manager. A link') as string,
  })
  await finishJobs(shop)
  const token = shop.mails.at(-1)?.text.match(/reset-password\?token=([\w-]+)/)?.[1] ?? ''
  const browser = shop.visitor()
  const password = 'a sentence of my own'
  await browser.ask(authCalls.resetPassword, { body: { token, password } })
  await browser.ask(authCalls.login, { body: { username: 'ruth@example.org', password } })
  const audit = await browser.ask(adminCalls.listAudit)
  expect(audit.results).toMatchObject([
    {
      action: 'give-role',
      subject: 'manager',
      adminName: 'ruth (command line)',
      userEmail: 'ruth@example.org',
      reason: 'Runs the shop',
    },
  ])
  expect(await auditOf('ruth@example.org')).toMatchObject([{ adminId: null }])

  const found = async (search: string) => (await browser.ask(adminCalls.listAudit, { query: { search } })).count
  for (const text of ['ruth@EXAMPLE', 'runs the', 'command line', 'manager']) expect(await found(text), text).toBe(1)
  expect(await found('nothing like it')).toBe(0)

  const again = await desk(shop, 'roles', 'give', 'ruth@example.org', 'manager', '--reason', 'Again')
  expect(again).toEqual({ code: 0, output: 'ruth@example.org had the role manager already.' })
  expect(await auditOf('ruth@example.org')).toHaveLength(1)
})

test('a customer becomes an admin, and an ordinary user again, who acts as nobody', async () => {
  const browser = shop.visitor()
  const user = await signIn(shop, browser, 'vet')
  expect((await desk(shop, 'roles', 'give', user.email, 'manager', '--by', 'Zoë', '--reason', 'Helps')).output).toBe(
    `${user.email} has the role manager.`,
  )
  const other = await signIn(shop, shop.visitor())
  await browser.ask(adminCalls.actAs, { body: { userId: other.id, reason: 'Looks' } })
  expect((await desk(shop, 'roles', 'take', user.email, 'manager', '--reason', 'Left')).output).toBe(
    `${user.email} has the role manager no more.`,
  )
  expect(await shop.db.select().from(sessions).where(eq(sessions.userId, user.id))).toMatchObject([
    { actingAsId: null },
  ])
  expect(await browser.ask(authCalls.getMyDetails)).toMatchObject({ id: user.id, type: 'vet', isAdmin: false })
  expect((await auditOf(user.email)).map(({ action, adminName, subject }) => [action, adminName, subject])).toEqual([
    ['give-role', 'Zoë (command line)', 'manager'],
    ['take-role', 'ruth (command line)', 'manager'],
  ])
  expect((await desk(shop, 'roles', 'take', user.email, 'manager', '--reason', 'Left')).output).toBe(
    `${user.email} had no role manager.`,
  )
})

test.each([
  [
    'without a reason',
    ['roles', 'give', 'new@example.org', 'manager', ...named.slice(0, -2)],
    /reason: This field is required/,
  ],
  [
    'without a name for a new account',
    ['roles', 'give', 'new@example.org', 'warehouse', '--reason', 'x'],
    /firstName: .*\n.*lastName: /,
  ],
  ['with what is no address', ['roles', 'give', 'new', 'manager', ...named], /email: .*valid email/],
  ['with a role that is none', ['roles', 'give', 'new@example.org', 'boss', ...named], /role: Use one of support/],
  ['of somebody unknown', ['roles', 'take', 'new@example.org', 'support', '--reason', 'x'], /User not found/],
])('a command %s is refused, and changes nothing', async (_, args, output) => {
  const before = await shop.db.$count(auditEntries)
  expect(await desk(shop, ...args)).toEqual({ code: 1, output: expect.stringMatching(output) as string })
  expect(await shop.db.$count(users, eq(users.email, 'new@example.org'))).toBe(0)
  expect(await shop.db.$count(auditEntries)).toBe(before)
})

test('somebody who has lost a computer is signed out of every browser, and nobody else is', async () => {
  const [laptop, phone, stranger] = [shop.visitor(), shop.visitor(), shop.visitor()]
  const user = await signIn(shop, laptop)
  await shop.db
    .insert(sessions)
    .values({ tokenHash: hashToken('of the phone'), userId: user.id, expiresAt: new Date(Date.now() + 60_000) })
  phone.cookies.set('session', 'of the phone')
  const other = await signIn(shop, stranger)
  expect(await phone.ask(authCalls.getMyDetails)).toMatchObject({ id: user.id })
  expect((await desk(shop, 'sign-out', user.email, '--reason', 'Lost')).output).toBe(
    `${user.email} was signed out of 2 browsers.`,
  )
  for (const browser of [laptop, phone])
    await expect(browser.ask(authCalls.getMyDetails)).rejects.toMatchObject({ status: 401 })
  expect(await stranger.ask(authCalls.getMyDetails)).toMatchObject({ id: other.id })
  expect(await auditOf(user.email)).toMatchObject([
    { action: 'sign-out', reason: 'Lost', before: { sessions: 2 }, after: { sessions: 0 } },
  ])
  expect(await desk(shop, 'sign-out', 'new@example.org', '--reason', 'x')).toMatchObject({ code: 1 })
})

test('two-step login is switched off for who lost phone and codes: written down, mailed, and signed out', async () => {
  const browser = shop.visitor()
  const user = await signIn(shop, browser)
  const off = () => desk(shop, 'two-step-off', user.email.toUpperCase(), '--reason', 'Lost both')
  expect((await off()).output).toBe(`${user.email} had no second step.`)
  await shop.db.insert(twoFactors).values({ userId: user.id, secret: 'sealed', confirmedAt: new Date() })
  await shop.db.insert(recoveryCodes).values({ userId: user.id, codeHash: 'of a code' })
  expect((await off()).output).toBe(`${user.email} logs in without a second step now.`)
  expect(await shop.db.$count(twoFactors, eq(twoFactors.userId, user.id))).toBe(0)
  expect(await shop.db.$count(recoveryCodes, eq(recoveryCodes.userId, user.id))).toBe(0)
  await expect(browser.ask(authCalls.getMyDetails)).rejects.toMatchObject({ status: 401 })
  expect(await auditOf(user.email)).toMatchObject([{ action: 'two-step-off', reason: 'Lost both' }])
  expect((await mailsTo(shop, user.email)).map(({ subject }) => subject)).toEqual(['Two-step login is off'])
  expect((await off()).output).toBe(`${user.email} had no second step.`)
})

test('a manager gives a role and takes it: its calls open at once, all others stay closed, and their own stays', async () => {
  const [manager, packer] = [shop.visitor(), shop.visitor()]
  const own = await signIn(shop, manager, 'breeder', { isAdmin: true })
  const { email } = await signIn(shop, packer, 'owner')
  await expect(packer.ask(parcelCalls.listWaitingOrders)).rejects.toMatchObject({ status: 403 })
  const given = { email, role: 'warehouse', reason: 'Packs on Mondays' } as const
  expect(await manager.ask(adminCalls.giveRole, { body: given })).toEqual({ email, isNew: false, isChanged: true })
  expect(await manager.ask(adminCalls.giveRole, { body: given })).toMatchObject({ isChanged: false })
  expect(await packer.ask(authCalls.getMyDetails)).toMatchObject({ isAdmin: false, roles: ['warehouse'] })
  expect((await packer.ask(parcelCalls.listWaitingOrders)).count).toBe(0)
  const refused = { status: 403, message: 'This is not part of the role warehouse. A manager gives roles.' }
  await expect(packer.ask(refundCalls.listRefunds)).rejects.toMatchObject(refused)
  await expect(packer.ask(adminCalls.listAccounts)).rejects.toMatchObject(refused)
  await expect(packer.ask(adminCalls.giveRole, { body: { ...given, role: 'manager' } })).rejects.toMatchObject(refused)
  const team = await manager.ask(adminCalls.listAccounts, { query: { role: 'warehouse' } })
  expect(team.results).toMatchObject([{ email, roles: ['warehouse'] }])
  const mine = { email: own.email, role: 'manager', reason: 'Tired' } as const
  await expect(manager.ask(adminCalls.takeRole, { body: mine })).rejects.toMatchObject({ status: 409 })
  expect(await manager.ask(adminCalls.takeRole, { body: given })).toEqual({ email, isChanged: true })
  await expect(packer.ask(parcelCalls.listWaitingOrders)).rejects.toMatchObject({ status: 403 })
})

test('a command acts in the role that it states', async () => {
  const list = (...as: string[]) => desk(shop, 'refunds', 'list', ...as)
  expect((await list()).code).toBe(0)
  expect((await list('--as', 'accounts')).code).toBe(0)
  expect(await list('--as', 'warehouse')).toEqual({
    code: 1,
    output: expect.stringContaining('This is not part of the role warehouse.') as string,
  })
  expect(await list('--as', 'boss')).toEqual({
    code: 1,
    output: expect.stringContaining('“boss” is no role.') as string,
  })
})

test('of a colleague only a manager switches two-step login off', async () => {
  const { id: userId, email } = await signIn(shop, shop.visitor(), 'owner')
  await shop.db.insert(givenRoles).values({ userId, role: 'accounts' })
  await shop.db.insert(twoFactors).values({ userId, secret: 'sealed', confirmedAt: new Date() })
  const off = (...as: string[]) => desk(shop, 'two-step-off', email, '--reason', 'Lost both', ...as)
  expect(await off('--as', 'support')).toEqual({
    code: 1,
    output: expect.stringContaining('Only a manager does this') as string,
  })
  expect(await shop.db.$count(twoFactors, eq(twoFactors.userId, userId))).toBe(1)
  expect((await off()).output).toBe(`${email} logs in without a second step now.`)
})

test('what is no command shows how the desk is used', async () => {
  expect(await desk(shop, 'fly')).toEqual({
    code: 2,
    output: expect.stringContaining('npm run desk -- roles give') as string,
  })
})

test('two commands at once give one role', async () => {
  const args = [
    'roles',
    'give',
    'twice@example.org',
    'manager',
    '--first-name',
    'T',
    '--last-name',
    'W',
    '--reason',
    'Twice',
  ]
  const codes = await Promise.all([desk(shop, ...args), desk(shop, ...args)])
  expect(codes.map(({ code }) => code)).toContain(0)
  expect(await auditOf('twice@example.org')).toHaveLength(1)
})
