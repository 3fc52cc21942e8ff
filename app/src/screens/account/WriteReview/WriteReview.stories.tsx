import { reviewCalls } from '@shop/contract/review'
import { Toaster } from '@shop/design-system'
import { myReview, review } from '@shop/mocks/fixtures/review'
import { breeder, owner, signedIn, vet } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router-dom'
import { expect, waitFor } from 'storybook/test'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { WriteReview } from './WriteReview.screen.tsx'

const meta = {
  component: WriteReview,
  title: 'Screens/Account/WriteReview',
  parameters: { path: '/my/reviews/2003', settings: { user: signedIn() } },
  render: () => (
    <>
      <Routes>
        <Route path="/my/reviews/:id" element={<WriteReview />} />
      </Routes>
      <Toaster />
    </>
  ),
} satisfies Meta<typeof WriteReview>
export default meta
type Story = StoryObj<typeof meta>
const phone = { viewport: { value: 'phone' } }
const { rating, text, name, writtenAt } = review()
const written = { rating, text, name, writtenAt, reason: null, answer: null }
const having =
  (my: Parameters<typeof myReview>[0]): Story['beforeEach'] =>
  ({ msw }) =>
    msw.use(mock(reviewCalls.getMyReview, myReview(my)))

/** By keyboard: stars, words, and the name that is suggested. */
export const Sent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Very good/ }))
    await userEvent.type(canvas.getByLabelText(/^What should others know/), 'Clear and quick.')
    await expect(canvas.getByLabelText(/^Your name/)).toHaveValue('Dana W.')
    await userEvent.click(canvas.getByRole('button', { name: 'Send the review' }))
    await expect(await canvas.findByText('Your review is with us')).toBeVisible()
  },
}
export const Empty: Story = {}
export const EmptyOnAPhone: Story = { globals: phone }
export const NothingTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send the review' }))
    await waitFor(() => expect(canvas.getAllByText('Choose one to five stars')[0]).toBeVisible())
  },
}
export const Waiting: Story = {
  beforeEach: having({ review: { ...written, state: 'waiting' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your review is with us')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /^Very good/ })).toBeChecked()
  },
}
export const Refused: Story = {
  beforeEach: having({ review: { ...written, state: 'refused', reason: 'It names another customer.' } }),
  play: async ({ canvas }) => expect(await canvas.findByText(/names another customer/)).toBeVisible(),
}
export const Published: Story = {
  beforeEach: having({ review: { ...written, state: 'approved', answer: 'Thank you, Dana.' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your review is published')).toBeVisible()
    await expect(canvas.queryByRole('form')).toBeNull()
  },
}
/** Somebody without results of it. */
export const WithoutResults: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(reviewCalls.getMyReview, 404)),
  play: async ({ canvas }) => expect(await canvas.findByText('There is nothing to review here yet')).toBeVisible(),
}
export const Failed: Story = { beforeEach: ({ msw }) => msw.use(mockFailure(reviewCalls.getMyReview, 500)) }
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(reviewCalls.getMyReview)) }
export const Offline: Story = offline
export const LongText: Story = {
  beforeEach: having({ review: { ...written, text: 'A long word: '.repeat(150), state: 'waiting' } }),
  play: async ({ canvas }) => expect(await canvas.findByText('Your review is with us')).toBeVisible(),
}
export const ForOwners: Story = { parameters: { settings: { user: signedIn(owner()) } } }
export const ForVets: Story = { parameters: { settings: { user: signedIn(vet()) } } }
/** An admin reads it, and writes none in somebody's name. */
export const ViewedByAnAdmin: Story = {
  parameters: { settings: { user: signedIn(breeder({ viewedBy: { name: 'Ruth Adler' } })) } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^Your review of/ })
    await waitFor(() => expect(canvas.queryByRole('form')).toBeNull())
  },
}
