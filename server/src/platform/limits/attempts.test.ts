import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyOfDatabase } from '../../../test/shop.ts'
import { attemptLimit } from './attempts.ts'
import type { Database } from '../db/open.ts'
import { attempts } from '../../schema/attempts.ts'
import { openSecrets } from '../config/secrets.ts'

let database: Database
beforeAll(async () => {
  database = await copyOfDatabase()
})
afterAll(() => database.close())

const message = 'Please wait.'
const limit = (name: string, points = 3) =>
  attemptLimit(database.db, openSecrets('a key for tests'), { name, points, perSeconds: 60, message })
const refusal = { status: 429, message }

test('one more than the limit has to wait, in every process of the shop; others do not', async () => {
  const [one, other] = [limit('shared'), limit('shared')]
  await one.count('ada@example.org')
  await other.count('ada@example.org')
  await one.count('ada@example.org')
  await expect(other.count('ada@example.org')).rejects.toMatchObject(refusal)
  await one.count('grace@example.org')
  await limit('something else').count('ada@example.org')
})

test('all at once are counted one by one', async () => {
  const results = await Promise.allSettled(Array.from({ length: 10 }, () => limit('at once').count('ada@example.org')))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
})

test('what is forgotten or has expired counts from zero', async () => {
  const tries = limit('anew', 1)
  await tries.count('ada@example.org')
  await tries.forget('ada@example.org')
  await tries.count('ada@example.org')
  await expect(tries.count('ada@example.org')).rejects.toMatchObject(refusal)
  await database.db.update(attempts).set({ expire: new Date(Date.now() - 1000) })
  await tries.count('ada@example.org')
})

test('the database knows nobody by it', async () => {
  await limit('secretly').count('ada@example.org')
  const rows = await database.db.select().from(attempts)
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain('ada')
  const another = openSecrets('another key').tokenOf('attempt', 'ada@example.org')
  expect(await database.db.$count(attempts, eq(attempts.key, `secretly:${another}`))).toBe(0)
})

test('a database that is out of order is an error, and no refusal', async () => {
  const broken = await copyOfDatabase()
  await broken.close()
  const tries = attemptLimit(broken.db, openSecrets('key'), { name: 'broken', points: 1, perSeconds: 60, message })
  await expect(tries.count('ada@example.org')).rejects.not.toHaveProperty('status')
})
