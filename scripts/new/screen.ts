import { existsSync } from 'node:fs'
import { append, containing, insertAfterLast } from './insert.ts'
import { type NounNames, nounOf, singularOf, spellingsOf } from './names.ts'
import type { Plan } from './plan.ts'

/** The hooks of a noun that no screen has shown yet. */
function hooksOf({ one, many }: NounNames): string {
  return `import { ${one.camel}Endpoints } from '@shop/contract/endpoints/${one.kebab}'
import { read, useRead } from './use-call.ts'

export const read${many.pascal} = (page: number) =>
  read(${one.camel}Endpoints.list${many.pascal}, { query: { page: page > 1 ? String(page) : undefined } })

/** ${many.title} by name; the current page stays until the next one has come. */
export const use${many.pascal} = (page: number) => useRead(read${many.pascal}(page), { keepPreviousData: true })
`
}

/** The rows of an area's screens in the table of routes. */
const rowOf = (area: string) => new RegExp(`^  \\{ path: .*screen: '${area}/.*\\},$`, 'm')

/** A screen in an area of the app, over the list of a noun: `Shop/Gifts`, `gift`. Everybody may open it. */
export function planScreen(given: string, noun?: string): Plan {
  const [areaGiven = '', called = ''] = given.split('/')
  if (!called) throw new Error('A screen lives in an area: npm run new screen Shop/Gifts gift')
  const area = spellingsOf(areaGiven)
  // The workshop finds a screen by two words of its path.
  if (area.kebab.includes('-')) throw new Error(`An area is one word: "${areaGiven}" is not`)
  const { pascal, camel, kebab, title } = spellingsOf(called)
  const { one, many } = nounOf(noun ?? singularOf(called))
  const folder = `app/src/screens/${area.kebab}/${pascal}`
  const data = `app/src/data/${one.kebab}.ts`
  const address = `/${kebab}`
  return {
    files: {
      ...(!existsSync(data) && { [data]: hooksOf({ one, many }) }),
      [`${folder}/${pascal}.reads.ts`]: `import { read${many.pascal} } from '../../../data/${one.kebab}.ts'
import { pageIn } from '../../../data/product.ts'
import type { Reads } from '../../../data/reads.ts'

export const reads: Reads = ({ query }) => [read${many.pascal}(pageIn(query))]
`,
      [`${folder}/${pascal}.screen.tsx`]: `import { storePageSize } from '@shop/contract/constants'
import { Card, EmptyState, Illustration, PageHeader, Stack } from '@shop/design-system'
import { useSearchParams } from 'react-router-dom'
import { use${many.pascal} } from '../../../data/${one.kebab}.ts'
import { pageIn } from '../../../data/product.ts'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { CardsLoading } from '../../../parts/page/CardsLoading.tsx'
import { listAddress } from '../../../parts/page/list-address.ts'
import { PagedList } from '../../../parts/page/PagedList.tsx'
import { PageTitle } from '../../../parts/page/PageTitle.tsx'
import { paths } from '../../../paths.ts'

const title = '${title}'
const lead = 'All ${many.spaced}, by name.'

/** \`${address}?page=2\`: what the visitor came for, in one sentence. */
export function ${pascal}() {
  return (
    <>
      <PageTitle title={title} description={lead} />
      <PageHeader title={title} lead={lead} />
      <${one.pascal}List />
    </>
  )
}

function ${one.pascal}List() {
  const [query] = useSearchParams()
  const page = pageIn(query)
  const { data, error, isLoading, isValidating, mutate } = use${many.pascal}(page)
  if (error && !data) return <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
  if (!data) return <CardsLoading label="Fetching ${many.spaced}" />
  return (
    <PagedList
      rows={data.results}
      nothing={<EmptyState role="status" illustration={<Illustration name="no-results" />} title="No ${many.spaced} yet" />}
      summary={\`\${data.count} \${data.count === 1 ? '${one.spaced}' : '${many.spaced}'}\`}
      isLoading={isLoading}
      page={page}
      totalPages={Math.ceil(data.count / storePageSize)}
      hrefOf={(other) => listAddress(paths.${camel}, {}, other)}
    >
      <Stack as="ul" gap="3" listStyleType="none">
        {data.results.map(({ id, name }) => (
          <Card as="li" key={id}>
            {name}
          </Card>
        ))}
      </Stack>
    </PagedList>
  )
}
`,
      [`${folder}/${pascal}.stories.tsx`]: `import { ${one.camel}Calls } from '@shop/contract/${one.kebab}'
import { listOf } from '@shop/mocks/fixture'
import { ${one.camel} } from '@shop/mocks/fixtures/${one.kebab}'
import { owner, signedIn, vet } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { paths } from '../../../paths.ts'
import { ${pascal} } from './${pascal}.screen.tsx'

const meta = {
  component: ${pascal},
  title: 'Screens/${area.title}/${pascal}',
  parameters: { path: paths.${camel} },
} satisfies Meta<typeof ${pascal}>
export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'phone' } }

export const Full: Story = {
  play: async ({ canvas }) => expect(await canvas.findByText(${one.camel}().name)).toBeVisible(),
}
export const OnAPhone: Story = { globals: phone }
export const ForOwners: Story = { parameters: { settings: { user: signedIn(owner()) } } }
export const ForVets: Story = { parameters: { settings: { user: signedIn(vet()) } } }

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(${one.camel}Calls.list${many.pascal})) }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(${one.camel}Calls.list${many.pascal}, 500)),
  play: async ({ canvas, userEvent, msw }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' })
    msw.use(mock(${one.camel}Calls.list${many.pascal}, listOf([${one.camel}()])))
    await userEvent.click(retry)
    await expect(await canvas.findByText(${one.camel}().name)).toBeVisible()
  },
}
export const Offline: Story = offline

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mock(${one.camel}Calls.list${many.pascal}, listOf([]))),
  play: async ({ canvas }) => expect(await canvas.findByText('No ${many.spaced} yet')).toBeVisible(),
}
export const One: Story = {
  beforeEach: ({ msw }) => msw.use(mock(${one.camel}Calls.list${many.pascal}, listOf([${one.camel}()]))),
  play: async ({ canvas }) => expect(await canvas.findByText('1 ${one.spaced}')).toBeVisible(),
}

const twenty = Array.from({ length: 20 }, (_, index) =>
  ${one.camel}({ id: \`c0ffee00-0000-4000-8000-0000000001\${index + 10}\`, name: \`${one.title} number \${index + 21}\` }),
)
export const Many: Story = {
  parameters: { path: \`\${paths.${camel}}?page=2\` },
  beforeEach: ({ msw }) =>
    msw.use(mock(${one.camel}Calls.list${many.pascal}, listOf(twenty, { count: 1000, next: 3, previous: 1 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1000 ${many.spaced}')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '${address}?page=3')
  },
}
export const LongText: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock(${one.camel}Calls.list${many.pascal}, listOf([${one.camel}({ name: 'Featherstonehaugh-Cholmondeley '.repeat(8) })]))),
}
export const LongTextOnAPhone: Story = { ...LongText, globals: phone }
`,
    },
    edits: {
      [`contract/src/endpoints/${one.kebab}.ts`]: (text) => containing(text, `list${many.pascal}:`),
      [`mocks/src/fixtures/${one.kebab}.ts`]: (text) => containing(text, `export const ${one.camel} = fixture(`),
      ...(existsSync(data) && {
        [data]: (text) =>
          containing(containing(text, `export const read${many.pascal} =`), `export const use${many.pascal} =`),
      }),
      'app/src/paths.ts': (text) => {
        if (text.includes(`'${address}'`)) throw new Error(`There is a page at ${address}`)
        return append(text, { from: 'export const paths = {', until: '} as const' }, [`  ${camel}: '${address}',`])
      },
      'app/src/routes.ts': (text) =>
        insertAfterLast(
          text,
          // A new area comes last.
          rowOf(rowOf(area.kebab).test(text) ? area.kebab : 'errors'),
          `  { path: paths.${camel}, screen: '${area.kebab}/${pascal}' },`,
        ),
    },
    next: [
      `${folder}/${pascal}.screen.tsx: what its rows show, a name until then, and its texts.`,
      `app/src/paths.ts: its address, ${address} until then. app/src/routes.ts: who may open it, everybody until then.`,
      'app/src/layouts/menu.ts: its entry in the menus, if it has one.',
    ],
  }
}
