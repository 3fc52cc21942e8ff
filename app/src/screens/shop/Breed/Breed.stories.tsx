import { breedCalls } from '@shop/contract/breed'
import { priceOf } from '@shop/contract/money'
import { productCalls } from '@shop/contract/product'
import { listOf } from '@shop/mocks/fixture'
import { breedDetail } from '@shop/mocks/fixtures/breed'
import { manyProducts, product } from '@shop/mocks/fixtures/product'
import { owner, signedIn, vet } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router-dom'
import { expect } from 'storybook/test'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { Breed } from './Breed.screen.tsx'

const meta = {
  component: Breed,
  title: 'Screens/Shop/Breed',
  parameters: { path: '/breeder/for-dogs/breeds/border-collie/200193' },
  render: () => (
    <Routes>
      <Route path="/breeder/:species/breeds/:name/:id" element={<Breed />} />
    </Routes>
  ),
} satisfies Meta<typeof Breed>
export default meta
type Story = StoryObj<typeof meta>

const profile = product({
  id: 1200193,
  name: 'Border Collie full breed profile',
  category: { id: 4, name: 'Full Breed Profile' },
  plainSentence: 'Every test we have for the Border Collie, from one swab',
  summary: '2 disease tests, a trait test and a DNA profile',
  price: priceOf(12_000, 'USD'),
})
const tests = [
  product(),
  product({ id: 2003, name: 'Trapped neutrophil syndrome (TNS)', summary: 'VPS13B, autosomal recessive' }),
  product({
    id: 2170,
    name: 'Coat pattern M locus (merle)',
    typeId: 1,
    category: { id: 6, name: 'Genetic Traits' },
    price: priceOf(4200, 'USD'),
  }),
]
const forAll = product({
  id: 2171,
  name: 'Shedding (MC5R)',
  typeId: 1,
  isForAllBreeds: true,
  category: { id: 6, name: 'Genetic Traits' },
})

/** The sum is of the named tests alone: 58 + 58 + 42. */
export const Full: Story = {
  beforeEach: ({ msw }) => msw.use(mock(productCalls.listBreedProducts, listOf([profile, ...tests, forAll]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/One by one, its 3 tests cost \$158\.00/)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'For every dog' })).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /^Add .* to cart$/ })).toHaveLength(4)
    await expect(canvas.getByText('Sheepdogs and Cattle Dogs')).toBeVisible()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(breedCalls.getBreed)) }
export const TestsLoading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(productCalls.listBreedProducts)) }

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(breedCalls.getBreed, 500)),
  play: async ({ canvas }) => expect(await canvas.findByText('Failed to fetch breed details')).toBeVisible(),
}
export const Offline: Story = offline
export const ForOwners: Story = { parameters: { settings: { user: signedIn(owner()) } } }
export const ForVets: Story = { parameters: { settings: { user: signedIn(vet()) } } }
/** The breed itself is there: only its tests can be requested again. */
export const TestsFailed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(productCalls.listBreedProducts, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch products')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Border Collie' })).toBeVisible()
  },
}

export const Missing: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(breedCalls.getBreed, 404)),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: 'We do not know this breed' })).toBeVisible(),
}

/** The option that means all breeds has no page. */
export const AllBreedsIsNoBreed: Story = {
  beforeEach: ({ msw }) => msw.use(mock(breedCalls.getBreed, breedDetail({ id: 3, name: 'All dog breeds' }))),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: 'We do not know this breed' })).toBeVisible(),
}

export const WithoutTests: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        breedCalls.getBreed,
        breedDetail({
          name: 'Azawakh',
          testCount: 0,
          fullBreedProfileId: null,
          synonyms: [],
          group: null,
          origin: null,
        }),
      ),
      mock(productCalls.listBreedProducts, listOf([forAll])),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing to test for by name yet')).toBeVisible()
    await expect(canvas.queryByText('Group')).toBeNull()
    await expect(canvas.queryByText(/full breed profile/)).toBeNull()
  },
}

export const OneTest: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(breedCalls.getBreed, breedDetail({ testCount: 1 })),
      mock(
        productCalls.listBreedProducts,
        listOf([{ ...profile, summary: '1 disease test and a DNA profile' }, product()]),
      ),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Diseases to test before breeding' })
    await expect(canvas.queryByText(/One by one/)).toBeNull()
  },
}

export const AThousandTests: Story = {
  beforeEach: ({ msw }) => msw.use(mock(productCalls.listBreedProducts, listOf([profile, ...manyProducts(1000)]))),
}

export const LongText: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        breedCalls.getBreed,
        breedDetail({
          name: 'American Cocker Spaniel, Any Solid Colour Other Than Black (Ascob)',
          synonyms: Array.from({ length: 14 }, (_, index) => `Another name of it, number ${index + 1}`),
          registries: ['AKC', 'ANKC', 'CKC', 'FCI', 'KC', 'KUSA', 'NZKC', 'UKC', 'VDH', 'SKK', 'NKK', 'DKK'],
        }),
      ),
    ),
}

export const Cat: Story = {
  parameters: { path: '/breeder/for-cats/breeds/maine-coon/100154' },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        breedCalls.getBreed,
        breedDetail({
          id: 100154,
          name: 'Maine Coon',
          species: { id: 2, name: 'Feline' },
          registries: ['TICA', 'CFA'],
          synonyms: [],
          group: null,
          origin: null,
          coat: { pattern: 'tabby', colours: ['#7a5138'], seed: 4 },
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Cat breeds' })).toHaveAttribute(
      'href',
      '/breeder/for-cats/breeds',
    )
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Maine Coon')
    await expect(canvas.getByText(/TICA/)).toBeVisible()
  },
}
