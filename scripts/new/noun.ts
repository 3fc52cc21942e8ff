import { globSync, readFileSync } from 'node:fs'
import { wings } from '../../server/src/wings.ts'
import { addWord, append, insertSorted } from './insert.ts'
import { nounOf } from './names.ts'
import type { Plan } from './plan.ts'

/** A noun in a wing of the server: `sales/gift`. It has a list in pages, and one by its id, for everybody to read. */
export function planNoun(given: string): Plan {
  const [wing = '', called = '', ...more] = given.split('/')
  if (!called || more.length) throw new Error('A noun lives in a wing of the server: npm run new noun sales/gift')
  const wingNames = wings.flatMap(({ name, rooms }) => (rooms.length ? [name as string] : []))
  if (!wingNames.includes(wing)) throw new Error(`There is no wing "${wing}": ${wingNames.join(', ')}`)
  const { one, many } = nounOf(called)
  const table = many.kebab.replaceAll('-', '_')
  const isTable = new RegExp(`pgTable\\(\\s*'${table}'`)
  for (const file of globSync('server/src/schema/*.ts'))
    if (isTable.test(readFileSync(file, 'utf8'))) throw new Error(`${file} has a table "${table}" already`)
  const file = one.kebab
  const key = file.includes('-') ? `'${file}'` : file
  const path = `/api/${many.kebab}`
  return {
    files: {
      [`contract/src/${file}.ts`]: `import { object, string } from 'yup'
import { call } from './call.ts'
import { ${one.camel}Endpoints } from './endpoints/${file}.ts'
import { listOf } from './list.ts'
import { queryWord } from './shared.ts'

export const ${one.camel}Schema = object({
  id: string().uuid().required(),
  name: string().required(),
}).noUnknown()

export const ${one.camel}Calls = {
  list${many.pascal}: call({
    ...${one.camel}Endpoints.list${many.pascal},
    summary: '${many.title} by name, 20 a page',
    query: object({ page: queryWord() }),
    reply: listOf(${one.camel}Schema.required()),
    who: 'anyone',
    isOurs: true,
  }),
  get${one.pascal}: call({
    ...${one.camel}Endpoints.get${one.pascal},
    summary: 'One ${one.spaced}',
    reply: ${one.camel}Schema,
    who: 'anyone',
    isOurs: true,
  }),
}
`,
      [`contract/src/endpoints/${file}.ts`]: `import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

const fails = messages.errorFetchingData

export const ${one.camel}Endpoints = endpoints({
  list${many.pascal}: { method: 'GET', path: '${path}', fails },
  get${one.pascal}: { method: 'GET', path: '${path}/{id}', fails },
})
`,
      [`mocks/src/fixtures/${file}.ts`]: `import { ${one.camel}Schema } from '@shop/contract/${file}'
import { fixture } from '../fixture.ts'

export const ${one.camel} = fixture(${one.camel}Schema, {
  id: 'c0ffee00-0000-4000-8000-000000000001',
  name: 'First ${one.spaced}',
})

export const ${many.camel} = [
  ${one.camel}(),
  ${one.camel}({ id: 'c0ffee00-0000-4000-8000-000000000002', name: 'Second ${one.spaced}' }),
]
`,
      [`mocks/src/handlers/${file}.ts`]: `import { ${one.camel}Calls } from '@shop/contract/${file}'
import { listOf } from '../fixture.ts'
import { ${one.camel}, ${many.camel} } from '../fixtures/${file}.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(${one.camel}Calls.list${many.pascal}, listOf(${many.camel})),
  mock(${one.camel}Calls.get${one.pascal}, ${one.camel}()),
]
`,
      [`server/src/schema/${file}.ts`]: `import { pgTable, text } from 'drizzle-orm/pg-core'
import { id } from './columns.ts'

/** What one row is, in one sentence. */
export const ${many.camel} = pgTable('${table}', {
  id: id(),
  name: text().notNull(),
})
`,
      [`server/src/${wing}/${file}/handlers.ts`]: `import { storePageSize } from '@shop/contract/constants'
import type { ${one.camel}Calls } from '@shop/contract/${file}'
import { asc, eq } from 'drizzle-orm'
import type { Handlers } from '../../people/visitor/handler.ts'
import { missing } from '../../platform/input/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { isUuid } from '../../platform/values/ids.ts'
import { pageIn, pageOf } from '../../platform/values/page.ts'
import { ${many.camel} } from '../../schema/${file}.ts'

export const ${one.camel}Handlers = ({ db }: Services): Handlers<typeof ${one.camel}Calls> => ({
  list${many.pascal}: async ({ query }) => {
    const page = pageIn(query.page)
    const [count, rows] = await Promise.all([
      db.$count(${many.camel}),
      db
        .select()
        .from(${many.camel})
        .orderBy(asc(${many.camel}.name), asc(${many.camel}.id))
        .limit(storePageSize)
        .offset((page - 1) * storePageSize),
    ])
    return pageOf(rows, count, page, storePageSize)
  },

  get${one.pascal}: async ({ params }) => {
    const [row] = isUuid(params.id) ? await db.select().from(${many.camel}).where(eq(${many.camel}.id, params.id)) : []
    if (!row) throw missing()
    return row
  },
})
`,
      [`server/src/${wing}/${file}/handlers.test.ts`]: `import { ${one.camel}Calls } from '@shop/contract/${file}'
import { expect, test } from 'vitest'
import { useShop } from '../../../test/shop.ts'
import { ${many.camel} } from '../../schema/${file}.ts'

const shop = useShop()

test('${many.spaced} come by name in pages, and each is found by its id', async () => {
  const names = Array.from({ length: 21 }, (_, index) => \`${one.title} \${index + 10}\`)
  const added = await shop.db
    .insert(${many.camel})
    .values(names.map((name) => ({ name })))
    .returning()
  const visitor = shop.visitor()
  const first = await visitor.ask(${one.camel}Calls.list${many.pascal})
  const second = await visitor.ask(${one.camel}Calls.list${many.pascal}, { query: { page: '2' } })
  expect([first.count, first.next, second.previous, second.next]).toEqual([21, 2, 1, null])
  expect([...first.results, ...second.results]).toEqual(added)
  for (const row of second.results)
    expect(await visitor.ask(${one.camel}Calls.get${one.pascal}, { params: { id: row.id } })).toEqual(row)
})

test.each(['c0ffee00-0000-4000-8000-000000000000', 'none'])('${/^[aeiou]/.test(one.spaced) ? 'an' : 'a'} ${one.spaced} that is not there is missing: %s', async (id) => {
  await expect(shop.visitor().ask(${one.camel}Calls.get${one.pascal}, { params: { id } })).rejects.toMatchObject({ status: 404 })
})
`,
    },
    edits: {
      'contract/src/calls.ts': (text) =>
        insertSorted(
          insertSorted(text, { until: '' }, `import { ${one.camel}Calls } from './${file}.ts'`),
          { from: 'export const callsByNoun = {', until: '}' },
          `  ${key}: ${one.camel}Calls,`,
        ),
      'server/src/handlers.ts': (text) =>
        insertSorted(
          insertSorted(text, { until: '' }, `import { ${one.camel}Handlers } from './${wing}/${file}/handlers.ts'`),
          {
            from: 'const handlersByNoun = (services: Services, sitePages: SitePages): HandlersByNoun => ({',
            until: '})',
          },
          `  ${key}: ${one.camel}Handlers(services),`,
        ),
      'server/src/wings.ts': (text) => addWord(text, `\n  ${wing}: `, file),
      'server/test/probes.ts': (text) =>
        append(text, { from: 'export const probes: Record<keyof typeof calls, Probe> = {', until: '}' }, [
          '',
          `  list${many.pascal}: plain(),`,
          `  get${one.pascal}: open({ params: { id: 'c0ffee00-0000-4000-8000-000000000001' } }),`,
        ]),
      'server/src/workflows/own-data/tables.test.ts': (text) => addWord(text, 'const ofNobody =\n  ', table),
    },
    migration: table,
    next: [
      `What ${/^[aeiou]/.test(one.spaced) ? 'an' : 'a'} ${one.spaced} is: its fields in contract/src/${file}.ts, mocks/src/fixtures/${file}.ts and server/src/schema/${file}.ts, each later one with its migration.`,
      `Who may make its calls, and their summaries, in contract/src/${file}.ts; whose record they are about in server/test/probes.ts.`,
      `What becomes of the people it names, once it does, in server/src/workflows/own-data/tables.test.ts.`,
      `Its hooks come with its first screen: npm run new screen Shop/${many.pascal} ${file}`,
    ],
  }
}
