/** What `npm run new` writes: files by path, and what is left for a person to do. */
export type Plan = { files: Record<string, string>; next: string[] }

export const templateKinds = ['component', 'screen', 'noun'] as const
export type Kind = (typeof templateKinds)[number]

const kebab = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()
const camel = (name: string) => kebab(name).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const pascal = (name: string) => capital(camel(name))
const spaced = (name: string) => kebab(name).replaceAll('-', ' ')
const pluralOf = (name: string) => (/[^aeiou]y$/.test(name) ? `${name.slice(0, -1)}ies` : `${name}s`)
const singularOf = (name: string) => (name.endsWith('ies') ? `${name.slice(0, -3)}y` : name.replace(/s$/, ''))

function component(given: string): Plan {
  const name = pascal(given)
  const base = camel(given)
  const folder = `design-system/src/components/${name}`
  return {
    files: {
      [`${folder}/${name}.recipe.ts`]: `import { defineRecipe } from '@chakra-ui/react'

export const ${base}Recipe = defineRecipe({
  className: '${kebab(given)}',
  base: { color: 'ink' },
  variants: {
    size: {
      md: { fontSize: 'md' },
      lg: { fontSize: 'lg' },
    },
  },
  defaultVariants: { size: 'md' },
})
`,
      [`${folder}/${name}.tsx`]: `import { chakra, type HTMLChakraProps, type RecipeVariantProps } from '@chakra-ui/react'
import { ${base}Recipe } from './${name}.recipe.ts'

const Base = chakra('div', ${base}Recipe)

type ${name}Props = HTMLChakraProps<'div'> & RecipeVariantProps<typeof ${base}Recipe>

/** What it is for, and what breaks when it is used for something else. */
export function ${name}(props: ${name}Props) {
  return <Base {...props} />
}
`,
      [`${folder}/${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ${name} } from './${name}.tsx'

const meta = {
  component: ${name},
  title: 'Components/${name}',
  args: { children: '${capital(spaced(given))}' },
} satisfies Meta<typeof ${name}>
export default meta
type Story = StoryObj<typeof meta>

export const Medium: Story = {
  play: async ({ canvas }) => expect(canvas.getByText('${capital(spaced(given))}')).toBeVisible(),
}
export const Large: Story = { args: { size: 'lg' } }
`,
    },
    next: [
      `design-system/src/index.ts, with the first screen that uses it: export { ${name} } from './components/${name}/${name}.tsx'`,
      'A story for each state, and a play test by keyboard where something can be pressed.',
    ],
  }
}

function noun(given: string): Plan {
  const [wing = '', called = ''] = given.split('/')
  if (!called) throw new Error('A noun lives in a wing of the server: npm run new noun sales/gift')
  const name = pascal(called)
  const one = camel(called)
  const many = pluralOf(one)
  const names = pluralOf(name)
  const file = kebab(called)
  const path = `/api/${pluralOf(file)}`
  return {
    files: {
      [`contract/src/${file}.ts`]: `import { type InferType, number, object, string } from 'yup'
import { call } from './call.ts'
import { ${one}Endpoints } from './endpoints/${file}.ts'
import { listOf } from './list.ts'

export const ${one}Schema = object({
  id: number().integer().required(),
  name: string().required(),
}).noUnknown()

export type ${name} = InferType<typeof ${one}Schema>

export const ${one}Calls = {
  list${names}: call({
    ...${one}Endpoints.list${names},
    summary: '${capital(pluralOf(spaced(called)))}, 20 a page',
    query: object({ page: string() }),
    reply: listOf(${one}Schema),
    who: 'anyone',
    isOurs: true,
  }),
  get${name}: call({
    ...${one}Endpoints.get${name},
    summary: 'One ${spaced(called)}',
    reply: ${one}Schema,
    who: 'anyone',
    isOurs: true,
  }),
}
`,
      [`contract/src/endpoints/${file}.ts`]: `import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

const fails = messages.somethingWentWrong

export const ${one}Endpoints = endpoints({
  list${names}: { method: 'GET', path: '${path}', fails },
  get${name}: { method: 'GET', path: '${path}/{id}', fails },
})
`,
      [`mocks/src/fixtures/${file}.ts`]: `import { ${one}Schema } from '@shop/contract/${file}'
import { fixture } from '../fixture.ts'

export const ${one} = fixture(${one}Schema, { id: 1, name: 'First ${spaced(called)}' })

export const ${many} = [${one}(), ${one}({ id: 2, name: 'Second ${spaced(called)}' })]
`,
      [`mocks/src/handlers/${file}.ts`]: `import { ${one}Calls } from '@shop/contract/${file}'
import { listOf } from '../fixture.ts'
import { ${one}, ${many} } from '../fixtures/${file}.ts'
import { mock } from '../mock.ts'

export const handlers = [mock(${one}Calls.list${names}, listOf(${many})), mock(${one}Calls.get${name}, ${one}())]
`,
      [`app/src/data/${file}.ts`]: `import { ${one}Endpoints } from '@shop/contract/endpoints/${file}'
import { read, useRead } from './use-call.ts'

export const read${names} = (query: { page?: string } = {}) => read(${one}Endpoints.list${names}, { query })
export const read${name} = (id: string) => read(${one}Endpoints.get${name}, { params: { id } })

export const use${names} = (query: { page?: string } = {}) => useRead(read${names}(query))
export const use${name} = (id: string) => useRead(read${name}(id))
`,
      [`server/src/schema/${file}.ts`]: `import { integer, pgTable, text } from 'drizzle-orm/pg-core'

/** What one row is, in one sentence. */
export const ${many} = pgTable('${pluralOf(file).replaceAll('-', '_')}', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
})
`,
      [`server/src/${wing}/${file}/handlers.ts`]: `import { Failure } from '@shop/contract/failure'
import type { ${one}Calls } from '@shop/contract/${file}'
import { messages } from '@shop/contract/messages'
import { asc, eq } from 'drizzle-orm'
import type { Handlers } from '../../people/visitor/handler.ts'
import type { Services } from '../../platform/services.ts'
import { isNumberId } from '../../platform/values/ids.ts'
import { pageIn, pageOf } from '../../platform/values/page.ts'
import { ${many} } from '../../schema/${file}.ts'

const pageSize = 20

export const ${one}Handlers = ({ db }: Services): Handlers<typeof ${one}Calls> => ({
  list${names}: async ({ query }) => {
    const page = pageIn(query.page)
    const [count, rows] = await Promise.all([
      db.$count(${many}),
      db
        .select()
        .from(${many})
        .orderBy(asc(${many}.id))
        .limit(pageSize)
        .offset((page - 1) * pageSize),
    ])
    return pageOf(rows, count, page, pageSize)
  },

  get${name}: async ({ params }) => {
    const [row] = isNumberId(params.id) ? await db.select().from(${many}).where(eq(${many}.id, Number(params.id))) : []
    if (!row) throw new Failure(404, { message: messages.somethingWentWrong })
    return row
  },
})
`,
      [`server/src/${wing}/${file}/handlers.test.ts`]: `import { ${one}Calls } from '@shop/contract/${file}'
import { expect, test } from 'vitest'
import { useShop } from '../../../test/shop.ts'
import { ${many} } from '../../schema/${file}.ts'

const shop = useShop()

test('${pluralOf(spaced(called))} are listed, and each is found by its id', async () => {
  const added = await shop.db
    .insert(${many})
    .values([{ name: 'First' }, { name: 'Second' }])
    .returning()
  const { results, count } = await shop.visitor().ask(${one}Calls.list${names})
  expect([results, count]).toEqual([added, 2])
  for (const row of added)
    expect(await shop.visitor().ask(${one}Calls.get${name}, { params: { id: row.id } })).toEqual(row)
})

test.each(['999999', 'none'])('a ${spaced(called)} that is not there is missing: %s', async (id) => {
  await expect(shop.visitor().ask(${one}Calls.get${name}, { params: { id } })).rejects.toMatchObject({ status: 404 })
})
`,
    },
    next: [
      `contract/src/calls.ts: its import, and its line in callsByNoun; until then its hooks do not compile`,
      `server/src/wings.ts: its name in the wing "${wing}", after what it imports`,
      `server/src/handlers.ts: its import, and its line; until then it does not compile`,
      `A migration: npx drizzle-kit generate, in server/`,
      `server/test/probes.ts: a probe for each call`,
      `The message each call fails with in contract/src/endpoints/${file}.ts, and who may make it in contract/src/${file}.ts`,
    ],
  }
}

function screen(given: string, nounGiven?: string): Plan {
  const [area = '', title = ''] = given.split('/')
  if (!title) throw new Error('A screen lives in an area: npm run new screen Shop/Gifts')
  const name = pascal(title)
  const of = nounGiven ?? singularOf(title)
  const one = camel(of)
  const names = pluralOf(pascal(of))
  const many = pluralOf(spaced(of))
  const folder = `app/src/screens/${kebab(area)}/${name}`
  return {
    files: {
      [`${folder}/${name}.reads.ts`]: `import { read${names} } from '../../../data/${kebab(of)}.ts'
import type { Reads } from '../../../data/reads.ts'

export const reads: Reads = () => [read${names}()]
`,
      [`${folder}/${name}.screen.tsx`]: `import { chakra, EmptyState, PageHeader, SkeletonGroup, SkeletonText, Stack } from '@shop/design-system'
import { use${names} } from '../../../data/${kebab(of)}.ts'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { PageTitle } from '../../../parts/page/PageTitle.tsx'

/** What the visitor came for, in one sentence. */
export function ${name}() {
  return (
    <>
      <PageTitle title="${capital(spaced(title))}" />
      <PageHeader title="${capital(spaced(title))}" />
      <Results />
    </>
  )
}

function Results() {
  const { data, error, isValidating, mutate } = use${names}()
  if (!data && error) return <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
  if (!data)
    return (
      <SkeletonGroup label="Fetching ${many}">
        <SkeletonText lines={4} />
      </SkeletonGroup>
    )
  if (!data.results.length) return <EmptyState role="status" title="No ${many} yet" />
  return (
    <Stack as="ul" gap="3" listStyleType="none">
      {data.results.map(({ id, name }) => (
        <chakra.li key={id}>{name}</chakra.li>
      ))}
    </Stack>
  )
}
`,
      [`${folder}/${name}.stories.tsx`]: `import { ${one}Calls } from '@shop/contract/${kebab(of)}'
import { listOf } from '@shop/mocks/fixture'
import { ${one} } from '@shop/mocks/fixtures/${kebab(of)}'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ${name} } from './${name}.screen.tsx'

const meta = {
  component: ${name},
  title: 'Screens/${capital(area)}/${name}',
  parameters: { path: '/${kebab(title)}' },
} satisfies Meta<typeof ${name}>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvas }) => expect(await canvas.findByText(${one}().name)).toBeVisible(),
}

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(${one}Calls.list${names})) }

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(${one}Calls.list${names}, 500)),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mock(${one}Calls.list${names}, listOf([]))),
  play: async ({ canvas }) => expect(await canvas.findByText('No ${many} yet')).toBeVisible(),
}

export const LongText: Story = {
  beforeEach: ({ msw }) => msw.use(mock(${one}Calls.list${names}, listOf([${one}({ name: 'A very long name '.repeat(12) })]))),
}

export const AThousand: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock(${one}Calls.list${names}, listOf(Array.from({ length: 1000 }, (_, id) => ${one}({ id: id + 1 }))))),
}
`,
    },
    next: [
      `app/src/paths.ts: its address`,
      `app/src/routes.ts: { path: paths…, screen: '${kebab(area)}/${name}' }`,
      `Made over the noun "${kebab(of)}" (npm run new noun sales/${kebab(of)} if there is none, in a wing of server/src/wings.ts).`,
      'docs/conformance/routes.tsv: name the story that proves it',
    ],
  }
}

/** `planFor('component', 'PriceTag')`, `planFor('screen', 'Shop/Gifts', 'gift')`, `planFor('noun', 'sales/gift')`. */
export function planFor(kind: Kind, name: string, of?: string): Plan {
  if (!/^[A-Za-z][A-Za-z0-9/-]*$/.test(name)) throw new Error(`"${name}" is not a name`)
  return { component, screen, noun }[kind](name, of)
}
