import { animalCalls } from '@shop/contract/animal'
import { reportCalls } from '@shop/contract/report'
import { resultCalls } from '@shop/contract/result'
import { animal, biscuit, profileOf } from '@shop/mocks/fixtures/animal'
import { healthReport, reports } from '@shop/mocks/fixtures/report'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, waitFor } from 'storybook/test'
import { asBreeder, asOwner, asVet, atAnimal, onPhone } from '../../../parts/animal/animal-story.tsx'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { Reports } from './Reports.screen.tsx'

const requested = fn()
const tab = { location: { href: '' }, close: fn() }

const meta = {
  component: Reports,
  title: 'Screens/Animal/Reports',
  parameters: { ...asBreeder('reports') },
  render: atAnimal(Reports),
  beforeEach: ({ msw }) => {
    requested.mockClear()
    tab.close.mockClear()
    tab.location.href = ''
    const openTab = spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
    msw.use(
      mock(reportCalls.getReport, ({ query }) => {
        requested(query)
        return healthReport({ isEmailed: query.sendEmail === 'true' })
      }),
    )
    return () => openTab.mockRestore()
  },
} satisfies Meta<typeof Reports>
export default meta
type Story = StoryObj<typeof meta>

/** By kind; the tab opens with the press, and gets its report when that is ready. */
export const Full: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open the PDF: Health panel' }))
    await waitFor(() => expect(tab.location.href).toBe('/api/my/reports/KR-7F3K-9Q2M-HX4T.pdf'))
    await expect(requested).toHaveBeenCalledWith({ reportType: 'health' })
    await userEvent.click(canvas.getByRole('button', { name: 'Open the PDF: Certificate of results' }))
    await waitFor(() => expect(tab.location.href).toBe('/api/my/reports/KR-2B8W-4TQA-9CJP.pdf'))
    await expect(canvas.getByRole('link', { name: 'Download CSV' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/api\/my\/animals\/[\w-]+\/export\/results\.csv$/),
    )
    // Nothing was estimated and nothing is clear by parentage: there is no report of it.
    await expect(canvas.queryByText('Breed certificate')).toBeNull()
    await expect(canvas.queryByRole('heading', { name: 'Clear by parentage' })).toBeNull()
  },
}
/** What does not exist is not offered. */
export const NoProfileAndNoComparison: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock(animalCalls.getAnimalProfile, profileOf(animal(), { profiledBarcodes: [], isCompared: false }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Open the PDF: Certificate of results' })).toBeVisible()
    for (const name of ['Open the PDF: DNA profile', 'Open the PDF: Parentage'])
      await expect(canvas.queryByRole('button', { name })).toBeNull()
  },
}
export const Phone: Story = { globals: onPhone }

export const Emailed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Email it to me: Health panel' }))
    await waitFor(() => expect(canvas.getByText('Health panel: on its way to breeder@example.com')).toBeVisible())
    await expect(requested).toHaveBeenCalledWith({ reportType: 'health', sendEmail: 'true' })
    await expect(window.open).not.toHaveBeenCalled()
  },
}

/** There is nothing to report yet: the server gives the reason, and no empty tab is left. */
export const NothingToSay: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockFailure(reportCalls.getReport, 409, { message: 'There is no DNA profile of this animal yet.' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open the PDF: DNA profile' }))
    await waitFor(() => expect(canvas.getByText('There is no DNA profile of this animal yet.')).toBeVisible())
    await expect(tab.close).toHaveBeenCalledOnce()
  },
}

/** What was made before, in its present state, to be opened again or checked as a stranger would. */
export const EveryState: Story = {
  beforeEach: ({ msw }) => {
    const [valid = healthReport()] = reports
    msw.use(
      mock(animalCalls.getAnimalProfile, {
        ...profileOf(animal()),
        reports: [
          valid,
          healthReport({ key: 'KR-AAAA-AAAA-AA', state: 'superseded' }),
          healthReport({ key: 'KR-BBBB-BBBB-BB', state: 'revoked', title: 'Certificate of results' }),
        ],
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /KR-AAAA-AAAA-AA/ })
    await expect(row).toHaveTextContent('Superseded')
    await expect(canvas.getByRole('row', { name: /KR-BBBB-BBBB-BB/ })).toHaveTextContent('Revoked')
    await expect(canvas.getByRole('link', { name: 'KR-AAAA-AAAA-AA' })).toHaveAttribute(
      'href',
      '/tools/report-authentication/KR-AAAA-AAAA-AA',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Open Health panel KR-7F3K-9Q2M-HX4T' }))
    await waitFor(() => expect(tab.location.href).toBe('/api/my/reports/KR-7F3K-9Q2M-HX4T.pdf'))
  },
}
export const EveryStateOnAPhone: Story = { ...EveryState, globals: onPhone, play: undefined }

export const Owner: Story = {
  parameters: asOwner('reports'),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Open the PDF: Breed certificate' })).toBeVisible(),
}
export const Vet: Story = { parameters: asVet('reports') }

/** To read is to open; only with all rights are reports sent. */
export const SharedToRead: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock(animalCalls.getAnimalProfile, profileOf({ ...biscuit(), rights: 'view', isShared: true }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Open the PDF: Health panel' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Email it to me/ })).toBeNull()
  },
}
export const InProcess: Story = {
  parameters: asBreeder('reports', 305),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Follow this sample' })).toBeVisible()
    await expect(canvas.getByText(/^What comes from it: 24 disease tests/)).toHaveTextContent('Expected by 11/28/2026.')
  },
}
export const NoSample: Story = { parameters: asBreeder('reports', 310) }
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(resultCalls.getResults)),
  play: async ({ canvas }) => expect(await canvas.findByText('Fetching the results')).toBeInTheDocument(),
}
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(resultCalls.getResults, 500)),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}
export const Offline: Story = offline
export const SessionOver: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(resultCalls.getResults, 401)),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('dialog', { name: 'Please log in again' })).toBeInTheDocument(),
}
