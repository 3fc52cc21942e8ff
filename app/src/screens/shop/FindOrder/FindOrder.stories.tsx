import { orderCalls } from '@shop/contract/order'
import { signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockOffline, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { FindOrder } from './FindOrder.screen.tsx'

const meta = {
  component: FindOrder,
  title: 'Screens/Shop/FindOrder',
  parameters: { path: '/find-order' },
} satisfies Meta<typeof FindOrder>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

/** By keyboard alone. */
const ask: Play = async ({ canvas, userEvent }) => {
  canvas.getByLabelText(/^Order number/).focus()
  await userEvent.keyboard('kp 100042{Tab}dana@example.com{Enter}')
}

export const Empty: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const SignedIn: Story = {
  parameters: { settings: { user: signedIn() } },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'Your orders' })).toBeVisible(),
}

export const ForOwners: Story = { parameters: { settings: { userType: 'owner' } } }
export const ForVets: Story = { parameters: { settings: { userType: 'vet' } } }

const asked = fn()
/** However the number is typed; the page does not reveal whether there is such an order. */
export const Asked: Story = {
  beforeEach: ({ msw }) => {
    asked.mockClear()
    msw.use(
      mock(orderCalls.sendOrderLink, ({ body }) => {
        asked(body)
        return { message: 'It is on its way.' }
      }),
    )
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await ask(context)
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Check your email' })).toHaveFocus())
    await expect(asked).toHaveBeenCalledWith({ number: 'KP-100042', email: 'dana@example.com' })
    await userEvent.click(canvas.getByRole('button', { name: 'Enter the address again' }))
    await expect(canvas.getByLabelText(/^Order number/)).toHaveValue('KP-100042')
  },
}
export const NothingTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send me the link' }))
    await expect(await canvas.findByText('Please check 2 fields')).toBeVisible()
  },
}
/** A kit's barcode is no order. */
export const NotAnOrder: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Order number/), 'KP4827193301{Enter}')
    await waitFor(() =>
      expect(canvas.getByLabelText(/^Order number/)).toHaveAccessibleDescription(
        /^An order’s number is like KP-100042/,
      ),
    )
  },
}
export const Busy: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(orderCalls.sendOrderLink)),
  play: async (context) => {
    await ask(context)
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'Send me the link' })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}
const slowDown = 'You have asked for this several times. Please check your email, or try again in an hour.'
export const TooManyAttempts: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(orderCalls.sendOrderLink, 429, { message: slowDown })),
  play: async (context) => {
    await ask(context)
    await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveTextContent(slowDown))
  },
}
export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(mockOffline(orderCalls.sendOrderLink)),
  play: async (context) => {
    await ask(context)
    await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveTextContent('Network error'))
    await expect(context.canvas.getByLabelText(/^Email/)).toHaveValue('dana@example.com')
  },
}
