import { resultsReviewCalls } from '@shop/contract/results-review'
import { Toaster } from '@shop/design-system'
import { listOf } from '@shop/mocks/fixture'
import { resultsReview } from '@shop/mocks/fixtures/results-review'
import { colleague, signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { dropFile } from '../../../parts/desk/drop-story.ts'
import { sortedBy } from '../../../parts/desk/sorted-story.ts'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { ResultFiles } from './ResultFiles.screen.tsx'

const meta = {
  component: ResultFiles,
  title: 'Screens/Desk/ResultFiles',
  parameters: { path: '/desk/laboratory/results', settings: { user: signedIn(colleague({ roles: ['laboratory'] })) } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
  ],
} satisfies Meta<typeof ResultFiles>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
const phone = { viewport: { value: 'phone' } }
const file = new File(['barcode,kind\n'], 'plate-8.csv', { type: 'text/csv' })

const choose: Play = async ({ canvas, userEvent }) =>
  userEvent.upload(await canvas.findByLabelText('File of results'), file)

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /plate-7/ })).toHaveTextContent('Waits for review')
    await expect(canvas.getByRole('row', { name: /plate-6/ })).toHaveTextContent('The well next to it')
  },
}
export const Sorted: Story = { play: sortedBy('Samples', ['Brought on', 'ascending']) }
export const Phone: Story = { globals: phone }

export const Checked: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await choose(context)
    await expect(await canvas.findByText(/3 samples, 1 new, 1 changed, 1 as before/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Hand it to a second person' }))
    await expect(await canvas.findByText('plate-8.csv waits for a second person.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Hand it to a second person' })).toBeNull()
  },
}
export const CheckedOnAPhone: Story = { globals: phone, play: choose }

export const Dropped: Story = {
  play: async ({ canvas }) => {
    dropFile(await canvas.findByLabelText('File of results'), file)
    await expect(await canvas.findByText(/1 new, 1 changed/)).toBeVisible()
  },
}

const refused: Story['beforeEach'] = ({ msw }) =>
  msw.use(
    mockFailure(resultsReviewCalls.previewResults, 428, {
      message: 'The file has faults. Nothing was imported.',
      errors: { 'line 3': '“N/XYZ” is no genotype of this test.', 'line 9': 'is not known.' },
    }),
  )
export const Refused: Story = {
  beforeEach: refused,
  play: async (context) => {
    const { canvas } = context
    await choose(context)
    await expect(await canvas.findByRole('row', { name: /line 3/ })).toHaveTextContent('N/XYZ')
    await expect(canvas.getByRole('row', { name: /line 9/ })).toHaveTextContent('is not known')
    await expect(canvas.queryByRole('button', { name: 'Hand it to a second person' })).toBeNull()
  },
}
export const RefusedOnAPhone: Story = { globals: phone, beforeEach: refused, play: choose }
export const GuessedLetters: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock(resultsReviewCalls.previewResults, { sampleCount: 1, lines: [], lookAt: ['Génolab'] })),
  play: async (context) => {
    await choose(context)
    await expect(await context.canvas.findByText(/Génolab/)).toBeVisible()
  },
}
export const Checking: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(resultsReviewCalls.previewResults)),
  play: choose,
}
export const ManyPages: Story = {
  parameters: { path: '/desk/laboratory/results?page=2' },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        resultsReviewCalls.listResultsReviews,
        listOf([resultsReview({ fileName: `plate-${'long-'.repeat(20)}.csv` })], { count: 1234, next: 3, previous: 1 }),
      ),
    ),
}
export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mock(resultsReviewCalls.listResultsReviews, listOf([]))),
  play: async ({ canvas }) => expect(await canvas.findByText('No file was brought yet')).toBeVisible(),
}
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(resultsReviewCalls.listResultsReviews)) }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(resultsReviewCalls.listResultsReviews, 500)),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}
export const Offline: Story = offline
export const Dark: Story = { globals: { scheme: 'dark' }, play: choose }
