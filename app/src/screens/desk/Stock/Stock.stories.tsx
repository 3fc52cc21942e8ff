import { stockCalls } from '@shop/contract/stock'
import { Toaster } from '@shop/design-system'
import { listOf } from '@shop/mocks/fixture'
import { admin, colleague, signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { sortedBy } from '../../../parts/desk/sorted-story.ts'
import { Stock } from './Stock.screen.tsx'

const meta = {
  component: Stock,
  title: 'Screens/Desk/Stock',
  parameters: { path: '/desk/catalogue/stock', settings: { user: signedIn(admin()) } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
  ],
} satisfies Meta<typeof Stock>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Full breed profile kit for dogs/ })).toHaveTextContent(
      '500, expected 03/12/2027',
    )
    await expect(canvas.getByRole('row', { name: /Full breed profile kit for cats/ })).toHaveTextContent('Sold out')
    await expect(canvas.getByRole('row', { name: /Return envelopes/ })).toHaveTextContent('Not counted')
    await expect(canvas.getByRole('link', { name: /Swab kit/ })).toHaveAttribute('href', '/desk/catalogue/stock/701')
  },
}
export const Sorted: Story = { play: sortedBy('On hand', ['Product', 'ascending']) }
/** The warehouse has the stock alone of this room: nothing to choose from. */
export const InTheWarehouse: Story = {
  parameters: { settings: { user: signedIn(colleague()) } },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Swab kit/ })
    await expect(canvas.queryByRole('navigation', { name: 'Stock' })).toBeNull()
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Nothing: Story = {
  beforeEach: ({ msw }) => msw.use(mock(stockCalls.listStock, listOf([]))),
  play: async ({ canvas }) => expect(await canvas.findByText('Nothing is posted')).toBeVisible(),
}
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(stockCalls.listStock)) }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(stockCalls.listStock, 500)),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}
export const Offline: Story = offline
