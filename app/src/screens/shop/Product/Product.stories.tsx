import { cartCalls } from '@shop/contract/cart'
import { membershipCalls } from '@shop/contract/membership'
import { priceOf } from '@shop/contract/money'
import { productEndpoints } from '@shop/contract/endpoints/product'
import { productCalls } from '@shop/contract/product'
import { reviewCalls } from '@shop/contract/review'
import { genoPet } from '@shop/mocks/fixtures/flagship'
import { membership, membershipDetail } from '@shop/mocks/fixtures/membership'
import { manyProducts, product, productDetail, products } from '@shop/mocks/fixtures/product'
import { review, reviews } from '@shop/mocks/fixtures/review'
import { owner, signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router-dom'
import { expect, within } from 'storybook/test'
import { SWRConfig } from 'swr'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { Product } from './Product.screen.tsx'

const meta = {
  component: Product,
  title: 'Screens/Shop/Product',
  parameters: { path: '/store/collie-eye-anomaly-canine/p/2002' },
  render: () => (
    <Routes>
      <Route path="/store/:name/p/:id" element={<Product />} />
    </Routes>
  ),
} satisfies Meta<typeof Product>
export default meta
type Story = StoryObj<typeof meta>
type Detail = Parameters<typeof productDetail>[0]

const showing = (partial: Detail): Story => ({
  beforeEach: ({ msw }) => msw.use(mock(productCalls.getProduct, productDetail(partial))),
})

/** Blank in the source: everything that a test need not have. */
const bare: Detail = {
  gene: null,
  variant: null,
  modeOfInheritance: null,
  alleles: [],
  omiaId: null,
  omiaFrom: null,
  subCategory: null,
  caution: null,
  medicine: null,
  sources: [],
  breeds: [],
  related: [],
}

const isBefore = (one: HTMLElement, other: HTMLElement) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)

const plain = /^Tells whether your dog can go blind from collie eye anomaly/

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Collie eye anomaly/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^OMIA:000218-9615/ })).toHaveAttribute(
      'href',
      'https://omia.org/OMIA000218/9615/',
    )
    await expect(isBefore(canvas.getByText(plain), canvas.getByText('NHEJ1, autosomal recessive'))).toBe(true)
    await expect(canvas.getByText('Laboratories offer it for 4 breeds.')).toBeVisible()
    const related = within(await canvas.findByRole('region', { name: 'Related tests' }))
    await expect(related.getByRole('link', { name: /^Trapped neutrophil syndrome/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^What each result means/ })).toHaveAttribute(
      'href',
      '/resources/fact-sheet/collie-eye-anomaly-choroidal-hypoplasia-cea-ch/2002',
    )
    const disease = within(canvas.getByRole('region', { name: 'About this disease' }))
    await expect(disease.getByText(/^Usually nothing an owner can see/)).toBeVisible()
    await expect(disease.getByRole('link', { name: /^PubMed 17916641/ })).toHaveAttribute('target', '_blank')
    await expect(canvas.getByRole('link', { name: 'Border Collie' })).toHaveAttribute(
      'href',
      '/breeder/for-dogs/breeds/border-collie/200193',
    )
  },
}

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(productCalls.getProduct)) }

/** What a list knew of it is shown while the rest is fetched. */
export const LoadingFromAList: Story = {
  decorators: [
    (Story) => (
      <SWRConfig value={{ fallback: { [productEndpoints.listProducts.path]: { results: [product()] } } }}>
        <Story />
      </SWRConfig>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(mockPending(productCalls.getProduct)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Collie eye anomaly/ })).toBeVisible()
    await expect(canvas.getByText('$58.00')).toBeVisible()
    await expect(canvas.getByText('Fetching the test')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(productCalls.getProduct, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch product details')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Offline: Story = offline
export const Missing: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(productCalls.getProduct, 404)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'We do not have this test' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}

/** What the source leaves blank is left out: no empty row, no section without content. */
export const OnlyWhatIsKnown: Story = {
  tags: ['empty'],
  ...showing(bare),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
    await expect(canvas.queryByText('Gene')).toBeNull()
    await expect(canvas.queryByText('Caution')).toBeNull()
    await expect(canvas.queryByRole('heading', { name: 'Who it is for' })).toBeNull()
    await expect(canvas.queryByRole('heading', { name: 'What it does not tell you' })).toBeNull()
  },
}

/** A test's profiles, each with what it costs more than the test alone. */
export const InProfiles: Story = {
  ...showing({}),
  play: async ({ canvas }) => {
    const profiles = within(await canvas.findByRole('region', { name: 'Also in these profiles' }))
    await expect(profiles.getByRole('link', { name: 'Border Collie full breed profile' })).toHaveAttribute(
      'href',
      '/store/border-collie-full-breed-profile-canine/p/1200193',
    )
    const [, borderCollie] = profiles.getAllByRole('listitem')
    await expect(borderCollie).toHaveTextContent('With 14 more tests$165.00 $107.00 more')
  },
}

const dogs = { id: 1, name: 'Canine' }
const pack = (count: number, minor: number) => ({
  id: 400 + count,
  name: `Pack of ${count} full breed profile kits for dogs`,
  species: dogs,
  count,
  price: priceOf(minor, 'USD'),
  each: priceOf(minor / count, 'USD'),
})

/** A profile beside what its tests cost one by one, and in packs for several dogs. */
export const Profile: Story = {
  ...showing({
    ...bare,
    ...products[2],
    description: 'Every test in our catalogue that names the Border Collie.',
    contents: products.filter(({ gene }) => gene),
    parts: { kind: 'test', count: 15, price: priceOf(81300, 'USD'), saves: priceOf(64800, 'USD') },
    profiles: [],
    packs: [pack(2, 29500), pack(5, 70000), pack(10, 132_000)],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^15 tests, \$813.00 bought one by one/)).toHaveTextContent('you save $648.00')
    const packs = within(canvas.getByRole('region', { name: 'For two dogs or more' }))
    await expect(packs.getAllByRole('listitem')[0]).toHaveTextContent('Pack of 2 kits$147.50 each$295.00')
  },
}

const breedsOf = (length: number) =>
  Array.from({ length }, (_, index) => ({ id: 200100 + index, name: `Breed ${index + 1}` }))

/** The first twelve, the others behind a summary that works without scripts. */
export const ManyBreeds: Story = {
  ...showing({ breeds: breedsOf(74), otherBreeds: ['Collie (Lassie type)', 'Whippet (long-haired)'] }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Breed 12' })).toBeVisible()
    await expect(canvas.getByText('Breed 13')).not.toBeVisible()
    await userEvent.click(canvas.getByText('Show all 74'))
    await expect(canvas.getByRole('link', { name: 'Breed 74' })).toBeVisible()
    await expect(canvas.getByText(/Collie \(Lassie type\), Whippet/)).toBeVisible()
  },
}
export const AThousandBreeds: Story = showing({ breeds: breedsOf(1000) })
export const EveryBreed: Story = showing({ isForAllBreeds: true, breeds: [] })

export const FullBreedProfile: Story = {
  ...showing({
    ...bare,
    id: 1200193,
    name: 'Border Collie full breed profile',
    category: { id: 4, name: 'Full Breed Profile' },
    plainSentence: 'Every test we have for the Border Collie, from one swab',
    summary: '11 disease tests, 3 trait tests and a DNA profile',
    description: 'Every test in our catalogue that names the Border Collie. A DNA profile is included.',
    breeds: [{ id: 200193, name: 'Border Collie' }],
    contents: manyProducts(15),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '15 tests in one' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Add .* to cart$/ })).toBeNull()
  },
}

/** The eight types of product, each called what it is (product-2). */
const typed = (typeId: number, kind: string): Story => ({
  ...showing({ ...bare, typeId, category: { id: 20, name: 'Anything' } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
    await expect(canvas.getByText(`${kind} for dogs`, { selector: '.hero-eyebrow' })).toBeVisible()
  },
})
export const TypeTrait = typed(1, 'Trait')
export const TypeDisease = typed(2, 'Disease')
export const TypeDnaProfile = typed(3, 'DNA profile')
export const TypeShippable = typed(4, 'Kit')
export const TypeLifePlan = typed(5, 'Life plan')
export const TypeSubscription = typed(6, 'Subscription')
export const TypeShippingMethod = typed(7, 'Shipping')
export const TypeMixedBreed = typed(8, 'Mixed breed')

const membershipPage: NonNullable<Story['beforeEach']> = ({ msw }) =>
  void msw.use(mock(productCalls.getProduct, membershipDetail()))
const asBreeder = { settings: { user: signedIn() } }

export const MembershipForGuests: Story = {
  beforeEach: membershipPage,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Log in to join' })).toHaveAttribute(
      'href',
      '/login?next=%2Fstore%2Fkennel-membership%2Fp%2F902',
    )
    await expect(await canvas.findByRole('heading', { name: 'How it ends' })).toBeVisible()
  },
}
export const MembershipForBreeders: Story = {
  parameters: asBreeder,
  beforeEach: membershipPage,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to cart' }))
    await expect(await canvas.findByRole('link', { name: 'View cart' })).toBeVisible()
    await expect(canvas.queryByRole('spinbutton')).toBeNull()
  },
}
export const MembershipOnAPhone: Story = { ...MembershipForGuests, globals: { viewport: { value: 'phone' } } }
export const MembershipForMembers: Story = {
  parameters: asBreeder,
  beforeEach: (context) => {
    void membershipPage(context)
    context.msw.use(mock(membershipCalls.getMembership, { membership: membership() }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Paid until 03\/02\/2027/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Add to cart' })).toBeNull()
  },
}
export const MembershipForOwners: Story = {
  parameters: { audience: 'owner', settings: { user: signedIn(owner()) } },
  beforeEach: membershipPage,
  play: async ({ canvas }) => expect(await canvas.findByText('For breeders')).toBeVisible(),
}

/** What others pay is struck through. */
export const MembersPrice: Story = {
  parameters: asBreeder,
  beforeEach: ({ msw }) =>
    msw.use(
      mock(productCalls.getProduct, productDetail({ price: priceOf(5220, 'USD'), regularPrice: priceOf(5800, 'USD') })),
    ),
  play: async ({ canvas }) => expect(await canvas.findByText('Your price as a member')).toBeVisible(),
}
export const WhatMembersPay: Story = {
  play: async ({ canvas }) =>
    expect((await canvas.findByRole('link', { name: 'kennel membership' })).parentElement).toHaveTextContent(
      '$52.20 with the kennel membership',
    ),
}

export const Pack: Story = showing({
  ...bare,
  id: 402,
  name: 'Pack of 2 full breed profile kits for dogs',
  typeId: 4,
  category: { id: 21, name: 'Multi Packs' },
  plainSentence: 'Two full breed profile kits for any two dogs, each activated on its own',
  summary: '2 kits, 10% less than one by one',
  description:
    'Two full breed profile kits for dogs. Each is activated on its own, so they can go to different dogs and different homes.',
  contents: [product({ id: 36, name: 'Full breed profile kit for dogs', typeId: 4 })],
})

const noteSaying = (tax: { name: string; isIncluded: boolean }, text: string): Story => ({
  ...showing({ tax }),
  play: async ({ canvas }) => expect(await canvas.findByText(text)).toBeVisible(),
})
export const TaxIncluded = noteSaying({ name: 'GST', isIncluded: true }, 'includes GST')
export const TaxOnTop = noteSaying({ name: 'tax', isIncluded: false }, 'plus tax, worked out at checkout')

/** We hold the sample already: there is nothing to swab or post. */
export const LongText: Story = showing({
  name: 'Progressive retinal atrophy, rod-cone dysplasia type 1a, Irish Red and White Setter type (PRA-rcd1a)',
  gene: 'PDE6B, RPGRIP1, C2orf71, ADAM9, CNGB1',
  variant:
    'c.2404_2406delAAGinsGGCTTCCAGTCAGGAACTTTGCATTGACCTAAGGCTTACCTGAACCTAGGATCCA; g.12345678_12345999del; SINE insertion',
  alleles: ['N', 'PRA-rcd1a-long-name'],
  caution: 'Severity varies widely between lines and between littermates. '.repeat(8),
})

/** The button does not move, and has the focus; the way to the cart appears beside it. */
export const AddingToCart: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Increase quantity/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }))
    await expect(await canvas.findByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart')
    await expect(canvas.getByRole('button', { name: 'Add to cart' })).toHaveFocus()
  },
}

export const AddingFails: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(cartCalls.addItem, 500), mockFailure(cartCalls.createCart, 500)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to cart' }))
    await expect(await canvas.findByRole('button', { name: 'Add to cart' })).toBeEnabled()
    await expect(canvas.queryByRole('link', { name: 'View cart' })).toBeNull()
  },
}

/** Vets read the facts first, and breeds lead to their own listing. */
export const ForVets: Story = {
  parameters: { audience: 'vet', settings: { userType: 'vet' } },
  play: async ({ canvas }) => {
    const facts = await canvas.findByRole('heading', { name: 'The facts' })
    await expect(isBefore(facts, canvas.getByRole('heading', { name: 'What the laboratory reads' }))).toBe(true)
    await expect(isBefore(canvas.getByText('NHEJ1, autosomal recessive.'), canvas.getByText(plain))).toBe(true)
    const forVets = canvas.getByRole('heading', { name: 'For vets' })
    await expect(isBefore(forVets, canvas.getByRole('heading', { name: 'What it is' }))).toBe(true)
    await expect(canvas.getByRole('link', { name: 'Border Collie' })).toHaveAttribute(
      'href',
      '/vet/for-dogs/dna-tests?breeds=200193',
    )
  },
}

/** Owners read the plain words and what happens first. */
export const ForOwners: Story = {
  parameters: { audience: 'owner', settings: { userType: 'owner' } },
  play: async ({ canvas }) => {
    const steps = await canvas.findByRole('heading', { name: 'What happens next' })
    await expect(isBefore(steps, canvas.getByRole('heading', { name: 'The facts' }))).toBe(true)
  },
}

/** What a buyer wants to know before paying: when, how, and what can go back. */
export const Promised: Story = {
  play: async ({ canvas }) => {
    for (const text of [
      /^To the United States in 3 to 6 working days, from \$6\.95/,
      /^Within 3 weeks after your sample/,
      /^What you have not opened or activated/,
    ])
      await expect(await canvas.findByText(text)).toBeVisible()
  },
}
/** The note is above the button, so before anything is in the cart. */
export const NotSentThere: Story = {
  parameters: { settings: { country: 'DE', countryName: 'Germany' } },
  globals: { country: 'DE' },
  beforeEach: ({ msw }) =>
    msw.use(mock(productCalls.getProduct, productDetail({ delivery: { isSent: false, days: null, from: null } }))),
  play: async ({ canvas }) => {
    const note = await canvas.findByText('We do not deliver to Germany yet')
    await expect(note).toBeVisible()
    const button = canvas.getByRole('button', { name: 'Add to cart' })
    await expect(note.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  },
}
export const NotSentThereOnAPhone: Story = { ...NotSentThere, globals: { country: 'DE', viewport: { value: 'phone' } } }
/** By a link from elsewhere: whoever says that they have a pet is in the owners' shop, on the same page. */
export const ForYourOwnDog: Story = {
  ...showing({ ...bare, ...genoPet() }),
  parameters: { settings: { user: null } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'I have a pet' }))
    await expect(canvas.queryByText('Is it for your own dog?')).not.toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'DNA tests for your pet' })).toBeVisible()
  },
}
export const NotAskedTwice: Story = {
  ...showing({ ...bare, ...genoPet() }),
  parameters: { settings: { user: null, chosenType: 'breeder' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Geno Pet' })).toBeVisible()
    await expect(canvas.queryByText('Is it for your own dog?')).not.toBeInTheDocument()
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }

/** The rating beside the name, the newest reviews below, and all of them when somebody wants them. */
export const WithReviews: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(productCalls.getProduct, productDetail({ rating: { count: 7, average: 4.3, newest: reviews } })),
      mock(reviewCalls.listReviews, ({ query }) => ({
        results:
          query.page === '1' ? reviews : [review({ id: '7d1f4c6e-2a70-4a58-9a51-6a3c4b1d0009', name: 'Ben N.' })],
        count: 7,
        next: query.page === '1' ? 2 : null,
        previous: null,
      })),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: '7 reviews' })).toHaveAttribute('href', '#reviews')
    const part = within(await canvas.findByRole('region', { name: 'What buyers say' }))
    await expect(part.getByText(/clear enough to hand to puppy buyers/)).toBeVisible()
    await userEvent.click(part.getByRole('button', { name: 'All 7 reviews' }))
    await userEvent.click(await part.findByRole('button', { name: 'More reviews' }))
    await expect(await part.findByText(/^Ben N\./)).toBeVisible()
    await expect(part.queryByRole('button')).toBeNull()
  },
}
export const WithReviewsOnAPhone: Story = { ...WithReviews, globals: { viewport: { value: 'phone' } } }
/** A flagship's long page has them too: the link beside its name leads there. */
export const FlagshipWithReviews: Story = {
  ...showing({ ...bare, ...genoPet(), rating: { count: 2, average: 4, newest: reviews } }),
  play: async ({ canvas }) => expect(await canvas.findByRole('region', { name: 'What buyers say' })).toBeVisible(),
}
/** As in a new shop: nothing is said. */
export const WithoutReviews: Story = {
  ...showing({}),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
    await expect(canvas.queryByText(/review/i)).toBeNull()
  },
}
