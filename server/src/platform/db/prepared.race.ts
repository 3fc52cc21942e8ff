import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { copyOfPostgres } from '../../../test/shop.ts'
import { breeds } from '../../schema/breed.ts'
import type { Db } from './open.ts'
import { openPostgres } from './postgres.ts'

/** Reads one breed five times over one connection, and answers what that has prepared. */
const readAndList = (db: Db) =>
  db.transaction(async (tx) => {
    for (let times = 0; times < 5; times++) await tx.select({ name: breeds.name }).from(breeds).where(eq(breeds.id, 1))
    const { rows } = (await tx.execute(sql`select statement from pg_prepared_statements`)) as {
      rows: { statement: string }[]
    }
    return rows.map(({ statement }) => statement).filter((statement) => statement.includes('"breeds"'))
  })

test('what is sent again and again is prepared, unless the address says otherwise', async () => {
  const url = await copyOfPostgres()
  for (const [address, prepared] of [
    [url, 1],
    [`${url}?prepare=false`, 0],
  ] as const) {
    const { db, close } = await openPostgres(address)
    expect(await readAndList(db)).toHaveLength(prepared)
    await close()
  }
})

test('a migration of another process costs each connection one refusal at the most', async () => {
  const { db, close } = await openPostgres(await copyOfPostgres())
  await readAndList(db)
  await db.execute(sql`alter table breeds alter column name type varchar`)
  const results = []
  for (let times = 0; times < 5; times++) results.push(...(await Promise.allSettled([readAndList(db)])))
  expect(results.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(4)
  await close()
})
