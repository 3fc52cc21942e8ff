import { doneBy, mayCall } from '@shop/contract/desk-access'
import type { DeskRole } from '@shop/contract/desk-role'
import { todayCalls } from '@shop/contract/today'
import { today } from '@shop/mocks/fixtures/today'
import { admin, colleague, signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { Today } from './Today.screen.tsx'

const meta = {
  component: Today,
  title: 'Screens/Desk/Today',
  parameters: { path: '/desk', settings: { user: signedIn(admin()) } },
} satisfies Meta<typeof Today>
export default meta
type Story = StoryObj<typeof meta>

export const Manager: Story = {
  play: async ({ canvas }) => {
    const rows = within(await canvas.findByRole('list', { name: 'What waits' })).getAllByRole('link')
    await expect(rows.map((row) => row.getAttribute('href'))).toEqual([
      '/desk/payments/disputes?state=open',
      '/desk/laboratory/samples?late=yes',
      '/desk/letters?state=waiting',
      '/desk/dispatch',
      '/desk/payments?task=match',
      '/desk/laboratory/results?state=waiting',
      '/desk/catalogue/stock?low=true',
    ])
    await expect(canvas.getByRole('link', { name: /^1 Disputes that are open Late since/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^7 Orders to pack since/ })).not.toHaveTextContent('Late')
    await expect(canvas.getByText(/^Nothing else waits: .*Vets to approve · /)).toBeVisible()
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { scheme: 'dark' } }

/** The server leaves out what these roles do not do. */
const roles = (...own: DeskRole[]): Story => ({
  parameters: { settings: { user: signedIn(colleague({ roles: own })) } },
  beforeEach: ({ msw }) =>
    msw.use(mock(todayCalls.getDeskToday, { results: today.filter(({ kind }) => mayCall(own, doneBy[kind])) })),
})
export const Support: Story = roles('support')
export const Warehouse: Story = {
  ...roles('warehouse'),
  play: async ({ canvas }) => {
    const rows = within(await canvas.findByRole('list', { name: 'What waits' })).getAllByRole('link')
    await expect(rows).toHaveLength(1)
    await expect(canvas.queryByText(/Nothing else waits/)).toBeNull()
  },
}
export const Laboratory: Story = roles('laboratory')
export const Accounts: Story = roles('accounts')
export const Catalogue: Story = roles('catalogue')

/** Every kind has something, and a lot of it. */
export const Many: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(todayCalls.getDeskToday, {
        results: today.map((one) => ({ ...one, count: 12_345, oldestAt: '2026-02-24T10:00:00.000Z', isLate: true })),
      }),
    ),
}
export const NothingWaits: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(todayCalls.getDeskToday, {
        results: today.map((one) => ({ ...one, count: 0, oldestAt: null, isLate: false })),
      }),
    ),
  play: async ({ canvas }) => expect(await canvas.findByText('Nothing waits for you')).toBeVisible(),
}
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(todayCalls.getDeskToday)) }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(todayCalls.getDeskToday, 500)),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}
export const Offline: Story = offline
