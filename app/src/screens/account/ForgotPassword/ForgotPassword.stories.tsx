import { authCalls } from '@shop/contract/auth'
import { messages } from '@shop/contract/messages'
import { Toaster } from '@shop/design-system'
import { signedIn } from '@shop/mocks/fixtures/user'
import { mockFailure, mockOffline, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { ForgotPassword } from './ForgotPassword.screen.tsx'

const meta = {
  component: ForgotPassword,
  title: 'Screens/Account/ForgotPassword',
  parameters: { path: '/forgot-password' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
  ],
} satisfies Meta<typeof ForgotPassword>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

/** By keyboard alone. */
const ask: Play = async ({ canvas, userEvent }) => {
  canvas.getByLabelText(/^Email/).focus()
  await userEvent.keyboard('dana@example.com{Enter}')
}

export const Empty: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const ForOwners: Story = { parameters: { audience: 'owner' } }
export const ForVets: Story = { parameters: { audience: 'vet' } }

export const SignedIn: Story = {
  parameters: { settings: { user: signedIn() } },
  play: async ({ canvas }) => expect(canvas.getByLabelText(/^Email/)).toHaveValue('breeder@example.com'),
}

/** The page does not reveal whether the address is known. */
export const Asked: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await ask(context)
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Check your email' })).toHaveFocus())
    await expect(canvas.getByText('dana@example.com')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Enter the address again' }))
    await expect(canvas.getByLabelText(/^Email/)).toHaveFocus()
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue('dana@example.com')
  },
}
export const AskedOnAPhone: Story = { play: ask, globals: { viewport: { value: 'phone' } } }
export const AskedInADemonstration: Story = {
  parameters: { settings: { isDemo: true } },
  play: async (context) => {
    await ask(context)
    await expect(await context.canvas.findByText(/mail folder of the shop’s data/)).toBeVisible()
  },
}
export const Busy: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(authCalls.forgotPassword)),
  play: async (context) => {
    await ask(context)
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'Send me a link' })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

const refuses = (typed: string, message: string): Story => ({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText(/^Email/))
    if (typed) await userEvent.paste(typed)
    await userEvent.keyboard('{Enter}')
    // Every space of the catalogue's message counts.
    await waitFor(() => expect(canvas.getByText(message, { normalizer: (text) => text })).toBeVisible())
    await expect(canvas.getByLabelText(/^Email/)).toBeInvalid()
    await expect(canvas.getByLabelText(/^Email/)).toHaveFocus()
  },
})
export const NothingTyped = refuses('', messages.fieldRequired)
export const TooShort = refuses('a@', messages.min3)
/** Of so many characters only one with an account is taken, which the server knows. */
export const TooLong: Story = {
  ...refuses(`${'a'.repeat(40)}@example.com`, messages.max50),
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(authCalls.forgotPassword, 428, {
        message: messages.failedToForgotPassword,
        errors: { email: messages.max50 },
      }),
    ),
}
export const NotAnEmail = refuses('dana at example', messages.emailInvalid)

const failsWith =
  (text: string): Play =>
  async (context) => {
    await ask(context)
    await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveTextContent(text))
    await expect(context.canvas.getByLabelText(/^Email/)).toHaveValue('dana@example.com')
  }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(authCalls.forgotPassword, 500)),
  play: failsWith('Failed to forgot password'),
}
const slowDown = 'You have asked for this address several times. Please look into its mail, or try again in an hour.'
export const TooManyAttempts: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(authCalls.forgotPassword, 429, { message: slowDown })),
  play: failsWith(slowDown),
}
export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(mockOffline(authCalls.forgotPassword)),
  play: failsWith('Network error'),
}
