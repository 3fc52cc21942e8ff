import { orderCalls } from '@shop/contract/order'
import { colleague, signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { Books } from './Books.screen.tsx'

const meta = {
  component: Books,
  title: 'Screens/Desk/Books',
  args: { openFile: fn() },
  parameters: { path: '/desk/payments/books', settings: { user: signedIn(colleague({ roles: ['accounts'] })) } },
} satisfies Meta<typeof Books>
export default meta
type Story = StoryObj<typeof meta>
const phone = { viewport: { value: 'phone' } }

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /KP-100042/ })).toHaveTextContent('for Skye')
  },
}
export const Phone: Story = { globals: phone }
export const Exported: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(/^From/), '07012026')
    await userEvent.click(canvas.getByRole('button', { name: 'Save the file' }))
    await waitFor(() => expect(canvas.getByLabelText(/^To/)).toHaveAccessibleDescription(/This field is required/))
    await expect(args.openFile).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByLabelText(/^To/), '09302026')
    await userEvent.click(canvas.getByRole('button', { name: 'Save the file' }))
    await waitFor(() =>
      expect(args.openFile).toHaveBeenCalledWith('/api/desk/orders/export?from=2026-07-01&to=2026-09-30'),
    )
  },
}
export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mock(orderCalls.listUndeliverable, { results: [] })),
  play: async ({ canvas }) => expect(await canvas.findByText('Everything can be delivered')).toBeVisible(),
}
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(orderCalls.listUndeliverable)) }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(orderCalls.listUndeliverable, 500)),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}
export const Offline: Story = offline
export const Dark: Story = { globals: { scheme: 'dark' } }
