import { giftCardCalls } from '@shop/contract/gift-card'
import { Toaster } from '@shop/design-system'
import { listOf } from '@shop/mocks/fixture'
import { admin, signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { sortedBy } from '../../../parts/desk/sorted-story.ts'
import { GiftCards } from './GiftCards.screen.tsx'

const meta = {
  component: GiftCards,
  title: 'Screens/Desk/GiftCards',
  parameters: { path: '/desk/catalogue/gift-cards', settings: { user: signedIn(admin()) } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
  ],
} satisfies Meta<typeof GiftCards>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

/** Columns are called as fields are. */
const inDialog = (canvas: Parameters<Play>[0]['canvas']) => within(canvas.getByRole('dialog'))

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /P8DR/ })).toHaveTextContent('$32.50 USD')
    await expect(canvas.getByRole('row', { name: /K7Q2/ })).toHaveTextContent('Waits for its day 12/23/2026')
    await expect(canvas.queryByRole('button', { name: 'Mail again M3XD' })).toBeNull()
  },
}
export const Sorted: Story = { play: sortedBy('Mail') }

const mails: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Mail again P8DR' }))
  await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Mail gift card …P8DR again' })).toBeVisible())
  await userEvent.clear(inDialog(canvas).getByLabelText(/^Email/))
  await userEvent.type(inDialog(canvas).getByLabelText(/^Email/), 'samuel@example.org')
  await userEvent.type(inDialog(canvas).getByLabelText(/^Reason/), 'A wrong address{Enter}')
}
export const MailedAgain: Story = {
  play: async (context) => {
    await mails(context)
    await waitFor(() =>
      expect(
        context.canvas.getByText('The card now ends in W4RT, and is on its way to samuel@example.org.'),
      ).toBeVisible(),
    )
  },
}
export const WasCancelled: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(giftCardCalls.resendGiftCard, 409, { message: 'This gift card was cancelled. Nothing is mailed.' }),
    ),
  play: async (context) => {
    await mails(context)
    await waitFor(() => expect(context.canvas.getByText(/was cancelled/)).toBeVisible())
    await expect(inDialog(context.canvas).getByLabelText(/^Email/)).toHaveValue('samuel@example.org')
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Nothing: Story = {
  beforeEach: ({ msw }) => msw.use(mock(giftCardCalls.listGiftCards, listOf([]))),
  play: async ({ canvas }) => expect(await canvas.findByText('No gift card was sold yet')).toBeVisible(),
}
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(giftCardCalls.listGiftCards)) }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(giftCardCalls.listGiftCards, 500)),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}
export const Offline: Story = offline
