import { activationCalls } from '@shop/contract/activation'
import { kitOfferCalls } from '@shop/contract/kit-offer'
import { toolCalls } from '@shop/contract/tool'
import { Toaster } from '@shop/design-system'
import { testKitBalance } from '@shop/mocks/fixtures/activation'
import { incomingKits, kitOffer } from '@shop/mocks/fixtures/kit-offer'
import { breeder, owner, signedIn, vet } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { TransferMultipack } from './TransferMultipack.screen.tsx'

const requested = fn()
const meta = {
  component: TransferMultipack,
  title: 'Screens/Animals/TransferMultipack',
  parameters: { path: '/my/oripacks/transfer', settings: { user: signedIn() } },
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
} satisfies Meta<typeof TransferMultipack>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
/** The browser's number of an offer: a second press is the same one. */
const uuid = /^[\da-f-]{36}$/
const phone = { viewport: { value: 'phone' } }

const of =
  (...results: ReturnType<typeof kitOffer>[]): NonNullable<Story['beforeEach']> =>
  ({ msw }) =>
    msw.use(mock(kitOfferCalls.listKitOffers, { results }))
const over = (['accepted', 'declined', 'cancelled', 'expired', 'undone'] as const).flatMap((state, index) => [
  kitOffer({ id: `c0ffee00-0000-4000-8000-000000000b1${index}`, state }),
  { ...incomingKits(), id: `c0ffee00-0000-4000-8000-000000000b2${index}`, state },
])

export const Full: Story = {
  play: async ({ canvas }) => {
    const kits = await canvas.findByRole('radio', { name: /Test Kits/ })
    await expect(kits.closest('label')).toHaveTextContent('3 × Full breed profile kit for dogs')
    await expect(kits.closest('label')).toHaveTextContent('3 left')
  },
}
export const Phone: Story = { globals: phone }
/** The only kind of kit is chosen already. */
export const OneKind: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock(activationCalls.getTestKitBalance, { results: testKitBalance().results.slice(0, 1) })),
  play: async ({ canvas }) => expect(await canvas.findByRole('radio', { name: /Test Kits/ })).toBeChecked(),
}
export const None: Story = {
  beforeEach: ({ msw }) => msw.use(mock(activationCalls.getTestKitBalance, { results: [] })),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: 'Packs for dogs' })).toHaveAttribute(
      'href',
      '/breeder/for-dogs/multi-packs',
    ),
}
/** What is offered to one comes first, then a new offer, then those one waits for. */
export const Pending: Story = {
  beforeEach: of(kitOffer(), incomingKits()),
  play: async ({ canvas }) => {
    const incoming = within(await canvas.findByRole('region', { name: 'Offered to you' }))
    await expect(incoming.getByText('From Marta K.')).toBeVisible()
    const outgoing = within(canvas.getByRole('region', { name: 'Waiting for an answer' }))
    await expect(outgoing.getByText(/open until 12\/03\/2026/)).toBeVisible()
    await expect(outgoing.getByRole('button', { name: /^Take back the offer/ })).toBeVisible()
  },
}
export const PendingPhone: Story = { ...Pending, globals: phone }
/** Somebody who was given kits, and has none of their own to pass on. */
export const OfferedAlone: Story = {
  parameters: { audience: 'owner', settings: { user: signedIn(owner()), country: 'AU' } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(kitOfferCalls.listKitOffers, { results: [incomingKits()] }),
      mock(activationCalls.getTestKitBalance, { results: [] }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/open until 03\/12\/2026/)).toBeVisible()
    await expect(canvas.queryByText('You have no kits to pass on')).toBeNull()
  },
}
/** Accepted, declined, taken back, expired and given back by the desk, from both sides. */
export const Earlier: Story = {
  beforeEach: of(...over),
  play: async ({ canvas }) => {
    const copy = ['Handed over', 'Yours now', 'You declined', 'Declined', 'You took it back', 'Taken back']
    await canvas.findByText('Handed over')
    for (const word of copy) await expect(canvas.getByText(word)).toBeVisible()
    await expect(canvas.getAllByText('Expired')).toHaveLength(2)
    await expect(canvas.getAllByText('Given back by us')).toHaveLength(2)
    await expect(canvas.queryByRole('button', { name: /^Accept/ })).toBeNull()
  },
}
export const Many: Story = {
  beforeEach: of(
    ...Array.from({ length: 60 }, (_, index) =>
      kitOffer({
        id: `c0ffee00-0000-4000-8000-0000000003${String(index).padStart(2, '0')}`,
        otherParty: `${'a.very.long.name.'.repeat(4)}${index}@kennel.example.com`,
      }),
    ),
  ),
  globals: phone,
}
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(activationCalls.getTestKitBalance)) }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(activationCalls.getTestKitBalance, 500)),
  play: async ({ canvas }) => expect(await canvas.findByText('Failed to fetch test kit balance')).toBeVisible(),
}
export const Offline: Story = offline
export const ForVets: Story = { parameters: { settings: { user: signedIn(vet()) } } }
export const OffersFail: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(kitOfferCalls.listKitOffers, 500)),
  play: async ({ canvas }) => expect(await canvas.findByText('Error fetching data')).toBeVisible(),
}
export const SessionExpired: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockFailure(activationCalls.getTestKitBalance, 401, { message: 'Please log in again.' })),
  play: async ({ canvas }) => waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible()),
}
/** An admin who acts as the user sees the offers and can answer none. */
export const ViewedByAnAdmin: Story = {
  parameters: { settings: { user: signedIn(breeder({ viewedBy: { name: 'Robin Adeyemi' } })) } },
  beforeEach: of(kitOffer(), incomingKits()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only Dana Whitcombe can do this')).toBeVisible()
    await canvas.findByRole('region', { name: 'Offered to you' })
    await expect(canvas.queryByRole('button', { name: /Accept|Decline|Take back|Offer/ })).toBeNull()
  },
}

const answers = (
  call: 'acceptKitOffer' | 'declineKitOffer' | 'cancelKitOffer',
  button: RegExp,
  yes: string,
  said: string,
): Story => ({
  beforeEach: ({ msw }) => {
    const kept = kitOfferCalls[call]
    msw.use(
      mock(kitOfferCalls.listKitOffers, { results: [kitOffer(), incomingKits()] }),
      mock(kept, () => {
        requested(call)
        return { results: [] }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: button }))
    const dialog = within(await canvas.findByRole('alertdialog'))
    await userEvent.dblClick(dialog.getByRole('button', { name: yes }))
    await canvas.findByText(said)
    await expect(requested.mock.calls).toEqual([[call]])
  },
})
export const Accepted = answers('acceptKitOffer', /^Accept 1/, 'Accept the kit', 'The kit is in your account now.')
export const DeclinedNow = answers('declineKitOffer', /^Decline/, 'Decline', 'You declined the kit.')
export const TakenBack = answers('cancelKitOffer', /^Take back/, 'Take it back', 'The kits stay with you.')
const twoKinds = () => ({
  ...incomingKits(),
  kits: [
    { product: { id: 37, name: 'Full breed profile kit for cats' }, quantity: 1 },
    { product: { id: 36, name: 'Full breed profile kit for dogs' }, quantity: 3 },
  ],
})
/** The question before kits change hands. */
export const Asked: Story = {
  globals: phone,
  beforeEach: of(twoKinds()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Accept/ }))
    const dialog = within(await canvas.findByRole('alertdialog'))
    await waitFor(() =>
      expect(dialog.getByText(/Marta K\. gives you 1 × Full breed profile kit for cats/)).toBeVisible(),
    )
    await expect(dialog.getByRole('button', { name: 'Accept the kits' })).toBeVisible()
  },
}
/** As many as one would like; none at all is declining. */
export const AcceptedInPart: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      mock(kitOfferCalls.listKitOffers, { results: [twoKinds()] }),
      mock(kitOfferCalls.acceptKitOffer, ({ body }) => {
        requested(body)
        return { results: [] }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Accept/ }))
    const dialog = within(await canvas.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: /^Decrease .* for cats/ }))
    const fewer = dialog.getByRole('button', { name: /^Decrease .* for dogs/ })
    for (let press = 0; press < 4; press++) await userEvent.click(fewer)
    await expect(dialog.getByText('The other 3 stay with Marta K.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Accept 1 of 4 kits' }))
    await canvas.findByText('The kit is in your account now.')
    await expect(requested.mock.calls).toEqual([[{ kits: [{ productId: 36, quantity: 1 }] }]])
  },
}
export const TooLate: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(kitOfferCalls.listKitOffers, { results: [incomingKits()] }),
      mockFailure(kitOfferCalls.acceptKitOffer, 409, { message: 'This offer is no longer open.' }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Accept/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept the kit' }))
    await expect(await canvas.findByText('This offer is no longer open.')).toBeVisible()
  },
}

const send =
  (quantity: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Test Kits/ }))
    await userEvent.clear(canvas.getByLabelText(/^How many/))
    await userEvent.type(canvas.getByLabelText(/^How many/), quantity)
    await userEvent.type(canvas.getByLabelText(/^Email/), 'ines@example.org')
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Offer kits' }))
  }

const transfers: NonNullable<Story['beforeEach']> = ({ msw }) =>
  msw.use(
    mock(toolCalls.transferMultipack, ({ body }) => {
      requested(body)
      return { message: 'The 2 kits are on offer to ines@example.org for 14 days.' }
    }),
  )

/** Email, quantity and category are sent; the server's message is shown, and the form is empty again (tools-6). */
export const Transferred: Story = {
  beforeEach: transfers,
  play: async (context) => {
    await send('2')(context)
    const { canvas } = context
    await canvas.findByText('The 2 kits are on offer to ines@example.org for 14 days.')
    await expect(requested.mock.calls).toEqual([
      [{ email: 'ines@example.org', quantity: 2, categoryId: 20, offerId: expect.stringMatching(uuid) as string }],
    ])
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue('')
    await expect(canvas.getByLabelText(/^How many/)).toHaveValue('1')
    await expect(canvas.getByRole('radio', { name: /Test Kits/ })).not.toBeChecked()
  },
}
/** The kits are chosen by the barcodes on their boxes; as many go as are chosen. */
export const Chosen: Story = {
  beforeEach: (context) => {
    const { results } = testKitBalance()
    const last = (barcode: string) => barcode === 'KP4827190003'
    context.msw.use(
      mock(activationCalls.getTestKitBalance, {
        results: results.map((line) => ({
          ...line,
          kits: line.kits.map(({ barcode }) => ({ barcode, isPosted: !last(barcode) })),
        })),
      }),
    )
    return transfers(context)
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Health Attributes/ }))
    await userEvent.click(canvas.getByRole('radio', { name: /^I choose them/ }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /^KP4827190004/ }))
    // What was chosen of another kind does not go along.
    await userEvent.click(canvas.getByRole('radio', { name: /Test Kits/ }))
    await expect(canvas.queryByLabelText(/^How many/)).toBeNull()
    await userEvent.click(canvas.getByRole('checkbox', { name: /^KP4827190002/ }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Not posted yet/ }))
    await userEvent.type(canvas.getByLabelText(/^Email/), 'ines@example.org')
    await userEvent.click(canvas.getByRole('button', { name: 'Offer kits' }))
    await canvas.findByText(/are on offer to/)
    await expect(requested.mock.calls).toEqual([
      [
        {
          email: 'ines@example.org',
          quantity: 2,
          categoryId: 20,
          barcodes: ['KP4827190002', 'KP4827190003'],
          offerId: expect.stringMatching(uuid) as string,
        },
      ],
    ])
  },
}
export const NoneChosen: Story = {
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Test Kits/ }))
    await userEvent.click(canvas.getByRole('radio', { name: /^I choose them/ }))
    await userEvent.type(canvas.getByLabelText(/^Email/), 'ines@example.org')
    await userEvent.click(canvas.getByRole('button', { name: 'Offer kits' }))
    await waitFor(() =>
      expect(canvas.getByRole('checkbox', { name: /^KP4827190001/ })).toHaveAccessibleDescription(
        'Please choose at least one kit',
      ),
    )
  },
}
export const NothingTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByLabelText(/^How many/))
    await userEvent.click(canvas.getByRole('button', { name: 'Offer kits' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Please check 3 fields'))
    await expect(canvas.getByRole('radiogroup', { name: /^Which kits/ })).toHaveAccessibleDescription(
      'This field is required',
    )
    await expect(canvas.getByLabelText(/^How many/)).toHaveAccessibleDescription('This field is required')
  },
}
export const TooMany: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(toolCalls.transferMultipack, 428, {
        message: 'Failed to transfer multipacks',
        errors: { quantity: 'You have 3 of these kits left to give.' },
      }),
    ),
  play: async (context) => {
    await send('9')(context)
    const { canvas } = context
    await waitFor(() => expect(canvas.getByLabelText(/^How many/)).toHaveAccessibleDescription(/3 of these kits left/))
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue('ines@example.org')
  },
}
export const TransferFails: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(toolCalls.transferMultipack, 500)),
  play: async (context) => {
    await send('1')(context)
    await expect(await context.canvas.findByText('Failed to transfer multipacks')).toBeVisible()
  },
}
