import { breedCalls } from '@shop/contract/breed'
import { productCalls } from '@shop/contract/product'
import { listOf } from '@shop/mocks/fixture'
import { manyProducts, product } from '@shop/mocks/fixtures/product'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Search } from './Search.tsx'

const meta = {
  component: Search,
  title: 'Screens/Shop/Search',
  parameters: { path: '/search?q=collie' },
} satisfies Meta<typeof Search>
export default meta
type Story = StoryObj<typeof meta>

const noBreeds = mock(breedCalls.listBreeds, listOf([]))

export const Full: Story = {
  beforeEach: ({ msw }) => msw.use(mock(productCalls.listProducts, listOf(manyProducts(20), { count: 47, next: 2 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('47 tests')).toBeVisible()
    await expect(canvas.getByRole('combobox')).toHaveValue('collie')
    await expect(canvas.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/search?q=collie&page=3')
    await expect(await canvas.findByRole('link', { name: 'Border Collie' })).toHaveAttribute(
      'href',
      '/breeder/for-dogs/breeds/border-collie/200193',
    )
  },
}

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(productCalls.listProducts)) }

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(productCalls.listProducts, 500)),
  play: async ({ canvas }) => expect(await canvas.findByText('Failed to fetch products')).toBeVisible(),
}

export const NotFound: Story = {
  parameters: { path: '/search?q=unicorn' },
  beforeEach: ({ msw }) => msw.use(mock(productCalls.listProducts, listOf([])), noBreeds),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Result not found.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Dog breeds' })).toBeVisible()
  },
}

/** Without a text nothing is asked: the two calls would fail here if they were made. */
export const EmptyText: Story = {
  parameters: { path: '/search?q=%20' },
  beforeEach: ({ msw }) =>
    msw.use(mockFailure(productCalls.listProducts, 500), mockFailure(breedCalls.listBreeds, 500)),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'What are you looking for?' })).toBeVisible()
    await userEvent.type(canvas.getByRole('combobox'), '   {Enter}')
    await expect(canvas.getByRole('heading', { name: 'What are you looking for?' })).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const One: Story = {
  beforeEach: ({ msw }) => msw.use(mock(productCalls.listProducts, listOf([product()])), noBreeds),
  play: async ({ canvas }) => expect(await canvas.findByText('1 test')).toBeVisible(),
}

/** The call says what the address does: the text, wide, on its page. */
export const SecondPage: Story = {
  parameters: { path: '/search?q=collie&page=2' },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(productCalls.listProducts, ({ query }) =>
        listOf([product({ name: `${query.search}, page ${query.page}, wide ${query.isDetails}` })], {
          count: 21,
          previous: 1,
        }),
      ),
    ),
  play: async ({ canvas }) => expect(await canvas.findByText('collie, page 2, wide true')).toBeVisible(),
}

export const LongText: Story = {
  parameters: { path: `/search?q=${'progressive-retinal-atrophy-rod-cone-dysplasia-'.repeat(4)}` },
  beforeEach: ({ msw }) => msw.use(mock(productCalls.listProducts, listOf([])), noBreeds),
}

/** A vet's search is for the categories vets buy from. */
export const ForVets: Story = {
  parameters: { audience: 'vet', settings: { userType: 'vet' } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(productCalls.listProducts, ({ query }) => listOf([product({ name: `Categories ${query.category_ids}` })])),
    ),
  play: async ({ canvas }) => {
    const found = await canvas.findByText(/^Categories 1,3,/)
    await expect(found).not.toHaveTextContent(/,3[0-5]\b/)
    await expect(canvas.getByText(/^Categories/)).toBeVisible()
  },
}
export const ForOwners: Story = { parameters: { audience: 'owner', settings: { userType: 'owner' } } }
