import { approvalCalls } from '@shop/contract/approval'
import { invoiceCalls } from '@shop/contract/invoice'
import { Toaster } from '@shop/design-system'
import { listOf } from '@shop/mocks/fixture'
import { deskAccount } from '@shop/mocks/fixtures/invoice'
import { colleague, signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { sortedBy } from '../../../parts/desk/sorted-story.ts'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { Accounts } from './Accounts.screen.tsx'

const meta = {
  component: Accounts,
  title: 'Screens/Desk/Accounts',
  parameters: { path: '/desk/payments/accounts', settings: { user: signedIn(colleague({ roles: ['accounts'] })) } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
  ],
} satisfies Meta<typeof Accounts>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
const phone = { viewport: { value: 'phone' } }

const open: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Set the limit of Priya Raman' }))
  await canvas.findByRole('dialog', { name: 'Credit of Priya Raman' })
}

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Riverside/ })).toHaveTextContent('1 overdue')
    await expect(canvas.getByRole('row', { name: /Hugo/ })).toHaveTextContent('Nothing is open')
  },
}
export const Sorted: Story = { play: sortedBy('Account', ['Oldest due', 'ascending']) }
export const Phone: Story = { globals: phone }
export const Saved: Story = {
  play: async (context) => {
    await open(context)
    const { canvas, userEvent } = context
    const dialog = within(canvas.getByRole('dialog'))
    await userEvent.clear(dialog.getByLabelText('Limit'))
    await userEvent.type(dialog.getByLabelText('Limit'), '750')
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Pays on time')
    await userEvent.click(dialog.getByRole('button', { name: 'Save the limit' }))
    await expect(await canvas.findByText('vet@example.com may owe $750.00.')).toBeVisible()
  },
}
/** An empty field ends it. */
export const Ended: Story = {
  play: async (context) => {
    await open(context)
    const { canvas, userEvent } = context
    const dialog = within(canvas.getByRole('dialog'))
    await userEvent.clear(dialog.getByLabelText('Limit'))
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Does not pay')
    await userEvent.click(dialog.getByRole('button', { name: 'Save the limit' }))
    await expect(await canvas.findByText('The credit of vet@example.com has ended.')).toBeVisible()
  },
}
export const SavedRefused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(approvalCalls.setCredit, 409, {
        message: 'vet@example.com is not approved as a vet or collection agent.',
      }),
    ),
  play: async (context) => {
    await open(context)
    const dialog = within(context.canvas.getByRole('dialog'))
    await context.userEvent.type(dialog.getByLabelText(/^Reason/), 'Pays on time')
    await context.userEvent.click(dialog.getByRole('button', { name: 'Save the limit' }))
    await expect(await dialog.findByText(/is not approved as a vet/)).toBeVisible()
  },
}
export const SetOnAPhone: Story = { globals: phone, play: open }
export const ManyPages: Story = {
  parameters: { path: '/desk/payments/accounts?page=2' },
  beforeEach: ({ msw }) =>
    msw.use(mock(invoiceCalls.listOverdueAccounts, listOf([deskAccount()], { count: 432, next: 3, previous: 1 }))),
}
export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mock(invoiceCalls.listOverdueAccounts, listOf([]))),
  play: async ({ canvas }) => expect(await canvas.findByText('Nobody orders on account')).toBeVisible(),
}
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(invoiceCalls.listOverdueAccounts)) }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(invoiceCalls.listOverdueAccounts, 500)),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}
export const Offline: Story = offline
export const Dark: Story = { globals: { scheme: 'dark' } }
