import { membershipCalls } from '@shop/contract/membership'
import { Toaster } from '@shop/design-system'
import { listOf } from '@shop/mocks/fixture'
import { admin, signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { sortedBy } from '../../../parts/desk/sorted-story.ts'
import { Memberships } from './Memberships.screen.tsx'

const meta = {
  component: Memberships,
  title: 'Screens/Desk/Memberships',
  parameters: { path: '/desk/catalogue/memberships', settings: { user: signedIn(admin()) } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
  ],
} satisfies Meta<typeof Memberships>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

/** Columns are called as fields are. */
const inDialog = (canvas: Parameters<Play>[0]['canvas']) => within(canvas.getByRole('dialog'))

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Tui Parata/ })).toHaveTextContent('Waits for its money')
    await expect(canvas.getByRole('row', { name: /Sam Okafor/ })).toHaveTextContent('Ended: it was not paid')
    await expect(canvas.queryByRole('button', { name: 'End the membership of Sam Okafor' })).toBeNull()
  },
}
export const Sorted: Story = { play: sortedBy('Years', ['Since', 'descending']) }
export const InOneState: Story = {
  parameters: { path: '/desk/catalogue/memberships?state=past_due' },
  play: async ({ canvas }) => expect(await canvas.findByText('1 membership')).toBeVisible(),
}

const ends: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'End the membership of Dana Reed' }))
  await waitFor(() => expect(canvas.getByRole('dialog', { name: 'End the membership of Dana Reed' })).toBeVisible())
  await userEvent.type(inDialog(canvas).getByLabelText(/^Reason/), 'As you wished{Tab}{Enter}')
}
export const Ended: Story = {
  play: async (context) => {
    await ends(context)
    await waitFor(() => expect(context.canvas.getByText('The membership of Dana Reed is ended.')).toBeVisible())
  },
}
export const NotEnded: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(membershipCalls.endMembership, 500)),
  play: async (context) => {
    await ends(context)
    await expect(await context.canvas.findByRole('alert')).toBeVisible()
    await expect(inDialog(context.canvas).getByLabelText(/^Reason/)).toHaveValue('As you wished')
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Nothing: Story = {
  beforeEach: ({ msw }) => msw.use(mock(membershipCalls.listMemberships, listOf([]))),
  play: async ({ canvas }) => expect(await canvas.findByText('Nobody is a member yet')).toBeVisible(),
}
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(membershipCalls.listMemberships)) }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(membershipCalls.listMemberships, 500)),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}
export const Offline: Story = offline
