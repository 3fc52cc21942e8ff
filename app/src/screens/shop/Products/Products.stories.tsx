import { cartCalls } from '@shop/contract/cart'
import { codes } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { priceOf } from '@shop/contract/money'
import { pendingPaymentCalls } from '@shop/contract/pending-payment'
import { productCalls } from '@shop/contract/product'
import { listOf } from '@shop/mocks/fixture'
import { pendingPayment } from '@shop/mocks/fixtures/pending-payment'
import { manyProducts, product } from '@shop/mocks/fixtures/product'
import { signedIn, vet } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { Products } from './Products.screen.tsx'

const meta = {
  component: Products,
  title: 'Screens/Shop/Products',
  parameters: { path: '/breeder/for-dogs/dna-tests' },
} satisfies Meta<typeof Products>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  beforeEach: ({ msw }) => msw.use(mock(productCalls.listProducts, listOf(manyProducts(20), { count: 167, next: 2 }))),
}

/** A product is a row, and what narrows the list waits in a sheet that the browser itself opens. */
export const OnAPhone: Story = {
  ...Full,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const rows = await canvas.findAllByRole('article')
    await waitFor(() => expect(rows[0]?.getBoundingClientRect().height).toBeLessThan(120))
    const open = canvas.getByRole('button', { name: 'Filters' })
    await expect(canvas.queryByLabelText('Sort')).not.toBeVisible()
    await userEvent.click(open)
    await expect(canvas.getByLabelText('Sort')).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('Sort'), 'price')
    await expect(await canvas.findByRole('button', { name: 'Filters (1)' })).toBeInTheDocument()
    await expect(canvas.getByLabelText('Sort')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show tests' }))
    await expect(canvas.getByLabelText('Sort')).not.toBeVisible()
  },
}
export const SheetOnAPhone: Story = {
  ...Full,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters' }))
    await userEvent.click(canvas.getByRole('combobox', { name: 'Breeds' }))
    await expect(await canvas.findByRole('option', { name: 'Border Collie' })).toBeVisible()
  },
}

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(productCalls.listProducts)) }

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(productCalls.listProducts, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch products')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** The products in the order before are no answer to the request that failed. */
export const FailsInAnotherOrder: Story = {
  beforeEach: ({ msw }) => msw.use(mock(productCalls.listProducts, listOf([product()]))),
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByText('1 test')
    msw.use(mockFailure(productCalls.listProducts, 500))
    await userEvent.selectOptions(canvas.getByLabelText('Sort'), 'price')
    await expect(await canvas.findByText('Failed to fetch products')).toBeVisible()
    await expect(canvas.queryByText('1 test')).toBeNull()
  },
}
/** While the wider list is fetched, it is not known that nothing fits it. */
export const WidenedFromNone: Story = {
  parameters: { path: '/breeder/for-dogs/dna-tests?name=unicorn' },
  beforeEach: ({ msw }) => msw.use(mock(productCalls.listProducts, listOf([]))),
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByText('No test matches all of that')
    msw.use(mockPending(productCalls.listProducts))
    await userEvent.click(canvas.getByRole('link', { name: 'Show all of them' }))
    await expect(await canvas.findByText('Fetching tests')).toBeInTheDocument()
    await expect(canvas.queryByText('There is nothing here at the moment')).toBeNull()
  },
}
export const BeyondTheEnd: Story = {
  parameters: { path: '/breeder/for-dogs/dna-tests?sort=price&page=99' },
  beforeEach: ({ msw }) => msw.use(mock(productCalls.listProducts, listOf([], { count: 167 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no page 99')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to page 1' })).toHaveAttribute(
      'href',
      '/breeder/for-dogs/dna-tests?sort=price',
    )
  },
}
export const BeyondTheEndOnAPhone: Story = { ...BeyondTheEnd, globals: { viewport: { value: 'phone' } } }
/** An address that names no page shows the first, and asks for it. */
export const PageOfNonsense: Story = {
  parameters: { path: '/breeder/for-dogs/dna-tests?page=-1' },
  beforeEach: ({ msw }) =>
    msw.use(mock(productCalls.listProducts, ({ query }) => listOf(query.page ? [] : manyProducts(20), { count: 167 }))),
  play: async ({ canvas }) => expect(await canvas.findByText('1 to 20 of 167 tests')).toBeVisible(),
}
export const Offline: Story = offline
export const Empty: Story = {
  parameters: { path: '/breeder/for-dogs/dna-tests?name=unicorn' },
  beforeEach: ({ msw }) => msw.use(mock(productCalls.listProducts, listOf([]))),
  play: async ({ canvas }) => expect(await canvas.findByText('No test matches all of that')).toBeVisible(),
}

export const One: Story = {
  beforeEach: ({ msw }) => msw.use(mock(productCalls.listProducts, listOf([product()]))),
  play: async ({ canvas }) => expect(await canvas.findByText('1 test')).toBeVisible(),
}

export const LongNames: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        productCalls.listProducts,
        listOf([
          product({
            name: 'Progressive retinal atrophy, rod-cone dysplasia type 1a, Irish Red and White Setter type (PRA-rcd1a)',
            summary: 'PDE6B, autosomal recessive; sold for a long list of breeds and everyone who descends from them',
          }),
          product({ id: 1 }),
        ]),
      ),
    ),
}

export const Filtered: Story = {
  parameters: { path: '/breeder/for-dogs/dna-tests?breeds=200193&sort=price' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Remove Border Collie' })).toBeVisible()
    await expect(canvas.getByLabelText('Sort')).toHaveValue('price')
  },
}

/** Code 79: the dialog shows what is owed, and the cart has not changed (cart-2). */
export const AddingWithPendingPayments: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockFailure(cartCalls.addItem, 409, { message: messages.pendingPaymentsText, code: codes.pendingPayment })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: /^Add Collie eye anomaly/ }))[0] as HTMLElement)
    const dialog = await canvas.findByRole('dialog', { name: 'Pending Payments $61.20' })
    const texts = [
      'You have payments pending and therefore cannot proceed with making any new orders.',
      'Please pay your outstanding accounts or contact Kinpaw to discuss.',
    ]
    for (const text of texts) await waitFor(() => expect(within(dialog).getByText(text)).toBeVisible())
    // Nothing in it promises to lead to a cart: the visitor may have none, and stays on this page.
    await expect(within(dialog).queryByText(/cart/i)).not.toBeInTheDocument()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Not now' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

/** What is owed in two currencies is a line each, with its own sign, and the way to pay it. */
export const OwingInTwoCurrencies: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(cartCalls.addItem, 409, { message: messages.pendingPaymentsText, code: codes.pendingPayment }),
      mock(
        pendingPaymentCalls.getPendingPayment,
        pendingPayment({ amount: priceOf(5000, 'EUR', 'FR'), others: [priceOf(3000, 'GBP', 'GB')] }),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: /^Add Collie eye anomaly/ }))[0] as HTMLElement)
    const dialog = await canvas.findByRole('dialog', { name: 'Pending Payments' })
    const lines = await within(dialog).findAllByRole('listitem')
    await expect(lines.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      '50,00 € EUR',
      '£30.00 GBP',
    ])
    await expect(within(dialog).getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', '/invoices/pay')
  },
}

/** The eighteen body systems of the diseases; the choice goes into the address and so into the call (listing-5). */
export const ByBodySystem: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(productCalls.listProducts, ({ query }) => listOf([product({ name: `System ${query.subCategories}` })])),
    ),
  play: async ({ canvas, userEvent }) => {
    const systems = await canvas.findByLabelText('Body system')
    await expect(within(systems).getAllByRole('option')).toHaveLength(19)
    await userEvent.selectOptions(systems, 'Ophthalmologic')
    await expect(await canvas.findByText('System 4')).toBeVisible()
  },
}

/** Each filter narrows the call: a breed, a kind of test, an order (listing-1). */
export const FilteredByEach: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(productCalls.listProducts, ({ query }) =>
        listOf([
          product({
            name: `Kinds ${query.categoryIds}, breeds ${query.breeds ?? 'all'}, by ${query.sort ?? 'nothing'}`,
          }),
        ]),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Kinds 1,6, breeds all, by nothing')).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Test types' }), 'Genetic traits')
    await expect(await canvas.findByText('Kinds 6, breeds all, by nothing')).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort' }), 'Price Ascending')
    await expect(await canvas.findByText('Kinds 6, breeds all, by price')).toBeVisible()
    await userEvent.click(canvas.getByRole('combobox', { name: 'Breeds' }))
    await userEvent.click((await canvas.findAllByRole('option', { name: /Collie/ }))[0] as HTMLElement)
    await expect(await canvas.findByText(/^Kinds 6, breeds \d+, by price$/)).toBeVisible()
  },
}

/** Searching leaves the other filters and starts again at page 1: the call has the address's query. */
export const SearchingByKeyboard: Story = {
  parameters: { path: '/breeder/for-dogs/dna-tests?sort=name&page=3' },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(productCalls.listProducts, ({ query }) =>
        listOf([product({ name: `${query.name} by ${query.sort}, page ${query.page ?? 1}` })]),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Search these tests'), 'collie{Enter}')
    await expect(await canvas.findByText('collie by name, page 1')).toBeVisible()
  },
}

/** All that narrows and orders the list, and how many tests are left (listing-1, listing-4). */
export const SearchingByAClick: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(productCalls.listProducts, ({ query }) =>
        query.name
          ? listOf([product({ name: `Found for ${query.name}` })])
          : listOf(manyProducts(20), { count: 167, next: 2 }),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1 to 20 of 167 tests')).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'Breeds' })).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'Test types' })).toBeVisible()
    const orders = [...canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Sort' }).options]
    await expect(orders.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'All: ',
      'Name Ascending: name',
      'Name Descending: -name',
      'Price Ascending: price',
      'Price Descending: -price',
      'New Arrivals: created_at',
    ])
    await userEvent.type(canvas.getByLabelText('Search these tests'), 'collie')
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await expect(await canvas.findByText('Found for collie')).toBeVisible()
    await expect(canvas.getByText('1 test')).toBeVisible()
  },
}

/** A list with one product, named after the query of its call. */
const listed: Story['beforeEach'] = ({ msw }) =>
  msw.use(
    mock(productCalls.listProducts, ({ query: { species, categoryIds, tags } }) =>
      listOf([product({ name: `For a ${species}, of ${categoryIds}, tagged ${tags ?? 'or not'}` })]),
    ),
  )
/** SPEC makes no exception: every list has a search, filters for breeds and test types, and an order (listing-1). */
const narrows = async (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) => {
  const search = within(canvas.getByRole('search'))
  await expect(search.getByRole('searchbox')).toBeVisible()
  for (const name of ['Breeds', 'Test types', 'Sort'])
    await expect(search.getByRole('combobox', { name })).toBeVisible()
}
const lists =
  (title: string, found: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(title)
    await expect(await canvas.findByText(found)).toBeVisible()
    await narrows(canvas)
  }
export const ForVets: Story = {
  parameters: { path: '/vet/for-cats/dna-tests', audience: 'vet' },
  beforeEach: listed,
  play: lists('DNA tests for cats', 'For a cat, of 7,14, tagged or not'),
}
/** The choice of species comes first, as links; the call is for owners. */
export const ForOwners: Story = {
  parameters: { path: '/pet-owner/products', audience: 'owner' },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(productCalls.listProducts, ({ query }) =>
        listOf(
          query.isForOwners === 'true'
            ? manyProducts(20).map((one) => ({ ...one, name: `${one.name}, ${query.species ?? 'any'}` }))
            : [],
          { count: 285, next: 2 },
        ),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 to 20 of 285 products')).toBeVisible()
    const choice = within(canvas.getByRole('navigation', { name: 'Who is it for?' })).getAllByRole('link')
    await expect(choice.map((link) => link.getAttribute('href'))).toEqual([
      '/pet-owner/products?species=dog',
      '/pet-owner/products?species=cat',
    ])
    await expect(canvas.queryByRole('combobox', { name: 'Breeds' })).not.toBeInTheDocument()
  },
}
export const ForOwnersOnAPhone: Story = { ...ForOwners, globals: { viewport: { value: 'phone' } } }
/** After the animal its breed; another animal takes the breed away, and leaves the rest. */
export const ForOwnersOfACat: Story = {
  ...ForOwners,
  parameters: { path: '/pet-owner/products?species=cat&sort=price&breeds=1', audience: 'owner' },
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByRole('heading', { name: /, cat$/ })).length).toBe(20)
    await expect(canvas.getByRole('combobox', { name: 'Breeds' })).toBeVisible()
    const choice = within(canvas.getByRole('navigation', { name: 'Who is it for?' }))
    await expect(choice.getByRole('link', { name: /^A cat/ })).toHaveAttribute('aria-current', 'true')
    await userEvent.click(choice.getByRole('link', { name: /^A dog/ }))
    await expect((await canvas.findAllByRole('heading', { name: /, dog$/ })).length).toBe(20)
    await expect(choice.getByRole('link', { name: /^A dog/ })).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByLabelText('Sort')).toHaveValue('price')
  },
}

const tabNames = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas'], name: string) =>
  within(canvas.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((tab) => tab.textContent)

/** Only best sellers are requested, and the tabs of SPEC are above them. */
export const SpecialOffers: Story = {
  parameters: { path: '/breeder/for-dogs/special-offers' },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(productCalls.listProducts, ({ query }) =>
        listOf(query.isBestSeller === 'true' ? manyProducts(6) : manyProducts(20)),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('6 products')).toBeVisible()
    await expect(tabNames(canvas, 'For dogs')).toEqual([
      'Best sellers',
      'DNA tests',
      'Full breed profiles',
      'Breeds',
      'DNA profile and parentage',
      'Geno Pet',
      'Multi-packs',
    ])
    await expect(canvas.getByRole('link', { name: 'Best sellers' })).toHaveAttribute('aria-current', 'page')
  },
}
/** A tab is a page of its own: its address, its own products, and the tabs still above them. */
export const FromTabToTab: Story = {
  parameters: { path: '/breeder/for-dogs/special-offers' },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(productCalls.listProducts, ({ query }) =>
        listOf([
          product({
            name: `${query.species}, best ${query.isBestSeller ?? 'or not'}, categories ${query.categoryIds}`,
          }),
        ]),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('dog, best true, categories 4,1,6,3,5,21')).toBeVisible()
    // The Geno Pet tab introduces the product, by a link of the same name.
    const linkOf = (name: string) => canvas.getAllByRole('link', { name })[0] as HTMLElement
    const isCurrent = (name: string) => linkOf(name).getAttribute('aria-current')
    for (const [tab, href, found] of [
      ['Multi-packs', '/breeder/for-dogs/multi-packs', 'dog, best or not, categories 21'],
      ['Geno Pet', '/breeder/for-dogs/geno-pet', 'dog, best or not, categories 5,22'],
      ['DNA profile and parentage', '/breeder/for-dogs/dna-profile-parentage', 'dog, best or not, categories 3'],
      ['Full breed profiles', '/breeder/for-dogs/full-breed-profile', 'dog, best or not, categories 4'],
      ['DNA tests', '/breeder/for-dogs/dna-tests', 'dog, best or not, categories 1,6'],
    ] as const) {
      await expect(linkOf(tab)).toHaveAttribute('href', href)
      await userEvent.click(linkOf(tab))
      await expect(await canvas.findByText(found)).toBeVisible()
      await expect(isCurrent(tab)).toBe('page')
      await expect(isCurrent('Best sellers')).toBeNull()
    }
    await expect(canvas.getByRole('link', { name: 'Breeds' })).toHaveAttribute('href', '/breeder/for-dogs/breeds')
  },
}
/** No Geno Pet for cats. */
export const SpecialOffersForCats: Story = {
  parameters: { path: '/breeder/for-cats/special-offers' },
  beforeEach: ({ msw }) => msw.use(mock(productCalls.listProducts, listOf(manyProducts(4)))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4 products')).toBeVisible()
    await expect(tabNames(canvas, 'For cats')).toEqual([
      'Best sellers',
      'DNA tests',
      'Full breed profiles',
      'Breeds',
      'DNA profile and parentage',
      'Multi-packs',
    ])
  },
}
/** No filter is to blame, and none is named. */
export const SpecialOffersEmpty: Story = {
  parameters: { path: '/breeder/for-dogs/special-offers' },
  beforeEach: ({ msw }) => msw.use(mock(productCalls.listProducts, listOf([]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is nothing here at the moment')).toBeVisible()
    await expect(canvas.queryByText(/Remove a filter/)).toBeNull()
    await expect(tabNames(canvas, 'For dogs')).toHaveLength(7)
  },
}
export const SpecialOffersOnAPhone: Story = { ...SpecialOffers, globals: { viewport: { value: 'phone' } } }

/** Vets have neither special offers nor packs nor breeds. */
export const TabsForVets: Story = {
  parameters: { path: '/vet/for-cats/dna-profile-parentage', audience: 'vet' },
  play: async ({ canvas }) =>
    expect(tabNames(canvas, 'For cats')).toEqual(['DNA tests', 'Full breed profiles', 'DNA profile and parentage']),
}

/** A vet on the breeders’ pages is a vet there too. */
export const TabsForAVetAmongBreeders: Story = {
  parameters: { path: '/breeder/for-dogs/multi-packs', settings: { user: signedIn(vet()), userType: 'vet' } },
  play: async ({ canvas }) =>
    expect(tabNames(canvas, 'For dogs')).toEqual([
      'DNA tests',
      'Full breed profiles',
      'DNA profile and parentage',
      'Geno Pet',
      'Other products',
    ]),
}

const few: Story['beforeEach'] = ({ msw }) => msw.use(mock(productCalls.listProducts, listOf(manyProducts(3))))

/** What to know comes before what to choose. */
const advises =
  (title: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(title)
    const advice = canvas.getByRole('heading', { name: 'Before you choose' })
    const [test] = await canvas.findAllByRole('article')
    await expect(advice.compareDocumentPosition(test as HTMLElement)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await expect(canvas.getByRole('heading', { name: 'Mind the inheritance' })).toBeVisible()
  }
export const AboutDogTests: Story = {
  parameters: { path: '/breeder/for-dogs/dog-dna-tests' },
  play: advises('About DNA tests for dogs'),
}
export const AboutCatTests: Story = {
  parameters: { path: '/breeder/for-cats/cat-dna-tests' },
  play: advises('About DNA tests for cats'),
}
export const Parentage: Story = {
  parameters: { path: '/breeder/for-dogs/dna-profile-parentage' },
  beforeEach: listed,
  play: async (context) => {
    await lists('DNA profile and parentage for dogs', 'For a dog, of 3, tagged 2')(context)
    await expect(context.canvas.getByRole('heading', { name: 'Excluded, or qualifies' })).toBeVisible()
  },
}
const genoPet = lists('Geno Pet', 'For a dog, of 5,22, tagged or not')
export const GenoPet: Story = {
  parameters: { path: '/breeder/for-dogs/geno-pet' },
  beforeEach: listed,
  play: genoPet,
}
export const GenoPetForVets: Story = {
  parameters: { path: '/vet/for-dogs/geno-pet', audience: 'vet' },
  beforeEach: listed,
  play: genoPet,
}
export const MultiPacks: Story = {
  parameters: { path: '/breeder/for-dogs/multi-packs' },
  beforeEach: few,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 packs')).toBeVisible()
    await narrows(canvas)
  },
}
export const MultiPacksOnAPhone: Story = {
  ...MultiPacks,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => expect(await canvas.findByText('3 packs')).toBeVisible(),
}

const withAddressIn = (addressCountry: string | null) => ({
  user: {
    name: 'Dana Whitcombe',
    type: 'breeder',
    isAdmin: false,
    email: 'breeder@example.com',
    addressCountry,
    viewedBy: null,
  },
})

/** For users whose address is in Australia, whatever country they shop from (audience-9). */
export const OtherProductsInAustralia: Story = {
  parameters: { path: '/breeder/for-dogs/innovative', settings: withAddressIn('AU') },
  beforeEach: few,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 products')).toBeVisible()
    await narrows(canvas)
    await expect(tabNames(canvas, 'For dogs').at(-1)).toBe('Other products')
  },
}
export const OtherProductsForCats: Story = {
  parameters: { path: '/breeder/for-cats/innovative', settings: withAddressIn('AU') },
  beforeEach: listed,
  play: lists('Other products for cats', 'For a cat, of 20,22,298, tagged or not'),
}
/** Elsewhere nothing is requested, and the page shows where it is sold. */
export const OtherProductsElsewhere: Story = {
  parameters: { path: '/breeder/for-dogs/innovative', settings: withAddressIn('NZ') },
  beforeEach: ({ msw }) => msw.use(mockFailure(productCalls.listProducts, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('These are sold in Australia only')).toBeVisible()
    await expect(tabNames(canvas, 'For dogs')).not.toContain('Other products')
    await expect(canvas.queryByText('Failed to fetch products')).not.toBeInTheDocument()
  },
}
export const OtherProductsForCatsElsewhere: Story = {
  ...OtherProductsElsewhere,
  parameters: { path: '/breeder/for-cats/innovative', settings: withAddressIn('NZ') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('These are sold in Australia only')).toBeVisible()
    await expect(tabNames(canvas, 'For cats')).not.toContain('Other products')
  },
}
/** A guest in Australia reads what is there, and how they come to it. */
export const OtherProductsForAGuest: Story = {
  parameters: { path: '/vet/for-cats/innovative', audience: 'vet' },
  globals: { country: 'AU' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Log in, and these are yours to order')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/login?next=%2Fvet%2Ffor-cats%2Finnovative',
    )
    await expect(canvas.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/register/vet?next=%2Fvet%2Ffor-cats%2Finnovative',
    )
    await expect(canvas.getByRole('region', { name: 'What is on this list' })).toHaveTextContent('Swabs and envelopes')
  },
}
/** One whose account has no address yet. */
export const OtherProductsWithoutAnAddress: Story = {
  parameters: { path: '/breeder/for-dogs/innovative', settings: withAddressIn(null) },
  play: async ({ canvas }) => expect(await canvas.findByText(/Your account has no address yet/)).toBeVisible(),
}
export const Dark: Story = { globals: { scheme: 'dark' } }
