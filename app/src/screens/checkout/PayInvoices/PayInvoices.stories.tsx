import { checkoutCalls } from '@shop/contract/checkout'
import { invoiceCalls } from '@shop/contract/invoice'
import { priceOf } from '@shop/contract/money'
import { orderCalls } from '@shop/contract/order'
import { Toaster } from '@shop/design-system'
import { invoice, invoicePayment, overdueInvoice, paidInvoice } from '@shop/mocks/fixtures/invoice'
import { order } from '@shop/mocks/fixtures/order'
import { signedIn, vet } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockOffline, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
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
      mock(invoiceCalls.payInvoices, ({ body }) => {
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
const fillCard = async ({ userEvent }: Context, number: string) => {
  await userEvent.type(screen.getByLabelText(/^Name on the card/), 'Priya Raman')
  await userEvent.type(screen.getByLabelText(/^Card number/), number)
  await userEvent.type(screen.getByLabelText(/^Month/), '12')
  await userEvent.type(screen.getByLabelText(/^Year/), '2030')
  await userEvent.type(screen.getByLabelText(/^Security code/), '123')
  const [pay] = screen.getAllByRole('button', { name: 'Pay $192.00' }).toReversed()
  await userEvent.click(pay as HTMLElement)
}

/** What is paid, how, and what it comes to; one of several may wait. */
export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '2 invoices, one payment' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Leave out invoice INV-100009' })).toHaveAttribute(
      'href',
      `/invoices/pay?invoice=${invoice().id}`,
    )
    await expect(canvas.getByRole('radio', { name: /^Card/ })).toBeChecked()
    await expect(canvas.queryByRole('radio', { name: /^Bank transfer/ })).toBeNull()
    await expect(canvas.getByText('INV-100012 INV-100009')).toBeVisible()
  },
}
export const Phone: Story = { globals: phone }

/** The address names which. */
export const OneOfThem: Story = {
  parameters: { path: `/invoices/pay?invoice=${overdueInvoice().id}` },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(invoiceCalls.getInvoicePayment, ({ query }) =>
        query.invoiceIds === overdueInvoice().id
          ? invoicePayment({ invoices: [overdueInvoice()], amounts: [aud(6700)] })
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
      invoiceIds: [invoice().id, overdueInvoice().id],
      paymentMethod: 'C',
      expectedTotal: 192,
    })
    await expect(sessionStorage.getItem('invoices:attempt')).toBeNull()
  },
}
export const PaidOnAPhone: Story = { ...Paid, globals: phone }
/** A declined card: said, nothing lost, and another card pays the same payment. */
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
      mockFailure(invoiceCalls.payInvoices, 409, { message: 'This is paid already. Nothing was charged.' }),
      mockFailure(orderCalls.getOrder, 404),
    ),
  play: async (context) => {
    await context.canvas.findByRole('button', { name: 'Pay $192.00' })
    context.msw.use(mock(invoiceCalls.getInvoicePayment, { invoices: [], amounts: [] }))
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
    msw.use(mock(orderCalls.getOrder, payment()))
    const attempt = { checkoutId: order().checkoutId, subject: invoice().id, isSent: true }
    sessionStorage.setItem('invoices:attempt', JSON.stringify(attempt))
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: 'Thank you. Your payment is in.' })).toBeVisible(),
}

export const PaidAlready: Story = {
  parameters: { path: `/invoices/pay?invoice=${paidInvoice().id}` },
  beforeEach: ({ msw }) => msw.use(mock(invoiceCalls.getInvoicePayment, { invoices: [paidInvoice()], amounts: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This is paid already')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Pay/ })).toBeNull()
  },
}
export const NothingOpen: Story = {
  beforeEach: ({ msw }) => msw.use(mock(invoiceCalls.getInvoicePayment, { invoices: [], amounts: [] })),
  play: async ({ canvas }) => expect(await canvas.findByText('Nothing to pay')).toBeVisible(),
}
/** One payment takes one currency. */
export const TwoCurrencies: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(invoiceCalls.getInvoicePayment, {
        invoices: [invoice(), { ...overdueInvoice(), total: priceOf(6000, 'EUR'), due: priceOf(6000, 'EUR') }],
        amounts: [aud(12_500), priceOf(6000, 'EUR')],
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Pay €60.00 EUR' })).toHaveAttribute(
      'href',
      `/invoices/pay?invoice=${overdueInvoice().id}`,
    )
    await expect(canvas.queryByRole('button', { name: /^Pay/ })).toBeNull()
  },
}
/** An admin looks as the vet: money is the vet's own affair. */
export const NotForAnAdmin: Story = {
  parameters: { settings: { user: signedIn({ ...vet(), viewedBy: { name: 'Robin Adeyemi' } }), country: 'AU' } },
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(invoiceCalls.payInvoices, 403, { message: 'Only the person themselves may do this.' }),
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
      mock(invoiceCalls.getInvoicePayment, {
        invoices: Array.from({ length: 30 }, (_, index) =>
          invoice({
            ...(index % 3 ? invoice() : overdueInvoice()),
            id: `c0ffee00-0000-4000-8000-${String(index).padStart(12, '0')}`,
            number: `INV-${100_500 - index}`,
          }),
        ),
        amounts: [aud(375_000)],
      }),
    ),
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: /^30 invoices/ })).toBeVisible(),
}

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(invoiceCalls.getInvoicePayment)) }
export const Missing: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(invoiceCalls.getInvoicePayment, 404)),
  play: async ({ canvas }) => expect(await canvas.findByText('We cannot find this invoice')).toBeVisible(),
}
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(invoiceCalls.getInvoicePayment, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch invoice total')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: /Try again/ })).toBeVisible())
  },
}
export const SessionExpired: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockFailure(invoiceCalls.getInvoicePayment, 401, { message: 'Please log in again.' })),
  play: async ({ canvas }) => expect(await canvas.findByRole('link', { name: 'Log in' })).toBeVisible(),
}
