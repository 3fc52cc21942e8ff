import { animalCalls } from '@shop/contract/animal'
import { sampleCalls } from '@shop/contract/sample'
import { barcodeOf, biscuit, profileOf } from '@shop/mocks/fixtures/animal'
import { sampleAt } from '@shop/mocks/fixtures/sample'
import { breeder, signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, waitFor, within } from 'storybook/test'
import { asBreeder, asOwner, asVet, atAnimal, onPhone } from '../../../parts/animal/animal-story.tsx'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { BreedMix } from './BreedMix.screen.tsx'

const meta = {
  component: BreedMix,
  title: 'Screens/Animal/BreedMix',
  parameters: { ...asOwner('breeds') },
  render: atAnimal(BreedMix),
} satisfies Meta<typeof BreedMix>
export default meta
type Story = StoryObj<typeof meta>

/** The picture, and beside it the table for those who read or listen. */
export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Biscuit is part Beagle, part Labrador Retriever' }),
    ).toBeVisible()
    await expect(canvas.getByRole('img', { name: /^Beagle 42%, Labrador Retriever 31%/ })).toBeVisible()
    const table = within(canvas.getByRole('table', { name: 'Biscuit’s breeds' }))
    await expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'BreedShareConfidence',
      'Beagle42%38 to 46%High',
      'Labrador Retriever31%27 to 35%High',
      'Golden Retriever19%16 to 22%High',
      'Not assigned8%Not stated',
    ])
    await expect(canvas.getByText(/from 39,412 markers that were read/)).toBeVisible()
    await expect(canvas.queryByText(/are sure/)).toBeNull()
    await expect(canvas.getByText(/^Estimated by Kinpaw Laboratory on panel 4.2/)).toBeVisible()
    await expect(canvas.getByText('Sample results.')).toBeVisible()
  },
}
export const Phone: Story = { globals: onPhone }

/** The tab opens with the press, and gets its report when that is ready. */
export const Certificate: Story = {
  play: async ({ canvas, userEvent }) => {
    const tab = { location: { href: '' }, close: fn() }
    const openTab = spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
    await userEvent.click(await canvas.findByRole('button', { name: 'Open the breed certificate' }))
    await waitFor(() => expect(tab.location.href).toBe('/api/my/reports/KR-M5ND-83RE-VW7G.pdf'))
    await expect(openTab).toHaveBeenCalledOnce()
    openTab.mockRestore()
  },
}

const withBreeds = (breeds: ReturnType<typeof profileOf>['breeds']): Pick<Story, 'beforeEach'> => ({
  beforeEach: ({ msw }) => msw.use(mock(animalCalls.getAnimalProfile, { ...profileOf(biscuit()), breeds })),
})
export const ManyBreeds: Story = {
  ...withBreeds([
    ...[
      'Nova Scotia Duck Tolling Retriever',
      'Beagle',
      'Boxer',
      'Poodle',
      'Pug',
      'Whippet',
      'Papillon',
      'Saluki',
      'Briard',
    ].map((name, index) => ({ breed: { id: index, name }, percent: 12 - index })),
    { breed: null, percent: 28 },
  ]),
  play: async ({ canvas }) =>
    expect(
      await canvas.findByRole('heading', {
        level: 1,
        name: 'Biscuit is part Nova Scotia Duck Tolling Retriever, part Beagle',
      }),
    ).toBeVisible(),
}
export const ManyBreedsOnAPhone: Story = { ...ManyBreeds, globals: onPhone }
/** Estimated before the laboratory stated how many markers it read: shares alone, and why. */
export const WithoutMarkers: Story = {
  beforeEach: ({ msw }) => {
    const profile = profileOf(biscuit())
    msw.use(
      mock(animalCalls.getAnimalProfile, {
        ...profile,
        breedMix: profile.breedMix && { ...profile.breedMix, markersRead: null },
      }),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Share' })).toBeVisible()
    await expect(canvas.queryByRole('columnheader', { name: 'Confidence' })).toBeNull()
    await expect(canvas.getByText(/no range can be given/)).toBeVisible()
  },
}
export const OneBreed: Story = {
  ...withBreeds([{ breed: { id: 1, name: 'Beagle' }, percent: 100 }]),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1, name: 'Biscuit is Beagle' })).toBeVisible(),
}

/** It was not tested: what was written down is labelled so, and no more. */
export const Recorded: Story = {
  parameters: asBreeder('breeds'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Skye is recorded as Border Collie' }),
    ).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Tests for the Border Collie' })).toHaveAttribute(
      'href',
      '/breeder/for-dogs/breeds/border-collie/200193',
    )
  },
}
export const RecordedOnAPhone: Story = { parameters: asBreeder('breeds'), globals: onPhone }
/** Its breeds are being read: what will come, and when, instead of what was written down. */
export const InProcess: Story = {
  parameters: asBreeder('breeds', 305),
  beforeEach: ({ msw }) =>
    msw.use(
      mock(sampleCalls.listAnimalBarcodes, {
        results: [
          sampleAt('genotyping', {
            barcode: barcodeOf(305),
            tests: { diseases: 0, traits: 0, profiles: 0, breeds: 1 },
          }),
        ],
      }),
    ),
  play: async ({ canvas }) =>
    expect(await canvas.findByText(/^What comes here: the share of each breed/)).toHaveTextContent(
      'Expected by 11/28/2026.',
    ),
}
export const NotKnown: Story = {
  tags: ['empty'],
  parameters: asVet('breeds', 338),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1, name: 'Smudge’s breeds are not known yet' })).toBeVisible(),
}
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(animalCalls.getAnimalProfile)),
  play: async ({ canvas }) => expect(await canvas.findByText('Fetching the animal')).toBeInTheDocument(),
}
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(animalCalls.getAnimalProfile, 500)),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}
export const Offline: Story = offline
export const ForBreeders: Story = { parameters: { settings: { user: signedIn(breeder()) } } }
export const SessionOver: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(animalCalls.getAnimalProfile, 401)),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('dialog', { name: 'Please log in again' })).toBeInTheDocument(),
}
