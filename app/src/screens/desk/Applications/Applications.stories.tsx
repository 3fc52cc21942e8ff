import { approvalCalls } from '@shop/contract/approval'
import { Toaster } from '@shop/design-system'
import { waiting } from '@shop/mocks/fixtures/approval'
import { colleague, signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { sortedBy } from '../../../parts/desk/sorted-story.ts'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { Applications } from './Applications.screen.tsx'

const meta = {
  component: Applications,
  title: 'Screens/Desk/Applications',
  parameters: { path: '/desk/people/applications', settings: { user: signedIn(colleague({ roles: ['support'] })) } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
  ],
} satisfies Meta<typeof Applications>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
const phone = { viewport: { value: 'phone' } }

/** As the server does: whoever was decided on waits no longer. */
const decides: Story['beforeEach'] = ({ msw }) => {
  let rows = waiting
  const without = ({ body: { email } }: { body: { email: string } }) => {
    rows = rows.filter((row) => row.email !== email)
    return { email, isChanged: true }
  }
  msw.use(
    mock(approvalCalls.listWaiting, () => ({ results: rows })),
    mock(approvalCalls.approve, without),
    mock(approvalCalls.refuse, without),
  )
}
const decide =
  (button: string, action: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: button }))
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'In the register')
    await userEvent.click(dialog.getByRole('button', { name: action }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  }

export const Full: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Priya Raman/ })
    await expect(row).toHaveTextContent('Riverside Animal Clinic, QLD 4127')
    await expect(canvas.getByText('3 applications')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Accounts' })).toHaveAttribute('href', '/desk/people')
  },
}
export const Sorted: Story = { play: sortedBy('Name', ['Since', 'ascending']) }
export const Phone: Story = { globals: phone }
export const Dark: Story = { globals: { scheme: 'dark' } }
/** They set credit, and decide on nobody. */
export const InAccounts: Story = {
  parameters: { settings: { user: signedIn(colleague({ roles: ['accounts'] })) } },
  play: async ({ canvas }) => {
    await canvas.findByText('3 applications')
    await expect(canvas.queryByRole('button', { name: /^(Approve|Refuse|Name somebody)/ })).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Accounts' })).toBeNull()
  },
}
export const Narrowed: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('3 applications')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'As' }), 'Vet')
    await expect(await canvas.findByText('1 application')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }))
    await userEvent.type(canvas.getByRole('searchbox'), 'blackbeck{Enter}')
    await expect(await canvas.findByText(/^1 application with/)).toBeVisible()
    await expect(canvas.getByRole('row', { name: /Iain Fraser/ })).toBeVisible()
  },
}
export const Approves: Story = {
  beforeEach: decides,
  play: async (context) => {
    await decide('Approve Priya Raman', 'Approve')(context)
    const { canvas } = context
    await expect(await canvas.findByText('2 applications')).toBeVisible()
    await expect(canvas.getByRole('note')).toHaveTextContent('Priya Raman is approved')
    // It is undone from here.
    await decide('Take it back', 'Refuse')(context)
    await waitFor(() => expect(canvas.queryByRole('note')).toBeNull())
  },
}
export const Refuses: Story = {
  beforeEach: decides,
  play: async (context) => {
    await decide('Refuse Iain Fraser', 'Refuse')(context)
    await expect(await context.canvas.findByText('2 applications')).toBeVisible()
    await expect(context.canvas.queryByRole('note')).toBeNull()
  },
}
/** A colleague was quicker. */
export const DecidedMeanwhile: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockFailure(approvalCalls.approve, 404, { message: 'Nothing of iain@example.com waits for this.' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve Iain Fraser' }))
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'In the register')
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }))
    await expect(await dialog.findByText('Nothing of iain@example.com waits for this.')).toBeVisible()
    await expect(dialog.getByLabelText(/^Reason/)).toHaveValue('In the register')
  },
}
export const NamesForAClub: Story = {
  play: async ({ canvas, userEvent, msw }) => {
    const sent = fn()
    msw.use(
      mock(approvalCalls.approve, ({ body }) => {
        sent(body.kind, body.club)
        return { email: body.email, isChanged: true }
      }),
    )
    await userEvent.click(await canvas.findByRole('button', { name: 'Name somebody who acts for a club' }))
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText(/^Email/), 'breeder@example.com')
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Their secretary wrote')
    await userEvent.click(dialog.getByRole('button', { name: 'Let them act for it' }))
    await waitFor(() => expect(dialog.getByLabelText(/^Name of the club/)).toBeInvalid())
    await userEvent.type(dialog.getByLabelText(/^Name of the club/), 'Border Collie Club')
    await userEvent.click(dialog.getByRole('button', { name: 'Let them act for it' }))
    await expect(await canvas.findByText('breeder@example.com acts for Border Collie Club.')).toBeVisible()
    await expect(sent).toHaveBeenCalledWith('club', 'Border Collie Club')
  },
}
export const Long: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(approvalCalls.listWaiting, {
        results: waiting.map((row) => ({ ...row, details: `${row.details}, `.repeat(8) })),
      }),
    ),
}
export const Many: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(approvalCalls.listWaiting, {
        results: Array.from({ length: 120 }, (_, index) => ({
          ...(waiting[index % waiting.length] as (typeof waiting)[number]),
          email: `person-${index}@example.com`,
        })),
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('120 applications')).toBeVisible()
  },
}
export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mock(approvalCalls.listWaiting, { results: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody waits')).toBeVisible()
  },
}
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(approvalCalls.listWaiting)) }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(approvalCalls.listWaiting, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
export const Offline: Story = offline
