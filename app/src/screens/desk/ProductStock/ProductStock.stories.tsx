import { stockCalls } from '@shop/contract/stock'
import { Toaster } from '@shop/design-system'
import { listOf } from '@shop/mocks/fixture'
import { counted as stocked, stock, stockMovement } from '@shop/mocks/fixtures/stock'
import { admin, colleague, signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router-dom'
import { expect, spyOn, waitFor, within } from 'storybook/test'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { sortedBy } from '../../../parts/desk/sorted-story.ts'
import { patterns } from '../../../paths.ts'
import { ProductStock } from './ProductStock.screen.tsx'

const meta = {
  component: ProductStock,
  title: 'Screens/Desk/ProductStock',
  parameters: { path: '/desk/catalogue/stock/701', settings: { user: signedIn(admin()) } },
  decorators: [
    (Story) => (
      <>
        <Routes>
          <Route path={patterns.stockOf} element={<Story />} />
        </Routes>
        <Toaster />
      </>
    ),
  ],
} satisfies Meta<typeof ProductStock>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

/** Columns are called as fields are. */
const inDialog = (canvas: Parameters<Play>[0]['canvas']) => within(canvas.getByRole('dialog'))

const savedByAnother = stock({ count: { ...stocked, warningLevel: 75, version: 4 } })

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Swab kit' })).toBeVisible()
    await waitFor(() => expect(canvas.getByText('184')).toBeVisible())
    await expect(canvas.getByRole('row', { name: /Delivery note 8841/ })).toHaveTextContent('+200')
  },
}
export const Sorted: Story = { play: sortedBy('When', ['When', 'descending']) }
/** The warehouse counts and receives; the catalogue sets levels. */
export const InTheWarehouse: Story = {
  parameters: { settings: { user: signedIn(colleague()) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Receive' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Warning level' })).toBeNull()
  },
}
export const NotCounted: Story = {
  parameters: { path: '/desk/catalogue/stock/703' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start counting' }))
    await waitFor(() => expect(canvas.getByRole('dialog', { name: /^Start counting/ })).toBeVisible())
    await userEvent.type(inDialog(canvas).getByLabelText(/^How many are there/), '40')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Warning level/ }), '10')
    await userEvent.type(inDialog(canvas).getByLabelText(/^Reason/), 'Stocktaking{Enter}')
    await waitFor(() => expect(canvas.getByText('Return envelopes, pack of 10 is counted from now on.')).toBeVisible())
  },
}

const opens =
  (button: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: button }))
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible())
  }
export const Receiving: Story = {
  play: async (context) => {
    await opens('Receive')(context)
    const { canvas, userEvent } = context
    await userEvent.type(inDialog(canvas).getByLabelText(/^How many came/), '200')
    await expect(inDialog(canvas).getByLabelText(/^How many came/)).toHaveAccessibleDescription(
      '184 on hand now, 384 then.',
    )
    await userEvent.type(inDialog(canvas).getByLabelText(/^Reason/), 'Delivery note 8841')
  },
}
export const ReceivingOnAPhone: Story = { ...Receiving, globals: { viewport: { value: 'phone' } } }
/** Sent a second time because no answer came, it is the same movement. */
export const SentTwice: Story = {
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(stockCalls.moveStock, 502))
  },
  play: async (context) => {
    const newId = spyOn(crypto, 'randomUUID')
    await Receiving.play?.(context)
    const { canvas, msw, userEvent } = context
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(inDialog(canvas).getByRole('alert')).toHaveFocus())
    msw.use(mock(stockCalls.moveStock, { stock: stock(), movement: stockMovement(), isNew: false }))
    await userEvent.type(inDialog(canvas).getByLabelText(/^Reason/), '{Enter}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(newId).toHaveBeenCalledOnce()
  },
}
export const Counted: Story = {
  play: async (context) => {
    await opens('Count')(context)
    const { canvas, userEvent } = context
    await userEvent.type(inDialog(canvas).getByLabelText(/^How many are there/), '181')
    await userEvent.type(inDialog(canvas).getByLabelText(/^Reason/), 'Stocktaking{Enter}')
    await waitFor(() => expect(canvas.getByText(/Another count replaces it/)).toBeVisible())
  },
}
export const OrderedTooFewBack: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(stockCalls.moveStock, 428, {
        message: 'Nothing was recorded.',
        errors: { quantity: '0 are on order.' },
      }),
    ),
  play: async (context) => {
    await opens('Order')(context)
    const { canvas, userEvent } = context
    await userEvent.type(inDialog(canvas).getByLabelText(/^How many are ordered/), '-5')
    await userEvent.type(inDialog(canvas).getByLabelText(/^Reason/), 'They have none{Enter}')
    await waitFor(() =>
      expect(inDialog(canvas).getByLabelText(/^How many are ordered/)).toHaveAccessibleDescription(/0 are on order/),
    )
    await expect(inDialog(canvas).getByLabelText(/^Reason/)).toHaveValue('They have none')
  },
}
/** Two people set the level: the second one is told what the first one saved, and keeps what they typed. */
export const SavedMeanwhile: Story = {
  beforeEach: ({ msw }) => {
    let reads = 0
    msw.use(
      mock(stockCalls.getStock, () => (reads++ ? savedByAnother : stock())),
      mockFailure(stockCalls.setStock, 409, {
        message: 'Somebody else has changed this meanwhile. Please look at it again before you save.',
      }),
    )
  },
  play: async (context) => {
    await opens('Warning level')(context)
    const { canvas, userEvent } = context
    await userEvent.clear(canvas.getByRole('textbox', { name: /^Warning level/ }))
    await userEvent.type(canvas.getByRole('textbox', { name: /^Warning level/ }), '60')
    await userEvent.type(inDialog(canvas).getByLabelText(/^Reason/), 'Slower deliveries{Enter}')
    await waitFor(() => expect(canvas.getByText(/The warning level is 75 now/)).toBeVisible())
    await expect(canvas.getByRole('textbox', { name: /^Warning level/ })).toHaveValue('60')
  },
}
export const Missing: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(stockCalls.getStock, 404)),
}
export const StockLoading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(stockCalls.getStock)) }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Nothing: Story = {
  beforeEach: ({ msw }) => msw.use(mock(stockCalls.listStockMovements, listOf([]))),
  play: async ({ canvas }) => expect(await canvas.findByText('Nothing has changed it yet')).toBeVisible(),
}
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(stockCalls.listStockMovements)) }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(stockCalls.listStockMovements, 500)),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}
export const Offline: Story = offline
