import { type Membership, membershipCalls } from '@shop/contract/membership'
import { priceOf } from '@shop/contract/money'
import { orderCalls } from '@shop/contract/order'
import { pendingPaymentCalls } from '@shop/contract/pending-payment'
import { listOf } from '@shop/mocks/fixture'
import { awaitedTransfer, creditNote, lineProgress, orderDetail, orders, parcel } from '@shop/mocks/fixtures/order'
import { cancelledMembership, endedMembership, membership, unpaidMembership } from '@shop/mocks/fixtures/membership'
import { dueOrder, pendingPayment } from '@shop/mocks/fixtures/pending-payment'
import { owner, signedIn, vet } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { Orders } from './Orders.screen.tsx'

const meta = {
  component: Orders,
  title: 'Screens/Account/Orders',
  parameters: { path: '/my/orders', settings: { user: signedIn() } },
} satisfies Meta<typeof Orders>
export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'phone' } }
const pendingPath = { path: '/my/pending-orders' }

const standing =
  (membership: Membership): NonNullable<Story['beforeEach']> =>
  ({ msw }) =>
    void msw.use(mock(membershipCalls.getMembership, { membership }))
const panel = async ({ canvas }: Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas'>) =>
  canvas.findByRole('region', { name: 'Kennel membership' })

export const Member: Story = {
  beforeEach: standing(membership()),
  play: async (context) => {
    await expect(await panel(context)).toHaveTextContent(
      'Paid until 03/02/2027. Then it renews for $39.00 a year, by Card.',
    )
    await expect(context.canvas.getByRole('link', { name: 'Rank all mates' })).toBeVisible()
  },
}
export const MemberOnAPhone: Story = { beforeEach: standing(membership()), globals: phone }
export const MemberAboutToCancel: Story = {
  beforeEach: standing(membership()),
  play: async (context) => {
    await panel(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Cancel membership' }))
    await expect(await within(document.body).findByRole('alertdialog')).toHaveTextContent(
      'You stay a member until 03/02/2027, and nothing more is charged.',
    )
  },
}
export const MemberCancels: Story = {
  beforeEach: standing(membership()),
  play: async (context) => {
    await panel(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Cancel membership' }))
    await context.userEvent.click(await within(document.body).findByRole('button', { name: 'Cancel it' }))
    await waitFor(async () =>
      expect(await panel(context)).toHaveTextContent('You are a member until 03/02/2027. Nothing more is charged.'),
    )
  },
}
export const MembershipCancelled: Story = {
  beforeEach: standing(cancelledMembership()),
  play: async (context) => {
    await panel(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Keep the membership' }))
    await waitFor(async () => expect(await panel(context)).toHaveTextContent('Then it renews for $39.00 a year'))
  },
}
/** Closed at PayPal: nothing is left to resume. */
export const MembershipClosed: Story = {
  beforeEach: standing({ ...cancelledMembership(), mayResume: false }),
  play: async (context) => {
    await panel(context)
    await expect(context.canvas.queryByRole('button', { name: 'Keep the membership' })).toBeNull()
  },
}
export const MembershipUnpaid: Story = {
  beforeEach: standing(unpaidMembership()),
  play: async (context) => {
    await expect(await panel(context)).toHaveTextContent(
      'We try again on 11/23/2026. You are a member until 12/04/2026, and longer as soon as it is paid.',
    )
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Pay now' }))
    await expect(
      await within(document.body).findByRole('dialog', { name: 'Pay $39.00 for another year' }),
    ).toHaveTextContent('What you pay with now also pays the years that follow')
  },
}
/** What was paid for its last year goes back: it is over at once. */
export const MembershipRefunded: Story = {
  beforeEach: standing({ ...endedMembership(), ending: 'refunded' }),
  play: async ({ canvas }) => {
    await canvas.findByText(/what you paid for its last year goes back to you/)
  },
}
export const MembershipUnpaidOnAPhone: Story = { beforeEach: standing(unpaidMembership()), globals: phone }
export const MembershipEnded: Story = {
  beforeEach: standing(endedMembership()),
  play: async (context) => {
    await expect(await panel(context)).toHaveTextContent('You now pay standard prices')
    await expect(context.canvas.queryByRole('link', { name: 'Rank all mates' })).toBeNull()
    await expect(context.canvas.getByRole('link', { name: 'Join again' })).toHaveAttribute(
      'href',
      '/store/kennel-membership/p/902',
    )
  },
}
export const MembershipFails: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(membershipCalls.getMembership, 500)),
  play: async ({ canvas }) => expect(await canvas.findByText('Error fetching data')).toBeVisible(),
}
export const MembershipLoading: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(membershipCalls.getMembership)),
}

export const Full: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'KP-100042' })
    await expect(link).toHaveAttribute('href', expect.stringContaining('/checkout/complete?order='))
    await expect(canvas.getByRole('article', { name: 'Order KP-100039' })).toHaveTextContent(
      'Waiting for your transfer',
    )
    await expect(canvas.getByRole('article', { name: 'Order KP-100042' })).toHaveTextContent('11/21/2026')
  },
}
export const Phone: Story = { globals: phone }

/** Its parcel is followed from the list; the rest of the card opens the order. */
export const OnItsWay: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(orderCalls.listOrderHistory, listOf([orderDetail({ progress: [lineProgress({ parcels: [parcel()] })] })])),
    ),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^33ABC0012345/ })
    await expect(link).toHaveAttribute('href', parcel().link)
    await expect(canvas.getByText(/^Posted 11\/20\/2026 with Australia Post, tracking/)).toBeVisible()
  },
}
export const OnItsWayOnAPhone: Story = { ...OnItsWay, globals: phone }

/** Not sent yet, cancelled by its buyer, refunded in part and whole. */
export const CancelledAndRefunded: Story = {
  beforeEach: ({ msw }) => {
    const going = [
      orderDetail({ isCancellable: true }),
      orderDetail({ number: 'KP-100041', status: 'refunded', creditNotes: [creditNote({ isCancellation: true })] }),
      orderDetail({ number: 'KP-100040', creditNotes: [creditNote()] }),
      orderDetail({ number: 'KP-100037', status: 'refunded', creditNotes: [creditNote()] }),
    ]
    msw.use(mock(orderCalls.listOrderHistory, listOf(going)))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Cancel order KP-100042' })).toBeVisible()
    for (const [number, text] of [
      ['KP-100041', 'Canceled'],
      ['KP-100040', 'Partly refunded'],
      ['KP-100037', 'Refunded'],
    ])
      await expect(canvas.getByRole('article', { name: `Order ${number}` })).toHaveTextContent(text ?? '')
  },
}
export const CancelledAndRefundedOnAPhone: Story = { ...CancelledAndRefunded, globals: phone }

export const OnlyPaid: Story = {
  parameters: { path: '/my/orders?paid=true' },
  beforeEach: ({ msw }) =>
    msw.use(mock(orderCalls.listOrderHistory, ({ query }) => listOf(query.paid === 'true' ? [orderDetail()] : orders))),
  play: async ({ canvas }) => {
    await canvas.findByRole('article', { name: 'Order KP-100042' })
    await expect(canvas.queryByRole('article', { name: 'Order KP-100039' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Paid' })).toHaveAttribute('aria-current', 'page')
  },
}

export const WaitingForPayment: Story = {
  parameters: pendingPath,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Or by bank transfer, for KP-100039')).toBeVisible()
    await expect(canvas.getByText('$61.20 USD')).toBeVisible()
    await expect(canvas.getByText('RF18KP100039')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'How to pay' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Cancel order KP-100039' })).toBeVisible()
  },
}
export const WaitingOnAPhone: Story = { parameters: pendingPath, globals: phone }

/** The sum is of the orders that are chosen, and so is the reference (orders-1). */
export const ChoosesWhatToPay: Story = {
  parameters: pendingPath,
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        orderCalls.listPendingOrders,
        listOf(
          ['KP-100039', 'KP-100038'].map((number, index) =>
            orderDetail({
              number,
              checkoutId: `c0ffee00-0000-4000-8000-00000000010${index}`,
              status: 'pending',
              paymentMethod: 'EFT',
              transfer: awaitedTransfer({ reference: `RF00${number.replace('-', '')}` }),
            }),
          ),
        ),
      ),
      mock(pendingPaymentCalls.getPendingPayment, ({ query }) => {
        const numbers = query.orderIds?.split(',') ?? []
        return {
          amount: priceOf(6120 * numbers.length, 'USD'),
          loyaltyPoints: 1000,
          others: [],
          orders: numbers.map((number) => dueOrder({ number })),
        }
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('$122.40')).toBeVisible()
    await expect(canvas.getByText('RF00KP100039')).toBeVisible()
    await expect(canvas.getByText('RF00KP100038')).toBeVisible()
    await expect(canvas.getByText(/1,000 loyalty points/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Pay online' })).toHaveAttribute(
      'href',
      '/invoices/pay?order=KP-100039&order=KP-100038',
    )
    await userEvent.click(canvas.getByRole('checkbox', { name: 'KP-100038, $61.20' }))
    await waitFor(() => expect(canvas.queryByText('RF00KP100038')).toBeNull())
    await waitFor(() => expect(canvas.queryByText('$122.40')).toBeNull())
    await expect(canvas.getByText('RF00KP100039')).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'KP-100039, $61.20' }))
    await waitFor(() => expect(canvas.queryByText(/^Or by bank transfer/)).toBeNull())
  },
}

export const VetsAccount: Story = {
  parameters: { ...pendingPath, audience: 'vet', settings: { user: signedIn(vet()), country: 'AU' } },
  beforeEach: ({ msw }) =>
    msw.use(mock(orderCalls.listPendingOrders, listOf([orderDetail({ status: 'pending', paymentMethod: null })]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('On your account')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Pay online' })).toBeVisible()
    await expect(canvas.getByText('21/11/2026')).toBeVisible()
  },
}
/** A transfer takes one currency; online the page leads from one to the next. */
export const TwoCurrencies: Story = {
  parameters: pendingPath,
  beforeEach: ({ msw }) =>
    msw.use(mock(pendingPaymentCalls.getPendingPayment, pendingPayment({ others: [priceOf(3000, 'EUR')] }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^\$61\.20 and €30\.00/)).toBeVisible()
    await expect(canvas.queryByText('Or by bank transfer')).toBeNull()
  },
}

export const Many: Story = {
  parameters: { path: '/my/orders?page=2' },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(orderCalls.listOrderHistory, ({ query }) =>
        listOf(
          Array.from({ length: 20 }, (_, index) => orderDetail({ number: `KP-${100_500 - index}` })),
          { count: 1000, next: Number(query.page) + 1, previous: Number(query.page) - 1 },
        ),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Next/ })).toHaveAttribute('href', '/my/orders?page=3')
  },
}

export const None: Story = {
  beforeEach: ({ msw }) => msw.use(mock(orderCalls.listOrderHistory, listOf([]))),
  play: async ({ canvas }) => expect(await canvas.findByText('No orders yet')).toBeVisible(),
}
export const NothingToPay: Story = {
  parameters: pendingPath,
  beforeEach: ({ msw }) => msw.use(mock(orderCalls.listPendingOrders, listOf([]))),
  play: async ({ canvas }) => expect(await canvas.findByText('Nothing to pay')).toBeVisible(),
}

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(orderCalls.listOrderHistory)) }

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(orderCalls.listOrderHistory, 500)),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Failed to fetch orders')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Try again/ }))
  },
}
/** The orders of the list before are no answer to the one that failed, nor is that there are none. */
export const PaidFails: Story = {
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByRole('article', { name: 'Order KP-100042' })
    msw.use(mockFailure(orderCalls.listOrderHistory, 500))
    await userEvent.click(canvas.getByRole('link', { name: 'Paid' }))
    await expect(await canvas.findByText('Failed to fetch orders')).toBeVisible()
    await expect(canvas.queryByRole('article')).toBeNull()
    await expect(canvas.queryByText('No paid orders yet')).toBeNull()
  },
}
/** While it is fetched, it is not known that there are none, as there were of the list before. */
export const PaidAfterNone: Story = {
  parameters: pendingPath,
  beforeEach: ({ msw }) =>
    msw.use(mock(orderCalls.listPendingOrders, listOf([])), mockPending(orderCalls.listOrderHistory)),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Nothing to pay')
    await userEvent.click(canvas.getByRole('link', { name: 'Paid' }))
    await expect(await canvas.findByText('Fetching your orders')).toBeInTheDocument()
    await expect(canvas.queryByText('No paid orders yet')).toBeNull()
  },
}
export const BeyondTheEnd: Story = {
  parameters: { path: '/my/orders?paid=true&page=9' },
  beforeEach: ({ msw }) => msw.use(mock(orderCalls.listOrderHistory, listOf([], { count: 3 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no page 9')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to page 1' })).toHaveAttribute('href', '/my/orders?paid=true')
  },
}
export const Offline: Story = offline
export const ForOwners: Story = { parameters: { settings: { user: signedIn(owner()) } } }
