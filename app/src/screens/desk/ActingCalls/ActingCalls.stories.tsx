import { adminCalls } from '@shop/contract/admin'
import { listOf } from '@shop/mocks/fixture'
import { actingCall, auditEntry } from '@shop/mocks/fixtures/admin'
import { admin, signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router-dom'
import { expect } from 'storybook/test'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { ActingCalls } from './ActingCalls.screen.tsx'

const { id } = auditEntry()
const meta = {
  component: ActingCalls,
  render: () => (
    <Routes>
      <Route path="/desk/audit/:id" element={<ActingCalls />} />
    </Routes>
  ),
  title: 'Screens/Desk/ActingCalls',
  parameters: { path: `/desk/audit/${id}`, settings: { user: signedIn(admin()) } },
} satisfies Meta<typeof ActingCalls>
export default meta
type Story = StoryObj<typeof meta>

const tried = actingCall({
  id: 'c0ffee00-0000-4000-8000-000000000956',
  at: '2026-03-03T14:09:41.000Z',
  summary: 'Shares an animal',
  method: 'POST',
  path: '/api/my/animals/c0ffee00-0000-4000-8000-000000000101/share',
  isRefused: true,
})
const withCalls: Story['beforeEach'] = ({ msw }) =>
  msw.use(mock(adminCalls.listActingCalls, listOf([tried, actingCall()])))

export const Full: Story = {
  beforeEach: withCalls,
  play: async ({ canvas }) => {
    const refused = await canvas.findByRole('row', { name: /Shares an animal/ })
    await expect(refused).toHaveTextContent('03/03/2026, 14:09:41')
    await expect(refused).toHaveTextContent('POST /api/my/animals/')
    await expect(refused).toHaveTextContent('Refused')
    await expect(canvas.getByRole('row', { name: /GET \/api\/my\/animals Yes/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Audit' })).toHaveAttribute('href', '/desk/audit')
  },
}
export const Phone: Story = { beforeEach: withCalls, globals: { viewport: { value: 'phone' } } }
export const ManyPages: Story = {
  beforeEach: ({ msw }) => msw.use(mock(adminCalls.listActingCalls, listOf([tried], { count: 300, next: 2 }))),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: /Next/ })).toHaveAttribute('href', `/desk/audit/${id}?page=2`),
}
export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mock(adminCalls.listActingCalls, listOf([]))),
  play: async ({ canvas }) => expect(await canvas.findByText('Nothing was opened')).toBeVisible(),
}
export const Missing: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(adminCalls.listActingCalls, 404)),
  play: async ({ canvas }) => expect(await canvas.findByText('There is no such visit')).toBeVisible(),
}
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(adminCalls.listActingCalls)) }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(adminCalls.listActingCalls, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error fetching data')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
export const Offline: Story = offline
