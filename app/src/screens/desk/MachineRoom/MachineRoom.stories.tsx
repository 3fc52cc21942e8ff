import { failedJobCalls } from '@shop/contract/failed-job'
import { machineRoomCalls } from '@shop/contract/machine-room'
import { reconciliationCalls } from '@shop/contract/reconciliation'
import { Toaster } from '@shop/design-system'
import { failedJobs } from '@shop/mocks/fixtures/failed-job'
import { machineRoom } from '@shop/mocks/fixtures/machine-room'
import { admin, signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { sortedBy } from '../../../parts/desk/sorted-story.ts'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { MachineRoom } from './MachineRoom.screen.tsx'

const meta = {
  component: MachineRoom,
  title: 'Screens/Desk/MachineRoom',
  parameters: { path: '/desk/machine-room', settings: { user: signedIn(admin()) } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
  ],
} satisfies Meta<typeof MachineRoom>
export default meta
type Story = StoryObj<typeof meta>
const phone = { viewport: { value: 'phone' } }

export const Full: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /receipt/ })
    await expect(row).toHaveTextContent('Mailbox full')
    await expect(row).toHaveTextContent('Given up')
    await expect(canvas.getByRole('row', { name: /gift-card/ })).toHaveTextContent('at 11/24/2026, 11:30')
    await expect(await canvas.findByText('PostgreSQL 17.4, 812 MB')).toBeVisible()
    await expect(canvas.getByText(/Stripe \(Australia\)/)).toBeVisible()
  },
}
export const Sorted: Story = { play: sortedBy('Tries', ['Since', 'descending']) }
export const Phone: Story = { globals: phone }
export const Dark: Story = { globals: { scheme: 'dark' } }

export const TriesAgain: Story = {
  play: async ({ canvas, userEvent, msw }) => {
    const tried = fn()
    let left = failedJobs().results
    msw.use(
      mock(failedJobCalls.listFailedJobs, () => failedJobs({ results: left })),
      mock(failedJobCalls.retryFailedJob, ({ params: { id }, body: { reason } }) => {
        tried(id, reason)
        left = left.filter((job) => job.id !== id)
        return { id, kind: 'receipt' }
      }),
    )
    await canvas.findByText('2 jobs')
    for (const box of canvas.getAllByRole('checkbox', { name: /receipt|gift-card/ })) await userEvent.click(box)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Try 2 jobs again' }))
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'The server is back')
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('Everything has gone through.')).toBeVisible()
    await expect(tried.mock.calls).toEqual(failedJobs().results.map(({ id }) => [id, 'The server is back']))
  },
}
/** What went through meanwhile needs no second try. */
export const WentThroughMeanwhile: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(failedJobCalls.retryFailedJob, 404)),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('2 jobs')
    await userEvent.click(canvas.getByRole('checkbox', { name: /receipt/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Try one job again' }))
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'The server is back')
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}
export const AChoreFails: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        failedJobCalls.listFailedJobs,
        failedJobs({
          chores: [
            {
              name: 'gift cards',
              failures: 4,
              error: 'ECONNREFUSED.',
              createdAt: '2026-11-24T08:00:00.000Z',
              failedAt: '2026-11-24T08:04:00.000Z',
            },
          ],
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('note')).toHaveTextContent('The chore “gift cards” fails4 times in a row')
  },
}
export const Narrowed: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('2 jobs')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'Given up')
    await expect(await canvas.findByText('1 job')).toBeVisible()
    await expect(canvas.queryByRole('row', { name: /gift-card/ })).toBeNull()
  },
}
export const RecordsAgree: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Compare now' }))
    await expect(await canvas.findByText('Everything agrees.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Compare again' })).toBeVisible()
  },
}
export const RecordsDisagree: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(reconciliationCalls.reconcile, {
        results: [
          { check: 'points', subject: 'KP-100042', text: 'It took 200 points, and the account has them still.' },
        ],
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Compare now' }))
    await expect(await canvas.findByRole('row', { name: /KP-100042/ })).toHaveTextContent('It took 200 points')
  },
}
export const NothingCompared: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(reconciliationCalls.reconcile, 500)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Compare now' }))
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mock(failedJobCalls.listFailedJobs, failedJobs({ results: [] }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Everything has gone through.')).toBeVisible()
  },
}
export const InADemonstration: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        machineRoomCalls.getMachineRoom,
        machineRoom({
          database: { version: '17.5', isEmbedded: true, hasReplica: false, size: 92_000_000 },
          files: 'database',
          mail: 'folder',
          providers: [{ name: 'sandbox', account: 'live_international' }],
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Into a folder: nothing is sent')).toBeVisible()
  },
}
export const Many: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        failedJobCalls.listFailedJobs,
        failedJobs({
          results: Array.from({ length: 200 }, (_, index) => ({
            ...(failedJobs().results[0] as ReturnType<typeof failedJobs>['results'][number]),
            id: `c0ffee00-0000-4000-8000-${String(index).padStart(12, '0')}`,
            error: 'The mail server has not answered for a long time and nobody knows why. '.repeat(2),
          })),
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('200 jobs')).toBeVisible()
  },
}
export const Loading: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockPending(failedJobCalls.listFailedJobs), mockPending(machineRoomCalls.getMachineRoom)),
}
export const Failed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockFailure(failedJobCalls.listFailedJobs, 500), mockFailure(machineRoomCalls.getMachineRoom, 500)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(2))
  },
}
export const Offline: Story = offline
