import { adminCalls } from '@shop/contract/admin'
import { listOf } from '@shop/mocks/fixture'
import { auditEntry } from '@shop/mocks/fixtures/admin'
import { admin, signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sortedBy } from '../../../parts/desk/sorted-story.ts'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { Audit } from './Audit.screen.tsx'

const meta = {
  component: Audit,
  title: 'Screens/Desk/Audit',
  parameters: { path: '/desk/audit', settings: { user: signedIn(admin()) } },
} satisfies Meta<typeof Audit>
export default meta
type Story = StoryObj<typeof meta>

const lines = [
  auditEntry({ id: 'c0ffee00-0000-4000-8000-000000000952', at: '2026-03-03T14:31:00.000Z', action: 'stop-acting' }),
  auditEntry({ callCount: 14 }),
]
const withLines: Story['beforeEach'] = ({ msw }) => msw.use(mock(adminCalls.listAudit, listOf(lines)))

export const Full: Story = {
  beforeEach: withLines,
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Began to view/ })
    await expect(row).toHaveTextContent('03/03/2026, 14:05')
    await expect(row).toHaveTextContent('Robin Adeyemi')
    await expect(row).toHaveTextContent('breeder@example.com')
    await expect(row).toHaveTextContent('Asked by telephone why a result is not shown')
    await expect(canvas.getByRole('link', { name: 'What was opened (14)' })).toHaveAttribute(
      'href',
      `/desk/audit/${auditEntry().id}`,
    )
    await expect(canvas.getByRole('row', { name: /Stopped viewing/ })).toBeVisible()
  },
}
export const Sorted: Story = {
  beforeEach: withLines,
  play: sortedBy('When', ['When', 'descending']),
}
/** What was done at the desk concerns an order or a file, and not always somebody's account. */
export const AtTheDesk: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        adminCalls.listAudit,
        listOf([
          auditEntry({
            id: 'c0ffee00-0000-4000-8000-000000000953',
            action: 'add-admin',
            adminName: 'ruth (command line)',
            subject: 'KP-100001',
            userName: '',
            userEmail: '',
            reason: 'Runs the shop from Monday',
          }),
        ]),
      ),
    ),
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Made an admin/ })
    await expect(row).toHaveTextContent('ruth (command line)')
    await expect(row).toHaveTextContent('KP-100001')
  },
}
export const Phone: Story = { beforeEach: withLines, globals: { viewport: { value: 'phone' } } }
export const DaysFirst: Story = {
  globals: { country: 'AU' },
  beforeEach: ({ msw }) =>
    msw.use(mock(adminCalls.listAudit, listOf([auditEntry({ at: '2026-03-21T04:05:00.000Z' })]))),
  play: async ({ canvas }) => expect(await canvas.findByText('21/03/2026, 04:05')).toBeVisible(),
}

export const LongReasonsAndManyPages: Story = {
  parameters: { path: '/desk/audit?page=3' },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(adminCalls.listAudit, ({ query }) =>
        listOf([auditEntry({ reason: 'Donaudampfschifffahrtsgesellschaft '.repeat(5).trim() })], {
          count: 2000,
          next: Number(query.page) + 1,
          previous: Number(query.page) - 1,
        }),
      ),
    ),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: /Next/ })).toHaveAttribute('href', '/desk/audit?page=4'),
}

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mock(adminCalls.listAudit, listOf([]))),
  play: async ({ canvas }) => expect(await canvas.findByText('Nothing has been done yet')).toBeVisible(),
}
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(adminCalls.listAudit)) }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(adminCalls.listAudit, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error fetching data')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
export const Offline: Story = offline
