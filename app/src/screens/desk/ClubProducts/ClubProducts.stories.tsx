import { clubProductCalls } from '@shop/contract/club-product'
import { Toaster } from '@shop/design-system'
import { listOf } from '@shop/mocks/fixture'
import { admin, signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { sortedBy } from '../../../parts/desk/sorted-story.ts'
import { ClubProducts } from './ClubProducts.screen.tsx'

const meta = {
  component: ClubProducts,
  title: 'Screens/Desk/ClubProducts',
  parameters: { path: '/desk/catalogue/club-products', settings: { user: signedIn(admin()) } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
  ],
} satisfies Meta<typeof ClubProducts>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

/** Columns are called as fields are. */
const inDialog = (canvas: Parameters<Play>[0]['canvas']) => within(canvas.getByRole('dialog'))

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Collie Club of Victoria/ })).toHaveTextContent('$65.00 AUD')
    await expect(canvas.getAllByRole('button', { name: /^End/ })).toHaveLength(1)
  },
}
export const Sorted: Story = { play: sortedBy('Product', ['Club', 'ascending']) }

const fills: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Sell to a club' }))
  await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Sell to a club' })).toBeVisible())
  await userEvent.type(inDialog(canvas).getByLabelText(/^Club/), 'Collie Club of Victoria')
  await userEvent.click(canvas.getByRole('combobox', { name: /^Product/ }))
  await userEvent.click(await canvas.findByRole('option', { name: /^Collie eye anomaly/ }))
  for (const [currency, amount] of Object.entries({ AUD: '65', USD: '44', CAD: '59', EUR: '41', GBP: '36' }))
    await userEvent.type(inDialog(canvas).getByLabelText(currency), amount)
  await userEvent.type(inDialog(canvas).getByLabelText(/^Reason/), 'Agreement for 2027')
}
export const Adding: Story = { play: fills }
export const Added: Story = {
  play: async (context) => {
    await fills(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Put it on sale' }))
    await waitFor(() =>
      expect(
        context.canvas.getByText('Collie Club of Victoria can buy Eye test of the Collie Club now.'),
      ).toBeVisible(),
    )
  },
}
export const NoSuchClub: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(clubProductCalls.addClubProduct, 428, {
        message: 'Nothing was added.',
        errors: { club: 'There is no such club: approve somebody who acts for it first' },
      }),
    ),
  play: async (context) => {
    await fills(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Put it on sale' }))
    await waitFor(() =>
      expect(inDialog(canvas).getByLabelText(/^Club/)).toHaveAccessibleDescription(/There is no such club/),
    )
    await expect(inDialog(canvas).getByLabelText('EUR')).toHaveValue('41')
  },
}
export const Ended: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^End Eye test/ }))
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible())
    await userEvent.type(inDialog(canvas).getByLabelText(/^Reason/), 'The agreement is over{Tab}{Enter}')
    await waitFor(() => expect(canvas.getByText('Eye test of the Collie Club is off sale.')).toBeVisible())
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Nothing: Story = {
  beforeEach: ({ msw }) => msw.use(mock(clubProductCalls.listClubProducts, listOf([]))),
  play: async ({ canvas }) => expect(await canvas.findByText('No club has a product yet')).toBeVisible(),
}
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(clubProductCalls.listClubProducts)) }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(clubProductCalls.listClubProducts, 500)),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}
export const Offline: Story = offline
