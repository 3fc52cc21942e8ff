import { bankTransferCalls } from '@shop/contract/bank-transfer'
import { Toaster } from '@shop/design-system'
import { listOf } from '@shop/mocks/fixture'
import { bankTransfer, bankTransfers, plannedTransfer } from '@shop/mocks/fixtures/bank-transfer'
import { colleague, signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { dropFile } from '../../../parts/desk/drop-story.ts'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { Transfers } from './Transfers.screen.tsx'

const meta = {
  component: Transfers,
  title: 'Screens/Desk/Transfers',
  parameters: { path: '/desk/payments', settings: { user: signedIn(colleague({ roles: ['accounts'] })) } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
  ],
} satisfies Meta<typeof Transfers>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
const phone = { viewport: { value: 'phone' } }
const file = new File(['account,id\n'], 'monday.csv', { type: 'text/csv' })

const choose: Play = async ({ canvas, userEvent }) =>
  userEvent.upload(await canvas.findByLabelText('A bank’s statement'), file)

export const Full: Story = {
  play: async ({ canvas }) => {
    const left = await canvas.findByRole('row', { name: /A dog called Skye/ })
    await expect(left).toHaveTextContent('Matches nothing')
    await expect(within(left).getAllByRole('button')).toHaveLength(2)
    const paid = canvas.getByRole('row', { name: /RF48KP100042/ })
    await expect(paid).toHaveTextContent('KP-100042')
    await expect(within(paid).queryByRole('button')).toBeNull()
  },
}
export const Phone: Story = { globals: phone }
export const ByState: Story = {
  parameters: { path: '/desk/payments?state=over' },
  play: async ({ canvas }) => expect(await canvas.findByText('1 transfer')).toBeVisible(),
}

/** What matches is shown; nothing is booked before somebody presses. */
export const Shown: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(bankTransferCalls.importBankTransfers, 500)),
  play: async (context) => {
    await choose(context)
    const { canvas } = context
    await expect(await canvas.findByText(/4 lines, 1 of them booked before, 1 for a person to match/)).toBeVisible()
    await expect(canvas.getByRole('row', { name: /Line 2/ })).toHaveTextContent('Pays it in full')
    await expect(canvas.getByRole('row', { name: /Line 5/ })).toHaveTextContent('Booked before')
    await expect(canvas.getByRole('button', { name: 'Book 3 transfers' })).toBeVisible()
  },
}
export const ShownOnAPhone: Story = { globals: phone, play: choose }
export const Booked: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    dropFile(await canvas.findByLabelText('A bank’s statement'), file)
    await userEvent.click(await canvas.findByRole('button', { name: 'Book 3 transfers' }))
    await expect(await canvas.findByText('3 transfers booked.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Book \d/ })).toBeNull()
  },
}
export const AgainTheSame: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(bankTransferCalls.previewBankTransfers, {
        lines: [plannedTransfer({ state: 'known', number: null })],
        lookAt: [],
      }),
    ),
  play: async (context) => {
    await choose(context)
    await expect(await context.canvas.findByText(/There is nothing to do/)).toBeVisible()
    await expect(context.canvas.queryByRole('button', { name: /^Book \d/ })).toBeNull()
  },
}
const refused: Story['beforeEach'] = ({ msw }) =>
  msw.use(
    mockFailure(bankTransferCalls.previewBankTransfers, 428, {
      message: 'The file has faults. Nothing was imported.',
      errors: { 'line 3': 'date is a day as 2026-11-22.', 'line 7': 'has the id of line 3.' },
    }),
  )
export const Refused: Story = {
  beforeEach: refused,
  play: async (context) => {
    await choose(context)
    await expect(await context.canvas.findByRole('row', { name: /line 7/ })).toHaveTextContent('has the id of line 3')
    await expect(context.canvas.queryByRole('button', { name: /^Book \d/ })).toBeNull()
  },
}
export const RefusedOnAPhone: Story = { globals: phone, beforeEach: refused, play: choose }
export const Reading: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(bankTransferCalls.previewBankTransfers)),
  play: choose,
}

const match: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Match A dog called Skye' }))
  await canvas.findByRole('dialog', { name: 'Match $58.00' })
}
const fillIn: Play = async ({ canvas, userEvent }) => {
  const dialog = within(canvas.getByRole('dialog'))
  await userEvent.type(dialog.getByLabelText(/^Order or invoice/), 'KP-100044')
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'Wrote the dog’s name')
  await userEvent.click(dialog.getByRole('button', { name: 'Match it' }))
}
export const Matched: Story = {
  play: async (context) => {
    await match(context)
    await fillIn(context)
    await expect(await context.canvas.findByText('KP-100044: pays it in full.')).toBeVisible()
  },
}
export const MatchOnAPhone: Story = { globals: phone, play: match }
export const MatchRefused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(bankTransferCalls.matchBankTransfer, 428, {
        message: 'Nothing was changed.',
        errors: { number: 'No order and no invoice has this number.' },
      }),
    ),
  play: async (context) => {
    await match(context)
    await fillIn(context)
    const dialog = within(context.canvas.getByRole('dialog'))
    await waitFor(() =>
      expect(dialog.getByLabelText(/^Order or invoice/)).toHaveAccessibleDescription(/No order and no invoice/),
    )
    await expect(dialog.getByLabelText(/^Reason/)).toHaveValue('Wrote the dog’s name')
  },
}
/** Somebody else has matched it meanwhile. */
export const MatchedByAnother: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(bankTransferCalls.matchBankTransfer, 409, {
        message: 'This transfer is matched. It can be matched no more.',
      }),
    ),
  play: async (context) => {
    await match(context)
    await fillIn(context)
    await expect(await context.canvas.findByText(/It can be matched no more/)).toBeVisible()
  },
}
export const SentBack: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sent back A dog called Skye' }))
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Paid twice')
    await userEvent.click(dialog.getByRole('button', { name: 'It was sent back' }))
    await expect(await canvas.findByText('Recorded as sent back.')).toBeVisible()
  },
}
export const ManyPages: Story = {
  parameters: { path: '/desk/payments?page=2' },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        bankTransferCalls.listBankTransfers,
        listOf([bankTransfer({ reference: 'Invoice of November '.repeat(20) }), ...bankTransfers.slice(1)], {
          count: 54_321,
          next: 3,
          previous: 1,
        }),
      ),
    ),
}
export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mock(bankTransferCalls.listBankTransfers, listOf([]))),
  play: async ({ canvas }) => expect(await canvas.findByText('No transfer has come yet')).toBeVisible(),
}
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(bankTransferCalls.listBankTransfers)) }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(bankTransferCalls.listBankTransfers, 500)),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}
export const Offline: Story = offline
export const Dark: Story = { globals: { scheme: 'dark' }, play: choose }
