import { cartCalls } from '@shop/contract/cart'
import { codes } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { productCalls } from '@shop/contract/product'
import { Toaster } from '@shop/design-system'
import { cartItem, cartOf } from '@shop/mocks/fixtures/cart'
import { customProfile, product } from '@shop/mocks/fixtures/product'
import { owner, signedIn, vet } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLocation } from 'react-router-dom'
import { expect, fn, waitFor, within } from 'storybook/test'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { BuildProfile } from './BuildProfile.screen.tsx'

/** What the address has come to. */
const Address = () => <output hidden>{useLocation().search}</output>

const meta = {
  component: BuildProfile,
  title: 'Screens/Shop/BuildProfile',
  parameters: { path: '/breeder/for-dogs/build-your-own-profile' },
  render: () => (
    <>
      <BuildProfile />
      <Toaster />
      <Address />
    </>
  ),
} satisfies Meta<typeof BuildProfile>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const at = (query: string) => ({ path: `/breeder/for-dogs/build-your-own-profile?${query}` })
const phone = { viewport: { value: 'phone' } }
const three = at('tests=2002,2004,2124')

const tray = ({ canvas }: Context) => within(canvas.getByRole('region', { name: 'Your profile' }))
const bar = ({ canvas }: Context) => within(canvas.getByRole('region', { name: 'What you chose' }))
const box = ({ canvas }: Context, name: RegExp) => canvas.findByRole('checkbox', { name })
const addressIs = ({ canvasElement }: Context, search: string) =>
  waitFor(() => expect(canvasElement.querySelector('output')?.textContent).toBe(search))

export const Empty: Story = {
  play: async (context) => {
    await box(context, /^Collie eye anomaly/)
    await expect(tray(context).getByText('Nothing is in it yet.')).toBeVisible()
    await expect(tray(context).getByRole('button', { name: 'Add to cart' })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** By keyboard: one test is none, two are a profile, and the address holds them; who listens hears the price. */
export const ChoosingByKeyboard: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const cea = await box(context, /^Collie eye anomaly/)
    cea.focus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(cea).toBeChecked())
    await expect(tray(context).getByText(/One more test makes it a profile/)).toBeVisible()
    const tns = await box(context, /^Trapped neutrophil/)
    tns.focus()
    await userEvent.keyboard(' ')
    await expect(
      await canvas.findByText('2 tests in your profile: $85.00, $31.00 less than one by one'),
    ).toBeInTheDocument()
    await addressIs(context, '?tests=2002,2003')
  },
}

/** What an address names is chosen: shared, reloaded, gone back to. */
export const Three: Story = {
  parameters: three,
  play: async (context) => {
    await expect(await box(context, /^MDR1/)).toBeChecked()
    const shown = tray(context)
    await expect(shown.getByText('3 tests, one by one')).toBeVisible()
    await expect(shown.getByText('$158.00')).toBeVisible()
    await expect(shown.getByText('−$43.00')).toBeVisible()
    await expect(shown.getByText('$115.00')).toBeVisible()
  },
}

/** The next one has the focus, and the last leaves it to the list. */
export const Removing: Story = {
  parameters: three,
  play: async (context) => {
    const { userEvent } = context
    await box(context, /^MDR1/)
    const shown = tray(context)
    await userEvent.click(shown.getByRole('button', { name: /^Remove Collie eye/ }))
    await waitFor(() => expect(shown.queryByRole('button', { name: /^Remove Collie eye/ })).toBeNull())
    await expect(shown.getByRole('button', { name: /^Remove MDR1/ })).toHaveFocus()
    await expect(await box(context, /^Collie eye anomaly/)).not.toBeChecked()
    await addressIs(context, '?tests=2004,2124')
  },
}

/** "Tests for my breed": all that name it with one press; those for every dog stay a choice. */
export const FromABreed: Story = {
  parameters: at('breed=200193'),
  play: async (context) => {
    const { canvas, userEvent } = context
    await expect(await canvas.findByRole('heading', { name: '5 tests name the Border Collie' })).toBeVisible()
    await expect(canvas.queryByRole('checkbox', { name: /^Degenerative myelopathy/ })).toBeNull()
    await userEvent.click(canvas.getByRole('link', { name: 'Choose all 5' }))
    await expect(
      await canvas.findByRole('heading', { name: 'Your profile has every test that names the Border Collie' }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Its full breed profile' })).toHaveAttribute(
      'href',
      '/breeder/for-dogs/breeds/border-collie/200193',
    )
    await expect(canvas.getByRole('checkbox', { name: /K locus/ })).not.toBeChecked()
  },
}

export const ChoosingABreed: Story = {
  parameters: at('tests=2001'),
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Start from a breed' }))
    await userEvent.click(await canvas.findByRole('option', { name: 'Border Collie' }))
    await expect(await canvas.findByRole('heading', { name: '5 tests name the Border Collie' })).toBeVisible()
    await addressIs(context, '?tests=2001&breed=200193')
    await expect(tray(context).getByText(/^Degenerative myelopathy/)).toBeVisible()
  },
}

export const BreedUnknown: Story = {
  parameters: at('breed=100154&tests=2002,2003'),
  beforeEach: ({ msw }) =>
    msw.use(mock(productCalls.getCustomProfile, ({ params }) => customProfile(params.id === '3' ? 3 : 4))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not start from this breed')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'go on without one' })).toHaveAttribute(
      'href',
      '/breeder/for-dogs/build-your-own-profile?tests=2002,2003',
    )
  },
}

/** The page is there, and only the breed's own tests are not. */
export const BreedFailed: Story = {
  parameters: at('breed=200193'),
  beforeEach: ({ msw }) =>
    msw.use(mockFailure({ ...productCalls.getCustomProfile, path: '/api/store/products/custom-profile/200193' }, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch product details')).toBeVisible()
    await expect(canvas.getByText(/^Below are all tests/)).toBeVisible()
  },
}

export const Searching: Story = {
  parameters: three,
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(await canvas.findByLabelText('Find a test'), 'dnm1')
    await waitFor(() => expect(canvas.getAllByRole('checkbox')).toHaveLength(1))
    await expect(canvas.getByRole('checkbox', { name: /^Exercise-induced collapse/ })).toBeVisible()
    await expect(canvas.getByText('1 test')).toBeVisible()
    await expect(tray(context).getByText('3 tests, one by one')).toBeVisible()
    await addressIs(context, '?tests=2002,2004,2124&name=dnm1')
  },
}

export const NothingFound: Story = {
  parameters: at('name=unicorn'),
  play: async ({ canvas }) => expect(await canvas.findByText('No test fits that')).toBeVisible(),
}

export const OnlyTraits: Story = {
  parameters: at('kind=trait'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('checkbox')).toHaveLength(2))
    await expect(canvas.getByRole('link', { name: 'Traits' })).toHaveAttribute('aria-current', 'page')
  },
}

const add = async (context: Context) => {
  await box(context, /^MDR1/)
  await context.userEvent.click(tray(context).getByRole('button', { name: 'Add to cart' }))
}

/** Breed, tests and name are sent as they were chosen; then the way to the cart. */
const sent = fn()
export const Added: Story = {
  parameters: at('breed=200193&tests=2002,2004,2124'),
  beforeEach: ({ msw }) => {
    sent.mockClear()
    msw.use(
      mock(cartCalls.addCustomProfile, ({ body: { breedId, productIds, name } }) => {
        sent({ breedId, productIds, name })
        return cartOf([cartItem()])
      }),
    )
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByRole('heading', { name: '5 tests name the Border Collie' })
    await userEvent.type(tray(context).getByLabelText('Name it, if you like'), 'Spring litter')
    await add(context)
    await expect(await canvas.findByText('Item added to cart')).toBeInTheDocument()
    const profile = { breedId: 200_193, productIds: [2002, 2004, 2124], name: 'Spring litter' }
    await expect(sent.mock.calls).toEqual([[profile]])
    await expect(tray(context).getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart')
    await addressIs(context, '?breed=200193&tests=2002,2004,2124&profile=Spring+litter')
  },
}

/** A test that is not for the breed makes it a profile for no one breed; two presses send it once. */
export const AddedForAnyBreed: Story = {
  ...Added,
  parameters: at('breed=200193&tests=2001,2004'),
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByRole('heading', { name: '5 tests name the Border Collie' })
    await userEvent.dblClick(tray(context).getByRole('button', { name: 'Add to cart' }))
    await expect(await canvas.findByText('Item added to cart')).toBeInTheDocument()
    await expect(sent.mock.calls).toEqual([[{ breedId: 3, productIds: [2001, 2004], name: undefined }]])
  },
}

const refused = (
  status: number,
  body: { message: string; code?: number },
): Pick<Story, 'parameters' | 'beforeEach'> => ({
  parameters: three,
  beforeEach: ({ msw }) => msw.use(mockFailure(cartCalls.addCustomProfile, status, body)),
})
export const OneIsInTheCartAlready: Story = {
  ...refused(409, { message: messages.customAlreadyInCart }),
  play: async (context) => {
    await add(context)
    const toast = await context.canvas.findByRole('alert')
    await expect(within(toast).getByText('Already in the Cart')).toBeInTheDocument()
    await expect(toast).toHaveTextContent('A custom product is already in your cart. You can only add it once.')
    await expect(tray(context).getByText('3 tests, one by one')).toBeVisible()
  },
}
/** Code 79. */
export const PendingPayments: Story = {
  ...refused(409, { message: messages.pendingPaymentsText, code: codes.pendingPayment }),
  play: async (context) => {
    await add(context)
    const dialog = await context.canvas.findByRole('dialog', { name: 'Pending Payments $61.20' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}
export const NotAdded: Story = {
  ...refused(500, { message: messages.failedToAddItemsToCustomProfile }),
  play: async (context) => {
    await add(context)
    await expect(await context.canvas.findByText('Failed to add items to custom profile')).toBeInTheDocument()
  },
}

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(productCalls.getCustomProfile)) }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(productCalls.getCustomProfile, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch product details')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Offline: Story = offline
export const ForOwners: Story = { parameters: { settings: { user: signedIn(owner()) } } }
export const ForVets: Story = { parameters: { settings: { user: signedIn(vet()) } } }
const manyTests = Array.from({ length: 198 }, (_, index) =>
  product({
    id: 5000 + index,
    name: `Test number ${index + 1} of a long list, with a name that goes on and on (TNL${index})`,
  }),
)
/** All of a species, twelve of them chosen: at the price that no profile exceeds. */
export const Many: Story = {
  parameters: at(
    `page=2&tests=${manyTests
      .slice(0, 12)
      .map(({ id }) => id)
      .join(',')}`,
  ),
  beforeEach: ({ msw }) => msw.use(mock(productCalls.getCustomProfile, { ...customProfile(3), contents: manyTests })),
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByText('198 tests')).toBeVisible()
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(20)
    await expect(canvas.getByRole('link', { name: 'Page 3' })).toHaveAttribute(
      'href',
      expect.stringContaining('page=3'),
    )
    await expect(tray(context).getByText('$165.00')).toBeVisible()
    await expect(tray(context).getByText(/more tests add nothing/)).toBeVisible()
  },
}

export const ForCats: Story = {
  parameters: { path: '/breeder/for-cats/build-your-own-profile?tests=3001,3002' },
  play: async (context) => expect(await box(context, /^Polycystic kidney/)).toBeChecked(),
}

/** Elsewhere nothing is requested, and the page shows what there is instead (header-5: country US only). */
export const InAnotherCountry: Story = {
  globals: { country: 'AU' },
  beforeEach: ({ msw }) => msw.use(mockFailure(productCalls.getCustomProfile, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This one is for the United States')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See full breed profiles' })).toHaveAttribute(
      'href',
      '/breeder/for-dogs/full-breed-profile',
    )
    await expect(canvas.queryByText('Failed to fetch product details')).toBeNull()
  },
}

export const EmptyOnAPhone: Story = { globals: phone }
/** The bar shows the total. */
export const OnAPhone: Story = {
  parameters: at('breed=200193&tests=2002,2004,2124'),
  globals: phone,
  play: async (context) => {
    await box(context, /^MDR1/)
    await expect(bar(context).getByText('$115.00')).toBeVisible()
    await expect(bar(context).getByText('3 tests, you save $43.00')).toBeVisible()
  },
}
/** The bar opens as a sheet, in which all can be done. */
export const SheetOnAPhone: Story = {
  ...OnAPhone,
  play: async (context) => {
    const { canvas, userEvent } = context
    await box(context, /^MDR1/)
    await userEvent.click(bar(context).getByRole('button', { name: 'Your profile' }))
    const sheet = await canvas.findByRole('dialog', { name: 'Your profile' })
    await waitFor(() => expect(within(sheet).getByRole('button', { name: 'Add to cart' })).toBeVisible())
    await userEvent.click(within(sheet).getByRole('button', { name: /^Remove MDR1/ }))
    await expect(await within(sheet).findByText('2 tests, one by one')).toBeVisible()
  },
}
