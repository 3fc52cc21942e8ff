import { authCalls, type ResetPassword as Typed } from '@shop/contract/auth'
import { messages } from '@shop/contract/messages'
import { Toaster } from '@shop/design-system'
import { mock, mockFailure, mockOffline, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLocation } from 'react-router-dom'
import { expect, fn, waitFor } from 'storybook/test'
import { ResetPassword } from './ResetPassword.screen.tsx'

const sent = fn<(asked: Typed) => void>()
const Address = () => <p hidden data-testid="address">{`${useLocation().pathname}${useLocation().search}`}</p>

const meta = {
  component: ResetPassword,
  title: 'Screens/Account/ResetPassword',
  args: { loadPage: fn() },
  parameters: { path: '/reset-password?token=from-the-mail' },
  beforeEach: ({ msw }) => {
    sent.mockClear()
    msw.use(
      mock(authCalls.resetPassword, ({ body }) => {
        sent(body)
        return { message: 'Your password is changed.' }
      }),
    )
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Address />
        <Toaster />
      </>
    ),
  ],
} satisfies Meta<typeof ResetPassword>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const choose: Play = async ({ canvas, userEvent }) => {
  canvas.getByLabelText(/^New password/).focus()
  await userEvent.keyboard('a swab of the cheek{Enter}')
}

/** The token is in the address no longer than a moment. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(/^\/reset-password$/))
    await expect(canvas.getByLabelText(/^New password/)).toHaveAttribute('autocomplete', 'new-password')
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const ForOwners: Story = { parameters: { audience: 'owner' } }
export const ForVets: Story = { parameters: { audience: 'vet' } }

export const Changed: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context
    await choose(context)
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your new password is set' })).toHaveFocus())
    await expect(sent.mock.calls).toEqual([[{ token: 'from-the-mail', password: 'a swab of the cheek' }]])
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
    await expect(args.loadPage).toHaveBeenCalledWith('/login')
  },
}
export const ChangedOnAPhone: Story = { play: choose, globals: { viewport: { value: 'phone' } } }

export const Busy: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(authCalls.resetPassword)),
  play: async (context) => {
    await choose(context)
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'Save my new password' })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

const refuses = (typed: string, message: string): Story => ({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText(/^New password/))
    if (typed) await userEvent.paste(typed)
    await userEvent.keyboard('{Enter}')
    const field = canvas.getByLabelText(/^New password/)
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)))
    await expect(field).toHaveFocus()
    await expect(sent).not.toHaveBeenCalled()
  },
})
export const NothingTyped = refuses('', messages.fieldRequired)
export const TooShort = refuses('collie', 'Use at least 8 characters')
export const TooLong = refuses('collie '.repeat(20), 'Use at most 128 characters')

const stolen = 'This password is on lists of stolen passwords. Please choose another.'
export const PasswordStolen: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(authCalls.resetPassword, 428, {
        message: messages.failedToResetPassword,
        errors: { password: stolen },
      }),
    ),
  play: async (context) => {
    await choose(context)
    const field = context.canvas.getByLabelText(/^New password/)
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(stolen)))
    await expect(await context.canvas.findByText(`Password: ${stolen}`)).toBeInTheDocument()
  },
}

export const UsedOrTooOld: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(authCalls.resetPassword, 404)),
  play: async (context) => {
    const { canvas } = context
    await choose(context)
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'This link has expired' })).toHaveFocus())
    await expect(canvas.getByRole('link', { name: 'Send me a new link' })).toHaveAttribute('href', '/forgot-password')
  },
}
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(authCalls.resetPassword, 500)),
  play: async (context) => {
    await choose(context)
    await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveTextContent('Failed to reset password'))
    await expect(context.canvas.getByLabelText(/^New password/)).toHaveValue('a swab of the cheek')
  },
}
export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(mockOffline(authCalls.resetPassword)),
  play: async (context) => {
    await choose(context)
    await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveTextContent('Network error'))
  },
}
export const LinkCutOff: Story = {
  parameters: { path: '/reset-password' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Please open the link in your email')
    await expect(canvas.getByRole('link', { name: 'Send me a new link' })).toHaveAttribute('href', '/forgot-password')
  },
}
