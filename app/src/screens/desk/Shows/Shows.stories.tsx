import { showCalls } from '@shop/contract/show'
import { Toaster } from '@shop/design-system'
import { deskShow } from '@shop/mocks/fixtures/show'
import { colleague, signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { sortedBy } from '../../../parts/desk/sorted-story.ts'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { Shows } from './Shows.screen.tsx'

const meta = {
  component: Shows,
  title: 'Screens/Desk/Shows',
  parameters: { path: '/desk/people/shows', settings: { user: signedIn(colleague({ roles: ['support'] })) } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
  ],
} satisfies Meta<typeof Shows>
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

const { name } = deskShow()

export const Full: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: new RegExp(name) })
    await expect(row).toHaveTextContent('1 stand')
    await expect(row).toHaveTextContent('03/20/2027 to 03/21/2027')
    await expect(within(row).queryByRole('button', { name: /^Record/ })).toBeNull()
  },
}
export const Sorted: Story = { play: sortedBy('Show', ['Days', 'ascending']) }
/** They send material, and confirm nothing. */
export const InTheWarehouse: Story = {
  parameters: { settings: { user: signedIn(colleague({ roles: ['warehouse'] })) } },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: new RegExp(name) })
    await expect(canvas.queryByRole('button', { name: /^(Confirm|Refuse)/ })).toBeNull()
  },
}
export const Confirms: Story = {
  play: async (context) => {
    await decide(`Confirm ${name}`, 'Confirm')(context)
    await expect(await context.canvas.findByText(new RegExp(`^${name} is confirmed`))).toBeVisible()
  },
}
export const Refuses: Story = {
  play: async (context) => {
    await decide(`Refuse ${name}`, 'Refuse')(context)
    await expect(await context.canvas.findByText(/its secretary has your reason/)).toBeVisible()
  },
}
export const RecordsWhatWasSent: Story = {
  beforeEach: ({ msw }) => msw.use(mock(showCalls.listDeskShows, { results: [deskShow({ state: 'confirmed' })] })),
  play: async ({ canvas, userEvent, msw }) => {
    const sent = fn()
    msw.use(
      mock(showCalls.sendToShow, ({ body }) => {
        sent(body)
        return { show: deskShow({ state: 'confirmed' }), isChanged: true }
      }),
    )
    await userEvent.click(await canvas.findByRole('button', { name: `Record what was sent to ${name}` }))
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Post of the day')
    await userEvent.click(dialog.getByRole('button', { name: 'Record it' }))
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /^What/ })).toBeInvalid())
    await userEvent.type(dialog.getByRole('textbox', { name: /^What/ }), '1 stand')
    await userEvent.click(dialog.getByRole('button', { name: 'Record it' }))
    await expect(await canvas.findByText(/^Recorded/)).toBeVisible()
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ what: '1 stand', reason: 'Post of the day' }))
  },
}
export const Long: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(showCalls.listDeskShows, {
        results: [
          deskShow({
            name: 'International Herding Specialty '.repeat(4).trim(),
            deliverTo: '12 Orchard Lane, '.repeat(8),
          }),
        ],
      }),
    ),
}
export const Many: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(showCalls.listDeskShows, {
        results: Array.from({ length: 80 }, (_, index) =>
          deskShow({ id: `c0ffee00-0000-4000-8000-${String(index).padStart(12, '0')}` }),
        ),
      }),
    ),
}
export const Phone: Story = { globals: phone }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mock(showCalls.listDeskShows, { results: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No show waits')).toBeVisible()
  },
}
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(showCalls.listDeskShows)) }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(showCalls.listDeskShows, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
export const Offline: Story = offline
