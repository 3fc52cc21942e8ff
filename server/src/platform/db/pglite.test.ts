import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { newPglite, openFolder, openPglite } from './pglite.ts'
import { provideTemplate } from './template.ts'

const query = sql`
  select table_name, column_name from information_schema.columns where table_schema = 'public' order by 1, 2`

const root = mkdtempSync(join(tmpdir(), 'pet-dna-pglite-'))
afterAll(() => rmSync(root, { recursive: true }))
const open = (name: string) => openFolder(join(root, name), () => {})

test('a new database that is copied is as one that was migrated, empty, and stores what is written', async () => {
  const migrated = await openPglite(await newPglite())
  const columns = await migrated.db.execute(query)
  await migrated.close()

  const copied = await open('copied')
  expect(await copied.db.execute(query)).toEqual(columns)
  expect(await copied.db.execute(sql`select count(*)::int as count from products`)).toMatchObject({
    rows: [{ count: 0 }],
  })
  await copied.db.execute(sql`create table written as select 1 as one`)
  await copied.close()

  const reopened = await open('copied')
  expect(await reopened.db.execute(sql`select one from written`)).toMatchObject({ rows: [{ one: 1 }] })
  await reopened.close()
})

test('what was copied in part is copied again', async () => {
  const template = await provideTemplate()
  cpSync(join(template ?? '', 'base'), join(root, 'part/base'), { recursive: true })
  mkdirSync(join(root, 'part/global'))
  writeFileSync(join(root, 'part/global/pg_control'), 'a part of it')
  const { db, close } = await open('part')
  expect(await db.execute(sql`select count(*)::int as count from products`)).toMatchObject({ rows: [{ count: 0 }] })
  await close()
})
