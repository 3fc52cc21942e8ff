import { productPriceCalls } from '@shop/contract/product-price'
import { Toaster } from '@shop/design-system'
import { listOf } from '@shop/mocks/fixture'
import { admin, colleague, signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router-dom'
import { expect, fireEvent, waitFor, within } from 'storybook/test'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { patterns } from '../../../paths.ts'
import { ProductPrices } from './ProductPrices.screen.tsx'

const meta = {
  component: ProductPrices,
  title: 'Screens/Desk/ProductPrices',
  parameters: { path: '/desk/catalogue/prices/2002', settings: { user: signedIn(admin()) } },
  decorators: [
    (Story) => (
      <>
        <Routes>
          <Route path={patterns.deskProduct} element={<Story />} />
        </Routes>
        <Toaster />
      </>
    ),
  ],
} satisfies Meta<typeof ProductPrices>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

/** Columns are called as fields are. */
const inDialog = (canvas: Parameters<Play>[0]['canvas']) => within(canvas.getByRole('dialog'))

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Collie eye anomaly/ })).toBeVisible()
    await expect(await canvas.findByRole('row', { name: /\$89.00 AUD/ })).toHaveTextContent('12/31/2026, 13:00 UTC')
    // What holds, or did, is never changed.
    await expect(canvas.getAllByRole('button', { name: /^Change/ })).toHaveLength(2)
  },
}
/** Accounts read, and plan nothing. */
export const InAccounts: Story = {
  parameters: { settings: { user: signedIn(colleague({ roles: ['accounts'] })) } },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /\$89.00 AUD/ })
    await expect(canvas.queryByRole('button', { name: 'Plan new prices' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Withdraw/ })).toBeNull()
  },
}

const opens =
  (button: string): Play =>
  async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /\$89.00 AUD/ })
    await userEvent.click(await canvas.findByRole('button', { name: button }))
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible())
  }
const typesPlan: Play = async (context) => {
  await opens('Plan new prices')(context)
  const { canvas, userEvent } = context
  await userEvent.type(inDialog(canvas).getByLabelText('AUD'), '92.5')
  await fireEvent.change(inDialog(canvas).getByLabelText(/^From/), { target: { value: '2027-02-01T08:00' } })
  await userEvent.type(inDialog(canvas).getByLabelText(/^Reason/), 'New price list')
}
/** What the shop will show is there before it is planned; by then another plan of this currency holds. */
export const Planning: Story = {
  play: async (context) => {
    await typesPlan(context)
    const { canvas } = context
    const preview = within(canvas.getByRole('group', { name: 'What the shop will show' }))
    await expect(await preview.findByText('$89.00 → $92.50')).toBeVisible()
    await expect(preview.getByText(/^02\/01\/2027, 08:00 your time \(.* UTC\)$/)).toBeVisible()
    await expect(await preview.findByText('$62.00, as before')).toBeVisible()
  },
}
export const PlanningOnAPhone: Story = { ...Planning, globals: { viewport: { value: 'phone' } } }
export const IsPlanned: Story = {
  play: async (context) => {
    await typesPlan(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Plan these prices' }))
    await waitFor(() => expect(context.canvas.getByText('Planned. Withdraw it here until it holds.')).toBeVisible())
    await expect(context.canvas.queryByRole('dialog')).toBeNull()
  },
}
export const NoCurrency: Story = {
  play: async (context) => {
    await opens('Plan new prices')(context)
    await context.userEvent.type(inDialog(context.canvas).getByLabelText(/^Reason/), 'New price list{Enter}')
    await waitFor(() => expect(context.canvas.getByText('Type a price in at least one currency.')).toBeVisible())
  },
}
/** The server's refusal is at its field, and what was typed is still there. */
export const MomentTaken: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(productPriceCalls.planProductPrices, 428, {
        message: 'Nothing was planned.',
        errors: { validFrom: 'Another price in AUD is planned for this moment. Change that one.' },
      }),
    ),
  play: async (context) => {
    await typesPlan(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Plan these prices' }))
    await waitFor(() =>
      expect(inDialog(canvas).getByLabelText(/^From/)).toHaveAccessibleDescription(/Another price in AUD is planned/),
    )
    await expect(inDialog(canvas).getByLabelText('AUD')).toHaveValue('92.5')
  },
}
export const Changed: Story = {
  play: async (context) => {
    await opens('Change $89.00 AUD')(context)
    const { canvas, userEvent } = context
    await userEvent.type(inDialog(canvas).getByLabelText(/^Reason/), 'Later than agreed{Enter}')
    await waitFor(() => expect(canvas.getByText('$89.00 AUD from 12/31/2026, 13:00 UTC.')).toBeVisible())
  },
}
/** Somebody may have paid it already. */
export const HoldsAlready: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(productPriceCalls.changePlannedPrice, 409, {
        message: 'This price holds already. Plan the next one instead.',
      }),
    ),
  play: async (context) => {
    await opens('Change $89.00 AUD')(context)
    const { canvas, userEvent } = context
    await userEvent.type(inDialog(canvas).getByLabelText(/^Reason/), 'Later than agreed{Enter}')
    await waitFor(() => expect(canvas.getByText(/holds already/)).toBeVisible())
    await expect(inDialog(canvas).getByLabelText(/^Reason/)).toHaveValue('Later than agreed')
  },
}
export const Withdrawn: Story = {
  play: async (context) => {
    await opens('Withdraw $89.00 AUD')(context)
    const { canvas, userEvent } = context
    await userEvent.type(inDialog(canvas).getByLabelText(/^Reason/), 'Not this year{Tab}{Enter}')
    await waitFor(() => expect(canvas.getByText('Withdrawn. $85.00 goes on.')).toBeVisible())
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Nothing: Story = {
  beforeEach: ({ msw }) => msw.use(mock(productPriceCalls.listProductPrices, listOf([]))),
  play: async ({ canvas }) => expect(await canvas.findByText('This product has no price of its own')).toBeVisible(),
}
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(productPriceCalls.listProductPrices)) }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(productPriceCalls.listProductPrices, 500)),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}
export const Offline: Story = offline
