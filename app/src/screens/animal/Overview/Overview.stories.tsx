import { animalCalls } from '@shop/contract/animal'
import { cartCalls } from '@shop/contract/cart'
import { codes } from '@shop/contract/failure'
import { resultCalls } from '@shop/contract/result'
import { sampleCalls } from '@shop/contract/sample'
import { animal, animalId, barcodeOf, biscuit, breedProfile, profileOf } from '@shop/mocks/fixtures/animal'
import { cart } from '@shop/mocks/fixtures/cart'
import { litter } from '@shop/mocks/fixtures/litter'
import { product, upgrades } from '@shop/mocks/fixtures/product'
import { manyResults } from '@shop/mocks/fixtures/result'
import { animalBarcode, sampleAt } from '@shop/mocks/fixtures/sample'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { asBreeder, asOwner, asVet, atAnimal, onPhone } from '../../../parts/animal/animal-story.tsx'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { Overview } from './Overview.screen.tsx'

const requested = fn()
const meta = {
  component: Overview,
  title: 'Screens/Animal/Overview',
  parameters: { ...asBreeder(null) },
  render: atAnimal(Overview),
  beforeEach: () => {
    requested.mockClear()
  },
} satisfies Meta<typeof Overview>
export default meta
type Story = StoryObj<typeof meta>

/** Who it is, what matters, and the way to everything else. */
export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Skye is a carrier of one disease' }),
    ).toBeVisible()
    const card = within(canvas.getByRole('complementary', { name: 'About Skye' }))
    for (const said of ['Border Collie', 'Female, not desexed', '4 years old', 'Born 03/04/2022', 'DN63104501'])
      await expect(card.getByText(said)).toBeVisible()
    await expect(card.getByText('981 020 000 310 301')).toBeVisible()
    await expect(card.getByText('17.4 kg, weighed 09/12/2026')).toBeVisible()
    const health = `/my/animals/${animalId(301)}/health`
    await expect(canvas.getByRole('link', { name: /^Collie eye anomaly/ })).toHaveAttribute('href', `${health}#carrier`)
    await expect(canvas.getByRole('link', { name: 'Clear' })).toHaveAttribute('href', `${health}#clear`)
    await expect(canvas.getByRole('region', { name: 'Shared with' })).toHaveTextContent('vet@example.com')
    await expect(canvas.getByRole('link', { name: /^Certificate of results/ })).toHaveAttribute(
      'href',
      '/api/my/reports/KR-2B8W-4TQA-9CJP.pdf',
    )
    for (const page of ['Health', 'Traits', 'Breeds', 'DNA profile', 'Family', 'Life plan', 'Samples', 'Reports'])
      await expect(canvas.getByRole('link', { name: page })).toBeVisible()
  },
}
export const Phone: Story = { globals: onPhone }

/** A guessed birthday gives a guessed age, and the breeds are a picture with its text. */
export const Owner: Story = {
  parameters: asOwner(null),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('About 3 years old')).toBeVisible()
    await expect(canvas.getByText('Born around 04/01/2023')).toBeVisible()
    await expect(await canvas.findByRole('img', { name: /Beagle/ })).toBeVisible()
  },
}
export const OwnerOnAPhone: Story = { parameters: asOwner(null), globals: onPhone }

export const Vet: Story = {
  parameters: asVet(null),
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'One of Juno’s results needs your attention' }),
    ).toBeVisible()
    await expect(canvas.getByText('Owner: Marta Lindqvist')).toBeVisible()
    await expect(canvas.getByText('Born 04/03/2022')).toBeVisible()
    // Patients wherever others have animals (audience-7).
    await expect(canvasElement).not.toHaveTextContent(/\banimals?\b/i)
  },
}
export const VetOnAPhone: Story = { parameters: asVet(null), globals: onPhone }

/** Bred by its owner: back to its litter. */
export const OfALitter: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        animalCalls.getAnimalProfile,
        profileOf(animal(), { litter: { id: litter().id, dateOfBirth: litter().dateOfBirth } }),
      ),
    ),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: 'From your litter of 09/14/2026' })).toHaveAttribute(
      'href',
      `/my/litters/${litter().id}`,
    ),
}
export const OfALitterOnAPhone: Story = { ...OfALitter, globals: onPhone }

/** What a dog of its breed is usually tested for: what is done leads to its result, what is missing to the test. */
export const BreedTests: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        animalCalls.getBreedProfile,
        breedProfile({ tests: [product(), product({ id: 2005, name: 'Exercise-induced collapse (EIC)' })] }),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    const section = within(await canvas.findByRole('region', { name: 'What Skye is tested for, as a Border Collie' }))
    await expect(await section.findByText('One of 2 tests that name this breed is done.')).toBeVisible()
    await userEvent.click(section.getByText('Done: 1'))
    await expect(section.getByRole('link', { name: /^Collie eye anomaly/ })).toHaveAttribute(
      'href',
      `/my/animals/${animalId(301)}/health`,
    )
    await userEvent.click(section.getByText('Missing: 1'))
    await expect(section.getByRole('link', { name: /^Exercise-induced collapse/ })).toBeVisible()
    await expect(section.queryByRole('button', { name: /^Add / })).toBeNull()
  },
}
export const BreedTestsFail: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(animalCalls.getBreedProfile, 500)),
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: /^What Skye is tested for/ }))
    await expect(await section.findByText('Failed to fetch breed profile')).toBeVisible()
    await expect(section.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** What else the same swab can be tested for; the cart hears whose it is. */
export const UpgradeIntoTheCart: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(cartCalls.addItem, ({ body }) => {
        requested(body)
        return cart()
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Health upgrade for Geno Pet to cart' }))
    await waitFor(() => expect(canvas.getByText('Health upgrade added to cart')).toBeVisible())
    await expect(requested).toHaveBeenCalledWith({
      productId: 601,
      quantity: 1,
      metaData: { isUpgradeTests: true, animalId: animalId(301), barcode: barcodeOf(301) },
    })
  },
}
export const UpgradeRefused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(cartCalls.addItem, 409, {
        message: "You can't mix test upgrades and regular products.",
        code: codes.upgradeMix,
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Health upgrade for Geno Pet to cart' }))
    await waitFor(() => expect(canvas.getByText('Unable to Add to Cart!')).toBeVisible())
  },
}

/** Bought and not yet read: what was reported before stays. */
export const MoreIsBeingRead: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(sampleCalls.listAnimalBarcodes, {
        results: [
          sampleAt('genotyping', {
            reportedAt: '2026-10-12T15:30:00.000Z',
            added: [
              {
                id: 'c0ffee00-0000-4000-8000-000000000011',
                product: { id: 601, name: 'Health upgrade for Geno Pet' },
                addedAt: '2026-11-03T09:00:00.000Z',
                reportedAt: null,
              },
            ],
          }),
        ],
      }),
    ),
  play: async ({ canvas }) =>
    expect(await canvas.findByText('Health upgrade for Geno Pet: added 11/03/2026, in the laboratory')).toBeVisible(),
}
export const MoreIsBeingReadOnAPhone: Story = { ...MoreIsBeingRead, globals: onPhone }

/** The sample is no longer stored: the page states that, and offers nothing that cannot be had. */
export const NothingMoreFromTheSample: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        animalCalls.listUpgradeProducts,
        upgrades([], 'We keep a sample for 5 years after it has come. This one is no longer here.'),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^We keep a sample for 5 years/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /to cart$/ })).toBeNull()
  },
}

/** Archived and brought back from the same menu. */
export const Archive: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(animalCalls.updateAnimal, ({ body }) => {
        requested(body)
        msw.use(mock(animalCalls.getAnimalProfile, profileOf(animal({ isArchived: body.isArchived }))))
        return animal({ isArchived: body.isArchived })
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }))
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Archive' }))
    await expect(await canvas.findByText('Archived')).toBeVisible()
    await expect(requested).toHaveBeenLastCalledWith({ isArchived: true })
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await expect(canvas.queryByRole('menuitem', { name: 'Hand over to a new owner' })).toBeNull()
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Bring back from the archive' }))
    await waitFor(() => expect(canvas.queryByText('Archived')).toBeNull())
    await expect(requested).toHaveBeenLastCalledWith({ isArchived: false })
  },
}
export const ArchiveFails: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(animalCalls.updateAnimal, 500)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }))
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Archive' }))
    await waitFor(() => expect(canvas.getByText('Something went wrong')).toBeVisible())
    await expect(canvas.queryByText('Archived')).toBeNull()
  },
}
export const MoreOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }))
    await expect(canvas.getByRole('menuitem', { name: 'Hand over to a new owner' })).toHaveAttribute(
      'href',
      `/my/transfer-animal?animal=${animalId(301)}`,
    )
    await expect(canvas.getByRole('menuitem', { name: 'Edit details' })).toHaveAttribute(
      'href',
      `/my/animals/${animalId(301)}/edit`,
    )
  },
}
export const Sharing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }))
    const dialog = await canvas.findByRole('dialog', { name: 'Share Skye' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}

/** Another person's: no actions, no addresses, nothing to buy. */
export const SharedToRead: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(animalCalls.getAnimalProfile, {
        ...profileOf({ ...biscuit(), isShared: true, rights: 'view' }),
        sharedWith: [],
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Shared with you, to read')).toBeVisible()
    await expect(await canvas.findByRole('region', { name: 'Reports and certificates' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Share' })).toBeNull()
    await expect(canvas.queryByRole('region', { name: 'Shared with' })).toBeNull()
    await expect(canvas.queryByText('More from the same sample')).toBeNull()
  },
}
/** With all rights one may pass the sight of it on, and nothing else. */
export const SharedWithAllRights: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock(animalCalls.getAnimalProfile, profileOf({ ...biscuit(), isShared: true, rights: 'full' }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Shared with you')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Share' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'More' })).toBeNull()
  },
}
export const OnItsWayToANewOwner: Story = {
  beforeEach: ({ msw }) => msw.use(mock(animalCalls.getAnimalProfile, profileOf(animal({ isInTransfer: true })))),
  play: async ({ canvas }) => expect(await canvas.findByText('Waiting for its new owner')).toBeVisible(),
}

export const Many: Story = {
  beforeEach: ({ msw }) => msw.use(mock(resultCalls.getResults, manyResults())),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: '4 more to know of' })).toHaveAttribute(
      'href',
      `/my/animals/${animalId(301)}/health`,
    ),
}
export const LongNames: Story = {
  globals: onPhone,
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        animalCalls.getAnimalProfile,
        profileOf(
          animal({
            petName: 'Bartholomew Archibald Featherstonehaugh the Third',
            registrationName: 'Orchardlane Supercalifragilisticexpialidocious Northern Lights Over The Harbour',
          }),
        ),
      ),
    ),
}
/** Nothing known but the name: no birthday, no chip, no breed, no sample. */
export const BarelyKnown: Story = {
  parameters: asVet(null, 338),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Age not known')).toBeVisible()
    await expect(canvas.queryByText('Microchip')).toBeNull()
  },
}
export const InProcess: Story = {
  parameters: asBreeder(null, 305),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'We are reading Fern’s DNA' })).toBeVisible()
    await expect(canvas.getByText('Reading the DNA')).toBeVisible()
    await expect(canvas.getByText(/^What comes from it: 24 disease tests/)).toHaveTextContent('Expected by 11/28/2026.')
  },
}
export const InProcessOnAPhone: Story = { parameters: asBreeder(null, 305), globals: onPhone }
/** Results of one sample, and another still under way. */
export const SecondSampleUnderWay: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(sampleCalls.listAnimalBarcodes, {
        results: [animalBarcode(), sampleAt('received', { barcode: barcodeOf(305) })],
      }),
    ),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('region', { name: '2 samples' })).toHaveTextContent('Received'),
}
export const NoSample: Story = {
  parameters: asBreeder(null, 310),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1, name: 'Pip’s DNA has not been read yet' })).toBeVisible(),
}
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(animalCalls.getAnimalProfile)),
  play: async ({ canvas }) => expect(await canvas.findByText('Fetching the animal')).toBeInTheDocument(),
}
export const LoadingOnAPhone: Story = { ...Loading, globals: onPhone }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(animalCalls.getAnimalProfile, 500)),
  play: async ({ canvas, msw, userEvent }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' })
    msw.use(mock(animalCalls.getAnimalProfile, profileOf(animal())))
    await userEvent.click(again)
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
}
export const Offline: Story = offline
export const SamplesFailed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(sampleCalls.listAnimalBarcodes, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Barcode validation failed')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
export const Missing: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(animalCalls.getAnimalProfile, 404)),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1, name: 'We cannot find this animal' })).toBeVisible(),
}
export const SessionOver: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(animalCalls.getAnimalProfile, 401)),
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Please log in again' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}
