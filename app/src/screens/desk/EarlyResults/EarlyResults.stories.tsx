import { advanceResultCalls } from '@shop/contract/advance-result'
import { Toaster } from '@shop/design-system'
import { advanceRelease } from '@shop/mocks/fixtures/advance-result'
import { colleague, signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { sortedBy } from '../../../parts/desk/sorted-story.ts'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { EarlyResults } from './EarlyResults.screen.tsx'

const meta = {
  component: EarlyResults,
  title: 'Screens/Desk/EarlyResults',
  parameters: {
    path: '/desk/laboratory/early-results',
    settings: { user: signedIn(colleague({ roles: ['laboratory'] })) },
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
  ],
} satisfies Meta<typeof EarlyResults>
export default meta
type Story = StoryObj<typeof meta>
const phone = { viewport: { value: 'phone' } }
const { barcode } = advanceRelease()

export const Full: Story = {
  play: async ({ canvas }) => expect(await canvas.findByRole('row', { name: new RegExp(barcode) })).toBeVisible(),
}
export const Sorted: Story = { play: sortedBy('Until', ['Released', 'descending']) }
export const Phone: Story = { globals: phone }
export const Released: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Release early' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Release early' }))
    await userEvent.type(dialog.getByLabelText(/^Barcode/), barcode)
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Surgery is tomorrow')
    await userEvent.click(dialog.getByRole('button', { name: 'Release what is read' }))
    await expect(await canvas.findByText(new RegExp(`${barcode} can be opened until`))).toBeVisible()
  },
}
export const ReleaseRefused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(advanceResultCalls.releaseAdvanceResult, 428, {
        message: 'Nothing was changed.',
        errors: { barcode: 'Nothing of it is read yet: import its results first.' },
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Release early' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Release early' }))
    await userEvent.type(dialog.getByLabelText(/^Barcode/), barcode)
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Surgery is tomorrow')
    await userEvent.click(dialog.getByRole('button', { name: 'Release what is read' }))
    const [first] = await dialog.findAllByText(/Nothing of it is read yet/)
    await expect(first).toBeVisible()
    await expect(dialog.getByLabelText(/^Reason/)).toHaveValue('Surgery is tomorrow')
  },
}
export const TakenBack: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Take back ${barcode}` }))
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Read again')
    await userEvent.click(dialog.getByRole('button', { name: 'Take it back' }))
    await expect(await canvas.findByText(`${barcode} can be opened no more.`)).toBeVisible()
  },
}
export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mock(advanceResultCalls.listAdvanceReleases, { results: [] })),
  play: async ({ canvas }) => expect(await canvas.findByText('Nothing was released early')).toBeVisible(),
}
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(advanceResultCalls.listAdvanceReleases)) }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(advanceResultCalls.listAdvanceReleases, 500)),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}
export const Offline: Story = offline
export const Dark: Story = { globals: { scheme: 'dark' } }
