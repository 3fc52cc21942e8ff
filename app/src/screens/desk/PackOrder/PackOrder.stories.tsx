import { parcelCalls } from '@shop/contract/parcel'
import { listOf } from '@shop/mocks/fixture'
import { waitingOrder } from '@shop/mocks/fixtures/parcel'
import { colleague, signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockOffline, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router-dom'
import { expect, waitFor } from 'storybook/test'
import { patterns } from '../../../paths.ts'
import { PackOrder } from './PackOrder.screen.tsx'

const meta = {
  component: PackOrder,
  title: 'Screens/Desk/PackOrder',
  parameters: { path: '/desk/dispatch/KP-100042', settings: { user: signedIn(colleague()) } },
  decorators: [
    (Story) => (
      <Routes>
        <Route path={patterns.packOrder} element={<Story />} />
      </Routes>
    ),
  ],
} satisfies Meta<typeof PackOrder>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
const phone = { viewport: { value: 'phone' } }

const scan =
  (...texts: string[]): Play =>
  async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByLabelText(/^Scan swab 1 of 2/)).toHaveFocus())
    for (const text of texts) await userEvent.keyboard(`${text}{Enter}`)
  }

export const Opened: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Scan swab 1 of 2: Full breed profile kit for dogs')).toHaveFocus()
    await expect(canvas.getByText('12 Wattle Street', { exact: false })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Packing slip' })).toHaveAttribute(
      'href',
      '/api/desk/packing-slips?orders=KP-100042',
    )
  },
}
export const Phone: Story = { globals: phone }
export const Dark: Story = { globals: { scheme: 'dark' } }

const half = scan('KP4827190021', 'KP4827190021')
/** A swab that is in the box already: the focus stays, and nothing is packed twice. */
export const Half: Story = {
  play: async (context) => {
    await half(context)
    const { canvas } = context
    await expect(await canvas.findByText('KP4827190021 is in the box already.')).toBeVisible()
    await expect(canvas.getByText('1 of 2')).toBeVisible()
    await expect(canvas.getByLabelText(/^Scan swab 2 of 2/)).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Dispatch this, and leave the rest for later' })).toBeVisible()
  },
}
export const HalfOnAPhone: Story = { globals: phone, play: half }
export const TakenOut: Story = {
  play: async (context) => {
    await half(context)
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Take KP4827190021 out' }))
    await expect(canvas.getByLabelText(/^Scan swab 1 of 2/)).toBeInTheDocument()
    await expect(canvas.queryByText('KP4827190021')).toBeNull()
  },
}

const whole: Play = async (context) => {
  await scan('KP4827190021', 'KP4827190022', '33ABC0012345')(context)
  const { canvas, userEvent } = context
  await waitFor(() => expect(canvas.getByLabelText('Tracking number')).toHaveValue('33ABC0012345'))
  await userEvent.click(canvas.getByRole('checkbox', { name: 'It is in the box' }))
  await userEvent.selectOptions(canvas.getByLabelText('Carrier'), 'Australia Post')
}
let sent: unknown
export const Dispatched: Story = {
  beforeEach: ({ msw }) => {
    sent = undefined
    msw.use(
      mock(parcelCalls.dispatchOrder, ({ body }) => {
        sent = body
        return { parcel: parcelOf('KP-100042-1'), isNew: true, waiting: [] }
      }),
    )
  },
  play: async (context) => {
    await whole(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Dispatch it' }))
    await expect(await canvas.findByText('KP-100042-1 is on its way')).toBeVisible()
    await expect(sent).toEqual({
      barcodes: [
        { line: 1, barcode: 'KP4827190021' },
        { line: 1, barcode: 'KP4827190022' },
      ],
      lines: [{ line: 2 }],
      carrier: 'auspost',
      trackingNumber: '33ABC0012345',
    })
    await waitFor(() => expect(canvas.getByLabelText('Scan the next packing slip')).toHaveFocus())
    await expect(await canvas.findByRole('link', { name: 'Pack KP-100047' })).toBeVisible()
    await expect(localStorage.getItem('desk-carrier')).toBe('auspost')
  },
}
const parcelOf = (number: string) => ({
  number,
  carrier: null,
  trackingNumber: null,
  sentAt: '2026-03-03T14:05:00.000Z',
  undoneAt: null,
  contents: [],
})

/** What the shop refuses stands at its field, and nothing that was scanned is lost. */
export const Refused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(parcelCalls.dispatchOrder, 428, {
        message: 'Nothing was sent.',
        errors: { trackingNumber: 'This is on parcel KP-100039-1.', barcodes: 'KP4827190022 is on another order.' },
      }),
    ),
  play: async (context) => {
    await whole(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Dispatch it' }))
    await waitFor(() =>
      expect(canvas.getByLabelText('Tracking number')).toHaveAccessibleDescription('This is on parcel KP-100039-1.'),
    )
    await expect(canvas.getByText('KP4827190022 is on another order.', { exact: false })).toBeVisible()
    await expect(canvas.getByText('2 of 2')).toBeVisible()
  },
}
export const DispatchOffline: Story = {
  beforeEach: ({ msw }) => msw.use(mockOffline(parcelCalls.dispatchOrder)),
  play: async (context) => {
    await whole(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Dispatch it' }))
    await expect(await context.canvas.findByText('Network error')).toBeVisible()
    await expect(context.canvas.getByText('2 of 2')).toBeVisible()
  },
}

/** The last order of the day. */
export const NothingNext: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      mock(parcelCalls.dispatchOrder, { parcel: parcelOf('KP-100042-1'), isNew: true, waiting: [] }),
      mock(parcelCalls.listWaitingOrders, listOf([])),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dispatch all of it, under the numbers drawn' }))
    await expect(await canvas.findByText('Everything is packed.')).toBeVisible()
  },
}
export const Long: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        parcelCalls.getWaitingOrder,
        waitingOrder({
          lines: Array.from({ length: 30 }, (_, at) => ({
            line: at + 1,
            product: `Neuronal ceroid lipofuscinosis ${at + 1}, late-onset, in American Staffordshire Terriers`,
            quantity: 2,
            barcodes: [`KP48271902${String(at).padStart(2, '0')}`, `KP48271903${String(at).padStart(2, '0')}`],
            replacements: at % 3,
          })),
        }),
      ),
    ),
}
export const TestPayment: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock(parcelCalls.getWaitingOrder, waitingOrder({ isTestPayment: true, address: null }))),
}
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(parcelCalls.getWaitingOrder)) }
export const NothingWaits: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockFailure(parcelCalls.getWaitingOrder, 404, { message: 'Nothing of KP-100042 waits to be packed.' })),
  play: async ({ canvas }) => expect(await canvas.findByText('Nothing of KP-100042 waits to be packed.')).toBeVisible(),
}
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(parcelCalls.getWaitingOrder, 500)),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}
