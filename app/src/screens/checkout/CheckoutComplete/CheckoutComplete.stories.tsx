import { productTypes } from '@shop/contract/constants'
import { checkoutCalls } from '@shop/contract/checkout'
import { bankTransferCalls } from '@shop/contract/bank-transfer'
import { priceOf } from '@shop/contract/money'
import { type Order, orderCalls, type OrderDetail } from '@shop/contract/order'
import { cartItemOf, giftCardCart } from '@shop/mocks/fixtures/cart'
import { animalId } from '@shop/mocks/fixtures/animal'
import {
  awaitedOrder,
  awaitedTransfer,
  checkoutId,
  creditNote,
  lineProgress,
  order,
  orderDetail,
} from '@shop/mocks/fixtures/order'
import { giftCardItem } from '@shop/mocks/fixtures/gift-card'
import { manyProducts, product } from '@shop/mocks/fixtures/product'
import { Toaster } from '@shop/design-system'
import { owner, signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLocation } from 'react-router-dom'
import { expect, screen, waitFor } from 'storybook/test'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { CheckoutComplete } from './CheckoutComplete.screen.tsx'

const Address = () => <output hidden>{useLocation().search}</output>

const meta = {
  component: CheckoutComplete,
  decorators: (Story) => (
    <>
      <Story />
      <Address />
    </>
  ),
  title: 'Screens/Checkout/Complete',
  parameters: { path: `/checkout/complete?order=${checkoutId}` },
} satisfies Meta<typeof CheckoutComplete>
export default meta
type Story = StoryObj<typeof meta>

const lineId = (index: number) => cartItemOf(product(), 1, index).id

const showing =
  (partial: Partial<OrderDetail>): NonNullable<Story['beforeEach']> =>
  ({ msw }) =>
    void msw.use(mock(orderCalls.getOrder, orderDetail(partial)))

const awaiting =
  (partial: Partial<Order>): NonNullable<Story['beforeEach']> =>
  ({ msw }) =>
    void msw.use(mock(orderCalls.getOrder, orderDetail({ ...awaitedOrder(partial), isCancellable: true })))

export const Paid: Story = {
  beforeEach: showing({ isTestPayment: false }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Thank you. Your order is placed.' }),
    ).toBeVisible()
    await expect(canvas.getByText('We have sent the confirmation to dana@example.com.')).toBeVisible()
    await expect(canvas.getByText('10% off your tests (WELCOME10)').nextElementSibling).toHaveTextContent('−$5.80')
  },
}
/** Ordered before coupons were stored with what each took off. */
export const FromBefore: Story = {
  beforeEach: showing({ totals: { ...order().totals, coupons: undefined } }),
  play: async ({ canvas }) =>
    expect((await canvas.findByText('Discount')).nextElementSibling).toHaveTextContent('−$5.80'),
}
/** By PayPal from a bank account, which takes days. */
export const PayPalWaits: Story = {
  beforeEach: showing({ status: 'paying', paymentMethod: 'P' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your payment is being made' })).toBeVisible()
    await expect(canvas.getByText(/From a bank account that can take some days/)).toBeVisible()
  },
}
/** Another tab added to the cart while this one was paying. */
export const MoreWasAddedMeanwhile: Story = {
  beforeEach: showing({ isTestPayment: false, keptItems: 2 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 more items wait in your cart')).toBeVisible()
    await expect(canvas.getByText(/while you were paying, so they are not part of this order/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See your cart' })).toHaveAttribute('href', '/cart')
  },
}
export const OneMoreWasAddedMeanwhile: Story = {
  beforeEach: showing({ keptItems: 1 }),
  play: async ({ canvas }) => expect(await canvas.findByText('One more item waits in your cart')).toBeVisible(),
}
/**
 * Back from the bank's own page: our server queries the payment's outcome, and nothing of the payment is left in the
 * address.
 */
export const BackFromTheBank: Story = {
  parameters: {
    path: `/checkout/complete?order=${checkoutId}&payment_intent=pi_1&payment_intent_client_secret=s&redirect_status=succeeded`,
  },
  beforeEach: ({ msw }) => {
    let status: Order['status'] = 'paying'
    msw.use(
      mock(orderCalls.getOrder, () => orderDetail({ status })),
      mock(checkoutCalls.confirmPayment, () => orderDetail({ status: (status = 'paid') })),
    )
    const attempt = { checkoutId, subject: 'a cart', isSent: true }
    sessionStorage.setItem('checkout:attempt', JSON.stringify(attempt))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Thank you. Your order is placed.' })).toBeVisible()
    await waitFor(() => expect(document.querySelector('output')).toHaveTextContent(/^\?order=[\w-]+$/))
    await expect(sessionStorage.getItem('checkout:attempt')).toBeNull()
  },
}
export const BackFromTheBankRefused: Story = {
  ...BackFromTheBank,
  beforeEach: ({ msw }) => {
    let status: Order['status'] = 'paying'
    const failed = { status: 'failed', paymentError: 'authentication_failed' } as const
    msw.use(
      mock(orderCalls.getOrder, () => orderDetail(status === 'failed' ? failed : { status })),
      mock(checkoutCalls.confirmPayment, () => {
        status = 'failed'
        return orderDetail(failed)
      }),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Your bank could not confirm that it is you/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Try to pay again' })).toBeVisible()
  },
}
export const TestPayment: Story = {
  play: async ({ canvas }) =>
    expect(await canvas.findByText('No money was taken, and nothing will be sent.')).toBeVisible(),
}
export const BankTransfer: Story = {
  beforeEach: awaiting({}),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Please transfer')).toBeVisible()
    await expect(canvas.getByText('$61.20 USD')).toBeVisible()
    await expect(canvas.getByText('RF18KP100039')).toBeVisible()
    await expect(await canvas.findByText('First Example Bank')).toBeVisible()
    await expect(canvas.getByText('11/24/2026')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Copy: Reference' })).toBeVisible()
  },
}
export const BankTransferOnAPhone: Story = { ...BankTransfer, globals: { viewport: { value: 'phone' } } }
/** A bank deducted a fee. */
export const TooLittleCame: Story = {
  beforeEach: awaiting({ transfer: awaitedTransfer({ received: priceOf(6000, 'USD'), due: priceOf(120, 'USD') }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$1.20 is still missing')).toBeVisible()
    await expect(canvas.getByText('$1.20 USD')).toBeVisible()
  },
}
/** The shop takes no transfers in this currency any more: the order's page still lets its buyer pay otherwise. */
export const NoAccount: Story = {
  beforeEach: ({ msw }) =>
    void msw.use(
      mock(orderCalls.getOrder, orderDetail(awaitedOrder())),
      mockFailure(bankTransferCalls.getBankAccount, 404),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Pay by card or PayPal instead' })).toBeVisible()
    await waitFor(() => expect(canvas.queryByText('Please transfer')).toBeNull())
  },
}
/** The order and its number stay, paid otherwise; then its page shows that. */
export const PaysByCardInstead: Story = {
  beforeEach: awaiting({}),
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay by card or PayPal instead' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Go on' }))
    await userEvent.type(await screen.findByLabelText(/^Name on the card/), 'Dana Whitcombe')
    await userEvent.type(screen.getByLabelText(/^Card number/), '4242424242424242')
    await userEvent.type(screen.getByLabelText(/^Month/), '12')
    await userEvent.type(screen.getByLabelText(/^Year/), '2030')
    await userEvent.type(screen.getByLabelText(/^Security code/), '123')
    msw.use(mock(orderCalls.getOrder, orderDetail(awaitedOrder({ status: 'paid', transfer: null }))))
    await userEvent.click(screen.getByRole('button', { name: 'Pay $61.20' }))
    await expect(await canvas.findByRole('heading', { name: 'Thank you. Your order is placed.' })).toBeVisible()
  },
}
export const ChoosesAnotherWay: Story = {
  beforeEach: awaiting({}),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay by card or PayPal instead' }))
    await expect(await screen.findByRole('radio', { name: /^Card/ })).toBeChecked()
    await expect(screen.queryByRole('radio', { name: /^Bank transfer/ })).toBeNull()
  },
}
export const AsksBeforeItCancels: Story = {
  beforeEach: awaiting({}),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel order KP-100039' }))
    await expect(await screen.findByRole('alertdialog', { name: 'Cancel order KP-100039?' })).toBeVisible()
  },
}
export const CancelledNow: Story = {
  beforeEach: awaiting({}),
  play: async (context) => {
    const { canvas, userEvent, msw } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel order KP-100039' }))
    msw.use(mock(orderCalls.getOrder, orderDetail(awaitedOrder({ status: 'cancelled' }))))
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the order' }))
    await expect(await canvas.findByRole('heading', { name: 'This order is canceled' })).toBeVisible()
    await expect(canvas.queryByText('Please transfer')).toBeNull()
  },
}
const packing = lineProgress({ state: 'packing', counts: [{ state: 'packing', count: 1 }] })
const goneBack = lineProgress({ state: 'refunded', counts: [{ state: 'refunded', count: 1 }], refunded: 1 })
const notSent: Partial<OrderDetail> = { isTestPayment: false, isCancellable: true, progress: [packing] }

/** Paid, and not packed yet: its buyer sees what goes back, and confirms. */
export const AsksBeforeItRefunds: Story = {
  beforeEach: showing(notSent),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel order KP-100042' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel order KP-100042?' })
    await expect(dialog).toHaveTextContent(`${order().totals.total.label} goes back to where you paid it from`)
  },
}
export const AsksBeforeItRefundsOnAPhone: Story = {
  ...AsksBeforeItRefunds,
  globals: { viewport: { value: 'phone' } },
}
const cancelled: Partial<OrderDetail> = {
  status: 'refunded',
  isTestPayment: false,
  progress: [goneBack],
  creditNotes: [creditNote({ isCancellation: true })],
}
export const CancelledAndRefunded: Story = {
  beforeEach: showing(notSent),
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel order KP-100042' }))
    msw.use(
      mock(checkoutCalls.cancelOrder, order({ status: 'refunded' })),
      mock(orderCalls.getOrder, orderDetail(cancelled)),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the order' }))
    await expect(await canvas.findByRole('heading', { name: 'This order is canceled' })).toBeVisible()
    await expect(canvas.getByText(/goes back to the card you paid with. It is with you in 5 to 10 days./)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'credit note CN-100007 (PDF)' })).toHaveAttribute(
      'href',
      `/api/store/orders/${checkoutId}/credit-notes/CN-100007/bill.pdf`,
    )
    await expect(canvas.queryByRole('button', { name: 'Cancel order KP-100042' })).toBeNull()
  },
}
export const CalledOffByUs: Story = {
  beforeEach: showing({
    ...cancelled,
    creditNotes: [creditNote({ isCancellation: true, isByDesk: true, reason: 'The kit is sold out until March.' })],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This order is canceled' })).toBeVisible()
    await expect(canvas.getByText('We have canceled it: The kit is sold out until March.')).toBeVisible()
  },
}
export const CalledOffByUsOnAPhone: Story = { ...CalledOffByUs, globals: { viewport: { value: 'phone' } } }
/** Packed a moment ago: the page shows that, and the way to cancel is gone. */
export const TooLateToCancel: Story = {
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
  ],
  beforeEach: showing(notSent),
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel order KP-100042' }))
    msw.use(
      mockFailure(checkoutCalls.cancelOrder, 409, { message: 'This order is on its way already.' }),
      mock(orderCalls.getOrder, orderDetail({ isTestPayment: false })),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the order' }))
    await expect(await screen.findByText('This order is on its way already.')).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Cancel order KP-100042' })).toBeNull())
  },
}
const partly = creditNote({
  lines: [{ itemId: lineId(1), quantity: 1 }],
  totals: { ...order().totals, total: priceOf(2310, 'USD') },
  points: 120,
  refunds: [{ way: 'card', amount: priceOf(2310, 'USD'), state: 'done', doneAt: '2026-11-22T10:01:00.000Z' }],
})
export const PartlyRefunded: Story = {
  beforeEach: showing({
    isTestPayment: false,
    items: manyProducts(3).map((sample, index) => cartItemOf(sample, index + 1, index)),
    progress: [
      lineProgress({ itemId: lineId(0) }),
      lineProgress({ itemId: lineId(1), refunded: 1 }),
      lineProgress({ itemId: lineId(2), state: 'refunded', counts: [{ state: 'refunded', count: 3 }], refunded: 3 }),
    ],
    creditNotes: [partly],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 of 2 refunded')).toBeVisible()
    await expect(canvas.getByText('−$23.10')).toBeVisible()
    await expect(canvas.getByText(/\$23.10 went back to the card you paid with on 11\/22\/2026/)).toBeVisible()
    await expect(canvas.getByText(/120 loyalty points are yours again/)).toBeVisible()
  },
}
export const PartlyRefundedOnAPhone: Story = { ...PartlyRefunded, globals: { viewport: { value: 'phone' } } }
export const RefundedWhole: Story = {
  beforeEach: showing({ ...cancelled, creditNotes: [creditNote()] }),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: 'This order is refunded' })).toBeVisible(),
}
/** The card is no more: the desk sees to it. */
export const RefundFailed: Story = {
  beforeEach: showing({
    ...cancelled,
    creditNotes: [
      creditNote({ refunds: [{ way: 'card', amount: priceOf(6120, 'USD'), state: 'failed', doneAt: null }] }),
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your refund takes longer')).toBeVisible()
    await expect(canvas.getByText(/We see to it, and write to you/)).toBeVisible()
  },
}
export const Expired: Story = {
  beforeEach: awaiting({ status: 'expired', transfer: awaitedTransfer({ received: priceOf(6000, 'USD') }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This order has ended' })).toBeVisible()
    await expect(canvas.getByText(/We send back the \$60.00/)).toBeVisible()
  },
}
/** There was nothing to enter: the account has the addresses and pays (checkout-2). */
export const OnAVetsAccount: Story = {
  parameters: { audience: 'vet' },
  beforeEach: showing({
    status: 'pending',
    paymentMethod: null,
    shippingAddress: null,
    billingAddress: null,
    shippingMethod: null,
    isTestPayment: false,
    email: 'vet@example.com',
  }),
  play: async ({ canvas }) => expect(await canvas.findByText(/It goes on your account/)).toBeVisible(),
}
/** The buyer's bank wants the money back. */
export const Disputed: Story = {
  beforeEach: showing({ dispute: 'open', isTestPayment: false }),
  play: async ({ canvas }) => expect(await canvas.findByText('This payment is being disputed')).toBeVisible(),
}
/** It has taken it: what was sent stays, and the amount is open again. */
export const DisputeLost: Story = {
  beforeEach: showing({ status: 'pending', dispute: 'lost', isTestPayment: false }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This order is not paid any more' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Pay it online' })).toHaveAttribute(
      'href',
      '/invoices/pay?order=KP-100042',
    )
  },
}
/** It changes by itself: the order is polled until the bank has answered. */
export const StillPaying: Story = {
  beforeEach: ({ msw }) => {
    let requested = 0
    msw.use(mock(orderCalls.getOrder, () => orderDetail({ status: requested++ ? 'paid' : 'paying' })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your payment is being made' })).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: /^Thank you/ })).toBeVisible()
  },
}
export const NotPaid: Story = {
  beforeEach: showing({ status: 'failed', paymentError: 'insufficient_funds' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is not enough money on this card. Nothing was charged.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Try to pay again' })).toHaveAttribute('href', '/checkout')
  },
}
export const ThirtyItems: Story = {
  beforeEach: showing({ items: manyProducts(30).map((sample, index) => cartItemOf(sample, 1, index)) }),
}
/** Read in a sample that is with us: nobody waits for a kit, or takes a swab. */
export const TestsAddedToASample: Story = {
  beforeEach: showing({
    isTestPayment: false,
    shippingAddress: null,
    shippingMethod: null,
    items: [
      { ...cartItemOf(product()), metaData: { isUpgradeTests: true, animalName: 'Skye', barcode: 'KP4827193301' } },
    ],
    progress: [
      lineProgress({
        itemId: cartItemOf(product()).id,
        state: 'laboratory',
        counts: [{ state: 'laboratory', count: 1 }],
        addedAt: '2026-11-21T09:41:00.000Z',
        barcode: 'KP4827193301',
      }),
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'We read the sample' })).toBeVisible()
    await expect(canvas.queryByText('You take a swab')).toBeNull()
    await expect(canvas.getByText('Nothing to send')).toBeVisible()
  },
}

/** With a life plan beside them: nothing of it is posted either. */
export const TestsAddedWithALifePlan: Story = {
  beforeEach: showing({
    isTestPayment: false,
    shippingAddress: null,
    shippingMethod: null,
    items: [
      { ...cartItemOf(product()), metaData: { isUpgradeTests: true, animalName: 'Skye', barcode: 'KP4827193301' } },
      cartItemOf(product({ id: 1221, name: 'Geno Pet life plan', typeId: productTypes.lifePlan }), 1, 2),
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'We make the life plan' })).toBeVisible()
    await expect(canvas.queryByText('Your kit comes by post')).toBeNull()
    await expect(canvas.getByText('Nothing to send')).toBeVisible()
  },
}

/** A year later: what became of each line, and its buyer's next step. */
export const WhatEachLineIsDoing: Story = {
  beforeEach: showing({
    isNew: false,
    placedAt: '2025-11-20T08:00:00.000Z',
    isTestPayment: false,
    items: manyProducts(3).map((sample, index) => cartItemOf(sample, 1, index)),
    progress: [
      lineProgress({ itemId: lineId(0) }),
      lineProgress({ itemId: lineId(1), state: 'laboratory', barcode: 'KP4827193301' }),
      lineProgress({
        itemId: lineId(2),
        state: 'reported',
        barcode: 'KP4827193302',
        animal: { id: animalId(301), petName: 'Skye' },
      }),
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Your order of .*2025$/ })).toBeVisible()
    await expect(
      canvas.queryByText(/Thank you|We have sent the confirmation|What happens next/),
    ).not.toBeInTheDocument()
    await expect(canvas.getByText('Paid · On its way to you · In the laboratory · Results are out')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Activate it' })).toHaveAttribute('href', '/activate')
    await expect(canvas.getByRole('link', { name: 'Follow the sample' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See Skye’s results' })).toBeVisible()
  },
}
export const WhatEachLineIsDoingOnAPhone: Story = { ...WhatEachLineIsDoing, globals: { viewport: { value: 'phone' } } }
export const LongEmail: Story = {
  beforeEach: showing({
    email: `${'wandering.willow.of.windermere.'.repeat(3)}@kennel-with-a-rather-long-name.example.com`,
  }),
}
export const AnotherBillingAddress: Story = {
  beforeEach: showing({
    billingAddress: {
      firstName: 'Ada',
      lastName: 'Lund',
      address: '4 rue Claude Bernard',
      city: 'Lyon',
      postalCode: '69007',
      country: 'FR',
    },
  }),
  play: async ({ canvas }) => expect(await canvas.findByText(/Ada Lund/)).toBeVisible(),
}
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(orderCalls.getOrder)) }
export const Missing: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(orderCalls.getOrder, 404)),
  play: async ({ canvas }) => expect(await canvas.findByText('We cannot find this order')).toBeVisible(),
}
export const NoOrderNamed: Story = {
  parameters: { path: '/checkout/complete' },
  play: async ({ canvas }) => expect(await canvas.findByText('We cannot find this order')).toBeVisible(),
}
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(orderCalls.getOrder, 500)),
  play: async ({ canvas }) => expect(await canvas.findByText('Failed to fetch orders')).toBeVisible(),
}

const ofGift = (state: 'gift_scheduled' | 'gift_sent' | 'gift_void') =>
  showing({
    items: [giftCardItem()],
    shippingAddress: null,
    shippingMethod: null,
    progress: [
      lineProgress({
        itemId: giftCardItem().id,
        state,
        counts: [{ state, count: 1 }],
        mailedAt: '2026-12-24T14:00:00.000Z',
      }),
    ],
  })
export const Offline: Story = offline
/** Its buyer sees when it goes out ... */
export const GiftCardWaits: Story = {
  beforeEach: ofGift('gift_scheduled'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Goes out on 12/24/2026')).toBeVisible()
    await expect(canvas.getByText('We mail the gift card')).toBeVisible()
    await expect(canvas.queryByText('You take a swab')).toBeNull()
  },
}
/** ... and that it went. */
export const GiftCardMailed: Story = {
  beforeEach: ofGift('gift_sent'),
  play: async ({ canvas }) => expect(await canvas.findByText('Mailed on 12/24/2026')).toBeVisible(),
}
export const GiftCardVoid: Story = {
  beforeEach: ofGift('gift_void'),
  play: async ({ canvas }) => expect(await canvas.findByText('Canceled')).toBeVisible(),
}
export const PaidInPartByGiftCard: Story = {
  beforeEach: showing({ totals: giftCardCart().totals }),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('region', { name: 'What you ordered' })).toHaveTextContent(
      /Total.*\$61\.20.*Gift cards−\$50\.00The rest\$11\.20/,
    ),
}
export const ForOwners: Story = { parameters: { settings: { user: signedIn(owner()) } } }
