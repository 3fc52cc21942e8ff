import { reviewCalls } from '@shop/contract/review'
import { Toaster } from '@shop/design-system'
import { listOf } from '@shop/mocks/fixture'
import { deskReview } from '@shop/mocks/fixtures/review'
import { colleague, signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { sortedBy } from '../../../parts/desk/sorted-story.ts'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { Reviews } from './Reviews.screen.tsx'

const meta = {
  component: Reviews,
  title: 'Screens/Desk/Reviews',
  parameters: { path: '/desk/people/reviews', settings: { user: signedIn(colleague({ roles: ['support'] })) } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
  ],
} satisfies Meta<typeof Reviews>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
const phone = { viewport: { value: 'phone' } }

/** Presses a button, gives a reason in the dialog that opens, and sends it. */
const decide =
  (button: string, action: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: button }))
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'As they wrote')
    await userEvent.click(dialog.getByRole('button', { name: action }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  }

export const Full: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Collie eye anomaly/ })
    await expect(row).toHaveTextContent('5 of 5')
    await expect(within(row).queryByRole('button', { name: /^Answer/ })).toBeNull()
  },
}
export const Sorted: Story = { play: sortedBy('Stars') }
const everyState = [
  deskReview(),
  ...(['approved', 'refused'] as const).map((state, index) =>
    deskReview({ id: `7d1f4c6e-2a70-4a58-9a51-6a3c4b1d010${index}`, name: `Tom ${index}`, state }),
  ),
]
/** "All" is every state; each other choice is one. */
export const FiltersByState: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(reviewCalls.listDeskReviews, ({ query }) =>
        listOf(everyState.filter(({ state }) => !query.state || state === query.state)),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    const filter = await canvas.findByRole('combobox', { name: 'State' })
    const choices = within(filter).getAllByRole('option')
    await expect(choices.map(({ textContent }) => textContent)).toEqual(['All', 'Waiting', 'Published', 'Refused'])
    await expect(await canvas.findAllByRole('row', { name: /Collie eye anomaly/ })).toHaveLength(3)
    await userEvent.selectOptions(filter, 'Waiting')
    await waitFor(() => expect(canvas.getAllByRole('row', { name: /Collie eye anomaly/ })).toHaveLength(1))
    await expect(canvas.getByRole('button', { name: 'Publish the review of Dana W.' })).toBeVisible()
  },
}
export const Publishes: Story = {
  play: async ({ canvas, userEvent, msw }) => {
    const published = fn()
    msw.use(
      mock(reviewCalls.approveReview, ({ body }) => {
        published(body.edition)
        return { review: deskReview({ state: 'approved' }), isChanged: true }
      }),
    )
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish the review of Dana W.' }))
    await expect(await canvas.findByText(/is published. “Take it off” undoes it/)).toBeVisible()
    // The edition that was read.
    await expect(published).toHaveBeenCalledWith(2)
  },
}
export const WrittenAnewMeanwhile: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockFailure(reviewCalls.approveReview, 409, { message: 'It was changed since it was read.' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish the review of Dana W.' }))
    await expect(await canvas.findByText('It was changed since it was read.')).toBeVisible()
  },
}
export const Refuses: Story = {
  play: async (context) => {
    await decide('Refuse the review of Dana W.', 'Refuse')(context)
    await expect(await context.canvas.findByText('It is refused. “Publish” undoes it.')).toBeVisible()
  },
}
export const Answers: Story = {
  beforeEach: ({ msw }) => msw.use(mock(reviewCalls.listDeskReviews, listOf([deskReview({ state: 'approved' })]))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Answer Dana W.' }))
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox'), 'Thank you, Dana.')
    await userEvent.click(dialog.getByRole('button', { name: 'Save the answer' }))
    await expect(await canvas.findByText('The answer is published, and can be changed.')).toBeVisible()
  },
}
export const Long: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        reviewCalls.listDeskReviews,
        listOf([deskReview({ text: 'The kit came in three days and the report is clear. '.repeat(38).trim() })]),
      ),
    ),
}
export const Many: Story = {
  beforeEach: ({ msw }) => msw.use(mock(reviewCalls.listDeskReviews, listOf([deskReview()], { count: 4321, next: 2 }))),
}
export const Phone: Story = { globals: phone }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mock(reviewCalls.listDeskReviews, listOf([]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody has written a review yet')).toBeVisible()
  },
}
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(reviewCalls.listDeskReviews)) }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(reviewCalls.listDeskReviews, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
export const Offline: Story = offline
