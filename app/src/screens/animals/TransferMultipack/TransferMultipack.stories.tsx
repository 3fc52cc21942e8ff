import { activationCalls } from '@shop/contract/activation'
import { toolCalls } from '@shop/contract/tool'
import { Toaster } from '@shop/design-system'
import { testKitBalance } from '@shop/mocks/fixtures/activation'
import { signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { TransferMultipack } from './TransferMultipack.screen.tsx'

const requested = fn()
const meta = {
  component: TransferMultipack,
  title: 'Screens/Animals/TransferMultipack',
  parameters: { path: '/my/oripacks/transfer', settings: { user: signedIn() } },
  beforeEach: () => {
    requested.mockClear()
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
  ],
} satisfies Meta<typeof TransferMultipack>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
const phone = { viewport: { value: 'phone' } }

export const Full: Story = {
  play: async ({ canvas }) => {
    const kits = await canvas.findByRole('radio', { name: /Test Kits/ })
    await expect(kits.closest('label')).toHaveTextContent('3 × Full breed profile kit for dogs')
    await expect(kits.closest('label')).toHaveTextContent('3 left')
  },
}
export const Phone: Story = { globals: phone }
/** The only kind of kit is chosen already. */
export const OneKind: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock(activationCalls.getTestKitBalance, { results: testKitBalance().results.slice(0, 1) })),
  play: async ({ canvas }) => expect(await canvas.findByRole('radio')).toBeChecked(),
}
export const None: Story = {
  beforeEach: ({ msw }) => msw.use(mock(activationCalls.getTestKitBalance, { results: [] })),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: 'Packs for dogs' })).toHaveAttribute(
      'href',
      '/breeder/for-dogs/multi-packs',
    ),
}
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(activationCalls.getTestKitBalance)) }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(activationCalls.getTestKitBalance, 500)),
  play: async ({ canvas }) => expect(await canvas.findByText('Failed to fetch test kit balance')).toBeVisible(),
}
export const SessionExpired: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockFailure(activationCalls.getTestKitBalance, 401, { message: 'Please log in again.' })),
  play: async ({ canvas }) => waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible()),
}

const send =
  (quantity: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Test Kits/ }))
    await userEvent.clear(canvas.getByLabelText(/^How many/))
    await userEvent.type(canvas.getByLabelText(/^How many/), quantity)
    await userEvent.type(canvas.getByLabelText(/^Email/), 'ines@example.org')
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Transfer kits' }))
  }

/** Email, quantity and category are sent; what the server says is shown, and the form is empty again (tools-6). */
export const Transferred: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(toolCalls.transferMultipack, ({ body }) => {
        requested(body)
        return { message: 'The 2 kits are in their new balance.' }
      }),
    ),
  play: async (context) => {
    await send('2')(context)
    const { canvas } = context
    await canvas.findByText('The 2 kits are in their new balance.')
    await expect(requested.mock.calls).toEqual([[{ email: 'ines@example.org', quantity: 2, categoryId: 20 }]])
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue('')
    await expect(canvas.getByLabelText(/^How many/)).toHaveValue('1')
    await expect(canvas.getByRole('radio', { name: /Test Kits/ })).not.toBeChecked()
  },
}
export const NothingTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByLabelText(/^How many/))
    await userEvent.click(canvas.getByRole('button', { name: 'Transfer kits' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Please check 3 fields'))
    await expect(canvas.getByRole('radiogroup', { name: /^Which kits/ })).toHaveAccessibleDescription(
      'This field is required',
    )
    await expect(canvas.getByLabelText(/^How many/)).toHaveAccessibleDescription('you must specify a number')
  },
}
export const TooMany: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(toolCalls.transferMultipack, 428, {
        message: 'Failed to transfer multipacks',
        errors: { quantity: 'You have 3 of these kits left to give.' },
      }),
    ),
  play: async (context) => {
    await send('9')(context)
    const { canvas } = context
    await waitFor(() => expect(canvas.getByLabelText(/^How many/)).toHaveAccessibleDescription(/3 of these kits left/))
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue('ines@example.org')
  },
}
export const TransferFails: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(toolCalls.transferMultipack, 500)),
  play: async (context) => {
    await send('1')(context)
    await expect(await context.canvas.findByText('Failed to transfer multipacks')).toBeVisible()
  },
}
