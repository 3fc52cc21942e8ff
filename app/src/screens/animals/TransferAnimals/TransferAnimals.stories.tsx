import { animalCalls } from '@shop/contract/animal'
import { animalTransferCalls } from '@shop/contract/animal-transfer'
import { Toaster } from '@shop/design-system'
import { listOf } from '@shop/mocks/fixture'
import { animal, animalId, breederAnimals } from '@shop/mocks/fixtures/animal'
import { animalTransfer, incomingTransfer } from '@shop/mocks/fixtures/animal-transfer'
import { breeder, owner, signedIn, vet } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { TransferAnimals } from './TransferAnimals.screen.tsx'

const requested = fn()
const meta = {
  component: TransferAnimals,
  title: 'Screens/Animals/TransferAnimals',
  parameters: { path: '/my/transfer-animal', settings: { user: signedIn() } },
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
} satisfies Meta<typeof TransferAnimals>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const phone = { viewport: { value: 'phone' } }
const of =
  (...results: ReturnType<typeof animalTransfer>[]): NonNullable<Story['beforeEach']> =>
  ({ msw }) =>
    msw.use(mock(animalTransferCalls.listAnimalTransfers, { results }))
const over = (['accepted', 'declined', 'cancelled', 'expired'] as const).flatMap((state, index) => [
  animalTransfer({ id: `c0ffee00-0000-4000-8000-00000000071${index}`, state }),
  { ...incomingTransfer(), id: `c0ffee00-0000-4000-8000-00000000072${index}`, state },
])

/** What is offered to one comes first, then a new offer, then those one waits for (animals-6). */
export const Full: Story = {
  play: async ({ canvas }) => {
    const incoming = within(await canvas.findByRole('region', { name: 'Offered to you' }))
    await expect(incoming.getByText(/from Ada B\./)).toBeVisible()
    const outgoing = within(canvas.getByRole('region', { name: 'Waiting for an answer' }))
    await expect(outgoing.getByText(/open until 12\/03\/2026/)).toBeVisible()
  },
}
export const Phone: Story = { globals: phone }
export const PetOwner: Story = {
  parameters: { audience: 'owner', settings: { user: signedIn(owner()), country: 'AU' } },
  beforeEach: of(incomingTransfer()),
  play: async ({ canvas }) => expect(await canvas.findByText(/open until 03\/12\/2026/)).toBeVisible(),
}
export const Earlier: Story = {
  beforeEach: of(...over),
  play: async ({ canvas }) => {
    const copy = ['Handed over', 'Yours now', 'You declined', 'You took it back', 'Taken back']
    await canvas.findByText('Handed over')
    for (const word of copy) await expect(canvas.getByText(word)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Accept/ })).toBeNull()
  },
}
export const None: Story = {
  beforeEach: of(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Send the offer' })).toBeVisible()
    await expect(canvas.getAllByRole('region')).toHaveLength(1)
  },
}
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(animalTransferCalls.listAnimalTransfers)) }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(animalTransferCalls.listAnimalTransfers, 500)),
  play: async ({ canvas }) => expect(await canvas.findByText('Error fetching data')).toBeVisible(),
}
/** That there are none is not claimed where it is not known. */
export const AnimalsFailed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(animalCalls.listAnimals, 500)),
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByText('Failed to fetch animals'))[0]).toBeVisible()
    await userEvent.click(canvas.getAllByRole('combobox', { name: 'Animal' })[0] as HTMLElement)
    await expect(canvas.queryByText('Nothing found.')).toBeNull()
  },
}
export const Offline: Story = offline
export const ForVets: Story = { parameters: { settings: { user: signedIn(vet()) } } }
export const SessionExpired: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockFailure(animalTransferCalls.listAnimalTransfers, 401, { message: 'Please log in again.' })),
  play: async ({ canvas }) => waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible()),
}
export const LongNames: Story = {
  beforeEach: of(
    animalTransfer({
      otherParty: `${'a.very.long.name.'.repeat(5)}@kennel.example.com`,
      animal: {
        ...animalTransfer().animal,
        petName: 'Wolfeschlegelsteinhausenbergerdorff the Magnificent of Orchard Lane',
        breed: { id: 1, name: 'Nova Scotia Duck Tolling Retriever' },
      },
    }),
  ),
  globals: phone,
}
/** An admin who acts as the user sees the offers and can answer none. */
export const ViewedByAnAdmin: Story = {
  parameters: { settings: { user: signedIn(breeder({ viewedBy: { name: 'Robin Adeyemi' } })) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only Dana Whitcombe can do this')).toBeVisible()
    await canvas.findByRole('region', { name: 'Offered to you' })
    await expect(canvas.queryByRole('button', { name: /Accept|Decline|Take back|Send/ })).toBeNull()
  },
}

const sends: NonNullable<Story['beforeEach']> = ({ msw }) =>
  msw.use(
    mock(animalTransferCalls.listAnimalTransfers, { results: [] }),
    mock(animalCalls.listAnimals, ({ query }) =>
      listOf(breederAnimals.filter(({ petName }) => petName.toLowerCase().includes(query.query?.toLowerCase() ?? ''))),
    ),
    mock(animalTransferCalls.createAnimalTransfer, ({ body }) => {
      requested(body)
      return { results: [animalTransfer({ otherParty: body.email })] }
    }),
  )
export const Offered: Story = {
  beforeEach: sends,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: /^Animal/ }), 'mos')
    await userEvent.click(await canvas.findByRole('option', { name: /^Moss/ }))
    await userEvent.type(canvas.getByLabelText(/^Email/), 'ines@example.org')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I would like to keep seeing its results' }))
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Send the offer' }))
    await canvas.findByText('The offer is on its way to ines@example.org.')
    await expect(requested.mock.calls).toEqual([
      [{ animalId: animalId(304), email: 'ines@example.org', asksToRead: true }],
    ])
    await expect(await canvas.findByRole('region', { name: 'Waiting for an answer' })).toBeVisible()
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue('')
    // The next animal can be chosen at once.
    await userEvent.click(canvas.getByRole('combobox', { name: /^Animal/ }))
    await expect(await canvas.findByRole('option', { name: /^Skye/ })).toBeVisible()
  },
}
export const Preselected: Story = {
  parameters: { path: `/my/transfer-animal?animal=${animalId(305)}` },
  beforeEach: sends,
  play: async ({ canvas }) =>
    waitFor(() =>
      expect(canvas.getByRole('combobox', { name: /^Animal/ })).toHaveValue('Fern (Orchardlane First Light)'),
    ),
}
/** Also an animal that is far down in the list. */
export const PreselectedFarDown: Story = {
  ...Preselected,
  beforeEach: ({ msw }) =>
    msw.use(
      mock(animalTransferCalls.listAnimalTransfers, { results: [] }),
      mock(animalCalls.listAnimals, listOf([animal()], { count: 2000, next: 2 })),
    ),
}
export const NothingChosen: Story = {
  beforeEach: sends,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send the offer' }))
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: /^Animal/ })).toHaveAccessibleDescription('This field is required'),
    )
    await expect(canvas.getByLabelText(/^Email/)).toHaveAccessibleDescription(/This field is required/)
    await expect(canvas.getByRole('combobox', { name: /^Animal/ })).toHaveFocus()
    await expect(requested).not.toHaveBeenCalled()
  },
}

const ask =
  (button: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: button }))
    await waitFor(() => expect(canvas.getByRole('alertdialog')).toBeVisible())
  }
export const AcceptQuestion: Story = {
  beforeEach: of({ ...incomingTransfer(), asksToRead: false }),
  play: async (context) => {
    await ask('Accept Pip')(context)
    const dialog = within(context.canvas.getByRole('alertdialog', { name: 'Take over Pip?' }))
    await expect(dialog.getByText(/Orders, payments and invoices stay/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Not yet' })).toHaveFocus()
    await expect(dialog.queryByRole('checkbox')).toBeNull()
  },
}
export const AcceptQuestionOnAPhone: Story = { play: ask('Accept Pip'), globals: phone }
/** Its old owner requests to continue reading: to do nothing is not to agree. */
export const Accepted: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(animalTransferCalls.acceptAnimalTransfer, ({ body }) => {
        requested(body)
        return { results: [{ ...incomingTransfer(), state: 'accepted' as const, isReadable: true }] }
      }),
    ),
  play: async (context) => {
    await ask('Accept Pip')(context)
    const { canvas, userEvent } = context
    await expect(canvas.getByRole('checkbox', { name: 'Let Ada B. keep seeing Pip’s results' })).not.toBeChecked()
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Take over Pip' }))
    await canvas.findByText('Pip is in your account now.')
    await expect(requested.mock.calls).toEqual([[{ letsRead: false }]])
    await expect(await canvas.findByText('Yours now')).toBeVisible()
    await expect(canvas.queryByRole('alertdialog')).toBeNull()
  },
}
/** They agree, and the old owner's list leads to the animal. */
export const LetRead: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(animalTransferCalls.acceptAnimalTransfer, ({ body }) => {
        requested(body)
        return { results: [animalTransfer({ state: 'accepted', asksToRead: true })] }
      }),
    ),
  play: async (context) => {
    await ask('Accept Pip')(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Let Ada B\./ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Take over Pip' }))
    await expect(await canvas.findByText('Its owner lets you keep seeing its results')).toBeVisible()
    await expect(requested.mock.calls).toEqual([[{ letsRead: true }]])
    await expect(canvas.getByRole('link', { name: 'Pip' })).toBeVisible()
  },
}
export const DeclineQuestion: Story = { play: ask('Decline Pip') }
export const Declined: Story = {
  play: async (context) => {
    await ask('Decline Pip')(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }))
    await expect(await canvas.findByText('You declined')).toBeVisible()
  },
}
export const TakenBack: Story = {
  play: async (context) => {
    await ask('Take back the offer of Pip')(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Take it back' }))
    await expect(await canvas.findByText('You took it back')).toBeVisible()
  },
}
/** Another person was quicker: the reason is shown and nothing has changed. */
export const AcceptRefused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockFailure(animalTransferCalls.acceptAnimalTransfer, 409, { message: 'This offer was taken back.' })),
  play: async (context) => {
    await ask('Accept Pip')(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Take over Pip' }))
    await canvas.findByText('This offer was taken back.')
    await expect(canvas.getByRole('alertdialog')).toBeVisible()
  },
}
