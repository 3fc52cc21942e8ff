import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openFolder } from './pglite.ts'
import { readTemplate } from './template.ts'

const query = sql`
  select table_name, column_name from information_schema.columns where table_schema = 'public' order by 1, 2`

test('a new database that is copied is as one that was migrated, empty, and keeps what is written', async () => {
  const root = mkdtempSync(join(tmpdir(), 'pet-dna-pglite-'))
  const open = (name: string) => openFolder(join(root, name), () => {})
  const first = await open('first')
  const columns = await first.db.execute(query)
  expect(readTemplate()).toBeDefined()
  await first.close()

  const second = await open('second')
  expect(await second.db.execute(query)).toEqual(columns)
  expect(await second.db.execute(sql`select count(*)::int as count from products`)).toMatchObject({
    rows: [{ count: 0 }],
  })
  await second.db.execute(sql`create table written as select 1 as one`)
  await second.close()

  const reopened = await open('second')
  expect(await reopened.db.execute(sql`select one from written`)).toMatchObject({ rows: [{ one: 1 }] })
  await reopened.close()
  rmSync(root, { recursive: true })
})
