import { userCalls } from '@shop/contract/user'
import { breeder, signedIn } from '@shop/mocks/fixtures/user'
import { mockFailure, mockOffline } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { ChangePassword } from './ChangePassword.tsx'
import { inItsCard } from './section-story.tsx'

const meta = {
  component: ChangePassword,
  title: 'Screens/Account/MyProfile/ChangePassword',
  args: { me: breeder() },
  parameters: { path: '/my/my-profile', settings: { user: signedIn() } },
  decorators: [inItsCard('password')],
} satisfies Meta<typeof ChangePassword>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const change: Play = async ({ canvas, userEvent }) => {
  canvas.getByLabelText(/^Current password/).focus()
  await userEvent.keyboard('swab-a-cheek{Tab}{Tab}twelve collies in a row{Enter}')
}

export const Empty: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const ChangedByKeyboard: Story = {
  play: async (context) => {
    await change(context)
    await context.canvas.findByText('Your password has been changed, and every other browser signed out.')
    await expect(context.canvas.getByLabelText(/^New password/)).toHaveValue('')
  },
}

export const NothingTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Please check 2 fields'))
    await expect(canvas.getByLabelText(/^Current password/)).toHaveAccessibleDescription('This field is required')
  },
}

export const TooShort: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Current password/), 'swab-a-cheek')
    await userEvent.type(canvas.getByLabelText(/^New password/), 'collie{Enter}')
    await waitFor(() =>
      expect(canvas.getByLabelText(/^New password/)).toHaveAccessibleDescription(/Use at least 8 characters/),
    )
  },
}

const refusedWith = (errors: Record<string, string>) =>
  mockFailure(userCalls.changePassword, 428, { message: 'Failed to change password', errors })
const shows =
  (field: RegExp, message: string): Play =>
  async (context) => {
    await change(context)
    await waitFor(() => expect(context.canvas.getByLabelText(field)).toHaveAccessibleDescription(new RegExp(message)))
    await expect(context.canvas.getByLabelText(/^New password/)).toHaveValue('twelve collies in a row')
  }

export const WrongPassword: Story = {
  beforeEach: ({ msw }) => msw.use(refusedWith({ currentPassword: 'This is not your password.' })),
  play: shows(/^Current password/, 'This is not your password'),
}
export const Breached: Story = {
  beforeEach: ({ msw }) => msw.use(refusedWith({ newPassword: 'This password is on a list of stolen ones.' })),
  play: shows(/^New password/, 'list of stolen ones'),
}

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(userCalls.changePassword, 500)),
  play: async (context) => {
    await change(context)
    await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveTextContent('Failed to change password'))
  },
}
export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(mockOffline(userCalls.changePassword)),
  play: async (context) => {
    await change(context)
    await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveTextContent('Network error'))
  },
}
