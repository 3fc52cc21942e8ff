import { accountDataCalls } from '@shop/contract/account-data'
import { adminCalls } from '@shop/contract/admin'
import { approvalCalls } from '@shop/contract/approval'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { addAnimal } from '../../../test/animals.ts'
import { callerOf, inSupport, signUp } from '../../../test/callers.ts'
import { withDesk } from '../../../test/desk.ts'
import { finishJobs } from '../../../test/lab.ts'
import { useShop } from '../../../test/shop.ts'
import { erased } from '../../platform/values/erased.ts'
import { auditEntries } from '../../schema/admin.ts'
import { users } from '../../schema/user.ts'

const shop = useShop(withDesk)
beforeEach(() => {
  shop.mails.length = 0
})

const linesOf = (action: 'export-account' | 'erase-account') =>
  shop.db.select().from(auditEntries).where(eq(auditEntries.action, action))

test('the desk reads an account: what it sent, what was decided, and how much there is of it', async () => {
  const { browser } = await callerOf(shop, 'admin')
  const { user } = await signUp(shop, {
    type: 'vet',
    clinic: 'Riverside Animal Clinic',
    registrationNumber: '1234567',
    approval: 'waiting',
    creditLimit: null,
  })
  await addAnimal(shop, user.id, {})
  const params = { id: user.id }
  expect(await browser.ask(adminCalls.getAccount, { params })).toMatchObject({
    email: user.email,
    isMe: false,
    clinic: 'Riverside Animal Clinic',
    registrationNumber: '1234567',
    approval: { state: 'waiting', by: null },
    creditLimit: null,
    hasTwoFactor: false,
    sessionCount: 1,
    orderCount: 0,
    animalCount: 1,
  })
  await browser.ask(approvalCalls.approve, { body: { kind: 'vet', email: user.email, reason: 'In the register' } })
  await browser.ask(approvalCalls.setCredit, { body: { email: user.email, limit: 250, reason: 'Known to us' } })
  expect(await browser.ask(adminCalls.getAccount, { params })).toMatchObject({
    approval: { state: 'approved', by: expect.any(String) as string },
    creditLimit: { amount: 250 },
  })
  for (const id of ['nonsense', crypto.randomUUID()])
    await expect(browser.ask(adminCalls.getAccount, { params: { id } })).rejects.toMatchObject({ status: 404 })
})

test('a manager exports what is stored of somebody, and it is in the audit', async () => {
  const { browser } = await callerOf(shop, 'admin')
  const { user } = await signUp(shop)
  await addAnimal(shop, user.id, { petName: 'Murrumbidgee Mist' })
  const data = await browser.ask(accountDataCalls.exportAccount, {
    params: { id: user.id },
    body: { reason: 'Asked by letter' },
  })
  expect(JSON.stringify(data)).toContain('Murrumbidgee Mist')
  expect(JSON.stringify(data)).not.toContain(user.passwordHash)
  expect(await linesOf('export-account')).toMatchObject([{ userEmail: user.email, reason: 'Asked by letter' }])
})

test('an account is deleted by its address typed again, never of a colleague, and the audit names nobody', async () => {
  const { browser } = await callerOf(shop, 'admin')
  const { user } = await signUp(shop)
  const colleague = await inSupport(shop)
  const eraseAs = (id: string, email: string) =>
    browser.ask(accountDataCalls.eraseAccount, { params: { id }, body: { email, reason: 'Asked by letter' } })
  await expect(eraseAs(user.id, colleague.user.email)).rejects.toMatchObject({
    status: 428,
    errors: { email: `This account’s address is ${user.email}.` },
  })
  await expect(eraseAs(colleague.user.id, colleague.user.email)).rejects.toMatchObject({ status: 409 })
  expect(await shop.db.$count(users, eq(users.id, user.id))).toBe(1)
  await eraseAs(user.id, user.email.toUpperCase())
  await finishJobs(shop)
  expect(await shop.db.$count(users, eq(users.id, user.id))).toBe(0)
  expect(await linesOf('erase-account')).toMatchObject([
    { userId: null, userEmail: erased, userName: erased, reason: 'Asked by letter' },
  ])
  expect(shop.mails.map(({ to }) => to)).toContain(user.email)
  await expect(eraseAs(user.id, user.email)).rejects.toMatchObject({ status: 404 })
})
