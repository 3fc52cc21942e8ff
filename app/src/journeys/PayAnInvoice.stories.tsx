import { checkoutCalls } from '@shop/contract/checkout'
import { priceOf } from '@shop/contract/money'
import { pendingPaymentCalls } from '@shop/contract/pending-payment'
import { order } from '@shop/mocks/fixtures/order'
import { dueInvoice, invoicePayment } from '@shop/mocks/fixtures/pending-payment'
import { signedIn, vet } from '@shop/mocks/fixtures/user'
import { mock } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { payAnInvoice } from '../../e2e/steps/pay-an-invoice.ts'
import { Journey, stopsAfter, walks } from './journey-story.tsx'

const total = priceOf(12_500, 'AUD', 'AU')
const payment = order({ number: 'PAY-100057', email: vet().email, items: [], totals: { ...order().totals, total } })
const steps = payAnInvoice({ invoice: 'INV-100012', total: '$125.00' })

const meta = {
  component: Journey,
  title: 'Journeys/Pay an invoice',
  parameters: { path: '/my/invoices', layout: 'fullscreen', settings: { user: signedIn(vet()), country: 'AU' } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(pendingPaymentCalls.getPendingPayment, invoicePayment({ orders: [dueInvoice()], amount: total })),
      mock(pendingPaymentCalls.payPending, { ...payment, status: 'paying' }),
      mock(checkoutCalls.confirmPayment, payment),
    ),
} satisfies Meta<typeof Journey>
export default meta
type Story = StoryObj<typeof meta>

/** A practice’s way from its invoices to a paid one. */
export const WholeWay: Story = walks(steps)
export const WholeWayOnAPhone: Story = { ...WholeWay, globals: { viewport: { value: 'phone' } } }
export const TheInvoices: Story = { ...stopsAfter(0, steps), tags: ['!test'] }
export const TheInvoice: Story = { ...stopsAfter(1, steps), tags: ['!test'] }
export const OneInvoice: Story = { ...stopsAfter(2, steps), tags: ['!test'] }
export const TheCard: Story = { ...stopsAfter(3, steps), tags: ['!test'] }
