import { laboratoryCalls } from '@shop/contract/laboratory'
import { Toaster } from '@shop/design-system'
import { withdrawal } from '@shop/mocks/fixtures/laboratory'
import { colleague, signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { Corrections } from './Corrections.screen.tsx'

const found = { path: '/desk/laboratory/corrections?sample=KP4827193309' }
const meta = {
  component: Corrections,
  title: 'Screens/Desk/Corrections',
  parameters: {
    path: '/desk/laboratory/corrections',
    settings: { user: signedIn(colleague({ roles: ['laboratory'] })) },
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
  ],
} satisfies Meta<typeof Corrections>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
const phone = { viewport: { value: 'phone' } }

export const Start: Story = {}
export const Phone: Story = { globals: phone }
export const Found: Story = {
  parameters: found,
  play: async ({ canvas }) => expect(await canvas.findByText('KR-7F3K-9Q2M-HX, KR-8A2C-4T6B-LM')).toBeVisible(),
}
const openWithdraw: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw this sample' }))
  await canvas.findByRole('dialog', { name: 'Withdraw KP4827193309 for good' })
}
export const Withdrawn: Story = {
  parameters: found,
  play: async (context) => {
    await openWithdraw(context)
    const { canvas, userEvent } = context
    const dialog = canvas.getByRole('dialog')
    // What falls is named before.
    await expect(dialog).toHaveTextContent('12 readings of KP4827193309 no longer count, and 2 reports fall: KR-7F3K')
    await userEvent.type(within(dialog).getByLabelText(/^Reason/), 'Two swabs were mixed up')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw it for good' }))
    await expect(await canvas.findByText(/KP4827193399 is ordered/)).toBeVisible()
  },
}
export const WithdrawOnAPhone: Story = { globals: phone, parameters: found, play: openWithdraw }
export const NothingReported: Story = {
  parameters: found,
  beforeEach: ({ msw }) =>
    msw.use(mock(laboratoryCalls.previewWithdrawal, withdrawal({ reports: [], resultCount: 0 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing of it counts')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Withdraw this sample' })).toBeNull()
  },
}
export const NotKnown: Story = {
  parameters: found,
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(laboratoryCalls.previewWithdrawal, 404, {
        message: 'No sample has this barcode, and no report this number.',
      }),
    ),
  play: async ({ canvas }) => expect(await canvas.findByText(/No sample has this barcode/)).toBeVisible(),
}
export const Failed: Story = {
  parameters: found,
  beforeEach: ({ msw }) => msw.use(mockFailure(laboratoryCalls.previewWithdrawal, 500)),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}
export const ManyReports: Story = {
  parameters: found,
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        laboratoryCalls.previewWithdrawal,
        withdrawal({
          resultCount: 248,
          reports: Array.from({ length: 30 }, (_, index) => `KR-7F3K-9Q2M-${index + 10}`),
        }),
      ),
    ),
  play: async ({ canvas }) => expect(await canvas.findByText('248')).toBeVisible(),
}
export const Loading: Story = {
  parameters: found,
  beforeEach: ({ msw }) => msw.use(mockPending(laboratoryCalls.previewWithdrawal)),
}
export const Revoked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke a report' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Revoke a report' }))
    await userEvent.type(dialog.getByLabelText(/number/), 'KR-7F3K-9Q2M-HX')
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'The wrong dog')
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke it for good' }))
    await expect(await canvas.findByText('KR-7F3K-9Q2M-HX is revoked.')).toBeVisible()
  },
}
export const Compared: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Compare two samples' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Compare two samples' }))
    await userEvent.type(dialog.getByLabelText(/^One sample/), 'KP4827193301')
    await userEvent.type(dialog.getByLabelText(/^The other/), 'KP4827193305')
    await userEvent.click(dialog.getByRole('button', { name: 'Compare them' }))
    await expect(await canvas.findByText(/31 of 120 markers differ/)).toBeVisible()
  },
}
export const Offline: Story = { ...offline, parameters: found }
export const Dark: Story = { globals: { scheme: 'dark' }, parameters: found }
