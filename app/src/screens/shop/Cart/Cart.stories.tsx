import { type Cart as CartData, cartCalls } from '@shop/contract/cart'
import { priceOf } from '@shop/contract/money'
import { Toaster } from '@shop/design-system'
import { animalId } from '@shop/mocks/fixtures/animal'
import {
  cart,
  cartId,
  accountCart,
  cartItem,
  cartItemOf,
  cartOf,
  emptyCart,
  giftCardCart,
  readyCart,
} from '@shop/mocks/fixtures/cart'
import { giftCardCode, giftCardItem } from '@shop/mocks/fixtures/gift-card'
import { lifePlanProduct } from '@shop/mocks/fixtures/life-plan'
import { membershipItem } from '@shop/mocks/fixtures/membership'
import { manyProducts, product } from '@shop/mocks/fixtures/product'
import { owner, signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockOffline, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { FormAnswerProvider } from '../../../data/form-answer.tsx'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { Cart } from './Cart.screen.tsx'

const meta = {
  component: Cart,
  title: 'Screens/Cart',
  parameters: { path: '/cart' },
  beforeEach: () => localStorage.setItem('cart', cartId),
  render: () => (
    <>
      <Cart />
      <Toaster />
    </>
  ),
} satisfies Meta<typeof Cart>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const showing =
  (shown: CartData): NonNullable<Story['beforeEach']> =>
  ({ msw }: Context) =>
    void msw.use(mock(cartCalls.getCart, shown))
const three = cartOf(manyProducts(3).map((sample, index) => cartItemOf(sample, index + 1, index)))

export const One: Story = {}
export const Three: Story = { beforeEach: showing(three) }
/** Paid again each year, so it has no quantity. */
export const Membership: Story = {
  beforeEach: showing(cartOf([membershipItem()], { isSwabRequired: false })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('each year, until you cancel')).toBeVisible()
    await expect(canvas.queryByRole('spinbutton')).toBeNull()
  },
}
export const MembershipBesideOthers: Story = {
  beforeEach: showing(
    cartOf([
      cartItem(),
      { ...membershipItem(), id: cartItemOf(product(), 1, 2).id, problem: 'A membership is bought by itself.' },
    ]),
  ),
  play: async ({ canvas }) => expect(await canvas.findByText('A membership is bought by itself.')).toBeVisible(),
}
export const MembersPrices: Story = {
  beforeEach: showing(
    cartOf([
      cartItem({
        amount: 52.2,
        unitPrice: priceOf(5220, 'USD'),
        linePrice: priceOf(5220, 'USD'),
        regularLinePrice: priceOf(5800, 'USD'),
      }),
    ]),
  ),
  play: async ({ canvas }) => expect(await canvas.findByText('$58.00 without your membership')).toBeVisible(),
}
/** One has risen and one has fallen since they were put in. */
export const PricesChanged: Story = {
  beforeEach: showing({
    ...three,
    items: three.items.map((item, index) =>
      index === 1 ? item : { ...item, priceBefore: priceOf(index ? 7250 : 4900, 'USD') },
    ),
  }),
  play: async ({ canvas }) => {
    const note = await canvas.findByRole('note')
    await expect(within(note).getByText('2 prices have changed')).toBeVisible()
    const [first, , third] = three.items
    await expect(
      within(note)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      `${first?.product.name}: $49.00 when you put it in, ${first?.unitPrice.label} now.`,
      `${third?.product.name}: $72.50 when you put it in, ${third?.unitPrice.label} now for each.`,
    ])
    // Announced too, and shown by a page that was open meanwhile.
    await expect(note.parentElement).toHaveRole('status')
  },
}
export const Thirty: Story = {
  beforeEach: showing(cartOf(manyProducts(30).map((sample, index) => cartItemOf(sample, 1, index)))),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('spinbutton')).toHaveLength(30))
  },
}
export const Empty: Story = {
  beforeEach: showing(emptyCart()),
  play: async ({ canvas }) => expect(await canvas.findByRole('link', { name: 'Tests for dogs' })).toBeVisible(),
}
/** No cart was ever made: no request is sent. */
export const Never: Story = {
  beforeEach: () => localStorage.clear(),
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible(),
}
/** As the page comes that answers a coupon's form without scripts. */
export const CouponRefusedInThePage: Story = {
  decorators: [
    (Story) => (
      <FormAnswerProvider
        value={{
          refusal: {
            call: 'applyCoupon',
            status: 428,
            failure: { message: 'Something went wrong', errors: { coupon: 'We do not know this code.' } },
            values: { coupon: 'NO-SUCH' },
          },
        }}
      >
        <Story />
      </FormAnswerProvider>
    ),
  ],
  play: async ({ canvas }) => {
    const coupon = await canvas.findByLabelText('Coupon or voucher')
    await expect(coupon).toHaveValue('NO-SUCH')
    await expect(coupon).toHaveAccessibleDescription('We do not know this code.')
  },
}
/** Ordered or removed elsewhere: this browser forgets it. */
export const Gone: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(cartCalls.getCart, 404)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Your cart is empty' })
    await expect(localStorage.getItem('cart')).toBeNull()
  },
}
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(cartCalls.getCart)) }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(cartCalls.getCart, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch cart')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
export const Offline: Story = offline
export const ForOwners: Story = { parameters: { settings: { user: signedIn(owner()) } } }
export const LongNames: Story = {
  beforeEach: showing(
    cartOf([
      {
        ...cartItemOf(
          product({
            name: 'Progressive retinal atrophy, rod-cone dysplasia type 1a, Irish Red and White Setter type (PRA-rcd1a)',
            summary: 'PDE6B, autosomal recessive; sold for a long list of breeds and everyone who descends from them',
          }),
          99,
        ),
        note: 'For the whole litter of Whitcombe Windermere’s Wandering Willow, born in spring. '.repeat(5),
      },
    ]),
  ),
}
export const Australian: Story = {
  beforeEach: showing(
    cart({
      country: 'AU',
      currency: 'AUD',
      totals: {
        ...cart().totals,
        subtotal: priceOf(8900, 'AUD', 'AU'),
        taxes: [{ name: 'GST', percent: 10, isIncluded: true, amount: priceOf(809, 'AUD', 'AU') }],
        total: priceOf(8900, 'AUD', 'AU'),
      },
      items: [
        cartItem({
          amount: 89,
          currency: { code: 'AUD', symbol: '$' },
          unitPrice: priceOf(8900, 'AUD', 'AU'),
          linePrice: priceOf(8900, 'AUD', 'AU'),
        }),
      ],
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Includes GST')).toBeVisible()
    await expect(canvas.getByText('$8.09')).toBeVisible()
  },
}
const inCanada = { country: 'CA', currency: 'CAD' } as const
export const TaxComesOnTop: Story = {
  beforeEach: showing(cart({ ...inCanada, totals: { ...cart().totals, isTaxPending: true } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Worked out with your address')).toBeVisible()
    await expect(canvas.getByText('Total before tax')).toBeVisible()
  },
}
const cad = (minor: number) => priceOf(minor, 'CAD', 'CA')
export const TaxOfAProvince: Story = {
  beforeEach: showing(
    cart({
      ...inCanada,
      totals: {
        subtotal: cad(8000),
        discount: cad(0),
        loyalty: cad(0),
        shipping: cad(895),
        taxes: [
          { name: 'GST', percent: 5, isIncluded: false, amount: cad(445) },
          { name: 'QST', percent: 9.975, isIncluded: false, amount: cad(887) },
        ],
        isTaxPending: false,
        total: cad(10_227),
      },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('GST 5%')).toBeVisible()
    await expect(canvas.getByText('QST 9.975%')).toBeVisible()
    await expect(canvas.getByText('$102.27')).toBeVisible()
  },
}
export const ForVets: Story = {
  parameters: {
    audience: 'vet',
    settings: { user: { name: 'Priya Raman', type: 'vet', isAdmin: false, ordersOnAccount: true } },
  },
  beforeEach: showing(accountCart()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('On your account')).toBeVisible()
    await expect(canvas.getByText(/^Nothing is charged now/)).toBeVisible()
    await expect(canvas.queryByText(/You pay/)).toBeNull()
  },
}
/** One test for two animals: each line names its animal and sample, leads there, and is there once. */
export const UpgradesOfTwoAnimals: Story = {
  beforeEach: showing(
    cartOf(
      [
        ['Skye', 'KP4827193301'],
        ['Bess', 'KP4827193302'],
      ].map(([animalName = '', barcode = ''], index) => ({
        ...cartItemOf(product(), 1, index),
        metaData: { isUpgradeTests: true, animalName, barcode, animalId: animalId(301 + index) },
      })),
      { isSwabRequired: false, shippingMethods: { selected: null, all: [] } },
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/for Bess · from sample KP4827193302/)).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: product().name })[0]).toHaveAttribute(
      'href',
      `/my/animals/${animalId(301)}`,
    )
    await expect(canvas.queryByRole('spinbutton')).toBeNull()
    await expect(canvas.getByRole('button', { name: `Remove ${product().name} for Skye` })).toBeVisible()
    await expect(canvas.getByText('Nothing to send')).toBeVisible()
    // The samples are with us.
    await expect(canvas.queryByText('Does someone else take the sample?')).toBeNull()
  },
}

const forVets = { audience: 'vet', settings: { user: { name: 'Priya Raman', type: 'vet', isAdmin: false } } }
const patientLine = (animalName?: string, index = 0) => ({
  ...cartItemOf(product({ name: 'Geno Pet' }), 1, index),
  isAnimalRequired: true,
  metaData: { ...(animalName && { animalName }) },
})
/** A vet has a line for each patient; the new one's name is what comes next. */
export const SameTestForAnotherPatient: Story = {
  parameters: forVets,
  beforeEach: ({ msw }) =>
    msw.use(
      mock(cartCalls.getCart, cartOf([patientLine('Juno')])),
      mock(cartCalls.addItem, cartOf([patientLine('Juno'), patientLine(undefined, 1)])),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Same test for another patient: Geno Pet' }))
    await waitFor(() => expect(canvas.getAllByLabelText(/^Name of the patient/)).toHaveLength(2))
    await waitFor(() => expect(canvas.getAllByLabelText(/^Name of the patient/)[1]).toHaveFocus())
  },
}
/** What is wrong with a field of any call is also a toast, by the request helper (login-4). */
const toasted = ({ canvas }: Context, text: string) =>
  waitFor(() => expect(canvas.getByText(text, { selector: '[role=alert] p' })).toBeVisible())

export const PatientNamedTwice: Story = {
  parameters: forVets,
  beforeEach: ({ msw }) =>
    msw.use(
      mock(cartCalls.getCart, cartOf([patientLine('Juno'), patientLine(undefined, 1)])),
      mockFailure(cartCalls.updateItem, 428, {
        message: 'Failed to update item in cart',
        errors: { animalName: 'This item is already in your cart. You can only add it once.' },
      }),
    ),
  play: async (context) => {
    const { canvas, userEvent } = context
    const names = await canvas.findAllByLabelText(/^Name of the patient/)
    await userEvent.type(names[1] as HTMLElement, 'Juno{Enter}')
    await toasted(context, 'Animal name: This item is already in your cart. You can only add it once.')
    await waitFor(() =>
      expect(names[1]).toHaveAccessibleDescription(/This item is already in your cart. You can only add it once./),
    )
    await expect(names[1]).toHaveValue('Juno')
  },
}
export const PatientsOnAPhone: Story = {
  parameters: forVets,
  globals: { viewport: { value: 'phone' } },
  beforeEach: showing(cartOf([patientLine('Juno'), patientLine('Bess', 1)])),
}
export const CustomProfile: Story = {
  beforeEach: showing(
    cartOf([
      cartItem({
        product: {
          ...cartItem().product,
          name: 'Your Border Collie profile',
          typeId: 4,
          summary: 'Your own choice of tests',
        },
        contents: manyProducts(12).map(({ id, name }) => ({ id, name })),
      }),
    ]),
  ),
}

/** A life plan whose kit was taken out: its line shows that, and the way to the checkout leads there. */
export const NeedsAChange: Story = {
  beforeEach: showing(
    cartOf([
      cartItemOf(product()),
      {
        ...cartItemOf(lifePlanProduct(), 1, 2),
        problem:
          'A life plan is made from results. Put a Geno Pet or a full breed profile kit into the cart for each plan.',
      },
    ]),
  ),
  play: async ({ canvas }) => {
    const problem = await canvas.findByText(/^A life plan is made from results/)
    await expect(canvas.queryByRole('link', { name: 'Go to checkout' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'See what needs a change first' })).toHaveAttribute(
      'href',
      `#${problem.id}`,
    )
  },
}
export const NeedsAChangeOnAPhone: Story = {
  ...NeedsAChange,
  globals: { viewport: { value: 'phone' } },
  play: undefined,
}

export const ChangesQuantity: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock(cartCalls.updateItem, ({ body }) => cartOf([cartItemOf(product(), body.quantity)]))),
  play: async ({ canvas, userEvent }) => {
    const quantity = await canvas.findByRole('spinbutton')
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '3{Enter}')
    await waitFor(() => expect(canvas.getAllByText('$174.00')[0]).toBeVisible())
    await expect(canvas.getByRole('spinbutton')).toHaveValue('3')
  },
}
export const QuantityRefused: Story = {
  beforeEach: ({ msw }) => msw.use(mockOffline(cartCalls.updateItem)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Increase/ }))
    await expect(await canvas.findByText('Network error')).toBeVisible()
    await expect(canvas.getByRole('spinbutton')).toHaveValue('1')
  },
}
export const QuantityBusy: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(cartCalls.updateItem)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Increase/ }))
    await waitFor(() => expect(canvas.getByRole('spinbutton')).toHaveAttribute('aria-busy', 'true'))
  },
}
export const Removes: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Remove/ }))
    await expect(await canvas.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
    const toast = await canvas.findByText(/is out of your cart$/)
    await waitFor(() => expect(toast).toBeVisible())
  },
}
export const RemoveFails: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(cartCalls.deleteItem, 500)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Remove/ }))
    const toast = await canvas.findByText('Failed to delete item from cart')
    await waitFor(() => expect(toast).toBeVisible())
    await expect(canvas.getByRole('button', { name: /^Remove/ })).toBeVisible()
  },
}
export const WritesANote: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock(cartCalls.updateItemNote, ({ body }) => cartOf([cartItem({ note: body.note })]))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Add a note/ }))
    await waitFor(() => expect(canvas.getByLabelText('Note')).toHaveFocus())
    await userEvent.keyboard('For Bess{Tab}{Enter}')
    await expect(await canvas.findByText('“For Bess”')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Edit note/ })).toHaveFocus())
  },
}
export const NoteTooLong: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Add a note/ }))
    await userEvent.click(canvas.getByLabelText('Note'))
    await userEvent.paste('n'.repeat(501))
    await userEvent.click(canvas.getByRole('button', { name: 'Save note' }))
    await expect(await canvas.findByText('Use at most 500 characters')).toBeVisible()
  },
}
export const NoteRefused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(cartCalls.updateItemNote, 428, {
        message: 'Failed to update item note',
        errors: { note: 'This text cannot be stored.' },
      }),
    ),
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: /^Add a note/ }))
    await userEvent.type(canvas.getByLabelText('Note'), 'For Bess')
    await userEvent.click(canvas.getByRole('button', { name: 'Save note' }))
    await toasted(context, 'Note: This text cannot be stored.')
    await expect(canvas.getByLabelText('Note')).toHaveAccessibleDescription(/This text cannot be stored/)
  },
}
export const CollectorRefused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(cartCalls.updateCart, 428, {
        message: 'Failed to update cart',
        errors: { 'sampleCollector.name': 'This text cannot be stored.' },
      }),
    ),
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByText('Does someone else take the sample?'))
    await userEvent.selectOptions(canvas.getByLabelText(/^Who they are/), 'Veterinarian')
    await userEvent.type(canvas.getByLabelText(/^Their name/), 'Dr Raman{Enter}')
    await toasted(context, 'Name: This text cannot be stored.')
  },
}
export const PointsRefused: Story = {
  beforeEach: showing(cart({ loyaltyPoints: { balance: 1000, used: 0 } })),
  play: async (context) => {
    const { canvas, msw, userEvent } = context
    const points = await canvas.findByLabelText('Loyalty points')
    // To MSW the address of pricing is the cart's own too.
    msw.use(
      mockFailure(cartCalls.priceCart, 428, {
        message: 'Failed to fetch cart',
        errors: { loyaltyPoints: 'You have 200 points.' },
      }),
    )
    await userEvent.type(points, '{Enter}')
    await toasted(context, 'Points: You have 200 points.')
  },
}

const applying = async ({ canvas, userEvent }: Context, code: string) => {
  await userEvent.type(await canvas.findByLabelText('Coupon or voucher'), `${code}{Enter}`)
}
export const CouponApplied: Story = {
  play: async (context) => {
    await applying(context, 'welcome10')
    await expect(await context.canvas.findByRole('button', { name: /^Remove WELCOME10/ })).toBeVisible()
    await expect(context.canvas.getByText('−$5.80')).toBeVisible()
  },
}
export const CouponTakenOff: Story = {
  beforeEach: showing(readyCart()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Remove WELCOME10/ }))
    await waitFor(() => expect(canvas.queryByText('−$5.80')).toBeNull())
  },
}
export const CouponUnknown: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(cartCalls.applyCoupon, 428, {
        message: 'Something went wrong',
        errors: { coupon: 'We do not know this coupon. Please check its spelling.' },
      }),
    ),
  play: async (context) => {
    await applying(context, 'nope')
    await waitFor(() =>
      expect(context.canvas.getByLabelText('Coupon or voucher')).toHaveAccessibleDescription(
        'We do not know this coupon. Please check its spelling.',
      ),
    )
    await toasted(context, 'Coupon: We do not know this coupon. Please check its spelling.')
  },
}
/** Code 103. */
export const VoucherRedeemed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockFailure(cartCalls.applyCoupon, 409, { message: 'This voucher has already been redeemed.', code: 103 })),
  play: async (context) => {
    await applying(context, 'used')
    await expect(await context.canvas.findByText('This voucher has already been redeemed.')).toBeVisible()
  },
}
export const CouponMissing: Story = {
  play: async (context) => {
    await applying(context, '  ')
    await expect(await context.canvas.findByText('This field is required')).toBeVisible()
  },
}

export const PointsToSpend: Story = {
  beforeEach: ({ msw }) =>
    // Pricing first: to MSW its address is the cart's own too, and the first that fits answers.
    msw.use(
      mock(cartCalls.priceCart, ({ query: { loyaltyPoints } }) =>
        cart({
          loyaltyPoints: { balance: 1000, used: Number(loyaltyPoints) },
          totals: { ...cart().totals, loyalty: priceOf(Number(loyaltyPoints), 'USD') },
        }),
      ),
      mock(cartCalls.getCart, cart({ loyaltyPoints: { balance: 1000, used: 0 } })),
    ),
  play: async ({ canvas, userEvent }) => {
    const points = await canvas.findByLabelText('Loyalty points')
    await userEvent.clear(points)
    await userEvent.type(points, '5000{Enter}')
    await expect(await canvas.findByText('You have 1000 points')).toBeVisible()
    await userEvent.clear(points)
    await userEvent.type(points, '500{Enter}')
    await expect(await canvas.findByText('−$5.00')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Keep my points' }))
    await waitFor(() => expect(canvas.queryByText('−$5.00')).toBeNull())
  },
}
export const SomeoneElseCollects: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(cartCalls.updateCart, ({ body }) =>
        cart({ collector: body.sampleCollector ? { clinic: '', ...body.sampleCollector } : null }),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Does someone else take the sample?'))
    await userEvent.click(canvas.getByRole('button', { name: 'Save collector' }))
    await expect((await canvas.findAllByText('This field is required')).length).toBe(2)
    await userEvent.selectOptions(canvas.getByLabelText(/^Who they are/), 'Veterinarian')
    await userEvent.type(canvas.getByLabelText(/^Their name/), 'Dr Raman{Enter}')
    await expect(await canvas.findByText('Dr Raman takes the sample')).toBeVisible()
  },
}

const payWith: NonNullable<Story['play']> = async ({ canvas, userEvent }) =>
  userEvent.type(await canvas.findByLabelText('Gift card'), `${giftCardCode}{Enter}`)

/** A gift card pays a part: the total stays what it is, and the rest is shown beneath. */
export const PaidByGiftCard: Story = {
  beforeEach: ({ msw }) => msw.use(mock(cartCalls.getCart, readyCart()), mock(cartCalls.addGiftCard, giftCardCart())),
  play: async (context) => {
    await payWith(context)
    const { canvas } = context
    const chips = await canvas.findByText('…P8DR · $50.00')
    await expect(chips).toBeVisible()
    const summary = canvas.getByRole('region', { name: 'Order summary' })
    await expect(summary).toHaveTextContent(/Total.*\$61\.20.*Gift cards−\$50\.00The rest\$11\.20/)
    await expect(canvas.getByLabelText('Gift card')).toHaveValue('')
  },
}
export const GiftCardTakenOff: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock(cartCalls.getCart, giftCardCart()), mock(cartCalls.removeGiftCard, readyCart())),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Remove …P8DR/ }))
    await waitFor(() => expect(canvas.queryByText(/…P8DR/)).toBeNull())
  },
}
export const SeveralGiftCards: Story = {
  beforeEach: showing(
    giftCardCart({
      giftCards: ['P8DR', '2K0Q', 'W71N'].map((ending, index) => ({
        id: `c0ffee00-0000-4000-8000-00000000008${index}`,
        ending,
        used: priceOf(index === 2 ? 1120 : 2500, 'USD'),
        left: priceOf(index === 2 ? 1380 : 0, 'USD'),
      })),
      totals: {
        ...readyCart().totals,
        giftCards: priceOf(6120, 'USD'),
        whole: priceOf(6120, 'USD'),
        total: priceOf(0, 'USD'),
      },
    }),
  ),
  play: async ({ canvas }) => expect(await canvas.findByText('…W71N · $11.20 · $13.80 stay on it')).toBeVisible(),
}
export const GiftCardMistyped: Story = {
  play: async ({ canvas, userEvent }) => {
    const code = await canvas.findByLabelText('Gift card')
    await userEvent.type(code, '7F3K-9Q2M-HX4T-P8DW{Enter}')
    await expect(code).toHaveAccessibleDescription(/check each letter/)
    await expect(code).toHaveValue('7F3K-9Q2M-HX4T-P8DW')
  },
}
export const GiftCardRefused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(cartCalls.addGiftCard, 428, {
        message: 'Failed to update cart',
        errors: { code: 'This gift card is in euros, and your cart in US dollars.' },
      }),
    ),
  play: async (context) => {
    await payWith(context)
    await waitFor(() => expect(context.canvas.getByLabelText('Gift card')).toHaveAccessibleDescription(/in euros/))
    await toasted(context, 'Code: This gift card is in euros, and your cart in US dollars.')
  },
}
/** For whom, when it is mailed, and with which words; no quantity, for it is for one person. */
export const WithAGiftCard: Story = {
  beforeEach: showing(cartOf([giftCardItem()], { isSwabRequired: false })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/for Sam, sam@example.org · mailed on 12\/24\/2026/)).toBeVisible()
    await expect(canvas.queryByRole('spinbutton')).toBeNull()
    await expect(canvas.queryByLabelText('Gift card')).toBeNull()
    await expect(canvas.queryByText('Does someone else take the sample?')).toBeNull()
  },
}

/** Nothing of it can travel there: the note is beside the way to the checkout. */
export const NotSentThere: Story = {
  parameters: { settings: { country: 'DE', countryName: 'Germany' } },
  globals: { country: 'DE' },
  beforeEach: ({ msw }) =>
    msw.use(mock(cartCalls.getCart, cart({ isSwabRequired: true, shippingMethods: { selected: null, all: [] } }))),
  play: async ({ canvas }) => expect(await canvas.findByText('We do not deliver to Germany yet')).toBeVisible(),
}

/** The whole cart is deleted after a question, and its id forgotten (cart-1). */
export const Emptied: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Empty the cart' }))
    const question = await canvas.findByRole('alertdialog', { name: 'Empty your cart?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Empty the cart' }))
    await expect(await canvas.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
    await expect(localStorage.getItem('cart')).toBeNull()
  },
}
/** Refused, it stays as it is. */
export const NotEmptied: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(cartCalls.deleteCart, 500)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Empty the cart' }))
    const question = await canvas.findByRole('alertdialog', { name: 'Empty your cart?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Empty the cart' }))
    await expect(await canvas.findByText('Failed to update cart')).toBeVisible()
    await expect(localStorage.getItem('cart')).not.toBeNull()
  },
}
/** Whoever treats animals reads of patients (audience-7). */
export const EmptyForAVet: Story = {
  parameters: { audience: 'vet', settings: { userType: 'vet' } },
  beforeEach: showing(emptyCart()),
  play: async ({ canvas }) =>
    expect(await canvas.findByText('What would you like to know about your patient?')).toBeVisible(),
}
export const Dark: Story = { globals: { scheme: 'dark' } }
