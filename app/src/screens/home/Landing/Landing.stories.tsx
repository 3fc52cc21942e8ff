import { breedCalls } from '@shop/contract/breed'
import { flagshipCalls } from '@shop/contract/flagship'
import { productCalls } from '@shop/contract/product'
import { listOf } from '@shop/mocks/fixture'
import { borderCollie, breeds } from '@shop/mocks/fixtures/breed'
import { manyProducts, product } from '@shop/mocks/fixtures/product'
import { vet } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { Landing } from './Landing.screen.tsx'

const dozen = Array.from({ length: 12 }, (_, index) => ({
  ...(breeds[index % breeds.length] ?? borderCollie()),
  id: 200_000 + index,
}))

const meta = {
  component: Landing,
  title: 'Screens/Home/Landing',
  beforeEach: ({ msw }) =>
    msw.use(
      mock(productCalls.listProducts, listOf(manyProducts(20), { count: 621, next: 2 })),
      mock(breedCalls.listBreeds, ({ query }) => listOf(query.species === 'cat' ? dozen.slice(8) : dozen.slice(0, 8))),
    ),
} satisfies Meta<typeof Landing>
export default meta
type Story = StoryObj<typeof meta>

/** An audience's own banner: its text, and where its first button leads. */
const opensWith =
  (heading: string, button: string, href: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(heading)
    await expect(canvas.getAllByRole('link', { name: button })[0]).toHaveAttribute('href', href)
  }

export const Home: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^281 DNA tests for dogs and cats, and full profiles for 316 breeds/),
    ).toBeVisible()
    for (const [figure, label] of [
      ['15 years', /^of testing$/],
      ['60+', /^cat tests$/],
      ['96%', /^accuracy, pregnancy test in 10 minutes/],
    ] as const) {
      await expect(canvas.getByText(figure)).toBeVisible()
      await expect(canvas.getByText(label)).toBeVisible()
    }
    await expect(canvas.getByRole('link', { name: /^I am a vet/ })).toHaveAttribute('href', '/vet')
    await expect(canvas.queryByText('Your shop')).not.toBeInTheDocument()
  },
}
/** Who chose before is in their own colours, and sees which shop is theirs. */
export const HomeOfWhoChose: Story = {
  parameters: { audience: 'owner', settings: { user: null, chosenType: 'owner' } },
  play: async ({ canvas }) => {
    const chosen = canvas.getByRole('link', { name: /^I have a pet .* Your shop$/ })
    await expect(chosen).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByRole('link', { name: /^I breed/ })).not.toHaveAttribute('aria-current')
  },
}
export const Breeder: Story = {
  parameters: { path: '/breeder' },
  play: opensWith('Know the litter before you plan it.', 'Find your breed', '/breeder/for-dogs/breeds'),
}
/** Breed pages are the breeders': a vet's tiles lead to the tests. */
export const Vet: Story = {
  parameters: { path: '/vet', audience: 'vet' },
  play: async (context) => {
    await opensWith('An answer you can act on.', 'Tests for dogs', '/vet/for-dogs/dna-tests')(context)
    const [tile] = await context.canvas.findAllByRole('link', { name: /^Australian Shepherd/ })
    await expect(tile).toHaveAttribute('href', '/vet/for-dogs/dna-tests?breeds=200000')
  },
}
export const PetOwner: Story = {
  parameters: { path: '/pet-owner', audience: 'owner' },
  play: opensWith('Who is your best friend, really?', 'Shop for your pet', '/pet-owner/products'),
}
/** The dogs' or cats' own page of a shop: its breeds, its best sellers, its way on. */
export const BreederForDogs: Story = {
  parameters: { path: '/breeder/for-dogs' },
  play: async (context) => {
    await opensWith('Good litters begin with a swab.', 'Find your breed', '/breeder/for-dogs/breeds')(context)
    await expect(await context.canvas.findByRole('link', { name: 'See all best sellers for dogs' })).toHaveAttribute(
      'href',
      '/breeder/for-dogs/special-offers',
    )
    await expect(await context.canvas.findAllByText(/^\d+ tests?$/)).toHaveLength(8)
  },
}
export const BreederForCats: Story = {
  parameters: { path: '/breeder/for-cats' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Nine lives. One good plan.')
    await expect(await canvas.findByRole('link', { name: 'See all best sellers for cats' })).toHaveAttribute(
      'href',
      '/breeder/for-cats/special-offers',
    )
    await expect(await canvas.findAllByText(/^\d+ tests?$/)).toHaveLength(4)
  },
}
export const VetForDogs: Story = {
  parameters: { path: '/vet/for-dogs', audience: 'vet' },
  play: async (context) => {
    await opensWith('The dog in front of you, gene by gene.', 'Tests for dogs', '/vet/for-dogs/dna-tests')(context)
    await expect(context.canvas.getByRole('link', { name: 'Full breed profiles' })).toHaveAttribute(
      'href',
      '/vet/for-dogs/full-breed-profile',
    )
  },
}
export const VetForCats: Story = {
  parameters: { path: '/vet/for-cats', audience: 'vet' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Cats hide a lot. Their DNA does not.')
    await expect(await canvas.findByRole('link', { name: 'See all disease tests for cats' })).toHaveAttribute(
      'href',
      '/vet/for-cats/dna-tests',
    )
  },
}
/** Who is signed in finds their own audience's page at `/`. */
export const HomeOfAVet: Story = {
  parameters: { audience: 'vet', settings: { user: { name: vet().name, type: 'vet', isAdmin: false } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('An answer you can act on.')
    await expect(canvas.queryByText('I am a vet')).not.toBeInTheDocument()
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const BreederForCatsOnAPhone: Story = { ...BreederForCats, globals: { viewport: { value: 'phone' } } }
export const VetOnAPhone: Story = { ...Vet, globals: { viewport: { value: 'phone' } } }
export const PetOwnerOnAPhone: Story = { ...PetOwner, globals: { viewport: { value: 'phone' } } }

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(productCalls.listProducts), mockPending(breedCalls.listBreeds)),
}
/** The page stays without its lists. */
export const Failed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(productCalls.listProducts, 500),
      mockFailure(breedCalls.listBreeds, 500),
      mockFailure(flagshipCalls.getFlagships, 500),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch products')).toBeVisible()
    await expect(await canvas.findByText('Failed to fetch breeds')).toBeVisible()
    await expect(canvas.getByText(/^Hundreds of DNA tests/)).toBeVisible()
  },
}
export const Offline: Story = offline
export const Empty: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock(productCalls.listProducts, listOf([])), mock(breedCalls.listBreeds, listOf([]))),
}
export const LongNames: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        productCalls.listProducts,
        listOf([
          product({ name: 'Progressive retinal atrophy, rod-cone dysplasia type 1a, Irish Red and White Setter type' }),
          product({ id: 1 }),
        ]),
      ),
      mock(
        breedCalls.listBreeds,
        listOf([borderCollie({ name: 'Petit Basset Griffon Vendéen of the old western hunting type', testCount: 1 })]),
      ),
    ),
}
/** The name goes to the breeds' page, where scripts have not arrived just as well. */
export const SearchingForABreed: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('form')).toHaveAttribute('action', '/breeder/for-dogs/breeds')
    const field = canvas.getByLabelText('Search dog breeds')
    await expect(field).toHaveAttribute('name', 'name')
    await userEvent.type(field, 'collie')
    await expect(field).toHaveValue('collie')
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
