import { authCalls } from '@shop/contract/auth'
import { Toaster } from '@shop/design-system'
import { admin, breeder, owner, signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { SessionDialog } from './SessionDialog.tsx'

const meta = {
  component: SessionDialog,
  title: 'Screens/Account/SessionExpired',
  args: { onClose: fn(), reload: fn() },
  parameters: { settings: { user: signedIn() } },
  decorators: [
    (Story) => (
      <>
        <h1>My profile</h1>
        <Story />
        <Toaster />
      </>
    ),
  ],
} satisfies Meta<typeof SessionDialog>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const typePassword: Play = async ({ canvas, userEvent }) => {
  const dialog = await canvas.findByRole('dialog', { name: 'Please log in again' })
  await waitFor(() => expect(dialog).toBeVisible())
  // The email is there already; the focus waits at what is left to do.
  await waitFor(() => expect(within(dialog).getByLabelText(/^Password/)).toHaveFocus())
  await userEvent.keyboard('swab-a-cheek{Enter}')
}

export const Asked: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText(/^Password/)).toHaveFocus())
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue('breeder@example.com')
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Please log in again' })).toBeVisible())
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const ForVets: Story = { parameters: { audience: 'vet' } }

export const SamePersonByKeyboard: Story = {
  play: async (context) => {
    await typePassword(context)
    await waitFor(() => expect(context.args.onClose).toHaveBeenCalledOnce())
    await waitFor(() =>
      expect(context.canvas.getByText('You are logged in again. Carry on where you left off.')).toBeVisible(),
    )
    await expect(context.args.reload).not.toHaveBeenCalled()
  },
}

/** What is on the page belongs to somebody else. */
export const AnotherPerson: Story = {
  beforeEach: ({ msw }) => {
    sessionStorage.setItem('checkout:draft', '{}')
    msw.use(mock(authCalls.login, owner()))
  },
  play: async (context) => {
    await typePassword(context)
    await waitFor(() => expect(context.args.reload).toHaveBeenCalledOnce())
    await expect(context.args.onClose).not.toHaveBeenCalled()
    await expect(sessionStorage.getItem('checkout:draft')).toBeNull()
  },
}

/** The admin's own email is not the user's. */
export const WhileViewedByAnAdmin: Story = {
  parameters: { settings: { user: signedIn(breeder({ viewedBy: { name: admin().name } })) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue('')
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible())
  },
}

export const WrongPassword: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(authCalls.login, 428, {
        message: 'Login failed',
        errors: { password: 'This email address and password do not belong together.' },
      }),
    ),
  play: async (context) => {
    await typePassword(context)
    await waitFor(() =>
      expect(context.canvas.getByLabelText(/^Password/)).toHaveAccessibleDescription(
        'This email address and password do not belong together.',
      ),
    )
    await expect(context.args.onClose).not.toHaveBeenCalled()
  },
}

/** Looked at again after a login in another tab. */
export const LoggedInElsewhere: Story = {
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible())
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
}

export const LogOutFails: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(authCalls.logout, 500)),
  play: async ({ canvas, userEvent }) => {
    const out = await canvas.findByRole('button', { name: 'Log out and go to the home page' })
    await waitFor(() => expect(out).toBeVisible())
    await userEvent.click(out)
    await waitFor(() => expect(canvas.getByText('Something went wrong')).toBeVisible())
  },
}
