import { authCalls } from '@shop/contract/auth'
import { userCalls } from '@shop/contract/user'
import { breeder, signedIn, vet } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockOffline, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Details } from './Details.tsx'
import { inItsCard } from './section-story.tsx'

const meta = {
  component: Details,
  title: 'Screens/Account/MyProfile/Details',
  args: { me: breeder() },
  parameters: { path: '/my/my-profile', settings: { user: signedIn() } },
  decorators: [inItsCard('details')],
} satisfies Meta<typeof Details>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const save = { name: 'Save details' }
const requested = fn()
const newEmail = 'dana@kennel.example'

const changeEmail: Play = async ({ canvas, userEvent }) => {
  const email = canvas.getByLabelText(/^Email/)
  await userEvent.clear(email)
  await userEvent.type(email, newEmail)
}

export const Saved: Story = {
  beforeEach: ({ msw }) => {
    requested.mockClear()
    msw.use(mock(userCalls.updateUser, ({ body }) => (requested(body), breeder({ lastName: 'Whitcombe-Ames' }))))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Last name/), '-Ames')
    await userEvent.dblClick(canvas.getByRole('button', save))
    await canvas.findByText('Saved')
    await expect(requested).toHaveBeenCalledOnce()
    await expect(requested).toHaveBeenCalledWith({
      firstName: 'Dana',
      lastName: 'Whitcombe-Ames',
      phoneNumber: '+15550100123',
    })
  },
}

export const NamesMissing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByLabelText(/^First name/))
    await userEvent.clear(canvas.getByLabelText(/^Last name/))
    await userEvent.clear(canvas.getByLabelText(/^Email/))
    await userEvent.click(canvas.getByRole('button', save))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Please check 4 fields'))
    await expect(canvas.getByLabelText(/^First name/)).toHaveAccessibleDescription('This field is required')
  },
}

export const TooLong: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText(/^First name/))
    await userEvent.paste('Maximiliana '.repeat(5))
    await userEvent.click(canvas.getByRole('button', save))
    await waitFor(() =>
      expect(canvas.getByLabelText(/^First name/)).toHaveAccessibleDescription('Use at most 50 characters'),
    )
  },
}

export const NoEmailAddress: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByLabelText(/^Email/))
    await userEvent.type(canvas.getByLabelText(/^Email/), 'dana@')
    await userEvent.click(canvas.getByRole('button', save))
    await waitFor(() =>
      expect(canvas.getByLabelText(/^Email/)).toHaveAccessibleDescription(/This field must be valid email/),
    )
  },
}

export const AnotherEmail: Story = {
  beforeEach: ({ msw }) => {
    requested.mockClear()
    msw.use(mock(userCalls.updateUser, ({ body }) => (requested(body), breeder({ pendingEmail: newEmail }))))
  },
  play: async (context) => {
    const { canvas, userEvent, step } = context
    await expect(canvas.queryByLabelText(/^Your password/)).toBeNull()
    await changeEmail(context)
    await step('asks for the password', async () => {
      await userEvent.click(canvas.getByRole('button', save))
      await waitFor(() =>
        expect(canvas.getByLabelText(/^Your password/)).toHaveAccessibleDescription(/This field is required/),
      )
    })
    await step('is sent with it, and waits', async () => {
      await userEvent.type(canvas.getByLabelText(/^Your password/), 'swab-a-cheek{Enter}')
      await canvas.findByText(`Saved. Please open the link we sent to ${newEmail}.`)
      await expect(requested).toHaveBeenLastCalledWith(
        expect.objectContaining({ email: newEmail, currentPassword: 'swab-a-cheek' }),
      )
      await expect(canvas.getByLabelText(/^Email/)).toHaveValue('breeder@example.com')
    })
  },
}

const notYours = 'This is not your password.'
export const WrongPassword: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(userCalls.updateUser, 428, {
        message: 'Failed to update user',
        errors: { currentPassword: notYours },
      }),
    ),
  play: async (context) => {
    const { canvas, userEvent } = context
    await changeEmail(context)
    await userEvent.type(canvas.getByLabelText(/^Your password/), 'swab-a-sheep{Enter}')
    await canvas.findByText(`Current password: ${notYours}`)
    await expect(canvas.getByLabelText(/^Your password/)).toHaveAccessibleDescription(new RegExp(notYours))
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue(newEmail)
  },
}

export const EmailWaits: Story = { args: { me: breeder({ pendingEmail: newEmail }) } }
export const EmailWaitsOnAPhone: Story = { ...EmailWaits, globals: { viewport: { value: 'phone' } } }

export const VetsClinic: Story = {
  args: { me: vet() },
  parameters: { audience: 'vet', settings: { user: signedIn(vet()), country: 'AU' } },
  play: async ({ canvas }) => expect(canvas.getByLabelText('Clinic')).toHaveValue('Riverside Animal Clinic'),
}

export const Saving: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(userCalls.updateUser)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', save))
    await waitFor(() => expect(canvas.getByRole('button', save)).toHaveAttribute('aria-busy', 'true'))
  },
}

const failsWith =
  (text: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Last name/), '-Ames')
    await userEvent.click(canvas.getByRole('button', save))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(text))
    await expect(canvas.getByLabelText(/^Last name/)).toHaveValue('Whitcombe-Ames')
  }

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(userCalls.updateUser, 500)),
  play: failsWith('Failed to update user'),
}
export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(mockOffline(userCalls.updateUser), mockOffline(authCalls.getMyDetails)),
  play: failsWith('Network error'),
}
