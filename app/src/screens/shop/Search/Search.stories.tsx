import { breedCalls } from '@shop/contract/breed'
import { productCalls } from '@shop/contract/product'
import { sitePageCalls } from '@shop/contract/site-page'
import { listOf } from '@shop/mocks/fixture'
import { manyProducts, product } from '@shop/mocks/fixtures/product'
import { sitePage, sitePages } from '@shop/mocks/fixtures/site-page'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { Search } from './Search.screen.tsx'

const meta = {
  component: Search,
  title: 'Screens/Shop/Search',
  parameters: { path: '/search?q=collie' },
} satisfies Meta<typeof Search>
export default meta
type Story = StoryObj<typeof meta>

const noTests = mock(productCalls.listProducts, listOf([]))
const noBreeds = mock(breedCalls.listBreeds, listOf([]))
const noPages = mock(sitePageCalls.searchPages, listOf([]))
const phone = { viewport: { value: 'phone' } }

/** Tests, breeds and pages together; what is last on a long page is named at its top. */
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
    const pages = within(await canvas.findByRole('region', { name: 'Pages and articles' }))
    await expect(pages.getAllByRole('link').map((link) => link.textContent)).toEqual(
      sitePages.map(({ title }) => title),
    )
    await expect(pages.getByRole('link', { name: 'Before your Collie is medicated' })).toHaveAttribute(
      'href',
      '/news-and-blogs/before-your-collie-is-medicated',
    )
    await expect(canvas.getByRole('link', { name: '3 pages and articles' })).toHaveAttribute('href', '#pages')
    await expect(document.querySelector('#pages')).toBe(canvas.getByRole('region', { name: 'Pages and articles' }))
  },
}
export const FullOnAPhone: Story = { beforeEach: Full.beforeEach, globals: phone }

/** A question about us rather than a test: the pages are the answer, and there is no "nothing found". */
export const OnlyPages: Story = {
  parameters: { path: '/search?q=how+long+does+delivery+take' },
  beforeEach: ({ msw }) => msw.use(noTests, noBreeds),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'How to take a DNA sample' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('No test has that name, but we found this:')
    await expect(canvas.queryByText('Result not found.')).toBeNull()
    await expect(canvas.queryByRole('region', { name: 'Tests' })).toBeNull()
  },
}
export const OnlyPagesOnAPhone: Story = { ...OnlyPages, globals: phone }

export const OnlyABreed: Story = {
  parameters: { path: '/search?q=azawakh' },
  beforeEach: ({ msw }) => msw.use(noTests, noPages),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Border Collie' })).toBeVisible()
    await expect(canvas.queryByText('Result not found.')).toBeNull()
  },
}

/** The rest is there, and nothing names what is only missing beside it. */
export const PagesFailed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(sitePageCalls.searchPages, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Border Collie' })).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Tests' })).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Pages and articles' })).toBeNull()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

/** The tests are there as soon as they can be; pages are not waited for. */
export const PagesOnTheirWay: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(sitePageCalls.searchPages)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Tests' })).toBeVisible()
    await expect(canvas.queryByText('Searching')).toBeNull()
  },
}

/** "Nothing found" appears only once the pages have answered. */
export const NothingYet: Story = {
  beforeEach: ({ msw }) => msw.use(noTests, noBreeds, mockPending(sitePageCalls.searchPages)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Searching')).toBeInTheDocument()
    await expect(canvas.queryByText('Result not found.')).toBeNull()
  },
}

export const LongPage: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      noTests,
      noBreeds,
      mock(
        sitePageCalls.searchPages,
        listOf([
          sitePage({
            title: 'What to tell every vet, groomer, sitter and friend your dog will ever meet about ivermectin',
            description: `${sitePage().description} `.repeat(3).trim(),
          }),
        ]),
      ),
    ),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: /^What to tell every vet/ })).toBeVisible(),
}

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(productCalls.listProducts)) }

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(productCalls.listProducts, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch products')).toBeVisible()
    await expect(await canvas.findByRole('region', { name: 'Pages and articles' })).toBeVisible()
  },
}

export const Offline: Story = offline
export const NotFound: Story = {
  parameters: { path: '/search?q=unicorn' },
  beforeEach: ({ msw }) => msw.use(noTests, noBreeds, noPages),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Result not found.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Dog breeds' })).toBeVisible()
  },
}

/** Without a text nothing is requested: the calls would fail here if they were made. */
export const EmptyText: Story = {
  parameters: { path: '/search?q=%20' },
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(productCalls.listProducts, 500),
      mockFailure(breedCalls.listBreeds, 500),
      mockFailure(sitePageCalls.searchPages, 500),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'What are you looking for?' })).toBeVisible()
    await userEvent.type(canvas.getByRole('combobox'), '   {Enter}')
    await expect(canvas.getByRole('heading', { name: 'What are you looking for?' })).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const One: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(productCalls.listProducts, listOf([product()])),
      noBreeds,
      mock(sitePageCalls.searchPages, listOf([sitePage()])),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 test')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: '1 page or article' })).toBeVisible()
  },
}

/** The call has the address's query: the text, wide, on its page. Breeds and pages are on the first. */
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
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('collie, page 2, wide true')).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Pages and articles' })).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Border Collie' })).toBeNull()
  },
}

/** Many are found: names alone are fewer, and the address and the call have that filter. */
export const ByNameAlone: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      noBreeds,
      mock(productCalls.listProducts, ({ query }) =>
        listOf([product({ name: `Wide: ${query.isDetails ?? 'no'}` })], { count: query.isDetails ? 44 : 1 }),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Wide: true')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Only by name' }))
    await expect(await canvas.findByText('Wide: no')).toBeVisible()
    await expect(canvas.getByText('1 test by name alone')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Search genes, diseases and breeds too' }))
    await expect(await canvas.findByText('Wide: true')).toBeVisible()
  },
}

export const LongText: Story = {
  parameters: { path: `/search?q=${'progressive-retinal-atrophy-rod-cone-dysplasia-'.repeat(4)}` },
  beforeEach: ({ msw }) => msw.use(noTests, noBreeds, noPages),
}

/** A vet's search is for the categories vets buy from. */
export const ForVets: Story = {
  parameters: { audience: 'vet', settings: { userType: 'vet' } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(productCalls.listProducts, ({ query }) => listOf([product({ name: `Categories ${query.categoryIds}` })])),
    ),
  play: async ({ canvas }) => {
    const found = await canvas.findByText(/^Categories 1,3,/)
    await expect(found).not.toHaveTextContent(/,3[0-5]\b/)
    await expect(canvas.getByText('From what practices order.', { exact: false })).toBeVisible()
  },
}

/** One link takes the filter away, and one brings it back; the address and the call have its state (search-5). */
export const ForVetsUnfiltered: Story = {
  parameters: { path: '/search?q=upgrade&page=2', audience: 'vet', settings: { userType: 'vet' } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(productCalls.listProducts, ({ query }) =>
        listOf([
          product({
            name: `Ignored: ${query.ignoreFilters ?? 'no'}, filtered: ${Boolean(query.categoryIds)}, page ${query.page ?? 1}`,
          }),
        ]),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Ignored: no, filtered: true, page 2')).toBeVisible()
    const wider = canvas.getByRole('link', { name: 'Search the whole shop' })
    await expect(wider).toHaveAttribute('href', '/search?q=upgrade&all=true')
    await userEvent.click(wider)
    await expect(await canvas.findByText('Ignored: true, filtered: false, page 1')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Only what practices order' })).toHaveAttribute(
      'href',
      '/search?q=upgrade',
    )
  },
}
export const ForVetsNothing: Story = {
  parameters: { path: '/search?q=unicorn', audience: 'vet', settings: { userType: 'vet' } },
  beforeEach: ({ msw }) => msw.use(noTests, noBreeds, noPages),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Result not found.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Search the whole shop' })).toBeVisible()
  },
}
/** Only vets have such a filter. */
export const ForOwners: Story = {
  parameters: { audience: 'owner', settings: { userType: 'owner' } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(productCalls.listProducts, ({ query }) =>
        listOf([
          product({ name: `Categories ${query.categoryIds ?? 'all'}, ignored ${query.ignoreFilters ?? 'none'}` }),
        ]),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Categories all, ignored none')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Search the whole shop' })).toBeNull()
  },
}
