import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { copyOfDatabase } from '../../../test/shop.ts'

test('a transaction sends one query after another, and a test that does not fails', async () => {
  const { db, close } = await copyOfDatabase()
  const twoAtOnce = db.transaction((tx) => Promise.all([1, 2].map(() => tx.execute(sql`select 1`))))
  await expect(twoAtOnce).rejects.toMatchObject({ cause: { message: 'Two queries at once on one connection' } })
  await Promise.all([1, 2].map(() => db.execute(sql`select 1`)))
  await close()
})
