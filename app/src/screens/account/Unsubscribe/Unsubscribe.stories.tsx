import { newsletterCalls } from '@shop/contract/newsletter'
import { mock, mockFailure, mockOffline, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Unsubscribe } from './Unsubscribe.screen.tsx'

const withdrawn = fn<(token: string) => void>()

const meta = {
  component: Unsubscribe,
  title: 'Screens/Account/Unsubscribe',
  parameters: {
    never: { empty: 'one sentence', long: 'one sentence' },
    path: '/newsletter/unsubscribe?token=from-the-mail',
  },
  beforeEach: ({ msw }) => {
    withdrawn.mockClear()
    msw.use(
      mock(newsletterCalls.withdrawNewsletter, ({ body }) => {
        withdrawn(body.token)
        return { message: 'You are off the list.' }
      }),
    )
  },
} satisfies Meta<typeof Unsubscribe>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const leave: Play = async ({ canvas, userEvent }) =>
  userEvent.click(canvas.getByRole('button', { name: 'Take me off the list' }))

/** A scanner of mail that follows the link has done nothing. */
export const Asking: Story = { play: () => expect(withdrawn).not.toHaveBeenCalled() }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const ForOwners: Story = { parameters: { audience: 'owner' } }
export const ForVets: Story = { parameters: { audience: 'vet' } }

export const Gone: Story = {
  play: async (context) => {
    await leave(context)
    const { canvas } = context
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'You are off the list' })).toHaveFocus())
    await expect(withdrawn.mock.calls).toEqual([['from-the-mail']])
  },
}
export const GoneOnAPhone: Story = { play: leave, globals: { viewport: { value: 'phone' } } }

export const Busy: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(newsletterCalls.withdrawNewsletter)),
  play: async (context) => {
    await leave(context)
    await expect(context.canvas.getByRole('button', { name: 'Take me off the list' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  },
}
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(newsletterCalls.withdrawNewsletter, 500)),
  play: async (context) => {
    await leave(context)
    await expect(await context.canvas.findByText('An unknown error occurred.')).toBeVisible()
    await expect(context.canvas.getByRole('button', { name: 'Take me off the list' })).toHaveFocus()
  },
}
export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(mockOffline(newsletterCalls.withdrawNewsletter)),
  play: async (context) => {
    await leave(context)
    await expect(await context.canvas.findByText('Network error')).toBeVisible()
  },
}
export const LinkUnknown: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(newsletterCalls.withdrawNewsletter, 404)),
  play: async (context) => {
    await leave(context)
    const { canvas } = context
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'We do not know this link' })).toHaveFocus())
  },
}
export const LinkCutOff: Story = { parameters: { path: '/newsletter/unsubscribe' } }
