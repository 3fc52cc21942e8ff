import { savedCardCalls } from '@shop/contract/saved-card'
import { savedCard, savedCards } from '@shop/mocks/fixtures/saved-card'
import { breeder, signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { SavedCards } from './SavedCards.tsx'
import { inItsCard } from './section-story.tsx'

const meta = {
  component: SavedCards,
  title: 'Screens/Account/MyProfile/SavedCards',
  parameters: { path: '/my/my-profile', settings: { user: signedIn(breeder()) } },
  decorators: [inItsCard('cards')],
  beforeEach: ({ msw }) => msw.use(mock(savedCardCalls.listSavedCards, { results: savedCards })),
} satisfies Meta<typeof SavedCards>
export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Visa ending in 4242')).toBeVisible()
    await expect(canvas.getByText('Expires 12/2030')).toBeVisible()
    await expect(canvas.getByText('Expired')).toBeVisible()
  },
}
export const Phone: Story = { ...Two, globals: { viewport: { value: 'phone' } } }
export const Many: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(savedCardCalls.listSavedCards, {
        results: Array.from({ length: 12 }, (_, index) =>
          savedCard({ id: `card ${index}`, lastFour: `42${index + 10}` }),
        ),
      }),
    ),
}
/** The one that pays a membership stays: where that is looked after, it can be cancelled. */
export const PaysMembership: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock(savedCardCalls.listSavedCards, { results: [savedCard({ paysMembership: true })] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Pays your membership' })).toHaveAttribute(
      'href',
      '/my/orders',
    )
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const None: Story = {
  beforeEach: ({ msw }) => msw.use(mock(savedCardCalls.listSavedCards, { results: [] })),
  play: async ({ canvas }) => expect(await canvas.findByText(/^No saved cards/)).toBeVisible(),
}
export const Asked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Visa ending in 4242' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove Visa ending in 4242?' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}
export const Removed: Story = {
  play: async (context) => {
    await Asked.play?.(context)
    await context.userEvent.click(await screen.findByRole('button', { name: 'Remove it' }))
    await waitFor(() => expect(context.canvas.queryByText('Visa ending in 4242')).toBeNull())
    await expect(await screen.findByText('The card is removed.')).toBeVisible()
  },
}
export const RemovingFailed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(savedCardCalls.removeSavedCard, 500)),
  play: async (context) => {
    await Asked.play?.(context)
    await context.userEvent.click(await screen.findByRole('button', { name: 'Remove it' }))
    await screen.findByText('operation failed')
    await expect(context.canvas.getByText('Visa ending in 4242')).toBeInTheDocument()
  },
}
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(savedCardCalls.listSavedCards)) }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(savedCardCalls.listSavedCards, 500)),
  play: async ({ canvas }) => expect(await canvas.findByText('Error fetching data')).toBeVisible(),
}
