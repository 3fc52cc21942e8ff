import { addressCalls } from '@shop/contract/address'
import { authCalls } from '@shop/contract/auth'
import { type Cart, cartCalls } from '@shop/contract/cart'
import { checkoutCalls } from '@shop/contract/checkout'
import { countryCalls } from '@shop/contract/country'
import { priceOf } from '@shop/contract/money'
import { orderCalls } from '@shop/contract/order'
import { savedCardCalls } from '@shop/contract/saved-card'
import { Toaster } from '@shop/design-system'
import { address, savedAddress } from '@shop/mocks/fixtures/address'
import { cart, cartId, cartItem, cartItemOf, cartOf, emptyCart, readyCart } from '@shop/mocks/fixtures/cart'
import { order, orderDetail } from '@shop/mocks/fixtures/order'
import { manyProducts } from '@shop/mocks/fixtures/product'
import { savedCard } from '@shop/mocks/fixtures/saved-card'
import { owner, signedIn, vet } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockOffline, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLocation } from 'react-router-dom'
import { expect, screen, waitFor, within } from 'storybook/test'
import { defaultSettings, SettingsProvider } from '../../../data/settings.tsx'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { pastDoublePress } from '../../../parts/form/past-double-press.ts'
import { Checkout } from './Checkout.screen.tsx'

/** Where the checkout has led to, since no page changes here. */
function Address() {
  const { pathname, search } = useLocation()
  return <output hidden>{`${pathname}${search}`}</output>
}
const isAt = (text: string) => waitFor(() => expect(document.querySelector('output')).toHaveTextContent(text))

const asVet = {
  ...defaultSettings,
  userType: 'vet' as const,
  user: signedIn(vet()),
}

const meta = {
  component: Checkout,
  title: 'Screens/Checkout/Steps',
  beforeEach: () => localStorage.setItem('cart', cartId),
  render: (_, { parameters }) => (
    <SettingsProvider value={parameters.audience === 'vet' ? asVet : { ...defaultSettings, ...parameters.settings }}>
      <Checkout />
      <Toaster />
      <Address />
    </SettingsProvider>
  ),
} satisfies Meta<typeof Checkout>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]
type Prepare = NonNullable<Story['beforeEach']>

const holding =
  (held: Cart): Prepare =>
  ({ msw }: Context) =>
    void msw.use(mock(cartCalls.getCart, held))
const at = (step: string) => ({ path: `/checkout?step=${step}` })

/** Complete, the bill going to the delivery's address. */
const filledIn = (partial: Partial<Cart> = {}) => cart({ ...readyCart(), billingAddress: null, ...partial })

/** A method is chosen and everything is filled in: the review is open. */
const ready: Prepare = ({ msw }: Context) => {
  msw.use(mock(cartCalls.getCart, filledIn()))
  sessionStorage.setItem('checkout:payment', JSON.stringify({ of: cartId, values: { chosen: 'C' } }))
}
const choosing = (method: string) =>
  sessionStorage.setItem('checkout:payment', JSON.stringify({ of: cartId, values: { chosen: method } }))

// The frame and its states

/** What the server sends, too: it has its heading. */
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(cartCalls.getCart)),
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible(),
}
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(cartCalls.getCart, 500)),
  play: async ({ canvas }) => expect(await canvas.findByText('Failed to fetch cart')).toBeVisible(),
}
export const Offline: Story = offline
export const ForOwners: Story = { parameters: { audience: 'owner', settings: { user: signedIn(owner()) } } }
export const Empty: Story = {
  beforeEach: holding(emptyCart()),
  play: async ({ canvas }) => expect(await canvas.findByText('There is nothing to check out')).toBeVisible(),
}
/** Back from the last page: nothing can be paid twice. */
export const AlreadyOrdered: Story = {
  beforeEach: () => {
    localStorage.clear()
    sessionStorage.setItem('checkout:last-order', JSON.stringify({ checkoutId: order().checkoutId }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your order is placed')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See your order' })).toHaveAttribute(
      'href',
      `/checkout/complete?order=${order().checkoutId}`,
    )
  },
}
/** An address cannot skip a step. */
export const StartsWhereSomethingIsMissing: Story = {
  parameters: at('review'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'How can we reach you?' })
    await isAt('/checkout?step=details')
  },
}

// Details

export const Details: Story = {
  play: async ({ canvas }) => expect(await canvas.findByRole('link', { name: 'Log in' })).toBeVisible(),
}
export const DetailsRequired: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue to delivery' }))
    await waitFor(() => expect(canvas.getByLabelText(/^Email/)).toHaveAccessibleDescription(/^This field is required/))
  },
}
export const DetailsWrongEmail: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Email/), 'dana@{Enter}')
    await waitFor(() =>
      expect(canvas.getByLabelText(/^Email/)).toHaveAccessibleDescription(/^This field must be valid email/),
    )
  },
}
/** A misspelt host is asked about once; the second half of a double press does not answer, a press does. */
export const DetailsMisspeltEmail: Story = {
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByLabelText(/^Email/)
    await userEvent.type(email, 'dana@gmial.com')
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Continue to delivery' }))
    await waitFor(() => expect(email).toHaveAccessibleDescription(/^Did you mean dana@gmail\.com\?/))
    await waitFor(() => expect(email).toHaveFocus())
    await expect(email).not.toHaveAttribute('aria-invalid')
  },
}
export const DetailsMisspeltEmailSentAgain: Story = {
  play: async (context) => {
    await DetailsMisspeltEmail.play?.(context)
    await pastDoublePress()
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Continue to delivery' }))
    await expect(await context.canvas.findByRole('heading', { name: 'Where shall we send your kit?' })).toBeVisible()
  },
}
export const DetailsLongEmail: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText(/^Email/))
    await userEvent.paste(`${'d'.repeat(60)}@${'long-'.repeat(11)}domain.example.com`)
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(canvas.getByLabelText(/^Email/)).toHaveAccessibleDescription(/^This field have maximum 120 characters/),
    )
  },
}
export const DetailsNotSaved: Story = {
  beforeEach: ({ msw }) => msw.use(mockOffline(cartCalls.updateCart)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Email/), 'dana@example.com{Enter}')
    await expect(await canvas.findByText('Network error')).toBeVisible()
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue('dana@example.com')
  },
}
/** What was typed before a reload is there again. */
export const DetailsAfterAReload: Story = {
  beforeEach: () =>
    sessionStorage.setItem('checkout:details', JSON.stringify({ of: cartId, values: { email: 'half@way' } })),
  play: async ({ canvas }) => expect(await canvas.findByLabelText(/^Email/)).toHaveValue('half@way'),
}
export const DetailsKept: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Email/), 'da')
    await waitFor(() => expect(sessionStorage.getItem('checkout:details')).toContain('"email":"da"'))
  },
}

// Delivery

const withEmail = cart({ email: 'dana@example.com' })
export const Delivery: Story = { parameters: at('delivery'), beforeEach: holding(withEmail) }
/** A cart that is priced for a country which we do not post to shows that before an address is typed. */
export const DeliveryWhereWeDoNotPost: Story = {
  parameters: at('delivery'),
  beforeEach: holding({ ...withEmail, country: 'GB' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/We do not post kits to your country yet/)).toBeVisible()
  },
}
export const DeliveryFilled: Story = { parameters: at('delivery'), beforeEach: holding(readyCart()) }
export const DeliveryRequired: Story = {
  parameters: at('delivery'),
  beforeEach: holding(withEmail),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue to payment' }))
    await expect(await canvas.findByText('Please check 6 fields')).toBeVisible()
    // The cheapest way is chosen.
    await expect(canvas.getByRole('radio', { name: /^Standard post/ })).toBeChecked()
  },
}
/** New York has no 90210. */
export const DeliveryToAnotherState: Story = {
  parameters: at('delivery'),
  beforeEach: holding({ ...filledIn(), shippingAddress: address({ postalCode: '90210' }) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue to payment' }))
    const code = canvas.getByLabelText(/^ZIP code/)
    await waitFor(() => expect(code).toHaveAccessibleDescription(/^90210 is a ZIP code in CA, not in NY\./))
    await waitFor(() => expect(code).toHaveFocus())
    await pastDoublePress()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to payment' }))
    await expect(await canvas.findByRole('heading', { name: 'How would you like to pay?' })).toBeVisible()
  },
}
export const DeliveryFromTheAddressBook: Story = {
  parameters: { ...at('delivery'), settings: { user: signedIn() } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(cartCalls.getCart, withEmail),
      mock(countryCalls.listStates, ({ params }) => ({
        results: params.code === 'AU' ? [{ code: 'QLD', name: 'Queensland' }] : [{ code: 'NY', name: 'New York' }],
      })),
      mock(addressCalls.listAddresses, {
        results: [
          savedAddress(),
          savedAddress({
            id: 'c0ffee00-0000-4000-8000-000000000903',
            address: '8 Wharf Street',
            city: 'Brisbane',
            state: 'QLD',
            postalCode: '4000',
            country: 'AU',
          }),
        ],
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Brisbane/ }))
    await waitFor(() => expect(canvas.getByLabelText(/^City/)).toHaveValue('Brisbane'))
    // The state comes with the country, though a state is otherwise forgotten when the country changes.
    await waitFor(() => expect(canvas.getByLabelText(/^State/)).toHaveValue('QLD'))
    await userEvent.click(canvas.getByRole('button', { name: /Ithaca/ }))
    await waitFor(() => expect(canvas.getByLabelText(/^ZIP/)).toHaveValue('14850'))
    await waitFor(() => expect(canvas.getByLabelText(/^State/)).toHaveValue('NY'))
  },
}
export const DeliveryAnotherBillingAddress: Story = {
  parameters: at('delivery'),
  beforeEach: holding(filledIn()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('The bill goes to the same address'))
    await expect(await canvas.findByRole('group', { name: 'Billing address' })).toBeVisible()
  },
}
/** Prices and ways to send follow the country at once; the state is another country's and goes. */
export const DeliveryToAnotherCountry: Story = {
  parameters: at('delivery'),
  beforeEach: ({ msw }) => {
    let held = filledIn()
    msw.use(
      mock(cartCalls.getCart, () => held),
      mock(cartCalls.updateCart, ({ body }) => {
        held = filledIn({
          country: body.country ?? 'US',
          currency: 'AUD',
          totals: { ...readyCart().totals, total: priceOf(9790, 'AUD', 'AU') },
          shippingMethods: {
            selected: null,
            all: [
              {
                id: 21,
                name: 'Australia Post',
                description: 'Within Australia.',
                price: priceOf(0, 'AUD'),
                days: '2 to 5',
              },
            ],
          },
        })
        return held
      }),
      mock(countryCalls.listStates, { results: [{ code: 'TAS', name: 'Tasmania' }] }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText(/^Country/), 'Australia')
    const toast = await canvas.findByText('Your prices are now in AUD')
    await waitFor(() => expect(toast).toBeVisible())
    await expect(await canvas.findByRole('radio', { name: /Australia Post/ })).not.toBeChecked()
    await waitFor(() => expect(canvas.getByLabelText(/^State/)).toHaveValue(''))
  },
}
const unposted = filledIn({ isSwabRequired: false, shippingMethods: { selected: null, all: [] } })
/** There is no delivery address for what is not sent; the bill may go to any country. */
export const NothingToSend: Story = {
  parameters: at('delivery'),
  beforeEach: holding(unposted),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Where shall we send the bill?' })).toBeVisible()
    await expect(canvas.queryByRole('radio')).toBeNull()
    await expect(canvas.getByLabelText(/^City/)).toHaveValue('Ithaca')
    await expect(canvas.getByRole('option', { name: 'France' })).toBeInTheDocument()
  },
}
export const NothingToSendOnAPhone: Story = { ...NothingToSend, globals: { viewport: { value: 'phone' } } }
export const ReviewOfNothingToSend: Story = {
  parameters: at('review'),
  beforeEach: ({ msw }) => {
    msw.use(mock(cartCalls.getCart, unposted))
    choosing('C')
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Is everything right?' })
    await expect(canvas.getByRole('link', { name: 'Change bill' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Change delivery' })).toBeNull()
  },
}
/** The shop's country was changed after the address was given. */
export const DeliveryPricedForAnotherCountry: Story = {
  parameters: at('delivery'),
  beforeEach: ({ msw }) => {
    let held = filledIn({ country: 'FR', currency: 'EUR', shippingMethods: { selected: null, all: [] } })
    msw.use(
      mock(cartCalls.getCart, () => held),
      mock(cartCalls.updateCart, ({ body }) => {
        held = filledIn({ country: body.country ?? 'FR' })
        return held
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Show prices for United States/ }))
    await expect(await canvas.findByRole('radio', { name: /Standard post/ })).toBeVisible()
  },
}
export const DeliveryStatesFailed: Story = {
  parameters: at('delivery'),
  beforeEach: ({ msw }) => msw.use(mock(cartCalls.getCart, withEmail), mockFailure(countryCalls.listStates, 500)),
  play: async ({ canvas }) => expect(await canvas.findByText('Failed to fetch states')).toBeVisible(),
}

// Payment

export const Payment: Story = { parameters: at('payment'), beforeEach: holding(filledIn()) }
export const PaymentRequired: Story = {
  parameters: at('payment'),
  beforeEach: holding(filledIn()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue to review' }))
    await expect(await canvas.findByText('This field is required')).toBeVisible()
  },
}

// Review

export const Review: Story = { parameters: at('review'), beforeEach: ready }
export const ReviewThirtyItems: Story = {
  parameters: at('review'),
  beforeEach: (context) => {
    void ready(context)
    const { items, itemCount } = cartOf(manyProducts(30).map((sample, index) => cartItemOf(sample, 1, index)))
    context.msw.use(mock(cartCalls.getCart, cart({ ...readyCart(), items, itemCount })))
  },
}
export const ReviewAustralian: Story = {
  parameters: at('review'),
  beforeEach: (context) => {
    void ready(context)
    const sydney = address({ country: 'AU', state: 'NSW', city: 'Sydney', postalCode: '2000' })
    const price = (minor: number) => priceOf(minor, 'AUD', 'AU')
    context.msw.use(
      mock(
        cartCalls.getCart,
        cart({
          ...readyCart(),
          country: 'AU',
          currency: 'AUD',
          shippingAddress: sydney,
          billingAddress: null,
          coupons: [],
          totals: {
            subtotal: price(8900),
            discount: price(0),
            loyalty: price(0),
            shipping: price(990),
            taxes: [{ name: 'GST', percent: 10, isIncluded: true, amount: price(899) }],
            isTaxPending: false,
            total: price(9890),
          },
        }),
      ),
    )
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Pay $98.90' })).toBeVisible(),
}
export const ReviewTermsRequired: Story = {
  parameters: at('review'),
  beforeEach: ready,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay $61.20' }))
    await expect(await canvas.findByText('Tick this to say you accept the terms')).toBeVisible()
  },
}

const press = async ({ canvas, userEvent }: Context, name: RegExp = /^Pay/) => {
  await userEvent.click(await canvas.findByLabelText(/I accept/))
  await userEvent.click(canvas.getByRole('button', { name }))
}
export const ReviewBusy: Story = {
  parameters: at('review'),
  beforeEach: (context) => {
    void ready(context)
    context.msw.use(mockPending(checkoutCalls.createOrder))
  },
  play: async (context) => {
    await press(context)
    await expect(await screen.findByText('One moment, please')).toBeVisible()
  },
}
export const ReviewTotalChanged: Story = {
  parameters: at('review'),
  beforeEach: (context) => {
    void ready(context)
    const before = readyCart()
    let requested = 0
    context.msw.use(
      mock(cartCalls.getCart, () =>
        requested++
          ? cart({
              ...before,
              items: [cartItem({ unitPrice: priceOf(6380, 'USD'), priceBefore: priceOf(5800, 'USD') })],
              totals: { ...before.totals, total: priceOf(6700, 'USD') },
            })
          : before,
      ),
      mockFailure(checkoutCalls.createOrder, 409, {
        message: 'The total is now $67.00. Please look at your cart again before you pay.',
      }),
      mockFailure(orderCalls.getOrder, 404),
    )
  },
  play: async (context) => {
    await press(context)
    await expect(await context.canvas.findByText(/The total is now \$67\.00/)).toBeVisible()
    await expect(await context.canvas.findByRole('button', { name: 'Pay $67.00' })).toBeVisible()
    await expect(await context.canvas.findByText(/\$58\.00 when you put it in/)).toHaveTextContent('$63.80 now.')
  },
}
/** What the server refuses lands on its field, on the step that has it. */
export const ReviewFieldRefused: Story = {
  parameters: at('review'),
  beforeEach: (context) => {
    void ready(context)
    context.msw.use(
      mockFailure(checkoutCalls.createOrder, 428, {
        message: 'Something went wrong',
        errors: { 'shippingAddress.postalCode': 'This postcode is not in New York' },
      }),
    )
  },
  play: async (context) => {
    await press(context)
    await isAt('/checkout?step=delivery')
    const postcode = await context.canvas.findByLabelText(/^ZIP/)
    await waitFor(() => expect(postcode).toHaveAccessibleDescription('This postcode is not in New York'))
    await expect(
      await context.canvas.findByText('Postcode or ZIP code: This postcode is not in New York'),
    ).toBeVisible()
  },
}
/** Code 79: the dialog shows how much is owed. */
export const ReviewPendingPayments: Story = {
  parameters: at('review'),
  beforeEach: (context) => {
    void ready(context)
    context.msw.use(
      mockFailure(checkoutCalls.createOrder, 409, {
        message: 'You have payments pending and therefore cannot proceed with making any new orders.',
        code: 79,
      }),
    )
  },
  play: async (context) => {
    await press(context)
    const dialog = await screen.findByRole('dialog', { name: 'Pending Payments $61.20' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}

// The payment dialog

/** Ready when it has faded in: what is checked for being seen would else be judged half-way. */
const opened = async (context: Context) => {
  await press(context)
  const number = await screen.findByLabelText(/^Card number/)
  await waitFor(() => expect(number).toBeVisible())
  return number
}
const fillCard = async ({ userEvent }: Context, number: string) => {
  await userEvent.type(screen.getByLabelText(/^Name on the card/), 'Dana Whitcombe')
  await userEvent.type(screen.getByLabelText(/^Card number/), number)
  await userEvent.type(screen.getByLabelText(/^Month/), '12')
  await userEvent.type(screen.getByLabelText(/^Year/), '2030')
  await userEvent.type(screen.getByLabelText(/^Security code/), '123{Enter}')
}
export const CardDialog: Story = {
  parameters: at('review'),
  beforeEach: ready,
  play: async (context) => {
    await opened(context)
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Pay $61.20' })).toBeVisible())
  },
}
export const CardDialogCloses: Story = {
  parameters: at('review'),
  beforeEach: ready,
  play: async (context) => {
    await opened(context)
    await context.userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(context.canvas.getByRole('button', { name: 'Pay $61.20' })).toBeVisible()
  },
}
export const CardRequired: Story = {
  parameters: at('review'),
  beforeEach: ready,
  play: async (context) => {
    await opened(context)
    await context.userEvent.click(screen.getAllByRole('button', { name: 'Pay $61.20' }).at(-1) as HTMLElement)
    await waitFor(() => expect(screen.getByText('Please check 5 fields')).toBeVisible())
  },
}
export const CardWrong: Story = {
  parameters: at('review'),
  beforeEach: ready,
  play: async (context) => {
    await opened(context)
    const { userEvent } = context
    await userEvent.type(screen.getByLabelText(/^Month/), '13')
    await userEvent.type(screen.getByLabelText(/^Year/), 'soon')
    await userEvent.type(screen.getByLabelText(/^Security code/), 'abc{Enter}')
    await waitFor(() => expect(screen.getByLabelText(/^Month/)).toHaveAccessibleDescription('Month is not valid'))
    await expect(screen.getByLabelText(/^Year/)).toHaveAccessibleDescription('you must specify a number')
    await expect(screen.getByLabelText(/^Security code/)).toHaveAccessibleDescription('you must specify a number')
  },
}
export const CardUnknown: Story = {
  parameters: at('review'),
  beforeEach: ready,
  play: async (context) => {
    await opened(context)
    await fillCard(context, '4111 1111 1111 1111')
    await waitFor(() =>
      expect(screen.getByLabelText(/^Card number/)).toHaveAccessibleDescription(/^Only test cards work here/),
    )
  },
}
/** Shown in a toast and in the dialog; another card can be tried, and the number was never sent or stored. */
export const CardDeclined: Story = {
  parameters: at('review'),
  beforeEach: (context) => {
    void ready(context)
    context.msw.use(
      mock(checkoutCalls.confirmPayment, ({ body }) =>
        body.token === 'tok_chargeDeclined' ? order({ status: 'failed', paymentError: 'card_declined' }) : order(),
      ),
    )
  },
  play: async (context) => {
    await opened(context)
    await fillCard(context, '4000 0000 0000 0002')
    await expect((await screen.findAllByText(/Your bank declined this card/)).length).toBeGreaterThan(1)
    const toasts = document.querySelector('[aria-label="Messages"]')
    await expect(toasts).toHaveTextContent(/Your bank declined this card/)
    await expect(JSON.stringify([sessionStorage, localStorage])).not.toContain('0000 0000')
    await expect(screen.getByRole('dialog', { name: 'Pay $61.20' })).toBeVisible()
  },
}
/** Removed in another tab since: that is shown, and the form takes another card. */
export const SavedCardRemoved: Story = {
  parameters: { ...at('review'), settings: { user: signedIn() } },
  beforeEach: (context) => {
    void ready(context)
    let saved = [savedCard()]
    context.msw.use(
      mock(savedCardCalls.listSavedCards, () => ({ results: saved })),
      mock(checkoutCalls.confirmPayment, () => {
        saved = []
        return order({ status: 'failed', paymentError: 'card_removed' })
      }),
    )
  },
  play: async (context) => {
    await press(context)
    const dialog = await screen.findByRole('dialog', { name: 'Pay $61.20' })
    await within(dialog).findByRole('radio', { name: /^Visa ending in 4242/ })
    await context.userEvent.click(within(dialog).getByRole('button', { name: 'Pay $61.20' }))
    await expect((await screen.findAllByText(/This card is not saved any more/)).length).toBeGreaterThan(1)
    await waitFor(() => expect(screen.getByLabelText(/^Card number/)).toBeVisible())
    await expect(screen.queryByRole('radio', { name: /^Visa ending in/ })).toBeNull()
  },
}
export const CardPaying: Story = {
  parameters: at('review'),
  beforeEach: (context) => {
    void ready(context)
    context.msw.use(mockPending(checkoutCalls.confirmPayment))
  },
  play: async (context) => {
    await opened(context)
    await fillCard(context, '4242424242424242')
    await expect(await screen.findByText('Taking your payment')).toBeVisible()
  },
}
export const CardPaid: Story = {
  parameters: at('review'),
  beforeEach: ready,
  play: async (context) => {
    await opened(context)
    await fillCard(context, '4242424242424242')
    await isAt('/checkout/complete?order=')
    await waitFor(() => expect(localStorage.getItem('cart')).toBeNull())
  },
}
const nextCartId = 'c0ffee00-0000-4000-8000-000000000077'
/** Another tab put something in while the card was charged: this browser continues with it. */
export const CardPaidAndMoreAdded: Story = {
  parameters: at('review'),
  beforeEach: ready,
  play: async (context) => {
    await opened(context)
    context.msw.use(
      mock(orderCalls.getOrder, orderDetail({ keptItems: 1 })),
      mock(cartCalls.getCart, cart({ ...readyCart(), sessionId: nextCartId })),
    )
    await fillCard(context, '4242424242424242')
    await isAt('/checkout/complete?order=')
    await waitFor(() => expect(localStorage.getItem('cart')).toContain(nextCartId))
    await expect(document.cookie).toContain(`cart=${nextCartId}`)
  },
}
/** The answer was lost: first it is looked up what became of the payment. */
export const ConnectionLost: Story = {
  parameters: at('review'),
  beforeEach: (context) => {
    void ready(context)
    context.msw.use(mockOffline(checkoutCalls.confirmPayment), mockPending(orderCalls.getOrder))
  },
  play: async (context) => {
    await opened(context)
    await fillCard(context, '4242424242424242')
    await expect(await screen.findByText('We are checking whether your payment went through')).toBeVisible()
  },
}
export const ConnectionLostButPaid: Story = {
  parameters: at('review'),
  beforeEach: (context) => {
    void ready(context)
    context.msw.use(mockOffline(checkoutCalls.confirmPayment))
  },
  play: async (context) => {
    await opened(context)
    await fillCard(context, '4242424242424242')
    await isAt('/checkout/complete?order=')
  },
}
export const ConnectionGone: Story = {
  parameters: at('review'),
  beforeEach: (context) => {
    void ready(context)
    context.msw.use(mockOffline(checkoutCalls.confirmPayment), mockOffline(orderCalls.getOrder))
  },
  play: async (context) => {
    await opened(context)
    await fillCard(context, '4242424242424242')
    await expect(await screen.findByRole('button', { name: 'Check again' }, { timeout: 8000 })).toBeVisible()
  },
}
/** A reload in the middle of a charge queries the server first; nobody pays twice. */
export const ReloadedWhilePaying: Story = {
  parameters: at('review'),
  beforeEach: (context) => {
    void ready(context)
    const attempt = { checkoutId: order().checkoutId, subject: `${cartId} ${readyCart().updatedAt}`, isSent: true }
    sessionStorage.setItem('checkout:attempt', JSON.stringify(attempt))
  },
  play: () => isAt(`/checkout/complete?order=${order().checkoutId}`),
}
/** However often it is pressed, one order is requested, by one key. */
export const DoublePress: Story = {
  parameters: at('review'),
  beforeEach: (context) => {
    void ready(context)
    const keys: string[] = []
    sessionStorage.setItem('keys', '0')
    context.msw.use(
      mock(checkoutCalls.createOrder, ({ body }) => {
        keys.push(body.checkoutId)
        sessionStorage.setItem('keys', String(keys.length))
        return order({ status: 'paying', checkoutId: body.checkoutId })
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText(/I accept/))
    await userEvent.dblClick(canvas.getByRole('button', { name: /^Pay/ }))
    await screen.findByLabelText(/^Card number/)
    await expect(sessionStorage.getItem('keys')).toBe('1')
  },
}

// Other ways to pay

export const BankTransfer: Story = {
  parameters: at('review'),
  beforeEach: (context) => {
    void ready(context)
    choosing('EFT')
    context.msw.use(
      mock(checkoutCalls.startPayment, { clientSecret: null, provider: 'eft', mode: 'test', publishableKey: null }),
      mock(checkoutCalls.confirmPayment, order({ status: 'pending', paymentMethod: 'EFT' })),
    )
  },
  play: async (context) => {
    await expect(await context.canvas.findByText(/You get our bank details on the next page/)).toBeVisible()
    await press(context, /^Place order/)
    await isAt('/checkout/complete?order=')
  },
}
export const PayPalOfATestShop: Story = {
  parameters: at('review'),
  beforeEach: (context) => {
    void ready(context)
    choosing('P')
  },
  play: async (context) => {
    await press(context)
    await waitFor(() => expect(screen.getByText(/PayPal is not connected here/)).toBeVisible())
    await expect(screen.getByRole('button', { name: /^Agree and pay/ })).toBeVisible()
    await context.userEvent.click(screen.getByRole('button', { name: 'Cancel and return' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
/**
 * The bank authenticates the payer: refused, the card is still there to be tried again; accepted, the order is placed.
 */
export const BankAsks: Story = {
  parameters: at('review'),
  beforeEach: (context) => {
    void ready(context)
    context.msw.use(
      mock(checkoutCalls.confirmPayment, ({ body }) =>
        body.token === 'bank_refuses'
          ? order({ status: 'failed', paymentError: 'authentication_failed' })
          : order({ status: 'paying' }),
      ),
    )
  },
  play: async (context) => {
    await opened(context)
    await fillCard(context, '4000 0027 6000 3184')
    const question = await screen.findByRole('heading', { name: 'Your bank asks: is this you?' })
    await waitFor(() => expect(question).toHaveFocus())
    await context.userEvent.click(screen.getByRole('button', { name: 'No, refuse it' }))
    await expect((await screen.findAllByText(/^Your bank could not confirm that it is you/))[0]).toBeVisible()
    await expect(screen.getByLabelText(/^Card number/)).toHaveValue('4000 0027 6000 3184')
  },
}
export const BankAsksOpen: Story = {
  ...BankAsks,
  play: async (context) => {
    await opened(context)
    await fillCard(context, '4000 0027 6000 3184')
    await expect(await screen.findByRole('button', { name: 'Yes, I am paying this' })).toBeVisible()
  },
}

// Vets: no address, no payment (checkout-2), but a name for each animal (checkout-3)

const vetItems = [cartItem({ isAnimalRequired: true })]
const named = [cartItem({ isAnimalRequired: true, metaData: { animalName: 'Juno' } })]
const vetCart = (items: Cart['items']) => cart({ email: 'vet@example.com', items })

export const VetDetails: Story = {
  parameters: { audience: 'vet' },
  beforeEach: holding(vetCart(vetItems)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue to review' }))
    await expect(await canvas.findByText('Please name the patient this test is for.')).toBeVisible()
  },
}
/** Australia is their address; the number is of the United States, not of the first country with its code. */
export const VetWithAPhoneOfElsewhere: Story = {
  parameters: { audience: 'vet' },
  beforeEach: holding({ ...vetCart(named), country: 'AU', phoneNumber: '+15550100123' }),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('combobox', { name: 'Calling code' })).toHaveDisplayValue('United States (+1)'),
}
/** Shopping in the United States from an address in Canada. */
export const PhoneOfTheAddress: Story = {
  parameters: { settings: { user: { ...signedIn(owner()), addressCountry: 'CA' }, userType: 'owner' } },
  beforeEach: holding(cart({ country: 'US', phoneNumber: '+15550100123' })),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('combobox', { name: 'Calling code' })).toHaveDisplayValue('Canada (+1)'),
}
export const VetNamesTheAnimal: Story = {
  parameters: { audience: 'vet' },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(cartCalls.getCart, vetCart(vetItems)),
      mock(cartCalls.updateCart, vetCart(vetItems)),
      mock(cartCalls.updateItem, ({ body }) =>
        vetCart([cartItem({ isAnimalRequired: true, metaData: { animalName: body.animalName } })]),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Patient for/), 'Juno{Enter}')
    await isAt('/checkout?step=review')
    await expect(await canvas.findByText(/^1 × .* for Juno$/)).toBeVisible()
  },
}
export const VetOrders: Story = {
  parameters: { audience: 'vet', ...at('review') },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(cartCalls.getCart, vetCart(named)),
      mock(authCalls.getMyDetails, vet()),
      mock(checkoutCalls.createOrder, ({ body }) => {
        const extra = ['shippingAddress', 'billingAddress', 'paymentMethod'].filter((key) => key in body)
        if (extra.length) throw new Error(`A vet's payload has ${extra.join(', ')}`)
        return order({ status: 'pending', paymentMethod: null, shippingAddress: null, billingAddress: null })
      }),
    ),
  play: async (context) => {
    await press(context, /^Place order/)
    await isAt('/checkout/complete?order=')
  },
}

/** What is posted needs an address, also a vet's: the account has none. */
export const VetWithoutAddress: Story = {
  parameters: { audience: 'vet', ...at('review') },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(cartCalls.getCart, vetCart(named)),
      mock(authCalls.getMyDetails, vet()),
      mockFailure(checkoutCalls.createOrder, 428, {
        message: 'Something went wrong',
        errors: { shippingAddress: 'Your account has no complete address to send this to.' },
      }),
      mockFailure(orderCalls.getOrder, 404),
    ),
  play: async (context) => {
    await press(context, /^Place order/)
    const { canvas } = context
    await expect(await canvas.findByText(/^Your account has no complete address/)).toBeVisible()
    await expect(await canvas.findByText(/^Shipping address: Your account has no complete address/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'To your profile' })).toBeVisible()
  },
}

/** The cart knows where the last order went: nothing is typed again, and the form shows where this one goes. */
export const VetSentAsBefore: Story = {
  parameters: { settings: { userType: 'vet', user: { ...signedIn(vet()), addressCountry: null } } },
  beforeEach: holding({ ...vetCart(named), phoneNumber: '+61755501234', shippingAddress: address() }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue to delivery' }))
    await expect(await canvas.findByLabelText(/^Address(?! line)/)).toHaveValue(address().address)
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to review' }))
    await isAt('/checkout?step=review')
    await expect(await canvas.findByText(/^Billed to the account/)).toBeVisible()
    await expect(canvas.getByText(new RegExp(address().address))).toBeVisible()
  },
}

/** From the first step to the order without a mouse. */
export const WholeWayByKeyboard: Story = {
  beforeEach: ({ msw }) => {
    let held = cart()
    msw.use(
      mock(cartCalls.getCart, () => held),
      mock(cartCalls.updateCart, ({ body: { shippingMethodId, sampleCollector: _, ...body } }) => {
        const selected =
          held.shippingMethods.all.find(({ id }) => id === shippingMethodId) ?? held.shippingMethods.selected
        held = cart({ ...held, ...(body as Partial<Cart>), shippingMethods: { ...held.shippingMethods, selected } })
        return held
      }),
    )
  },
  play: async ({ canvas, userEvent, step }) => {
    const forward = async (name: string) => {
      canvas.getByRole('button', { name }).focus()
      await userEvent.keyboard('{Enter}')
    }
    await step('details', async () => {
      ;(await canvas.findByLabelText(/^Email/)).focus()
      await userEvent.keyboard('dana@example.com')
      await forward('Continue to delivery')
    })
    await step('delivery', async () => {
      const heading = await canvas.findByRole('heading', { name: 'Where shall we send your kit?' })
      await waitFor(() => expect(heading).toHaveFocus())
      await userEvent.tab()
      await userEvent.tab()
      await userEvent.keyboard('Dana{Tab}Whitcombe{Tab}12 Orchard Lane{Tab}{Tab}Ithaca{Tab}')
      await userEvent.selectOptions(await canvas.findByLabelText(/^State/), 'New York')
      await userEvent.tab()
      await userEvent.keyboard('14850{Tab}{Tab} ')
      await forward('Continue to payment')
    })
    await step('payment', async () => {
      const heading = await canvas.findByRole('heading', { name: 'How would you like to pay?' })
      await waitFor(() => expect(heading).toHaveFocus())
      await userEvent.keyboard('{Tab} ')
      await forward('Continue to review')
    })
    await step('review and payment', async () => {
      ;(await canvas.findByLabelText(/I accept/)).focus()
      await userEvent.keyboard(' ')
      await forward('Pay $67.00')
      const name = await screen.findByLabelText(/^Name on the card/)
      await waitFor(() => expect(name).toHaveFocus())
      await userEvent.keyboard('Dana Whitcombe{Tab}4242 4242 4242 4242{Tab}12{Tab}2030{Tab}123{Enter}')
      await isAt('/checkout/complete?order=')
    })
  },
}

/** Gift cards pay for all of it: no way to pay has to be chosen, and nothing is charged. */
export const NothingLeftToPay: Story = {
  parameters: at('review'),
  beforeEach: ({ msw }) => {
    const zero = priceOf(0, 'USD')
    const { totals } = readyCart()
    const paid = { ...totals, giftCards: totals.total, whole: totals.total, total: zero }
    msw.use(
      mock(cartCalls.getCart, filledIn({ totals: paid })),
      mock(checkoutCalls.createOrder, order({ status: 'paying', totals: paid })),
      mock(checkoutCalls.startPayment, {
        clientSecret: null,
        provider: 'sandbox',
        mode: 'test',
        publishableKey: null,
      }),
      mock(checkoutCalls.confirmPayment, order({ totals: paid })),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Nothing is left to pay')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /Payment/ })).toBeNull()
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: 'Place order, $0.00' }))
    await isAt('/checkout/complete')
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
