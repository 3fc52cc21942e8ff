import { checkoutCalls } from '@shop/contract/checkout'
import { priceOf } from '@shop/contract/money'
import { orderCalls } from '@shop/contract/order'
import { pendingPaymentCalls } from '@shop/contract/pending-payment'
import { Toaster } from '@shop/design-system'
import { invoice, overdueInvoice, paidInvoice } from '@shop/mocks/fixtures/invoice'
import { order, orderDetail } from '@shop/mocks/fixtures/order'
import { dueInvoice, dueOrder, invoicePayment } from '@shop/mocks/fixtures/pending-payment'
import { owner, signedIn, vet } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockOffline, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { PayInvoices } from './PayInvoices.screen.tsx'

const requested = fn()
const aud = (minor: number) => priceOf(minor, 'AUD', 'AU')
const { totals } = order()
/** A payment of both open invoices. */
const payment = (partial: Parameters<typeof order>[0] = {}) =>
  order({
    number: 'PAY-100057',
    email: vet().email,
    items: [],
    totals: { ...totals, subtotal: aud(19_200), total: aud(19_200) },
    ...partial,
  })

const meta = {
  component: PayInvoices,
  title: 'Screens/Checkout/PayInvoices',
  parameters: { path: '/invoices/pay', audience: 'vet', settings: { user: signedIn(vet()), country: 'AU' } },
  beforeEach: ({ msw }) => {
    requested.mockClear()
    msw.use(
      mock(pendingPaymentCalls.getPendingPayment, invoicePayment()),
      mock(pendingPaymentCalls.payPending, ({ body }) => {
        requested(body)
        return payment({ status: 'paying', checkoutId: body.checkoutId })
      }),
      mock(checkoutCalls.confirmPayment, payment()),
    )
  },
  render: () => (
    <>
      <PayInvoices />
      <Toaster />
    </>
  ),
} satisfies Meta<typeof PayInvoices>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const phone = { viewport: { value: 'phone' } }
const press = async (name: string, { canvas, userEvent }: Context) =>
  userEvent.click(await canvas.findByRole('button', { name }))
const openDialog = async (context: Context) => {
  await press('Pay $192.00', context)
  await screen.findByLabelText(/^Card number/)
}
const fillCard = async ({ userEvent }: Context, number: string, button = 'Pay $192.00') => {
  await userEvent.type(screen.getByLabelText(/^Name on the card/), 'Priya Raman')
  await userEvent.type(screen.getByLabelText(/^Card number/), number)
  await userEvent.type(screen.getByLabelText(/^Month/), '12')
  await userEvent.type(screen.getByLabelText(/^Year/), '2030')
  await userEvent.type(screen.getByLabelText(/^Security code/), '123')
  const [pay] = screen.getAllByRole('button', { name: button }).toReversed()
  await userEvent.click(pay as HTMLElement)
}

/** What is paid, how, and what it comes to; one of several may wait. */
export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '2 invoices, one payment' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Leave out invoice INV-100009' })).toHaveAttribute(
      'href',
      `/invoices/pay?order=${invoice().orderNumber}`,
    )
    await expect(canvas.getByRole('radio', { name: /^Card/ })).toBeChecked()
    await expect(canvas.queryByRole('radio', { name: /^Bank transfer/ })).toBeNull()
    await expect(canvas.getByText('RF48INV100012')).toBeVisible()
    await expect(canvas.getByText('RF62INV100009')).toBeVisible()
  },
}
export const Phone: Story = { globals: phone }

/** The address names which. */
export const OneOfThem: Story = {
  parameters: { path: `/invoices/pay?order=${overdueInvoice().orderNumber}` },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(pendingPaymentCalls.getPendingPayment, ({ query }) =>
        query.orderIds === overdueInvoice().orderNumber
          ? invoicePayment({ orders: [dueInvoice(overdueInvoice())], amount: aud(6700) })
          : invoicePayment(),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Pay $67.00' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^Leave out/ })).toBeNull()
  },
}

export const CardDialog: Story = { play: openDialog }
/** Both with one payment; then there is nothing more to pay. */
export const Paid: Story = {
  play: async (context) => {
    await openDialog(context)
    await fillCard(context, '4242424242424242')
    await expect(await screen.findByRole('heading', { name: 'Thank you. Your payment is in.' })).toBeVisible()
    await expect(context.canvas.getByText('PAY-100057')).toBeVisible()
    await expect(context.canvas.getByText('We have sent the receipt to vet@example.com.')).toBeVisible()
    await expect(requested).toHaveBeenCalledOnce()
    await expect(requested.mock.calls[0]?.[0]).toMatchObject({
      orderIds: [invoice().orderNumber, overdueInvoice().orderNumber],
      loyaltyPoints: 0,
      paymentMethod: 'C',
      expectedTotal: 192,
    })
    await expect(sessionStorage.getItem('invoices:attempt')).toBeNull()
  },
}
export const PaidOnAPhone: Story = { ...Paid, globals: phone }
/** A declined card: the reason is shown, nothing is lost, and another card pays the same payment. */
export const Declined: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock(checkoutCalls.confirmPayment, payment({ status: 'failed', paymentError: 'insufficient_funds' }))),
  play: async (context) => {
    await openDialog(context)
    await fillCard(context, '4000000000009995')
    await expect(
      (await screen.findAllByText('There is not enough money on this card. Nothing was charged.'))[0],
    ).toBeVisible()
    await expect(screen.getByLabelText(/^Name on the card/)).toHaveValue('Priya Raman')
    context.msw.use(mock(checkoutCalls.confirmPayment, payment()))
    const number = screen.getByLabelText(/^Card number/)
    await context.userEvent.clear(number)
    await context.userEvent.type(number, '4242424242424242')
    const [pay] = screen.getAllByRole('button', { name: 'Pay $192.00' }).toReversed()
    await context.userEvent.click(pay as HTMLElement)
    await expect(await screen.findByRole('heading', { name: 'Thank you. Your payment is in.' })).toBeVisible()
    await expect(requested).toHaveBeenCalledOnce()
  },
}
/** However often it is pressed, one payment is requested. */
export const DoublePress: Story = {
  play: async (context) => {
    await context.userEvent.dblClick(await context.canvas.findByRole('button', { name: 'Pay $192.00' }))
    await screen.findByLabelText(/^Card number/)
    await expect(requested).toHaveBeenCalledOnce()
  },
}
/** Another tab was quicker. */
export const PaidElsewhere: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(pendingPaymentCalls.payPending, 409, { message: 'This is paid already. Nothing was charged.' }),
      mockFailure(orderCalls.getOrder, 404),
    ),
  play: async (context) => {
    await context.canvas.findByRole('button', { name: 'Pay $192.00' })
    context.msw.use(mock(pendingPaymentCalls.getPendingPayment, invoicePayment({ orders: [], amount: aud(0) })))
    await press('Pay $192.00', context)
    await expect(await context.canvas.findByText('Nothing to pay')).toBeVisible()
  },
}
/** The connection is lost while the payment is confirmed: nobody pays twice to find out. */
export const ConnectionLost: Story = {
  beforeEach: ({ msw }) => msw.use(mockOffline(checkoutCalls.confirmPayment), mockOffline(orderCalls.getOrder)),
  play: async (context) => {
    await openDialog(context)
    await fillCard(context, '4242424242424242')
    await expect(await screen.findByRole('button', { name: 'Check again' }, { timeout: 8000 })).toBeVisible()
  },
}
/** Back from the bank, or reloaded in the middle of a charge: looks first what became of it. */
export const BackFromTheBank: Story = {
  beforeEach: ({ msw }) => {
    msw.use(mock(orderCalls.getOrder, orderDetail({ ...payment(), progress: [] })))
    const attempt = { checkoutId: order().checkoutId, subject: invoice().id, isSent: true }
    sessionStorage.setItem('invoices:attempt', JSON.stringify(attempt))
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: 'Thank you. Your payment is in.' })).toBeVisible(),
}

export const PaidAlready: Story = {
  parameters: { path: `/invoices/pay?order=${paidInvoice().orderNumber}` },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        pendingPaymentCalls.getPendingPayment,
        invoicePayment({ orders: [{ ...dueInvoice(paidInvoice()), isOpen: false }], amount: aud(0) }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This is paid already')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Pay/ })).toBeNull()
  },
}
export const NothingOpen: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock(pendingPaymentCalls.getPendingPayment, invoicePayment({ orders: [], amount: aud(0) }))),
  play: async ({ canvas }) => expect(await canvas.findByText('Nothing to pay')).toBeVisible(),
}
/** A bank transfer that is awaited can be paid online, with points, which pay for goods alone (orders-1). */
export const OrderWithPoints: Story = {
  parameters: { audience: 'breeder', settings: { user: signedIn() } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(pendingPaymentCalls.getPendingPayment, ({ query }) => ({
        amount: priceOf(6120 - Number(query.loyaltyPoints ?? 0), 'USD'),
        loyaltyPoints: 500,
        others: [],
        orders: [dueOrder()],
      })),
    ),
  play: async (context) => {
    const { canvas, userEvent } = context
    await expect(await canvas.findByRole('heading', { name: 'Pay what is open' })).toBeVisible()
    await expect(canvas.getByText('You have 500 points to spend.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Use points' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay $56.20' }))
    await screen.findByLabelText(/^Card number/)
    await expect(requested.mock.calls[0]?.[0]).toMatchObject({
      orderIds: ['KP-100039'],
      loyaltyPoints: 500,
      expectedTotal: 56.2,
    })
  },
}

const dueInEuros = () => {
  const sum = priceOf(6000, 'EUR')
  return dueInvoice({ ...overdueInvoice(), total: sum, due: sum })
}
/** One payment takes one currency. */
export const TwoCurrencies: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        pendingPaymentCalls.getPendingPayment,
        invoicePayment({ orders: [dueInvoice(), dueInEuros()], amount: aud(12_500), others: [priceOf(6000, 'EUR')] }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Pay €60.00 EUR' })).toHaveAttribute(
      'href',
      `/invoices/pay?order=${overdueInvoice().orderNumber}`,
    )
    await expect(canvas.queryByRole('button', { name: /^Pay/ })).toBeNull()
  },
}
/** After the first of two currencies the page leads to the other. */
export const LeadsToTheNext: Story = {
  parameters: { path: `/invoices/pay?order=${invoice().orderNumber}` },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(pendingPaymentCalls.getPendingPayment, ({ query }) =>
        query.orderIds
          ? invoicePayment({ orders: [dueInvoice()], amount: aud(12_500) })
          : invoicePayment({ orders: [dueInEuros()], amount: priceOf(6000, 'EUR') }),
      ),
      mock(
        pendingPaymentCalls.payPending,
        payment({ status: 'paying', totals: { ...totals, subtotal: aud(12_500), total: aud(12_500) } }),
      ),
    ),
  play: async (context) => {
    await press('Pay $125.00', context)
    await screen.findByLabelText(/^Card number/)
    await fillCard(context, '4242424242424242', 'Pay $125.00')
    await expect(await screen.findByText('Still to pay: €60.00.')).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Pay €60.00 EUR' })).toHaveAttribute(
      'href',
      `/invoices/pay?order=${overdueInvoice().orderNumber}`,
    )
  },
}
/** An admin looks as the vet: money is the vet's own affair. */
export const NotForAnAdmin: Story = {
  parameters: { settings: { user: signedIn({ ...vet(), viewedBy: { name: 'Robin Adeyemi' } }), country: 'AU' } },
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(pendingPaymentCalls.payPending, 403, { message: 'Only the person themselves may do this.' }),
      mockFailure(orderCalls.getOrder, 404),
    ),
  play: async (context) => {
    await press('Pay $192.00', context)
    await expect(await context.canvas.findByText('Only the person themselves may do this.')).toBeVisible()
  },
}
export const Many: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        pendingPaymentCalls.getPendingPayment,
        invoicePayment({
          orders: Array.from({ length: 30 }, (_, index) =>
            dueInvoice(
              invoice({
                ...(index % 3 ? invoice() : overdueInvoice()),
                id: `c0ffee00-0000-4000-8000-${String(index).padStart(12, '0')}`,
                number: `INV-${100_500 - index}`,
                orderNumber: `KP-${100_500 - index}`,
              }),
            ),
          ),
          amount: aud(375_000),
        }),
      ),
    ),
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: /^30 invoices/ })).toBeVisible(),
}

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(pendingPaymentCalls.getPendingPayment)) }
export const Missing: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(pendingPaymentCalls.getPendingPayment, 404)),
  play: async ({ canvas }) => expect(await canvas.findByText('We cannot find what is to be paid')).toBeVisible(),
}
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(pendingPaymentCalls.getPendingPayment, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to get pending payments')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: /Try again/ })).toBeVisible())
  },
}
export const Offline: Story = offline
export const ForOwners: Story = { parameters: { audience: 'owner', settings: { user: signedIn(owner()) } } }
export const SessionExpired: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockFailure(pendingPaymentCalls.getPendingPayment, 401, { message: 'Please log in again.' })),
  play: async ({ canvas }) => expect(await canvas.findByRole('link', { name: 'Log in' })).toBeVisible(),
}
