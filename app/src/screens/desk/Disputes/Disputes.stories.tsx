import { disputeCalls } from '@shop/contract/dispute'
import { listOf } from '@shop/mocks/fixture'
import { dispute } from '@shop/mocks/fixtures/dispute'
import { colleague, signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sortedBy } from '../../../parts/desk/sorted-story.ts'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { Disputes } from './Disputes.screen.tsx'

const meta = {
  component: Disputes,
  title: 'Screens/Desk/Disputes',
  parameters: { path: '/desk/payments/disputes', settings: { user: signedIn(colleague({ roles: ['accounts'] })) } },
} satisfies Meta<typeof Disputes>
export default meta
type Story = StoryObj<typeof meta>
const phone = { viewport: { value: 'phone' } }

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /KP-100042/ })).toHaveTextContent('Not yet')
    await expect(canvas.getByRole('row', { name: /KP-100031/ })).toHaveTextContent('11/02/2026')
  },
}
export const Sorted: Story = { play: sortedBy('Payment', ['Opened', 'descending']) }
export const Phone: Story = { globals: phone }
export const ManyPages: Story = {
  parameters: { path: '/desk/payments/disputes?page=2' },
  beforeEach: ({ msw }) =>
    msw.use(mock(disputeCalls.listDisputes, listOf([dispute()], { count: 432, next: 3, previous: 1 }))),
}
export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mock(disputeCalls.listDisputes, listOf([]))),
  play: async ({ canvas }) => expect(await canvas.findByText('No payment was disputed')).toBeVisible(),
}
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(disputeCalls.listDisputes)) }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(disputeCalls.listDisputes, 500)),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}
export const Offline: Story = offline
export const Dark: Story = { globals: { scheme: 'dark' } }
