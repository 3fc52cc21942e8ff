import type { Meta, StoryObj } from '@storybook/react-vite'
import { chakra } from '@chakra-ui/react'
import { storyAudiences, stateNames, type StoryModule } from './classify.ts'
import { isFor, matrixOf, type MatrixRow } from './matrix.ts'

const files = import.meta.glob<StoryModule>('../../app/src/screens/**/*.stories.tsx')

const Matrix = chakra('div', {
  base: {
    overflowX: 'auto',
    '& table': { width: 'full', fontSize: 'sm', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
    '& thead th': { position: 'sticky', insetBlockStart: '0', bg: 'paper', textAlign: 'start' },
    '& th, & td': { paddingBlock: '1.5', paddingInline: '2', borderBottom: 'hairline', textAlign: 'start' },
    '& tbody th': { fontWeight: 'normal', fontFamily: 'mono' },
    '& [data-hole]': { bg: 'affected.bg', color: 'affected.fg' },
    '& [data-idle]': { color: 'ink2' },
  },
})

/** A number, or a hole; what can never be is neither, and has a reason. */
function Cell({ count, never }: { count: number; never?: string | undefined }) {
  if (!count && never) return <td data-idle>{never}</td>
  return count ? <td>{count}</td> : <td data-hole>none</td>
}

type StatusProps = { rows: MatrixRow[] }

/** Every page by state, audience and width, counted from the stories themselves. */
function Status({ rows }: StatusProps) {
  const cells = rows.flatMap(({ route, shown, never }) => [
    ...stateNames.filter((state) => shown[state] || !never[state]).map((state) => shown[state]),
    ...storyAudiences.filter((audience) => isFor(route, audience)).map((audience) => shown[audience]),
  ])
  return (
    <>
      <chakra.h1 textStyle="h1">Status</chakra.h1>
      <chakra.p maxWidth="prose" marginBlock="4">
        {rows.length} pages, {cells.filter(Boolean).length} of {cells.length} cells have a story. Names of stories say
        which state they show; what is red has none. What a page can never show says why.
      </chakra.p>
      <Matrix tabIndex={0} role="region" aria-label="Pages by state">
        <table>
          <thead>
            <tr>
              <th scope="col">Page</th>
              <th scope="col">Stories</th>
              {[...stateNames, ...storyAudiences].map((name) => (
                <th scope="col" key={name}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ route, count, shown, never }) => (
              <tr key={route.path}>
                <th scope="row">{route.path}</th>
                <Cell count={count} />
                {stateNames.map((state) => (
                  <Cell key={state} count={shown[state]} never={never[state]} />
                ))}
                {storyAudiences.map((audience) => (
                  <Cell
                    key={audience}
                    count={shown[audience]}
                    never={isFor(route, audience) ? undefined : 'not for them'}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Matrix>
    </>
  )
}

const meta = {
  component: Status,
  title: 'Foundations/Status',
  // Its numbers change with every story: no picture is accepted (visual/).
  tags: ['!autodocs', 'behaviour'],
  args: { rows: [] },
  loaders: [
    async () => {
      const modules = await Promise.all(
        Object.entries(files).map(async ([file, load]) => [file, await load()] as const),
      )
      return { rows: matrixOf(Object.fromEntries(modules)) }
    },
  ],
  render: (_args, { loaded }) => <Status rows={loaded.rows} />,
} satisfies Meta<typeof Status>
export default meta

/** status.test.ts fails where a page has a hole. */
export const Pages: StoryObj<typeof meta> = {}
