import { enquiryThreadCalls } from '@shop/contract/enquiry-thread'
import { listOf } from '@shop/mocks/fixture'
import { threads } from '@shop/mocks/fixtures/enquiry-thread'
import { colleague, signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { Letters } from './Letters.screen.tsx'

const meta = {
  component: Letters,
  title: 'Screens/Desk/Letters',
  parameters: { path: '/desk/letters', settings: { user: signedIn(colleague({ roles: ['support'] })) } },
} satisfies Meta<typeof Letters>
export default meta
type Story = StoryObj<typeof meta>
const phone = { viewport: { value: 'phone' } }

/** As the server does. */
const narrowed: Story['beforeEach'] = ({ msw }) =>
  msw.use(
    mock(enquiryThreadCalls.listEnquiries, ({ query: { state, assigned } }) =>
      listOf(
        threads.filter(
          (thread) => (!state || thread.state === state) && (assigned !== 'nobody' || thread.assignedTo === null),
        ),
      ),
    ),
  )

export const Full: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Iain Fraser/ })
    await expect(row).toHaveTextContent('Responsible breeder')
    await expect(row).toHaveTextContent('Robin Adeyemi')
    await expect(row).toHaveTextContent('11/25/2026, 14:05')
    await expect(canvas.getByText('3 letters')).toBeVisible()
  },
}
export const Narrowed: Story = {
  beforeEach: narrowed,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('3 letters')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'Waiting')
    await expect(await canvas.findByText('2 letters')).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Assigned to' }), 'Nobody')
    await expect(await canvas.findByText('1 letter')).toBeVisible()
    await expect(canvas.queryByRole('row', { name: /Iain Fraser/ })).toBeNull()
  },
}
export const Many: Story = {
  beforeEach: ({ msw }) => msw.use(mock(enquiryThreadCalls.listEnquiries, listOf(threads, { count: 12_345, next: 2 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12,345 letters')).toBeVisible()
  },
}
export const Long: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        enquiryThreadCalls.listEnquiries,
        listOf(threads.map((thread) => ({ ...thread, name: 'Wilhelmina-Alexandrina '.repeat(4).trim() }))),
      ),
    ),
}
export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mock(enquiryThreadCalls.listEnquiries, listOf([]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody has written yet')).toBeVisible()
  },
}
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(enquiryThreadCalls.listEnquiries)) }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(enquiryThreadCalls.listEnquiries, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
export const Offline: Story = offline
export const Phone: Story = { globals: phone }
export const Dark: Story = { globals: { scheme: 'dark' } }
