import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { actingAs, signIn } from '../../test/buyer.ts'
import { useShop } from '../../test/shop.ts'
import { actingCalls } from '../admin/tables.ts'

const shop = useShop()

/** Whatever the server answers about somebody's own things, calls and files: a new one is tried without being named here. */
const personal = (): string[] => [
  ...new Set(
    shop.app.routes
      .filter(({ method, path }) => method === 'GET' && path.startsWith('/api/my/') && !path.includes('*'))
      .map(({ path }) => path),
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
