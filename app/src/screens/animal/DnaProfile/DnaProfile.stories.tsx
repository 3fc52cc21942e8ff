import { resultCalls } from '@shop/contract/result'
import { dnaProfile, fullDnaProfile } from '@shop/mocks/fixtures/result'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, waitFor } from 'storybook/test'
import { asBreeder, asOwner, asVet, atAnimal, onPhone } from '../../../parts/animal/animal-story.tsx'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { DnaProfile } from './DnaProfile.screen.tsx'

const requested = fn()
const meta = {
  component: DnaProfile,
  title: 'Screens/Animal/DnaProfile',
  parameters: { ...asBreeder('dna-profile') },
  render: atAnimal(DnaProfile),
  beforeEach: ({ msw }) => {
    requested.mockClear()
    msw.use(
      mock(resultCalls.getDnaProfile, ({ params, query }) => {
        requested(query.species)
        return fullDnaProfile({ barcode: params.barcode })
      }),
    )
  },
} satisfies Meta<typeof DnaProfile>
export default meta
type Story = StoryObj<typeof meta>

/** Requested by species; the first markers, and all of them on request. */
export const Full: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Skye in 230 markers' })).toBeVisible()
    await expect(requested).toHaveBeenCalledWith('1')
    await expect(canvas.getByRole('img', { name: /^The profile as a picture: 230 markers/ })).toBeVisible()
    await expect(canvas.getByText('ISAG 2020 SNP')).toBeVisible()
    await expect(canvas.getByText(/^Verified: the microchip was read/)).toBeVisible()
    await expect(canvas.getByText('Skye has two different alleles at 31.3% of 230 SNPs')).toBeVisible()
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(8)
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 230 markers' }))
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(230)
    await expect(canvas.queryByRole('button', { name: /^Show all/ })).toBeNull()
  },
}
export const Phone: Story = { globals: onPhone }

export const Copied: Story = {
  play: async ({ canvas, userEvent }) => {
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy as text' }))
    await waitFor(() => expect(canvas.getByText('Copied')).toBeVisible())
    const lines = copied.mock.lastCall?.[0].split('\n') ?? []
    copied.mockRestore()
    await expect(lines).toHaveLength(231)
    await expect(lines.slice(0, 2)).toEqual(['Panel\tISAG 2020 SNP', 'Marker 001\tA/A'])
  },
}

/** The lengths of an STR panel, one marker unread, taken at home. */
export const OlderPanel: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        resultCalls.getDnaProfile,
        dnaProfile({
          panel: 'ISAG 2006 STR',
          isIdentityVerified: false,
          isSampleData: false,
          markers: ['AHTk211', 'CXX279', 'REN54P11', 'INRA21', 'AHT137'].map((name, index) => ({
            name,
            alleles: index === 3 ? [] : [`${89 + index}`, `${91 + index * 2}`],
          })),
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('89 / 91')).toBeVisible()
    await expect(canvas.getByText('No result')).toBeVisible()
    await expect(canvas.getByText(/^Not verified/)).toBeVisible()
  },
}
export const Vet: Story = { parameters: asVet('dna-profile') }

/** Most samples have none. */
export const None: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(resultCalls.getDnaProfile, 404)),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Skye has no DNA profile from this sample' }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'DNA profiles and parentage' })).toHaveAttribute(
      'href',
      '/breeder/for-dogs/dna-profile-parentage',
    )
  },
}
export const NoneForOwners: Story = { ...None, parameters: asOwner('dna-profile'), play: undefined }
export const InProcess: Story = {
  parameters: asBreeder('dna-profile', 305),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Follow this sample' })).toBeVisible()
    await expect(canvas.getByText(/^What comes here: the DNA profile/)).toHaveTextContent('Expected by 11/28/2026.')
  },
}
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(resultCalls.getDnaProfile)),
  play: async ({ canvas }) => expect(await canvas.findByText('Fetching the DNA profile')).toBeInTheDocument(),
}
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(resultCalls.getDnaProfile, 500)),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}
export const Offline: Story = offline
export const SessionOver: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(resultCalls.getDnaProfile, 401)),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('dialog', { name: 'Please log in again' })).toBeInTheDocument(),
}
