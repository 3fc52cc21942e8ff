import { showCalls } from '@shop/contract/show'
import { Toaster } from '@shop/design-system'
import { show, showEntry, shows } from '@shop/mocks/fixtures/show'
import { breeder, owner, signedIn, vet } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { Shows } from './Shows.screen.tsx'

const requested = fn()
const meta = {
  component: Shows,
  title: 'Screens/Tools/Shows',
  parameters: { path: '/my/shows', settings: { user: signedIn() } },
  beforeEach: () => {
    requested.mockClear()
  },
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
const phone = { viewport: { value: 'phone' } }

/** Every state there is; the samples of a show have their stages, and nothing of what was found. */
export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Waiting for us')).toBeVisible()
    const open = within(canvas.getByRole('article', { name: 'Autumn Open Show' }))
    await expect(open.getByText('1 of 2 reported to their owners.')).toBeVisible()
    await expect(open.getByText(/tracking number 33ABC0012345/)).toBeVisible()
    await expect(open.queryByRole('button', { name: 'Cancel this show' })).toBeNull()
    await expect(canvas.getByText(/too near for the post/)).toBeVisible()
  },
}
export const Phone: Story = { globals: phone }

export const Registers: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(showCalls.registerShow, ({ body }) => {
        requested(body)
        return show()
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    const form = within(await canvas.findByRole('form', { name: 'Register a show' }))
    for (const [label, text] of [
      [/^Name of the show/, 'Spring Specialty'],
      [/^Club/, 'Herding Dog Club'],
      [/^First day/, '2027-03-20'],
      [/^Last day/, '2027-03-21'],
      [/^Venue and town/, 'Fairgrounds, Ithaca'],
      [/^Contact person/, 'Dana Whitcombe'],
      [/^Delivery address/, '12 Orchard Lane'],
    ] as const)
      await userEvent.type(form.getByLabelText(label), text)
    await userEvent.click(form.getByRole('button', { name: 'Register the show' }))
    await expect(await canvas.findByText(/Your show is registered/)).toBeVisible()
    await expect(requested).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Spring Specialty', firstDay: '2027-03-20', stands: 1, leaflets: 50 }),
    )
  },
}
/** Nothing is sent while something is missing. */
export const Missing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Register the show' }))
    await expect((await canvas.findAllByText('This field is required'))[0]).toBeVisible()
  },
}
export const UnknownBarcode: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(showCalls.listShows, { results: [show({ state: 'confirmed' })] }),
      mockFailure(showCalls.addShowEntry, 428, {
        message: 'operation failed',
        errors: { barcode: 'We cannot find this barcode.' },
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    const form = within(await canvas.findByRole('form', { name: /^List a sample/ }))
    await userEvent.type(form.getByLabelText(/Entry number/), '14')
    await userEvent.type(form.getByLabelText(/Barcode/), 'KP1')
    await userEvent.click(form.getByRole('button', { name: 'List it' }))
    await expect((await canvas.findAllByText(/We cannot find this barcode/))[0]).toBeVisible()
  },
}
export const Cancels: Story = {
  beforeEach: ({ msw }) => {
    let results = [show()]
    msw.use(
      mock(showCalls.listShows, () => ({ results })),
      mock(showCalls.cancelShow, () => {
        results = [show({ state: 'cancelled' })]
        return show({ state: 'cancelled' })
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel this show' }))
    await expect(await canvas.findByText('Canceled')).toBeVisible()
  },
}
/** An admin who acts as the secretary changes nothing. */
export const ViewedByAnAdmin: Story = {
  parameters: { settings: { user: signedIn(breeder({ viewedBy: { name: 'Robin Adeyemi' } })) } },
  play: async ({ canvas }) => {
    await canvas.findByText('Waiting for us')
    await expect(canvas.queryByRole('button', { name: /Cancel|Remove|List|Register/ })).toBeNull()
  },
}
export const LongText: Story = {
  globals: phone,
  beforeEach: ({ msw }) =>
    msw.use(
      mock(showCalls.listShows, {
        results: [
          show({
            name: 'The Hundred and Twenty-Fifth Championship Show of the Northern and Western New York State Alliance',
            state: 'confirmed',
            entries: Array.from({ length: 60 }, (_, index) =>
              showEntry({
                id: `c0ffee00-0000-4000-8000-0000000014${String(index + 10)}`,
                label: `${index + 1}, Champion Orchardlane Blue Hour over the Sea of Murrumbidgee`,
              }),
            ),
          }),
        ],
      }),
    ),
}
export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mock(showCalls.listShows, { results: [] })),
  play: async ({ canvas }) => expect(await canvas.findByText('No shows yet')).toBeVisible(),
}
export const Many: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(showCalls.listShows, {
        results: Array.from({ length: 100 }, (_, index) => ({
          ...(shows[index % shows.length] ?? show()),
          id: `c0ffee00-0000-4000-8000-00000001${String(index + 5000)}`,
          name: `Show number ${index + 1}`,
          entries: [],
        })),
      }),
    ),
}
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(showCalls.listShows)) }
export const Failed: Story = { beforeEach: ({ msw }) => msw.use(mockFailure(showCalls.listShows, 500)) }
export const Offline: Story = offline
export const ForOwners: Story = { parameters: { settings: { user: signedIn(owner()) } } }
export const ForVets: Story = { parameters: { settings: { user: signedIn(vet()) } } }
