import type { LineProgress, LineState } from '@shop/contract/line-progress'
import { animalId } from '@shop/mocks/fixtures/animal'
import { cartItem } from '@shop/mocks/fixtures/cart'
import { lineProgress, parcel } from '@shop/mocks/fixtures/order'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OrderLines } from './OrderLines.tsx'

const meta = {
  component: OrderLines,
  title: 'Screens/Parts/OrderLines',
  args: { items: [cartItem()] },
} satisfies Meta<typeof OrderLines>
export default meta
type Story = StoryObj<typeof meta>

const skye = { id: animalId(301), petName: 'Skye' }
const activated = { barcode: 'KP4827193301', animal: skye }

/** One line in this state; `next` is its buyer's next step, as the link is named and where it leads. */
const doing = (state: LineState, partial: Partial<LineProgress> = {}, next?: [label: string, href: string]): Story => ({
  args: { progress: [lineProgress({ state, counts: [{ state, count: 1 }], ...partial })] },
  play: async ({ canvas }) => {
    const link = canvas.queryByRole('link')
    if (!next) return expect(link).toBeNull()
    const [name, href] = next
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href)
  },
})
const follow: [string, string] = ['Follow the sample', '/tools/sample-tracker/KP4827193301']

export const InACart: Story = { play: async ({ canvas }) => expect(canvas.queryByText('On its way to you')).toBeNull() }
export const WaitingForThePayment = doing('unpaid')
export const BeingPacked = doing('packing')
export const OnItsWay = doing('posted', {}, ['Activate it', '/activate'])
const tracked = parcel()
const untracked = parcel({ number: 'KP-100042-2', carrier: null, trackingNumber: null, link: null })
export const OnItsWayWithATrackingNumber: Story = {
  args: { progress: [lineProgress({ parcels: [tracked] })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Posted 11\/20\/2026 with Australia Post, tracking/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: '33ABC0012345 (opens in a new tab)' })).toHaveAttribute(
      'href',
      tracked.link,
    )
  },
}
export const OnItsWayByOrdinaryPost: Story = {
  args: { progress: [lineProgress({ parcels: [untracked] })] },
  play: async ({ canvas }) => expect(canvas.getByText('Posted 11/20/2026')).toBeVisible(),
}
/** Of five, three are in two parcels. */
export const APartIsOnItsWay: Story = {
  args: {
    progress: [
      lineProgress({
        state: 'packing',
        counts: [
          { state: 'packing', count: 2 },
          { state: 'posted', count: 3 },
        ],
        parcels: [tracked, untracked],
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 of 5 sent, we are packing the rest')).toBeVisible()
    await expect(canvas.getAllByText(/^Posted/)).toHaveLength(2)
  },
}
export const APartIsOnItsWayOnAPhone: Story = { ...APartIsOnItsWay, globals: { viewport: { value: 'phone' } } }
/** What has no barcode, after a while. */
export const Sent = doing('sent', { parcels: [untracked] })
export const WaitingToBeActivated = doing('unactivated', {}, ['Activate it', '/activate'])
export const WaitingForTheSwab = doing('awaiting_swab', activated, follow)
/** It was activated: the parcel no longer matters. */
export const ActivatedAfterAParcel: Story = {
  args: {
    progress: [
      lineProgress({
        state: 'awaiting_swab',
        counts: [{ state: 'awaiting_swab', count: 1 }],
        parcels: [tracked],
        ...activated,
      }),
    ],
  },
  play: async ({ canvas }) => expect(canvas.queryByText(/^Posted/)).toBeNull(),
}
export const InTheLaboratory = doing('laboratory', activated, follow)
export const ResultsAreOut = doing('reported', activated, ['See Skye’s results', `/my/animals/${animalId(301)}`])
/** Somebody else’s animal now: its results are theirs. */
export const ResultsOfAnothersAnimal = doing('reported', { barcode: 'KP4827193301' }, follow)
export const Cancelled = doing('cancelled')
export const GiftCardWaits = doing('gift_scheduled', { mailedAt: '2026-12-24T14:00:00.000Z' })
export const GiftCardMailed = doing('gift_sent', { mailedAt: '2026-12-24T14:00:00.000Z' })
export const GiftCardVoid = doing('gift_void')
export const Refunded = doing('refunded', { refunded: 1 })
/** It was used, and stays with whoever has it. */
export const RefundedAllTheSame: Story = {
  ...doing('reported', { barcode: 'KP4827193301', refunded: 1 }, follow),
}
export const PackOfWhichOneWentBack: Story = {
  args: {
    items: [cartItem({ quantity: 3 })],
    progress: [
      lineProgress({
        state: 'posted',
        counts: [
          { state: 'posted', count: 2 },
          { state: 'refunded', count: 1 },
        ],
        refunded: 1,
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('On its way to you, all 2')).toBeVisible()
    await expect(canvas.getByText('1 of 3 refunded')).toBeVisible()
  },
}

export const CannotBeDelivered: Story = {
  args: {
    progress: [
      lineProgress({
        state: 'undeliverable',
        counts: [{ state: 'undeliverable', count: 1 }],
        reason: 'You can no longer order tests for this animal.',
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cannot be delivered')).toBeVisible()
    await expect(canvas.getByText(/You get your money for it back/)).toBeVisible()
  },
}
export const AddedToASample: Story = {
  args: {
    items: [cartItem({ metaData: { isUpgradeTests: true, animalName: 'Skye', barcode: 'KP4827193301' } })],
    progress: [
      lineProgress({
        state: 'laboratory',
        counts: [{ state: 'laboratory', count: 1 }],
        addedAt: '2026-11-03T09:00:00.000Z',
        ...activated,
      }),
    ],
  },
  play: async ({ canvas }) => expect(canvas.getByText('Added 11/03/2026, in the laboratory')).toBeVisible(),
}

/** A pack of five kits, opened one by one. */
const pack: Story['args'] = {
  progress: [
    lineProgress({
      state: 'posted',
      counts: [
        { state: 'posted', count: 3 },
        { state: 'laboratory', count: 1 },
        { state: 'reported', count: 1 },
      ],
    }),
  ],
}
export const Pack: Story = {
  args: pack,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 of 5 activated, 1 with results')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Activate it' })).toBeVisible()
  },
}
export const PackOnAPhone: Story = { args: pack, globals: { viewport: { value: 'phone' } } }
