import { invoiceCalls } from '@shop/contract/invoice'
import { priceOf } from '@shop/contract/money'
import { listOf } from '@shop/mocks/fixture'
import { invoice, invoiceTotal, overdueInvoice, paidInvoice } from '@shop/mocks/fixtures/invoice'
import { breeder, owner, signedIn, vet } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { Invoices } from './Invoices.screen.tsx'

const meta = {
  component: Invoices,
  title: 'Screens/Account/Invoices',
  parameters: { path: '/my/invoices', audience: 'vet', settings: { user: signedIn(vet()), country: 'AU' } },
} satisfies Meta<typeof Invoices>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const phone = { viewport: { value: 'phone' } }
const aud = (minor: number) => priceOf(minor, 'AUD', 'AU')
const due = async ({ canvas }: Context) => within(await canvas.findByRole('region', { name: 'Total due' }))
const article = ({ canvas }: Context, number: string) => canvas.findByRole('article', { name: `Invoice ${number}` })

/** What is due on top, then every invoice: its dates, its sum, its state, and the way to pay it. */
export const Full: Story = {
  play: async (context) => {
    await expect((await due(context)).getByText('2 open invoices, 1 of them overdue')).toBeVisible()
    await expect((await due(context)).getByText('$192.00')).toBeVisible()
    await expect((await due(context)).getByRole('link', { name: 'Pay all' })).toHaveAttribute('href', '/invoices/pay')
    await expect(await article(context, 'INV-100012')).toHaveTextContent(
      /10\/11\/2026.*Due 10\/12\/2026.*\$125\.00.*Open/,
    )
    await expect(await article(context, 'INV-100009')).toHaveTextContent(/Was due 15\/11\/2026.*\$67\.00.*Overdue/)
    await expect(await article(context, 'INV-100004')).toHaveTextContent(/Paid 20\/08\/2026.*\$165\.00.*Paid/)
    const { canvas } = context
    await expect(canvas.getByRole('link', { name: 'INV-100012' })).toHaveAttribute(
      'href',
      `/my/invoices/${invoice().id}`,
    )
    await expect(canvas.getByRole('link', { name: 'Pay invoice INV-100009' })).toHaveAttribute(
      'href',
      `/invoices/pay?order=${overdueInvoice().orderNumber}`,
    )
    await expect(canvas.queryByRole('link', { name: 'Pay invoice INV-100004' })).toBeNull()
    await expect(canvas.getByText('One invoice is overdue')).toBeVisible()
    await expect(canvas.getByText(/^Please pay soon: 14 days after its due date/)).toBeVisible()
  },
}
export const Phone: Story = { globals: phone }

/** Nothing is due, and nothing has to be paid. */
export const AllPaid: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(invoiceCalls.listInvoices, listOf([paidInvoice()])),
      mock(invoiceCalls.getInvoiceTotal, invoiceTotal({ value: aud(0), openCount: 0, overdueCount: 0 })),
    ),
  play: async (context) => {
    await expect((await due(context)).getByText('Every invoice is paid.')).toBeVisible()
    await expect(context.canvas.queryByRole('link', { name: /^Pay/ })).toBeNull()
  },
}

/** Of somebody who moved: no sum is made of two currencies. */
export const TwoCurrencies: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        invoiceCalls.listInvoices,
        listOf([invoice(), invoice({ id: overdueInvoice().id, number: 'INV-100009', total: priceOf(6000, 'EUR') })]),
      ),
      mock(
        invoiceCalls.getInvoiceTotal,
        invoiceTotal({ value: aud(12500), others: [priceOf(6000, 'EUR')], overdueCount: 0 }),
      ),
    ),
  play: async (context) => expect((await due(context)).getByText('$125.00 and €60.00')).toBeVisible(),
}

export const Many: Story = {
  parameters: { path: '/my/invoices?page=2' },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(invoiceCalls.listInvoices, ({ query }) =>
        listOf(
          Array.from({ length: 20 }, (_, index) =>
            invoice({
              ...(index % 3 ? paidInvoice() : overdueInvoice()),
              id: `c0ffee00-0000-4000-8000-${String(index).padStart(12, '0')}`,
              number: `INV-${100_500 - index}`,
            }),
          ),
          { count: 1000, next: Number(query.page) + 1, previous: Number(query.page) - 1 },
        ),
      ),
      mock(invoiceCalls.getInvoiceTotal, invoiceTotal({ value: aud(123_456_789), openCount: 1000, overdueCount: 321 })),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Next/ })).toHaveAttribute('href', '/my/invoices?page=3')
    await expect(canvas.getByText('321 invoices are overdue')).toBeVisible()
  },
}
export const ManyOnAPhone: Story = { ...Many, globals: phone }

export const None: Story = {
  beforeEach: ({ msw }) => msw.use(mock(invoiceCalls.listInvoices, listOf([]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No invoices yet')).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Total due' })).toBeNull()
  },
}

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(invoiceCalls.listInvoices), mockPending(invoiceCalls.getInvoiceTotal)),
}
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(invoiceCalls.listInvoices, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch orders')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Try again/ })).toBeVisible()
  },
}
export const Offline: Story = offline
export const ForBreeders: Story = { parameters: { audience: 'breeder', settings: { user: signedIn(breeder()) } } }
export const ForOwners: Story = { parameters: { audience: 'owner', settings: { user: signedIn(owner()) } } }
/** The list stays, whatever becomes of the sum. */
export const TotalFailed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(invoiceCalls.getInvoiceTotal, 500)),
  play: async (context) => {
    await expect(await context.canvas.findByText('Failed to fetch invoice total')).toBeVisible()
    await expect(await article(context, 'INV-100012')).toBeVisible()
  },
}
export const SessionExpired: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(invoiceCalls.listInvoices, 401, { message: 'Please log in again.' })),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?next=%2Fmy%2Finvoices'),
}
