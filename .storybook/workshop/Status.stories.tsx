import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { chakra } from '@chakra-ui/react'
import { audiences, stateNames, type StoryModule } from './classify.ts'
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

/** A number, or a hole; what cannot be is neither. */
function Cell({ count, isPossible = true }: { count: number; isPossible?: boolean }) {
  if (!isPossible) return <td data-idle>not for them</td>
  return count ? <td>{count}</td> : <td data-hole>none</td>
}

type StatusProps = { rows: MatrixRow[] }

/** Every page by state, audience and width, counted from the stories themselves. */
function Status({ rows }: StatusProps) {
  const cells = rows.flatMap(({ route, shown }) => [
    ...stateNames.map((state) => shown[state]),
    ...audiences.filter((audience) => isFor(route, audience)).map((audience) => shown[audience]),
  ])
  return (
    <>
      <h1>Status</h1>
      <p>
        {rows.length} pages, {cells.filter(Boolean).length} of {cells.length} cells have a story. Names of stories say
        which state they show; what is red has none. A page of plain text has no state but its own.
      </p>
      <Matrix tabIndex={0} role="region" aria-label="Pages by state">
        <table>
          <thead>
            <tr>
              <th scope="col">Page</th>
              <th scope="col">Stories</th>
              {[...stateNames, ...audiences].map((name) => (
                <th scope="col" key={name}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ route, count, shown }) => (
              <tr key={route.path}>
                <th scope="row">{route.path}</th>
                <Cell count={count} />
                {stateNames.map((state) => (
                  <Cell key={state} count={shown[state]} />
                ))}
                {audiences.map((audience) => (
                  <Cell key={audience} count={shown[audience]} isPossible={isFor(route, audience)} />
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
  // Its numbers change with every story: no picture is kept (visual/).
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

/** Every page of the site has a screen with stories. */
export const Pages: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: '/cart' })).toBeVisible()
    const withoutStories = canvas
      .getAllByRole('row')
      .slice(1)
      .filter((row) => row.querySelector('td')?.hasAttribute('data-hole'))
    await expect(withoutStories.map((row) => row.querySelector('th')?.textContent)).toEqual([])
  },
}
