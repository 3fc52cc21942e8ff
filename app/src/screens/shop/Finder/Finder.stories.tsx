import { breedCalls } from '@shop/contract/breed'
import { findingCalls } from '@shop/contract/finding'
import { listOf } from '@shop/mocks/fixture'
import { borderCollie, breeds } from '@shop/mocks/fixtures/breed'
import { finding } from '@shop/mocks/fixtures/finding'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { Finder } from './Finder.screen.tsx'

const path = '/find-a-test'
const answered = `${path}?animal=dog&kind=mixed&purpose=breeds&tested=no`

const meta = {
  component: Finder,
  title: 'Screens/Shop/Finder',
  parameters: { path, audience: 'owner' },
} satisfies Meta<typeof Finder>
export default meta
type Story = StoryObj<typeof meta>

export const Animal: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Who is it for?' })).toBeVisible()
    await expect(canvas.getByRole('list', { name: 'Question 1 of 4' })).toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: /^A cat/ })).toHaveAttribute('href', `${path}?animal=cat`)
  },
}
/** Pressed in the browser, an answer is a new page of the history. */
export const Kind: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: /^A dog/ }))
    await expect(canvas.getByRole('heading', { level: 1, name: 'Do you know the breed of your dog?' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'A dog Change' })).toHaveAttribute('href', path)
  },
}
export const Breed: Story = {
  parameters: { path: `${path}?animal=dog&kind=pure` },
  beforeEach: ({ msw }) => msw.use(mock(breedCalls.listBreeds, listOf(breeds))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: borderCollie().name })).toHaveAttribute(
      'href',
      `${path}?animal=dog&kind=pure&breed=${borderCollie().id}`,
    )
    await expect(canvas.getByRole('link', { name: /I am not sure$/ })).toHaveAttribute(
      'href',
      `${path}?animal=dog&kind=mixed`,
    )
  },
}
export const NoSuchBreed: Story = {
  parameters: { path: `${path}?animal=dog&kind=pure&name=unicorn` },
  beforeEach: ({ msw }) => msw.use(mock(breedCalls.listBreeds, listOf([]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We know no breed called “unicorn”')).toBeVisible()
  },
}
export const BreedsLoading: Story = {
  parameters: { path: `${path}?animal=dog&kind=pure` },
  beforeEach: ({ msw }) => msw.use(mockPending(breedCalls.listBreeds)),
}
export const BreedsFailed: Story = {
  parameters: { path: `${path}?animal=dog&kind=pure` },
  beforeEach: ({ msw }) => msw.use(mockFailure(breedCalls.listBreeds, 500)),
}
export const Purpose: Story = {
  parameters: { path: `${path}?animal=dog&kind=pure&breed=${borderCollie().id}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Border Collie Change' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /puppies could inherit/ })).toBeVisible()
  },
}
export const Tested: Story = { parameters: { path: `${path}?animal=cat&kind=mixed&purpose=health` } }
export const Found: Story = {
  parameters: { path: answered },
  play: async ({ canvas }) => {
    const best = within(await canvas.findByRole('article'))
    await expect(best.getByRole('heading', { name: 'Geno Pet' })).toBeVisible()
    await expect(best.getByText(/^Tells you the breeds behind your dog/)).toBeVisible()
    await expect(best.getByRole('link', { name: 'See Geno Pet' })).toHaveAttribute(
      'href',
      expect.stringMatching(/969$/),
    )
    await expect(canvas.getByRole('link', { name: 'Geno Pet Plus' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Geno Pet life plan' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Start again' })).toHaveAttribute('href', path)
  },
}
/** Who was tested here may not need a new swab. */
export const FoundAfterATestHere: Story = {
  parameters: { path: answered.replace('tested=no', 'tested=here') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You may not need a new swab')).toBeVisible()
  },
}
export const FoundAfterATestElsewhere: Story = {
  parameters: { path: answered.replace('tested=no', 'tested=elsewhere') },
}
/** What a breeder asks: the breed's own profile. */
export const Breeder: Story = {
  parameters: {
    path: `${path}?animal=dog&kind=pure&breed=${borderCollie().id}&purpose=litter&tested=no`,
    audience: 'breeder',
  },
}
export const Vet: Story = {
  parameters: { path: `${path}?animal=cat&kind=mixed&purpose=identity&tested=no`, audience: 'vet' },
}
export const LongNames: Story = {
  parameters: { path: answered },
  beforeEach: ({ msw }) => {
    const { products } = finding()
    const name = 'Petit Basset Griffon Vendéen of the old western hunting type full breed profile and parentage kit'
    msw.use(
      mock(
        findingCalls.findTest,
        finding({ products: products.map((one) => ({ ...one, product: { ...one.product, name } })) }),
      ),
    )
  },
}
export const Loading: Story = {
  parameters: { path: answered },
  beforeEach: ({ msw }) => msw.use(mockPending(findingCalls.findTest)),
}
export const Failed: Story = {
  parameters: { path: answered },
  beforeEach: ({ msw }) => msw.use(mockFailure(findingCalls.findTest, 500)),
}
export const Offline: Story = { ...offline, parameters: { path: answered } }
export const AnimalOnAPhone: Story = { ...Animal, globals: { viewport: { value: 'phone' } } }
export const FoundOnAPhone: Story = { ...Found, globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { ...Found, globals: { scheme: 'dark' } }
