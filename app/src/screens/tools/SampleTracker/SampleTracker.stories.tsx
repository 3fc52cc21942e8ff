import { sampleStages } from '@shop/contract/sample-stage'
import { toolCalls } from '@shop/contract/tool'
import { ownSampleTracker, sampleTracker } from '@shop/mocks/fixtures/tool'
import { breeder, owner, signedIn, vet } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router-dom'
import { expect } from 'storybook/test'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { SampleTracker } from './SampleTracker.screen.tsx'

const meta = {
  component: SampleTracker,
  title: 'Screens/Tools/SampleTracker',
  parameters: { path: '/tools/sample-tracker/KP4827193321', audience: 'owner' },
  render: () => (
    <Routes>
      <Route path="/tools/sample-tracker/:barcode?" element={<SampleTracker />} />
    </Routes>
  ),
} satisfies Meta<typeof SampleTracker>
export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'phone' } }
const showing = (partial: Parameters<typeof sampleTracker>[0]): Story => ({
  beforeEach: ({ msw }) => msw.use(mock(toolCalls.trackSample, sampleTracker(partial))),
})

export const Start: Story = {
  tags: ['empty'],
  parameters: { path: '/tools/sample-tracker' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Track it' }))
    await expect(canvas.getByText('This field is required')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /Barcode/ })).toHaveFocus()
  },
}

export const LooksUpWhatIsTyped: Story = {
  parameters: { path: '/tools/sample-tracker' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Barcode/ }), 'KP4827193321{Enter}')
    await expect(await canvas.findByRole('heading', { name: 'Sample KP4827193321' })).toBeVisible()
  },
}

export const OfAStranger: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Sample KP4827193321' })
    await expect(canvas.queryByText(/Biscuit/)).toBeNull()
    const present = canvas.getByText('DNA extracted').closest('li')
    await expect(present).toHaveAttribute('aria-current', 'step')
    // What is to come has no ring as dark as its words.
    const ahead = canvas.getByText('Results ready').closest('li') as HTMLElement
    const ring = getComputedStyle(ahead.querySelector('.dot') as Element).borderTopColor
    await expect(ring).not.toBe(getComputedStyle(ahead).color)
  },
}
export const Phone: Story = { globals: phone }
export const LaterThanExpected: Story = {
  ...showing({ expectedAt: '2026-11-20T08:00:00.000Z' }),
  play: async ({ canvas }) =>
    expect(
      await canvas.findByText(/^This is taking longer than we said: it was expected by 11\/20\/2026/),
    ).toBeVisible(),
}

export const OnesOwn: Story = {
  parameters: { settings: { user: signedIn(owner()) } },
  beforeEach: ({ msw }) => msw.use(mock(toolCalls.trackSample, ownSampleTracker())),
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: 'Biscuit’s sample' })).toBeVisible(),
}

export const ResultsReady: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(toolCalls.trackSample, {
        ...ownSampleTracker(),
        stage: 'reported',
        expectedAt: null,
        stages: sampleStages.map((stage) => ({ stage, date: '2026-11-12T08:00:00.000Z', note: null })),
      }),
    ),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Read Biscuit’s results' })
    await expect(link).toHaveAttribute('href', expect.stringMatching(/\/health$/))
  },
}

export const NotActivated: Story = {
  ...showing({ stage: 'received', problem: 'not_activated' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Activate this kit' })).toHaveAttribute('href', '/activate')
  },
}
export const AnotherSwabNeeded: Story = showing({ stage: 'quality_check', problem: 'failed' })
export const PaymentHold: Story = showing({ stage: 'received', problem: 'payment_hold' })
export const SexMismatch: Story = showing({ stage: 'review', problem: 'sex_mismatch' })
/** Reported before, and read again for what was bought since. */
export const TestsAdded: Story = {
  ...showing({ stage: 'genotyping', testsAddedAt: '2026-11-03T09:00:00.000Z' }),
  play: async ({ canvas }) => expect(await canvas.findByText(/Tests were added on 11\/03\/2026/)).toBeVisible(),
}
export const PartialResult: Story = showing({ stage: 'reported', problem: 'partial_result', expectedAt: null })

export const Unknown: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(toolCalls.trackSample, 404)),
  play: async ({ canvas }) => expect(await canvas.findByText('We cannot find this barcode')).toBeVisible(),
}

export const TooManyTries: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockFailure(toolCalls.trackSample, 429, { message: 'Too many barcodes. Please wait a while.' })),
  play: async ({ canvas }) => expect(await canvas.findByText('Too many barcodes. Please wait a while.')).toBeVisible(),
}

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(toolCalls.trackSample)) }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(toolCalls.trackSample, 500)),
  play: async ({ canvas }) => expect(await canvas.findByText('Sample tracker details fetch failed')).toBeVisible(),
}
export const Offline: Story = offline
export const ForBreeders: Story = { parameters: { audience: 'breeder', settings: { user: signedIn(breeder()) } } }
export const ForVets: Story = { parameters: { audience: 'vet', settings: { user: signedIn(vet()) } } }
