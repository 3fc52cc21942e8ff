import { collectionAgentCalls } from '@shop/contract/collection-agent'
import { Toaster } from '@shop/design-system'
import { deskAgent } from '@shop/mocks/fixtures/collection-agent'
import { colleague, signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { sortedBy } from '../../../parts/desk/sorted-story.ts'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { Agents } from './Agents.screen.tsx'

const meta = {
  component: Agents,
  title: 'Screens/Desk/Agents',
  parameters: { path: '/desk/people/agents', settings: { user: signedIn(colleague({ roles: ['support'] })) } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
  ],
} satisfies Meta<typeof Agents>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
const phone = { viewport: { value: 'phone' } }

/** Presses a button, gives a reason in the dialog that opens, and sends it. */
const decide =
  (button: string, action: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: button }))
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'As they wrote')
    await userEvent.click(dialog.getByRole('button', { name: action }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  }

export const Full: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Riverside Animal Clinic/ })
    await expect(row).toHaveTextContent('2 with them, 5 reported')
    await expect(canvas.getByText('2 agents')).toBeVisible()
  },
}
export const Sorted: Story = { play: sortedBy('Place') }
/** They look kits up, and take nobody off the list. */
export const InTheLaboratory: Story = {
  parameters: { settings: { user: signedIn(colleague({ roles: ['laboratory'] })) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Kits of Riverside Animal Clinic' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Take off/ })).toBeNull()
  },
}
export const Narrowed: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('2 agents')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Public list' }), 'Hidden at their wish')
    await expect(await canvas.findByText('1 agent')).toBeVisible()
    await expect(canvas.queryByRole('row', { name: /Riverside/ })).toBeNull()
  },
}
export const TakesOffTheList: Story = {
  play: async (context) => {
    const removed = fn()
    context.msw.use(
      mock(collectionAgentCalls.removeAgent, ({ params: { id } }) => {
        removed(id)
        return { id: Number(id) }
      }),
    )
    await decide('Take off the list Riverside Animal Clinic', 'Take off the list')(context)
    await expect(removed).toHaveBeenCalledWith('1')
  },
}
export const AKitCameBack: Story = {
  play: async ({ canvas, userEvent }) => {
    const barcode = 'KP4827193506'
    await userEvent.click(await canvas.findByRole('button', { name: 'Kits of Riverside Animal Clinic' }))
    const kits = within(await canvas.findByRole('dialog'))
    await userEvent.click(await kits.findByRole('button', { name: `Came back ${barcode}` }))
    const dialog = within(await canvas.findByRole('dialog', { name: `Has ${barcode} come back unused?` }))
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'In the post')
    await userEvent.click(dialog.getByRole('button', { name: 'It came back' }))
    await expect(await canvas.findByText(`${barcode} is struck off.`)).toBeVisible()
    // Back to the kits, of which one that is used cannot come back.
    await expect(await canvas.findByRole('dialog', { name: /^Swab kits of/ })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Came back KP4827193501' })).toBeNull()
  },
}
export const Long: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(collectionAgentCalls.listDeskAgents, {
        results: [deskAgent({ name: 'Riverside Animal Clinic and Referral Hospital '.repeat(3).trim() })],
      }),
    ),
}
export const Many: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(collectionAgentCalls.listDeskAgents, {
        results: Array.from({ length: 300 }, (_, index) => deskAgent({ id: index + 1 })),
      }),
    ),
}
export const Phone: Story = { globals: phone }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mock(collectionAgentCalls.listDeskAgents, { results: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no collection agent yet')).toBeVisible()
  },
}
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(collectionAgentCalls.listDeskAgents)) }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(collectionAgentCalls.listDeskAgents, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
export const Offline: Story = offline
