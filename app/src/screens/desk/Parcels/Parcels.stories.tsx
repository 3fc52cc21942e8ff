import { parcelCalls } from '@shop/contract/parcel'
import { Toaster } from '@shop/design-system'
import { listOf } from '@shop/mocks/fixture'
import { colleague, signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { sortedBy } from '../../../parts/desk/sorted-story.ts'
import { Parcels } from './Parcels.screen.tsx'

const meta = {
  component: Parcels,
  title: 'Screens/Desk/Parcels',
  parameters: { path: '/desk/dispatch/parcels', settings: { user: signedIn(colleague()) } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
  ],
} satisfies Meta<typeof Parcels>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

export const Full: Story = {
  play: async ({ canvas }) => {
    const undone = await canvas.findByRole('row', { name: /KP-100038-1/ })
    await expect(undone).toHaveTextContent('Undone 03/02/2026')
    await expect(within(undone).queryByRole('button')).toBeNull()
    await expect(canvas.getByRole('link', { name: '33ABC0012345' })).toHaveAttribute(
      'href',
      'https://auspost.com.au/mypost/track/details/33ABC0012345',
    )
  },
}
export const Sorted: Story = { play: sortedBy('Parcel', ['Sent', 'descending']) }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
/** Support looks, and takes nothing back. */
export const InSupport: Story = {
  parameters: { settings: { user: signedIn(colleague({ roles: ['support'] })) } },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /KP-100039-1/ })
    await expect(canvas.queryByRole('button', { name: /^Take back/ })).toBeNull()
  },
}

const takeBack =
  (reason: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take back KP-100039-1' }))
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Take KP-100039-1 back' })).toBeVisible())
    await userEvent.type(canvas.getByLabelText(/^Reason/), `${reason}{Enter}`)
  }
export const TakenBack: Story = {
  play: async (context) => {
    await takeBack('Left in the office')(context)
    await expect(
      await context.canvas.findByText('KP-100039-1 is taken back. KP-100039 waits to be packed again.'),
    ).toBeVisible()
    await expect(context.canvas.queryByRole('dialog')).toBeNull()
  },
}
export const NoReason: Story = {
  play: async (context) => {
    await takeBack('')(context)
    await waitFor(() =>
      expect(context.canvas.getByLabelText(/^Reason/)).toHaveAccessibleDescription(/This field is required/),
    )
  },
}
export const HasArrived: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(parcelCalls.undoParcel, 428, {
        message: 'Nothing was undone.',
        errors: { KP4827193301: 'has arrived.' },
      }),
    ),
  play: async (context) => {
    await takeBack('Left in the office')(context)
    await expect(await context.canvas.findByText(/has arrived/)).toBeVisible()
    await expect(context.canvas.getByLabelText(/^Reason/)).toHaveValue('Left in the office')
  },
}
export const Nothing: Story = { beforeEach: ({ msw }) => msw.use(mock(parcelCalls.listParcels, listOf([]))) }
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(parcelCalls.listParcels)) }
export const Failed: Story = { beforeEach: ({ msw }) => msw.use(mockFailure(parcelCalls.listParcels, 500)) }
export const Offline: Story = offline
