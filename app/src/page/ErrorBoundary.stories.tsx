import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { ErrorBoundary } from './ErrorBoundary.tsx'

const Broken = (): never => {
  throw new Error('of our own making')
}

/** Two pages of a site, of which one breaks, in a frame that stays. */
function Site() {
  const [page, setPage] = useState('breeds')
  return (
    <>
      <nav aria-label="Main">
        {['breeds', 'tests'].map((name) => (
          <button key={name} type="button" style={{ padding: 12 }} onClick={() => setPage(name)}>
            {name}
          </button>
        ))}
      </nav>
      <main>
        <ErrorBoundary key={page}>{page === 'breeds' ? <Broken /> : <h1>All tests</h1>}</ErrorBoundary>
      </main>
    </>
  )
}

const meta = {
  parameters: { provokesErrors: true },
  component: ErrorBoundary,
  title: 'Screens/Errors/ErrorBoundary',
  args: { children: null },
  render: () => <Site />,
} satisfies Meta<typeof ErrorBoundary>
export default meta
type Story = StoryObj<typeof meta>

/** Shows what it can, and nothing of what broke. */
export const PageBreaks: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Please try again shortly')
    await expect(canvas.queryByText(/of our own making/)).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'tests' })).toBeVisible()
  },
}
export const HealedOnTheNextPage: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'tests' }))
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('All tests')
  },
}
