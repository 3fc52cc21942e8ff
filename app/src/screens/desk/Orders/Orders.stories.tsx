import { deskOrderCalls } from '@shop/contract/desk-order'
import { listOf } from '@shop/mocks/fixture'
import { deskOrderRows, manyDeskOrderRows } from '@shop/mocks/fixtures/desk-order'
import { colleague, signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLocation } from 'react-router-dom'
import { expect, waitFor } from 'storybook/test'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { Orders } from './Orders.screen.tsx'

/** The address that the list writes, for a story to read. */
function Address() {
  const { pathname, search } = useLocation()
  return <output hidden data-testid="address">{`${pathname}${search}`}</output>
}

const meta = {
  component: Orders,
  title: 'Screens/Desk/Orders',
  parameters: { path: '/desk/orders', settings: { user: signedIn(colleague({ roles: ['support'] })) } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Address />
      </>
    ),
  ],
} satisfies Meta<typeof Orders>
export default meta
type Story = StoryObj<typeof meta>
const phone = { viewport: { value: 'phone' } }

export const Full: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /KP-100039/ })
    await expect(row).toHaveTextContent('Not paid yet')
    await expect(row).toHaveTextContent('$61.20 to be paid')
    await expect(row).toHaveTextContent('Bank transfer')
    await expect(canvas.getByRole('row', { name: /KP-100038/ })).toHaveTextContent('On account')
    await expect(canvas.getByRole('row', { name: /KP-100036/ })).toHaveTextContent('Disputed')
    await expect(canvas.getByText('8 orders')).toBeVisible()
  },
}
export const Phone: Story = { globals: phone }
export const Dark: Story = { globals: { scheme: 'dark' } }

/** Everything that narrows the list is in its address. */
export const Narrowed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(deskOrderCalls.listDeskOrders, ({ query }) =>
        listOf(
          deskOrderRows.filter(
            ({ status, name, placedAt }) =>
              (!query.status || status === query.status) &&
              (!query.search || name.toLowerCase().includes(query.search.toLowerCase())) &&
              (!query.from || placedAt >= query.from),
          ),
        ),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('8 orders')
    await userEvent.keyboard('/priya{Enter}')
    await expect(await canvas.findByText(/1 order with “priya”/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }))
    await canvas.findByText('8 orders')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Refunded')
    await expect(await canvas.findByText('1 order')).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'All')
    await userEvent.type(canvas.getByRole('textbox', { name: 'From' }), '11/09/2026')
    await expect(await canvas.findByText('4 orders')).toBeVisible()
    await expect(canvas.getByTestId('address')).toHaveTextContent('/desk/orders?from=2026-11-09')
    await userEvent.click(canvas.getByRole('button', { name: 'Total' }))
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent('/desk/orders?from=2026-11-09&sort=total'),
    )
    await expect(canvas.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'ascending')
  },
}
/** Cards have no headings to press. */
export const SortedOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const sorted = await canvas.findByRole('combobox', { name: 'Sorted by' })
    await expect(sorted).toHaveDisplayValue('Placed, descending')
    await userEvent.selectOptions(sorted, 'Total, ascending')
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/desk/orders?sort=total'))
    await expect(sorted).toHaveDisplayValue('Total, ascending')
  },
}
export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /KP-100039/ })
    row.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/desk/orders/KP-100039'))
  },
}

export const NothingFound: Story = {
  parameters: { path: '/desk/orders?search=zebra&waiting=dispute' },
  beforeEach: ({ msw }) => msw.use(mock(deskOrderCalls.listDeskOrders, listOf([]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Nothing is listed here/)).toBeVisible()
    await expect(canvas.getByLabelText('Waits for')).toHaveValue('dispute')
  },
}
export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mock(deskOrderCalls.listDeskOrders, listOf([]))),
  play: async ({ canvas }) => expect(await canvas.findByText('Nobody has ordered yet')).toBeVisible(),
}
export const Many: Story = {
  parameters: { path: '/desk/orders?status=paid&page=2' },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(deskOrderCalls.listDeskOrders, listOf(manyDeskOrderRows(50), { count: 100_000, next: 3, previous: 1 })),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('100,000 orders')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Next/ })).toHaveAttribute('href', '/desk/orders?status=paid&page=3')
    await expect(canvas.getByRole('link', { name: /2000/ })).toBeVisible()
  },
}
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(deskOrderCalls.listDeskOrders)) }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(deskOrderCalls.listDeskOrders, 500)),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}
export const Offline: Story = offline
