import { userCalls } from '@shop/contract/user'
import { breeder, signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Newsletter } from './Newsletter.tsx'
import { inItsCard } from './section-story.tsx'

const meta = {
  component: Newsletter,
  title: 'Screens/Account/MyProfile/Newsletter',
  args: { me: breeder() },
  parameters: { path: '/my/my-profile', settings: { user: signedIn() } },
  decorators: [inItsCard('newsletter')],
} satisfies Meta<typeof Newsletter>
export default meta
type Story = StoryObj<typeof meta>

const requested = fn()

export const On: Story = {}
export const Off: Story = { args: { me: breeder({ isNewsletterSubscribed: false }) } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Withdrawn: Story = {
  beforeEach: ({ msw }) => {
    requested.mockClear()
    msw.use(
      mock(userCalls.updateUser, ({ body }) => {
        requested(body)
        return breeder({ isNewsletterSubscribed: false })
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('switch').focus()
    await userEvent.keyboard(' ')
    await canvas.findByText('Saved. You are off the list.')
    await expect(requested).toHaveBeenCalledWith({ isNewsletterSubscribed: false })
    await expect(canvas.getByRole('switch')).toHaveFocus()
  },
}

export const Joined: Story = {
  args: { me: breeder({ isNewsletterSubscribed: false }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'))
    await canvas.findByText('Saved. You will get the next newsletter.')
  },
}

/** The switch goes back to what is true. */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(userCalls.updateUser, 500)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'))
    await canvas.findByText('Failed to update user')
    await waitFor(() => expect(canvas.getByRole('switch')).toBeChecked())
  },
}
