import { parcelCalls } from '@shop/contract/parcel'
import { Toaster } from '@shop/design-system'
import { listOf } from '@shop/mocks/fixture'
import { waitingOrder, waitingOrders } from '@shop/mocks/fixtures/parcel'
import { colleague, signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { sortedBy } from '../../../parts/desk/sorted-story.ts'
import { Dispatch } from './Dispatch.screen.tsx'

const meta = {
  component: Dispatch,
  title: 'Screens/Desk/Dispatch',
  args: { openFile: fn() },
  parameters: { path: '/desk/dispatch', settings: { user: signedIn(colleague()) } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
  ],
} satisfies Meta<typeof Dispatch>
export default meta
type Story = StoryObj<typeof meta>
const phone = { viewport: { value: 'phone' } }
const scanner = 'Scan a packing slip, or type an order’s number'

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /KP-100047.*Express/ })).toBeVisible()
    await expect(canvas.getByText('3 orders')).toBeVisible()
    await expect(canvas.getByLabelText(scanner)).toHaveFocus()
  },
}
export const Sorted: Story = { play: sortedBy('Placed') }
export const Phone: Story = { globals: phone }
export const Dark: Story = { globals: { scheme: 'dark' } }

/** The focus stays in the field, right or wrong. */
export const WrongScan: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('3 orders')
    await userEvent.keyboard('9312345678907{Enter}')
    await expect(await canvas.findByText(/is no order’s number/)).toBeVisible()
    await expect(canvas.getByLabelText(scanner)).toHaveFocus()
    await expect(canvas.getByLabelText(scanner)).toHaveValue('')
  },
}

/** Chosen by keyboard, printed together. */
export const Batch: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /KP-100047/ })
    row.focus()
    await userEvent.keyboard('x{ArrowDown}x')
    await userEvent.click(canvas.getByRole('button', { name: 'Packing slips' }))
    await expect(args.openFile).toHaveBeenLastCalledWith('/api/desk/packing-slips?orders=KP-100047%2CKP-100042')
    await userEvent.click(canvas.getByRole('button', { name: 'Address labels' }))
    await expect(args.openFile).toHaveBeenLastCalledWith('/api/desk/address-labels?orders=KP-100047%2CKP-100042')
  },
}

export const NothingWaits: Story = {
  beforeEach: ({ msw }) => msw.use(mock(parcelCalls.listWaitingOrders, listOf([]))),
  play: async ({ canvas }) => expect(await canvas.findByText('Everything is packed')).toBeVisible(),
}
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(parcelCalls.listWaitingOrders)) }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(parcelCalls.listWaitingOrders, 500)),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}
export const Offline: Story = offline
export const Many: Story = {
  parameters: { path: '/desk/dispatch?page=2' },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        parcelCalls.listWaitingOrders,
        listOf(
          Array.from({ length: 20 }, (_, at) => waitingOrder({ number: `KP-${100_100 + at}` })),
          { count: 412, next: 3, previous: 1 },
        ),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('412 orders')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Next/ })).toHaveAttribute('href', '/desk/dispatch?page=3')
  },
}
/** Columns are chosen, and stay chosen. */
export const ColumnsChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('3 orders')
    await userEvent.click(canvas.getByText('Columns'))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Email' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Placed' }))
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: 'Email' })).toBeVisible())
    await expect(canvas.queryByRole('columnheader', { name: 'Placed' })).toBeNull()
    await expect(localStorage.getItem('desk-columns-To pack')).toBe('["placed"]')
  },
}
/** What is longest that people have typed. */
export const Long: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        parcelCalls.listWaitingOrders,
        listOf([
          waitingOrder({
            email: 'wilhelmina.featherstonehaugh-cholmondeley@a-very-long-domain-of-a-kennel-club.example.org',
            address: {
              firstName: 'Wilhelmina',
              lastName: 'Featherstonehaugh-Cholmondeley of Kirkcudbright',
              address: '1 Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch Road',
              city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
              postalCode: '6011',
              country: 'NZ',
            },
            lines: Array.from({ length: 12 }, (_, at) => ({
              line: at + 1,
              product: `Neuronal ceroid lipofuscinosis ${at + 1}`,
              quantity: 1,
              barcodes: [`KP48271901${String(at).padStart(2, '0')}`],
              replacements: 0,
            })),
          }),
          ...waitingOrders,
        ]),
      ),
    ),
}
