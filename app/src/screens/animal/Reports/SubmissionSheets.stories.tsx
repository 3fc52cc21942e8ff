import { submissionSheetCalls } from '@shop/contract/submission-sheet'
import { animalId, animalProfile } from '@shop/mocks/fixtures/animal'
import { incompleteSheet, submissionSheet } from '@shop/mocks/fixtures/submission-sheet'
import { signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onPhone } from '../../../parts/animal/animal-story.tsx'
import { SubmissionSheets } from './SubmissionSheets.tsx'

const { listSubmissionSheets } = submissionSheetCalls
const meta = {
  component: SubmissionSheets,
  title: 'Screens/Animal/SubmissionSheets',
  args: { profile: animalProfile() },
  parameters: { path: '/my/animals/1/reports', settings: { user: signedIn() } },
} satisfies Meta<typeof SubmissionSheets>
export default meta
type Story = StoryObj<typeof meta>

/** The first registry is chosen; another has a sheet of its own. */
export const Full: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'Open the sheet with 12 results (PDF)' })
    await expect(link).toHaveAttribute('href', `/api/my/animals/${animalId(301)}/submission-sheets/ofa.pdf`)
    await expect(canvas.getByText('Color: there is a line to write it on')).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Registry' }), 'Dogs Australia, Australia')
    await expect(canvas.getByRole('link', { name: /^Open the sheet/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/dogs-australia\.pdf$/),
    )
  },
}
export const FullOnAPhone: Story = { globals: onPhone }

/** What the record lacks leads to where it is added, and what is not on the sheet has a reason. */
export const Missing: Story = {
  beforeEach: ({ msw }) => msw.use(mock(listSubmissionSheets, { results: [incompleteSheet()] })),
  play: async ({ canvas }) => {
    const [own, sire] = await canvas.findAllByRole('link', { name: 'add it on the profile' })
    await expect(own).toHaveAttribute('href', `/my/animals/${animalId(301)}/edit`)
    await expect(sire).toHaveAttribute('href', `/my/animals/${animalId(302)}/edit`)
    await expect(canvas.getByRole('link', { name: 'add it in your details' })).toHaveAttribute('href', '/my/my-profile')
    await expect(canvas.getByRole('note')).toHaveTextContent('Nobody read the microchip')
    await expect(canvas.getByText(/^Collie eye anomaly \(CEA\)\. Samples of this animal contradict/)).toBeVisible()
  },
}
export const MissingOnAPhone: Story = { ...Missing, globals: onPhone, play: undefined }

/** A registry that records nothing of what was found: its sheet cannot be opened, and the reason is beside it. */
export const NothingToSubmit: Story = {
  beforeEach: ({ msw }) => {
    const refusal = 'There is no result yet that this registry would record.'
    msw.use(mock(listSubmissionSheets, { results: [submissionSheet({ refusal, testCount: 0, missing: [] })] }))
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Open the sheet' })
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription('There is no result yet that this registry would record.')
    await expect(canvas.queryByRole('link', { name: /^Open the sheet/ })).toBeNull()
  },
}
export const NothingToSubmitOnAPhone: Story = { ...NothingToSubmit, globals: onPhone, play: undefined }

export const OneResult: Story = {
  beforeEach: ({ msw }) => msw.use(mock(listSubmissionSheets, { results: [submissionSheet({ testCount: 1 })] })),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: 'Open the sheet with one result (PDF)' })).toBeVisible(),
}
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(listSubmissionSheets)),
  play: async ({ canvas }) => expect(await canvas.findByText('Fetching the registries')).toBeInTheDocument(),
}
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(listSubmissionSheets, 500)),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}
export const FailedOnAPhone: Story = { ...Failed, globals: onPhone, play: undefined }
