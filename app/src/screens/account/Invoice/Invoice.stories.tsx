import { invoiceCalls, type InvoiceDetail } from '@shop/contract/invoice'
import { priceOf } from '@shop/contract/money'
import { invoiceDetail, overdueInvoice, paidInvoice } from '@shop/mocks/fixtures/invoice'
import { breeder, owner, signedIn, vet } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router-dom'
import { expect, spyOn, within } from 'storybook/test'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { Invoice } from './Invoice.screen.tsx'

const meta = {
  component: Invoice,
  title: 'Screens/Account/Invoice',
  parameters: {
    never: { empty: 'always has a line' },
    path: `/my/invoices/${invoiceDetail().id}`,
    audience: 'vet',
    settings: { user: signedIn(vet()), country: 'AU' },
  },
  render: () => (
    <Routes>
      <Route path="/my/invoices/:id" element={<Invoice />} />
    </Routes>
  ),
} satisfies Meta<typeof Invoice>
export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'phone' } }
const showing =
  (partial: Partial<InvoiceDetail>): NonNullable<Story['beforeEach']> =>
  ({ msw }) =>
    void msw.use(mock(invoiceCalls.getInvoice, invoiceDetail(partial)))
const aud = (minor: number) => priceOf(minor, 'AUD', 'AU')

/** Its lines and sums, whom it bills, and how to pay it. */
export const Open: Story = {
  beforeEach: ({ msw }) => {
    const requested: string[] = []
    msw.use(
      mock(invoiceCalls.getInvoice, ({ params }) => {
        requested.push(params.id)
        return invoiceDetail({ id: params.id })
      }),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Invoice INV-100012' })).toBeVisible()
    const sheet = within(canvas.getByRole('region', { name: 'Invoice INV-100012' }))
    await expect(sheet.getByRole('row', { name: /Swabs, box of 20 2 \$29\.00 \$58\.00/ })).toBeVisible()
    await expect(sheet.getByRole('heading', { name: 'From' }).nextSibling).toHaveTextContent(
      invoiceDetail().seller[0] ?? '',
    )
    await expect(sheet.getByText('Riverside Animal Clinic')).toBeVisible()
    await expect(sheet.getByText('Delivery').nextSibling).toHaveTextContent('$9.00')
    await expect(sheet.getByText('Total').nextSibling).toHaveTextContent('AUD$125.00')
    await expect(canvas.getByText('Due 10/12/2026')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Pay $125.00' })).toHaveAttribute(
      'href',
      `/invoices/pay?order=${invoiceDetail().orderNumber}`,
    )
    await expect(canvas.getByText('To pay by bank transfer')).toBeVisible()
  },
}
export const Phone: Story = { globals: phone }

export const Overdue: Story = {
  beforeEach: showing(overdueInvoice()),
  play: async ({ canvas }) => expect(await canvas.findByText('Was due 15/11/2026')).toBeVisible(),
}
export const Paid: Story = {
  beforeEach: showing({ ...paidInvoice(), payment: { number: 'PAY-100057', method: 'C', isTestPayment: false } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Paid on 20/08/2026. Thank you.')).toBeVisible()
    await expect(canvas.getByText('Payment PAY-100057, by card.')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^Pay/ })).toBeNull()
    await expect(canvas.queryByText('To pay by bank transfer')).toBeNull()
  },
}
export const PaidWithTestMoney: Story = {
  beforeEach: showing({ ...paidInvoice(), payment: { number: 'PAY-100057', method: 'C', isTestPayment: true } }),
  play: async ({ canvas }) => expect(await canvas.findByText(/This was a test payment/)).toBeVisible(),
}

/** Without the practice's address, and with everything long. */
const long = {
  lines: Array.from({ length: 30 }, (_, index) => ({
    description: `Collie eye anomaly / choroidal hypoplasia with hereditary cataract and a rather long name, number ${index + 1}`,
    animalName: index % 2 ? 'Wandering Willow of Windermere and the Western Isles' : null,
    quantity: 99,
    unitPrice: aud(123_456),
    linePrice: aud(12_222_144),
  })),
  billTo: {
    name: 'Maximiliana Featherstonehaugh-Cholmondeley',
    clinic: 'The Royal Riverside Animal Hospital and Referral Centre for Small Companions',
    email: `${'wandering.willow.of.windermere.'.repeat(2)}@practice-with-a-rather-long-name.example.com`,
    address: null,
  },
}
export const LongText: Story = { beforeEach: showing(long) }
export const LongTextOnAPhone: Story = { globals: phone, beforeEach: showing(long) }

export const Prints: Story = {
  play: async ({ canvas, userEvent }) => {
    const print = spyOn(window, 'print').mockImplementation(() => {})
    await userEvent.click(await canvas.findByRole('button', { name: 'Print or save as PDF' }))
    await expect(print).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(invoiceCalls.getInvoice)) }
/** Another's is missing just like one that never was. */
export const Missing: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(invoiceCalls.getInvoice, 404)),
  play: async ({ canvas }) => expect(await canvas.findByText('We cannot find this invoice')).toBeVisible(),
}
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(invoiceCalls.getInvoice, 500)),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: /Try again/ })).toBeVisible(),
}
export const Offline: Story = offline
export const ForBreeders: Story = { parameters: { audience: 'breeder', settings: { user: signedIn(breeder()) } } }
export const ForOwners: Story = { parameters: { audience: 'owner', settings: { user: signedIn(owner()) } } }
export const SessionExpired: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(invoiceCalls.getInvoice, 401, { message: 'Please log in again.' })),
  play: async ({ canvas }) => expect(await canvas.findByRole('link', { name: 'Log in' })).toBeVisible(),
}
