import { randomUUID } from 'node:crypto'
import { type Call, signedInHeader } from '@shop/contract/call'
import { calls } from '@shop/contract/calls'
import { expect, test } from 'vitest'
import { actingAs, signIn } from '../../../test/buyer.ts'
import { useShop } from '../../../test/shop.ts'
import { actingCalls } from '../../schema/admin.ts'
import { honoPath } from './body-limit.ts'

const shop = useShop()

const isCall = new Set(Object.values(calls).map(({ path }) => honoPath(path)))
/** Of nobody: what the server states of itself, and the way out. */
const open = /^\/api\/(health|ready|openapi\.json|auth\/signout)$/

/** Whatever the server answers about somebody's own things, calls and files: a new one is tried without being named here. */
const personal = (): string[] => [
  ...new Set(
    shop.app.routes
      .filter(({ method, path }) => method === 'GET' && path.startsWith('/api/') && !path.includes('*'))
      .map(({ path }) => path)
      .filter((path) => path.startsWith('/api/my/') || (!isCall.has(path) && !open.test(path))),
  ),
]

test('an admin who acts as somebody opens nothing of theirs that is not in the audit', async () => {
  const user = await signIn(shop, shop.visitor())
  const admin = await actingAs(shop, user.id)
  const paths = personal().map((path) => path.replaceAll(/:\w+(\{[^}]*\})?/g, () => randomUUID()))
  expect(paths.length).toBeGreaterThan(40)
  for (const path of paths) await admin.fetch(path)
  const written = new Set((await shop.db.select().from(actingCalls)).map(({ path }) => path))
  expect(paths.filter((path) => !written.has(path))).toEqual([])
})

const ofUsers = Object.values(calls).filter((row: Call) => row.isOfUser)

test('what may be a user’s is not answered to a guest as whom the browser believes somebody else', async () => {
  expect(ofUsers.length).toBeGreaterThan(25)
  const guest = shop.visitor()
  const statusOf = async (row: Call, headers: Record<string, string>) => {
    const path = row.path.replaceAll(/\{\w+\}/g, () => randomUUID())
    const init = { method: row.method, headers: { 'content-type': 'application/json', ...headers } }
    return (await guest.fetch(path, { ...init, ...(row.body && { body: '{}' }) })).status
  }
  for (const row of ofUsers) {
    expect([row.path, await statusOf(row, { [signedInHeader]: '1' })]).toEqual([row.path, 401])
    expect([row.path, await statusOf(row, {})]).not.toEqual([row.path, 401])
  }
})
