import { laboratoryCalls } from '@shop/contract/laboratory'
import { Toaster } from '@shop/design-system'
import { labConflict } from '@shop/mocks/fixtures/laboratory'
import { colleague, signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { Conflicts } from './Conflicts.screen.tsx'

const meta = {
  component: Conflicts,
  title: 'Screens/Desk/Conflicts',
  parameters: {
    path: '/desk/laboratory/conflicts',
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
} satisfies Meta<typeof Conflicts>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
const phone = { viewport: { value: 'phone' } }

const settle: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Settle' }))
  await canvas.findByRole('dialog', { name: /^Settle Collie eye anomaly/ })
}

export const Full: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Collie eye/ })
    for (const text of ['KP4827193301: N/CEA', 'KP4827193305: N/N']) await expect(row).toHaveTextContent(text)
  },
}
export const Phone: Story = { globals: phone }
export const Settled: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(laboratoryCalls.settleConflict, ({ body }) => ({
        barcode: body?.barcode ?? '',
        name: `${body?.about}, ${body?.by}`,
        isRepeat: false,
      })),
    ),
  play: async (context) => {
    await settle(context)
    const { canvas, userEvent } = context
    const dialog = within(canvas.getByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Settle it' }))
    await waitFor(() => expect(dialog.getByLabelText(/^Reason/)).toHaveAccessibleDescription(/This field is required/))
    await userEvent.selectOptions(dialog.getByLabelText(/^The sample that stands/), 'KP4827193305')
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Read a third time')
    await userEvent.click(dialog.getByRole('button', { name: 'Settle it' }))
    await expect(await canvas.findByText(/^KP4827193305 stands in “2002, /)).toBeVisible()
  },
}
export const SettleOnAPhone: Story = { globals: phone, play: settle }
export const TakenBack: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take a settlement back' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Take a settlement back' }))
    await userEvent.type(dialog.getByLabelText(/^The sample that stood/), 'KP4827193301')
    await userEvent.type(dialog.getByLabelText(/^In what/), '2002')
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'The wrong one')
    await userEvent.click(dialog.getByRole('button', { name: 'Take it back' }))
    await expect(await canvas.findByText(/is open again/)).toBeVisible()
  },
}
/** Some animals are looked at in one call: all of them are shown. */
export const SeveralCalls: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(laboratoryCalls.listConflicts, ({ query }) =>
        query.after
          ? { results: [labConflict({ name: 'Breed mix', about: 'breed mix' })], next: null }
          : { results: [labConflict()], next: 'c0ffee00-0000-4000-8000-000000000301' },
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 conflicts')).toBeVisible()
    await expect(canvas.getByRole('row', { name: /Breed mix/ })).toBeVisible()
  },
}
export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mock(laboratoryCalls.listConflicts, { results: [], next: null })),
  play: async ({ canvas }) => expect(await canvas.findByText('Nothing contradicts')).toBeVisible(),
}
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(laboratoryCalls.listConflicts)) }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(laboratoryCalls.listConflicts, 500)),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}
export const Offline: Story = offline
export const Dark: Story = { globals: { scheme: 'dark' } }
