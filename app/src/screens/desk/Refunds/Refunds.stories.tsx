import { refundCalls } from '@shop/contract/refund'
import { Toaster } from '@shop/design-system'
import { listOf } from '@shop/mocks/fixture'
import { refund } from '@shop/mocks/fixtures/refund'
import { colleague, signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { sortedBy } from '../../../parts/desk/sorted-story.ts'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { Refunds } from './Refunds.screen.tsx'

const meta = {
  component: Refunds,
  title: 'Screens/Desk/Refunds',
  parameters: { path: '/desk/payments/refunds', settings: { user: signedIn(colleague({ roles: ['accounts'] })) } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
  ],
} satisfies Meta<typeof Refunds>
export default meta
type Story = StoryObj<typeof meta>
const phone = { viewport: { value: 'phone' } }

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /KP-100043/ })).toHaveTextContent('The card has expired.')
    // What is done needs nobody.
    await expect(within(canvas.getByRole('row', { name: /KP-100042/ })).queryByRole('button')).toBeNull()
  },
}
export const Sorted: Story = { play: sortedBy('Order', ['Requested', 'descending']) }
export const Phone: Story = { globals: phone }
/** Support reads, and sends nothing. */
export const InSupport: Story = {
  parameters: { settings: { user: signedIn(colleague({ roles: ['support'] })) } },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /KP-100043/ })
    await expect(canvas.queryByRole('button', { name: /KP-/ })).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Transfers' })).toBeNull()
  },
}
export const ByState: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('4 refunds')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'failed')
    await expect(await canvas.findByText('1 refund')).toBeVisible()
  },
}

const step =
  (button: RegExp, submit: string, says: RegExp, also: NonNullable<Story['play']> = async () => {}): Story['play'] =>
  async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: button }))
    const dialog = within(await canvas.findByRole('dialog'))
    await also(context)
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'They wrote to us')
    await userEvent.click(dialog.getByRole('button', { name: submit }))
    await expect(await canvas.findByText(says)).toBeVisible()
  }
export const TriedAgain: Story = { play: step(/Try again KP-100043/, 'Try again', /The provider is asked again/) }
export const SentByBank: Story = { play: step(/Sent by bank KP-100044/, 'It was sent', /Recorded as sent/) }
export const ForAnOrder: Story = {
  play: step(/Say for which order PAY-100057/, 'Write the credit note', /CN-100008 is written/, async (context) => {
    await context.userEvent.type(context.canvas.getByLabelText(/^Order/), 'KP-100042')
  }),
}
export const StepRefused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockFailure(refundCalls.retryRefund, 409, { message: 'This refund was sent meanwhile.' })),
  play: step(/Try again KP-100043/, 'Try again', /was sent meanwhile/),
}
export const ManyPages: Story = {
  parameters: { path: '/desk/payments/refunds?page=2' },
  beforeEach: ({ msw }) =>
    msw.use(mock(refundCalls.listRefunds, listOf([refund()], { count: 4321, next: 3, previous: 1 }))),
}
export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mock(refundCalls.listRefunds, listOf([]))),
  play: async ({ canvas }) => expect(await canvas.findByText('Nothing was refunded yet')).toBeVisible(),
}
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(refundCalls.listRefunds)) }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(refundCalls.listRefunds, 500)),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}
export const Offline: Story = offline
export const Dark: Story = { globals: { scheme: 'dark' } }
