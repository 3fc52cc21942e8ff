import { resultCalls } from '@shop/contract/result'
import { sampleCalls } from '@shop/contract/sample'
import { sampleProblems } from '@shop/contract/sample-stage'
import { barcodeOf } from '@shop/mocks/fixtures/animal'
import { conflictEntries } from '@shop/mocks/fixtures/result'
import { animalBarcode, sampleAt } from '@shop/mocks/fixtures/sample'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { problemCopy } from '../../../parts/sample/sample-copy.ts'
import { asBreeder, asOwner, asVet, atAnimal, onPhone } from '../../../parts/animal/animal-story.tsx'
import { Samples } from './Samples.screen.tsx'

const meta = {
  component: Samples,
  title: 'Screens/Animal/Samples',
  parameters: { ...asBreeder('samples') },
  render: atAnimal(Samples),
} satisfies Meta<typeof Samples>
export default meta
type Story = StoryObj<typeof meta>

/** What changed, why, on which panel, and who was notified. */
export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Skye’s sample has been read' })).toBeVisible()
    const sample = within(canvas.getByRole('article', { name: `Sample ${barcodeOf(301)}` }))
    await expect(sample.getByText('Activated 10/05/2026, reported 11/12/2026')).toBeVisible()
    await expect(sample.getByRole('link', { name: 'Every step of this sample' })).toHaveAttribute(
      'href',
      `/tools/sample-tracker/${barcodeOf(301)}`,
    )
    const history = within(sample.getByRole('region', { name: `History of the results of ${barcodeOf(301)}` }))
    await history.findByText('One result corrected')
    await expect(history.getByText('One result corrected')).toBeVisible()
    await expect(history.getByText('11/18/2026, Kinpaw Laboratory, panel 4.3')).toBeVisible()
    await expect(history.getByText('N/N', { selector: 's' })).toBeVisible()
    await expect(history.getByText(/^Why: The marker was read again/)).toBeVisible()
    await expect(history.getByText('Notified: you, vet@example.com')).toBeVisible()
  },
}

/** What another sample contradicted, how it was settled, and that this was taken back. */
export const Contradicted: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock(resultCalls.getResultHistory, { barcode: barcodeOf(301), entries: conflictEntries() })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('One result contradicted by another sample')).toBeVisible()
    await expect(canvas.getByText(`N/CEA here, N/N in ${barcodeOf(305)}`)).toBeVisible()
    await expect(canvas.getByText(`N/CEA here, N/N in ${barcodeOf(305)}, which stands`)).toBeVisible()
    await expect(canvas.getByText('11/20/2026, by Dr A. Weber')).toBeVisible()
    await expect(canvas.getByText('No longer settled: what was set aside counts again')).toBeVisible()
  },
}
export const Phone: Story = { globals: onPhone }
export const Vet: Story = { parameters: asVet('samples') }
export const InProcess: Story = {
  parameters: asBreeder('samples', 305),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'We are reading Fern’s DNA' })).toBeVisible()
    await expect(canvas.queryByText('History of its results')).toBeNull()
    await expect(canvas.getByText(/^What comes from it: 24 disease tests/)).toHaveTextContent('Expected by 11/28/2026.')
  },
}

/** Each problem in plain words, with what can be done about it. */
export const EveryProblem: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(sampleCalls.listAnimalBarcodes, {
        results: sampleProblems.map((problem, index) =>
          sampleAt(problem === 'partial_result' ? 'reported' : 'received', {
            barcode: barcodeOf(401 + index),
            problem,
          }),
        ),
      }),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('article', { name: `Sample ${barcodeOf(401)}` })
    for (const problem of sampleProblems) await expect(canvas.getByText(problemCopy[problem].text)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Activate this kit' })).toHaveAttribute('href', '/activate')
    await expect(canvas.getByRole('link', { name: 'See what is to be paid' })).toHaveAttribute(
      'href',
      '/my/pending-orders',
    )
  },
}
export const EveryProblemOnAPhone: Story = { ...EveryProblem, globals: onPhone, play: undefined }

export const Several: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(sampleCalls.listAnimalBarcodes, {
        results: [animalBarcode(), animalBarcode({ barcode: barcodeOf(304), product: { id: 969, name: 'Geno Pet' } })],
      }),
    ),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1, name: 'Two samples of Skye have been read' })).toBeVisible(),
}
export const OwnersCat: Story = { parameters: asOwner('samples', 322) }
export const NoSample: Story = {
  parameters: asBreeder('samples', 310),
  play: async ({ canvas }) => expect(await canvas.findByRole('link', { name: 'Activate a kit' })).toBeVisible(),
}
export const HistoryFails: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(resultCalls.getResultHistory, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(canvas.getByText('Results ready')).toBeVisible()
  },
}
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(sampleCalls.listAnimalBarcodes)),
  play: async ({ canvas }) => expect(await canvas.findByText('Fetching the samples')).toBeInTheDocument(),
}
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(sampleCalls.listAnimalBarcodes, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Barcode validation failed')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
export const Offline: Story = offline
export const SessionOver: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(sampleCalls.listAnimalBarcodes, 401)),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('dialog', { name: 'Please log in again' })).toBeInTheDocument(),
}
