import { resultsReviewCalls } from '@shop/contract/results-review'
import { Toaster } from '@shop/design-system'
import { resultsReview, reviewLine, reviewLines } from '@shop/mocks/fixtures/results-review'
import { colleague, signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router-dom'
import { expect, waitFor, within } from 'storybook/test'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { ResultFile } from './ResultFile.screen.tsx'

const { id } = resultsReview()
const meta = {
  component: ResultFile,
  render: () => (
    <Routes>
      <Route path="/desk/laboratory/results/:id" element={<ResultFile />} />
    </Routes>
  ),
  title: 'Screens/Desk/ResultFile',
  parameters: {
    path: `/desk/laboratory/results/${id}`,
    settings: { user: signedIn(colleague({ roles: ['laboratory'] })) },
    never: { empty: 'a file without lines is refused' },
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
  ],
} satisfies Meta<typeof ResultFile>
export default meta
type Story = StoryObj<typeof meta>
const phone = { viewport: { value: 'phone' } }

export const Full: Story = {
  play: async ({ canvas }) => {
    const changed = await canvas.findByRole('row', { name: /KP4827193306/ })
    await expect(changed).toHaveTextContent('it was “N/CEA”')
    await expect(changed).toHaveTextContent('Changed')
    // What changes is read first.
    await expect(canvas.getAllByRole('row')[1]).toBe(changed)
    await expect(canvas.getByRole('row', { name: /KP4827193307/ })).toHaveTextContent('As before')
  },
}
export const Phone: Story = { globals: phone }
export const Released: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Release these results' }))
    const dialog = await canvas.findByRole('alertdialog', { name: 'Release plate-7.csv?' })
    await expect(dialog).toHaveTextContent('cannot be taken back')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Release these results' }))
    await expect(await canvas.findByText('3 results released.')).toBeVisible()
  },
}
export const ReleaseRefused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(resultsReviewCalls.releaseResults, 428, {
        message: 'The file has faults. Nothing was imported.',
        errors: { 'line 2': 'is held: it failed.' },
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Release these results' }))
    const dialog = within(await canvas.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Release these results' }))
    await expect(await dialog.findByText(/is held: it failed/)).toBeVisible()
  },
}
export const Returned: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Return the file' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Return plate-7.csv' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Return the file' }))
    await waitFor(() => expect(dialog.getByLabelText(/^Reason/)).toHaveAccessibleDescription(/This field is required/))
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'The well next to it')
    await userEvent.click(dialog.getByRole('button', { name: 'Return the file' }))
    await expect(await canvas.findByText('plate-7.csv was returned.')).toBeVisible()
  },
}
/** Whoever brought it is told why they cannot release it. */
export const MyOwn: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock(resultsReviewCalls.getResultsReview, { review: resultsReview(), lines: reviewLines, isOwn: true })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You brought this file')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Release|Return/ })).toBeNull()
  },
}
export const Decided: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(resultsReviewCalls.getResultsReview, {
        review: resultsReview({
          state: 'returned',
          reviewer: 'Otto Brandt',
          decidedAt: '2026-11-21T09:00:00.000Z',
          returnReason: 'The well next to it',
        }),
        lines: [],
        isOwn: false,
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The well next to it')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Release|Return/ })).toBeNull()
  },
}
/** Ten thousand lines, of which those near the screen are in the document. */
export const Many: Story = {
  beforeEach: ({ msw }) => {
    const lines = Array.from({ length: 10_000 }, (_, index) =>
      reviewLine({ barcode: `KP48${String(index).padStart(8, '0')}` }),
    )
    msw.use(mock(resultsReviewCalls.getResultsReview, { review: resultsReview(), lines, isOwn: false }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '10,000 lines' })).toBeVisible()
    await expect(canvas.getAllByRole('row').length).toBeLessThan(500)
  },
}
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(resultsReviewCalls.getResultsReview)) }
export const Failed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockFailure(resultsReviewCalls.getResultsReview, 404, { message: 'No file waits under this number.' })),
  play: async ({ canvas }) => expect(await canvas.findByText('No file waits under this number.')).toBeVisible(),
}
export const Offline: Story = offline
export const Dark: Story = { globals: { scheme: 'dark' } }
