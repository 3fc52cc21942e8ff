import { adminCalls } from '@shop/contract/admin'
import { authCalls } from '@shop/contract/auth'
import { expect, test } from 'vitest'
import { useShop } from '../../../test/shop.ts'
import { demoPassword, demoPeople } from '../../entry/seed/demo-people.ts'
import { auditEntries } from '../../schema/admin.ts'

const shop = useShop()

test('an admin who presses twenty times goes over once, and comes back once', async () => {
  const admin = shop.visitor()
  await admin.ask(authCalls.login, { body: { username: 'admin@example.com', password: demoPassword } })
  const owner = demoPeople.find(({ email }) => email === 'owner@example.com')
  const windows = Array.from({ length: 20 }, () => {
    const window = shop.visitor()
    window.cookies.set('session', admin.cookies.get('session') ?? '')
    return window
  })

  const body = { userId: owner?.id ?? '', reason: 'Cannot find their kit' }
  const went = await Promise.allSettled(windows.map((window) => window.ask(adminCalls.actAs, { body })))
  expect(went.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)

  const acting = windows.find((_, index) => went[index]?.status === 'fulfilled') ?? admin
  const stops = windows.map(() => acting.ask(adminCalls.stopActing, { body: {} }))
  expect((await Promise.all(stops)).map(({ email }) => email)).toEqual(Array(20).fill('admin@example.com'))

  const lines = await shop.db.select().from(auditEntries).orderBy(auditEntries.at)
  expect(lines.map(({ action }) => action)).toEqual(['act-as', 'stop-acting'])
})
