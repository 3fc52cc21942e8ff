import { vetCategoryIds } from '@shop/contract/constants'
import { productCalls } from '@shop/contract/product'
import { searchCalls } from '@shop/contract/search'
import { listOf } from '@shop/mocks/fixture'
import { manyProducts, product } from '@shop/mocks/fixtures/product'
import { found, nothingFound, topic } from '@shop/mocks/fixtures/search'
import { sitePages } from '@shop/mocks/fixtures/site-page'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLocation } from 'react-router-dom'
import { expect, fireEvent, waitFor } from 'storybook/test'
import { SearchProducts } from './SearchProducts.tsx'

/** Where a search has led to, since no page changes here. */
function Address() {
  const { pathname, search } = useLocation()
  return <p>{`Now at ${pathname}${search}`}</p>
}

const meta = {
  component: SearchProducts,
  title: 'Screens/Parts/SearchProducts',
  render: (args) => (
    <div style={{ maxWidth: '28rem', minHeight: '22rem' }}>
      <SearchProducts {...args} />
      <Address />
    </div>
  ),
} satisfies Meta<typeof SearchProducts>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const noTests = mock(productCalls.listProducts, listOf([]))
const nothingElse = mock(searchCalls.search, nothingFound)

const type = async ({ canvas, userEvent }: Context, text: string) => userEvent.type(canvas.getByRole('combobox'), text)

export const Closed: Story = {}

export const OnColour: Story = {
  args: { tone: 'onColour' },
  render: (args) => (
    <div style={{ background: 'var(--chakra-colors-color-palette-solid)', padding: '1rem' }}>
      <div style={{ maxWidth: '20rem' }}>
        <SearchProducts {...args} />
      </div>
    </div>
  ),
}

export const Open: Story = {
  play: async (context) => {
    await type(context, 'collie')
    const first = await context.canvas.findByRole('option', { name: /^Collie eye anomaly/ })
    await expect(first).toHaveAttribute('href', '/store/collie-eye-anomaly-choroidal-hypoplasia-cea-ch-canine/p/2002')
    await expect(first).toHaveTextContent('Dogs · Disease · $58.00')
  },
}

export const Searching: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(productCalls.listProducts)),
  play: async (context) => {
    await type(context, 'collie')
    await expect(await context.canvas.findByText('Searching')).toBeInTheDocument()
  },
}

const addresses = ({ canvas }: Context) =>
  canvas.getAllByRole('option').map((option) => option.getAttribute('href')?.split('/')[1])

/** A breed comes before its tests, and the likeliest pages after the first of these. */
export const WithABreedAndPages: Story = {
  beforeEach: ({ msw }) => msw.use(mock(productCalls.listProducts, listOf(manyProducts(7)))),
  play: async (context) => {
    await type(context, 'bord')
    const breed = await context.canvas.findByRole('option', { name: /^Border Collie Dogs · Breed/ })
    await expect(breed).toHaveAttribute('href', '/breeder/for-dogs/breeds/border-collie/200193')
    await expect(addresses(context)).toEqual([
      'breeder',
      ...Array.from({ length: 5 }, () => 'store'),
      'news-and-blogs',
      'how-to-take-dna-sample',
      'store',
      'store',
    ])
  },
}

/** What no test answers says so, and leads to why. */
export const NoTestForIt: Story = {
  beforeEach: ({ msw }) => msw.use(noTests, mock(searchCalls.search, found({ topic: topic(), breeds: [], pages: [] }))),
  play: async (context) => {
    await type(context, 'hip dysplasia')
    const option = await context.canvas.findByRole('option', { name: /^There is no DNA test for hip dysplasia/ })
    await expect(option).toHaveAttribute('href', '/search?q=hip+dysplasia')
  },
}

/** Pages are the answer: what only resembles the words is left out. */
export const OnlyPages: Story = {
  beforeEach: ({ msw }) => msw.use(mock(searchCalls.search, found({ breeds: [], pages: sitePages, isForPages: true }))),
  play: async (context) => {
    await type(context, 'delivery')
    await context.canvas.findByRole('option', { name: /^How to take a DNA sample/ })
    await expect(addresses(context)).toEqual(['news-and-blogs', 'how-to-take-dna-sample', 'breeder'])
  },
}
/** Tests are suggested all the same. */
export const PagesFailed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock(productCalls.listProducts, listOf([product()])), mockFailure(searchCalls.search, 500)),
  play: async (context) => {
    await type(context, 'collie')
    await context.canvas.findByRole('option', { name: /^Collie eye anomaly/ })
    await expect(context.canvas.getAllByRole('option')).toHaveLength(1)
  },
}

export const NotFound: Story = {
  beforeEach: ({ msw }) => msw.use(noTests, nothingElse),
  play: async (context) => {
    await type(context, 'unicorn')
    await expect(await context.canvas.findByText('Result not found.')).toBeVisible()
  },
}

/** The spinner stops and nothing is shown. */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(productCalls.listProducts, 500)),
  play: async (context) => {
    await type(context, 'collie')
    await context.canvas.findByText('Searching')
    await waitFor(() => expect(context.canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false'))
    await expect(context.canvas.queryByText('Searching')).toBeNull()
  },
}

/** Under three letters nothing is requested, not even after the pause: the one call made is for the longer text. */
export const TooShort: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock(productCalls.listProducts, ({ query }) => listOf([product({ name: `Found for ${query.search}` })]))),
  play: async (context) => {
    await type(context, 'co ')
    await new Promise((resolve) => setTimeout(resolve, 900))
    await expect(context.canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
    await type(context, 'l')
    await context.canvas.findByRole('option', { name: /Found for co l/ })
  },
}

/** When each call came, in ms. */
let requested: number[]

/** Nothing is requested while someone types, nor for 800 ms after (search-1). */
export const WaitsForAPause: Story = {
  beforeEach: ({ msw }) => {
    requested = []
    msw.use(
      mock(productCalls.listProducts, () => {
        requested.push(performance.now())
        return listOf([product()])
      }),
    )
  },
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByRole('combobox'))
    const typed = performance.now()
    for (const value of ['col', 'coll', 'colli', 'collie'])
      await fireEvent.change(context.canvas.getByRole('combobox'), { target: { value } })
    await context.canvas.findAllByRole('option')
    await expect(requested).toHaveLength(1)
    const pause = (requested[0] ?? 0) - typed
    await expect(pause).toBeGreaterThan(700)
  },
}

/** Near the end of the list the next page is fetched while there is one. */
export const MorePages: Story = {
  beforeEach: ({ msw }) => {
    requested = []
    msw.use(
      mock(productCalls.listProducts, ({ query }) => {
        requested.push(performance.now())
        const start = (Number(query.page ?? 1) - 1) * 20
        return listOf(manyProducts(50).slice(start, start + 20), {
          count: 50,
          ...(start < 40 && { next: start / 20 + 2 }),
        })
      }),
    )
  },
  play: async (context) => {
    const { canvas } = context
    await type(context, 'collie')
    // Twenty tests, a breed before them and two pages among them.
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(23))
    const list = canvas.getByRole('listbox')
    list.scrollTo(0, list.scrollHeight)
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(43))
    list.scrollTo(0, list.scrollHeight)
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(53))
    list.scrollTo(0, list.scrollHeight)
    await new Promise((resolve) => setTimeout(resolve, 300))
    await expect(requested).toHaveLength(3)
  },
}

/** A vet's suggestions come only from the categories vets buy from; the search is wide for everyone. */
export const ForVets: Story = {
  parameters: { path: '/vet', audience: 'vet' },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(productCalls.listProducts, ({ query }) =>
        listOf([product({ name: `${query.isDetails} ${query.categoryIds}` })]),
      ),
    ),
  play: async (context) => {
    await type(context, 'collie')
    await context.canvas.findByRole('option', { name: new RegExp(`^true ${vetCategoryIds.join(',')}`) })
    await expect(vetCategoryIds).not.toContain(30)
  },
}

export const EnterLeadsToTheResults: Story = {
  play: async (context) => {
    await type(context, '   {Enter}')
    await expect(context.canvas.getByText('Now at /')).toBeVisible()
    await type(context, 'collie eye {Enter}')
    await expect(context.canvas.getByText('Now at /search?q=collie+eye')).toBeVisible()
  },
}
