import { advanceResultCalls } from '@shop/contract/advance-result'
import { Toaster } from '@shop/design-system'
import { advanceLine, advanceResult, openedAdvance } from '@shop/mocks/fixtures/advance-result'
import { breeder, owner, signedIn, vet } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { AdvanceResults } from './AdvanceResults.screen.tsx'

const meta = {
  component: AdvanceResults,
  title: 'Screens/Tools/AdvanceResults',
  parameters: { path: '/my/dv-access', audience: 'vet', settings: { user: signedIn(vet()), country: 'AU' } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
  ],
} satisfies Meta<typeof AdvanceResults>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
const phone = { viewport: { value: 'phone' } }

const openFirst: Play = async ({ canvas, userEvent }) => {
  const row = within(await canvas.findByRole('article', { name: 'Meg' }))
  await userEvent.click(row.getByRole('button', { name: 'Open results' }))
}

/** Every state there is: only what is open can be opened, and what was opened and has changed is marked. */
export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: 'Open results' })).toHaveLength(2)
    await expect(canvas.getByText('What you opened is no longer valid')).toBeVisible()
    await expect(canvas.getByText('Report is out')).toBeVisible()
    await expect(canvas.getByText('On hold')).toBeVisible()
  },
}
export const Phone: Story = { globals: phone }

/** Across the sheet and above it: that it is no certificate. */
export const Opened: Story = {
  play: async (context) => {
    await openFirst(context)
    const { canvas } = context
    await expect(await canvas.findByRole('heading', { name: 'First results of Meg' })).toBeVisible()
    await expect(canvas.getByRole('note')).toHaveTextContent('Advance result, not a certificate')
    await expect(canvas.getByText('N/MDR1')).toBeVisible()
    await expect(canvas.getByText(/41 tests have no reading yet/)).toBeVisible()
  },
}
export const OpenedOnAPhone: Story = { globals: phone, play: openFirst }

export const ManyReadings: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        advanceResultCalls.openAdvanceResult,
        openedAdvance({
          isSampleData: true,
          results: Array.from({ length: 200 }, (_, index) =>
            advanceLine({
              id: `c0ffee00-0000-4000-8000-00000000${String(index + 2000)}`,
              product: { id: index + 1, name: `A disease with a rather long name of many words, number ${index + 1}` },
              status: 'clear',
              genotype: 'N/N',
              meaning: 'No copy of the variant.',
            }),
          ),
        }),
      ),
    ),
  play: openFirst,
}

/** The report came out a moment ago: the refusal is shown, and the list stays. */
export const ClosedMeanwhile: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockFailure(advanceResultCalls.openAdvanceResult, 409, { message: 'This can no longer be opened.' })),
  play: async (context) => {
    await openFirst(context)
    await expect(await context.canvas.findByText('This can no longer be opened.')).toBeVisible()
  },
}

export const LongText: Story = {
  globals: phone,
  beforeEach: ({ msw }) =>
    msw.use(
      mock(advanceResultCalls.listAdvanceResults, {
        results: [
          advanceResult({
            petName: 'Champion Orchardlane Blue Hour over the Sea of Murrumbidgee',
            client: 'Wilhelmina Alexandrina Featherstonehaugh-Murrumbidgee',
          }),
        ],
      }),
    ),
}
export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mock(advanceResultCalls.listAdvanceResults, { results: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No advance results')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Order for a client' })).toHaveAttribute('href', '/my/order-ahead')
  },
}
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(advanceResultCalls.listAdvanceResults)) }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(advanceResultCalls.listAdvanceResults, 500)),
}
export const Offline: Story = offline
export const ForBreeders: Story = { parameters: { audience: 'breeder', settings: { user: signedIn(breeder()) } } }
export const ForOwners: Story = { parameters: { audience: 'owner', settings: { user: signedIn(owner()) } } }
