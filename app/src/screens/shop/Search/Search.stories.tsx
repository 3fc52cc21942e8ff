import { productCalls } from '@shop/contract/product'
import { type Found, searchCalls } from '@shop/contract/search'
import { listOf } from '@shop/mocks/fixture'
import { manyProducts, product } from '@shop/mocks/fixtures/product'
import { borderCollie } from '@shop/mocks/fixtures/breed'
import { found, nothingFound, topic } from '@shop/mocks/fixtures/search'
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
const onlyFound = (rest: Partial<Found>) => mock(searchCalls.search, found({ breeds: [], pages: [], ...rest }))
const nothingElse = mock(searchCalls.search, nothingFound)
const phone = { viewport: { value: 'phone' } }

/** Tests, breeds and pages together; what is last on a long page is named at its top. */
export const Full: Story = {
  beforeEach: ({ msw }) => msw.use(mock(productCalls.listProducts, listOf(manyProducts(20), { count: 47, next: 2 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('47 tests')).toBeVisible()
    await expect(canvas.getByRole('combobox')).toHaveValue('collie')
    await expect(canvas.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/search?q=collie&page=3')
    await expect(await canvas.findByRole('link', { name: /^Border Collie \d+ tests/ })).toHaveAttribute(
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
  beforeEach: ({ msw }) => msw.use(onlyFound({ pages: sitePages, isForPages: true })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'How to take a DNA sample' })).toBeVisible()
    // There are tests that resemble the words.
    await expect(canvas.queryByText('Result not found.')).toBeNull()
    await expect(canvas.queryByRole('region', { name: 'Tests' })).toBeNull()
  },
}
export const OnlyPagesOnAPhone: Story = { ...OnlyPages, globals: phone }

/** Tests of other breeds would be no answer. */
export const OnlyABreed: Story = {
  parameters: { path: '/search?q=border+collie+ataxia' },
  beforeEach: ({ msw }) => msw.use(noTests, onlyFound({ breeds: [borderCollie()] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Border Collie \d+ tests/ })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'No test by that name is for the Border Collie. These are all its tests:',
    )
    await expect(canvas.queryByText('Result not found.')).toBeNull()
  },
}

/** The tests are there, and nothing names what is only missing beside them. */
export const PagesFailed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(searchCalls.search, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Tests' })).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Pages and articles' })).toBeNull()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

/** What leads is known only with all of it: nothing moves down once it is there. */
export const NothingYet: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(searchCalls.search)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Searching')).toBeInTheDocument()
    await expect(canvas.queryByRole('region', { name: 'Tests' })).toBeNull()
    await expect(canvas.queryByText('Result not found.')).toBeNull()
  },
}

/** No test answers it: why, and what a vet does instead, and where to go on. */
export const NoTestForIt: Story = {
  parameters: { path: '/search?q=hip+dysplasia' },
  beforeEach: ({ msw }) => msw.use(noTests, onlyFound({ topic: topic(), pages: sitePages.slice(0, 1) })),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'There is no DNA test for hip dysplasia' }))
    await expect(card.getByRole('heading', { name: 'What a vet does instead' })).toBeVisible()
    await expect(card.getByText(/^A vet X-rays the hips/)).toBeVisible()
    await expect(card.getByRole('link', { name: /^Diagnosis, genetic control/ })).toHaveAttribute(
      'href',
      'https://doi.org/10.1016/j.tvjl.2009.04.009',
    )
    await expect(card.getByRole('link', { name: 'Tests by dog breed' })).toHaveAttribute(
      'href',
      '/breeder/for-dogs/breeds',
    )
    await expect(canvas.queryByText('Result not found.')).toBeNull()
    await expect(canvas.queryByText('No test goes by that. This does:')).toBeNull()
  },
}
export const NoTestForItOnAPhone: Story = { ...NoTestForIt, globals: phone }

/** The breed that was named leads on; some breeds have a test of it. */
export const TestsForSomeBreeds: Story = {
  parameters: { path: '/search?q=epilepsy+border+collie' },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(productCalls.listProducts, listOf([product({ name: 'Juvenile myoclonic epilepsy (JME)' })])),
      onlyFound({
        topic: topic({ id: 'epilepsy', headline: 'Most epilepsy has no DNA test', reason: 'some breeds' }),
        breeds: [borderCollie()],
      }),
    ),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Most epilepsy has no DNA test' }))
    await expect(card.getByRole('link', { name: 'Border Collie tests' })).toHaveAttribute(
      'href',
      '/breeder/for-dogs/breeds/border-collie/200193',
    )
    await expect(canvas.getByText('1 test')).toBeVisible()
  },
}

export const LongPage: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      noTests,
      onlyFound({
        pages: [
          sitePage({
            title: 'What to tell every vet, groomer, sitter and friend your dog will ever meet about ivermectin',
            description: `${sitePage().description} `.repeat(3).trim(),
          }),
        ],
      }),
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
  beforeEach: ({ msw }) => msw.use(noTests, nothingElse),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Result not found.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Dog breeds' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Questions and answers' })).toHaveAttribute('href', '/help')
  },
}

/** Without a text nothing is requested: the calls would fail here if they were made. */
export const EmptyText: Story = {
  parameters: { path: '/search?q=%20' },
  beforeEach: ({ msw }) => msw.use(mockFailure(productCalls.listProducts, 500), mockFailure(searchCalls.search, 500)),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'What are you looking for?' })).toBeVisible()
    await userEvent.type(canvas.getByRole('combobox'), '   {Enter}')
    await expect(canvas.getByRole('heading', { name: 'What are you looking for?' })).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const One: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock(productCalls.listProducts, listOf([product()])), onlyFound({ pages: [sitePage()] })),
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
    await expect(canvas.queryByRole('link', { name: /^Border Collie \d+ tests/ })).toBeNull()
  },
}

/** Many are found: names alone are fewer, and the address and the call have that filter. */
export const ByNameAlone: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      nothingElse,
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
  beforeEach: ({ msw }) => msw.use(noTests, nothingElse),
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
  beforeEach: ({ msw }) => msw.use(noTests, nothingElse),
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
