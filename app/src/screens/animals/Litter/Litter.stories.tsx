import { animalTransferCalls } from '@shop/contract/animal-transfer'
import { litterCalls, type LitterOffspring } from '@shop/contract/litter'
import { workSpreadsheetCalls } from '@shop/contract/work-spreadsheet'
import { Toaster } from '@shop/design-system'
import { animalId } from '@shop/mocks/fixtures/animal'
import { animalTransfer } from '@shop/mocks/fixtures/animal-transfer'
import { litter } from '@shop/mocks/fixtures/litter'
import { owner, signedIn, vet } from '@shop/mocks/fixtures/user'
import { workSheet, workSheets } from '@shop/mocks/fixtures/work-spreadsheet'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes, useLocation } from 'react-router-dom'
import { expect, fn, waitFor, within } from 'storybook/test'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { Litter } from './Litter.screen.tsx'

const requested = fn()
const Address = () => (
  <output hidden data-testid="address">
    {useLocation().pathname}
  </output>
)

const meta = {
  component: Litter,
  title: 'Screens/Animals/Litter',
  parameters: {
    path: `/my/litters/${litter().id}`,
    settings: { user: signedIn() },
  },
  beforeEach: () => {
    requested.mockClear()
  },
  render: () => (
    <>
      <Routes>
        <Route path="/my/litters/:id" element={<Litter />} />
      </Routes>
      <Address />
      <Toaster />
    </>
  ),
} satisfies Meta<typeof Litter>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

/** Together: who is here, who is offered, who has a new home, and what was found as far as it may be read. */
export const Full: Story = {
  play: async ({ canvas }) => {
    const juniper = await canvas.findByRole('article', { name: 'Juniper' })
    await expect(canvas.getByText('Dam').nextElementSibling).toHaveTextContent('Orchardlane Blue Hour')
    await expect(canvas.getByRole('link', { name: 'Orchardlane Autumn Drive' })).toHaveAttribute(
      'href',
      `/my/animals/${litter().sire?.id}`,
    )
    await expect(juniper).toHaveTextContent('With you')
    await expect(juniper).toHaveTextContent('Carrier: Collie eye anomaly')
    await expect(juniper).toHaveTextContent('Clear of 11 diseases, 2 by parentage')
    await expect(canvas.getByRole('article', { name: 'Sorrel' })).toHaveTextContent('to owner@example.com')
    const tansy = canvas.getByRole('article', { name: 'Tansy' })
    await expect(tansy).toHaveTextContent('You can still see its results')
    await expect(within(tansy).getByRole('link', { name: 'Tansy' })).toHaveAttribute(
      'href',
      `/my/animals/${animalId(355)}`,
    )
    const yarrow = canvas.getByRole('article', { name: 'Yarrow' })
    await expect(yarrow).toHaveTextContent('Only its owner sees the results.')
    await expect(within(yarrow).queryByRole('link')).toBeNull()
    await expect(within(yarrow).queryByRole('checkbox')).toBeNull()
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const LongNames: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(litterCalls.getLitter, {
        ...litter(),
        counts: { all: 24, kept: 12, offered: 4, sold: 8, gone: 0 },
        offspring: Array.from({ length: 4 }, () => litter().offspring)
          .flat()
          .map((one, index) => ({
            ...one,
            id: `c0ffee00-0000-4000-8000-0000000009${String(index).padStart(2, '0')}`,
            petName: index ? `Puppy ${index + 1}` : 'Wolfeschlegelsteinhausenbergerdorff the Magnificent',
          })),
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(24)
    // It is full.
    await expect(canvas.queryByRole('button', { name: 'Add a puppy' })).toBeNull()
  },
}

const chooseTwo: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'Choose Juniper' }))
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose Larch' }))
  await expect(canvas.getByText('2 of 3 chosen')).toBeVisible()
}
const openHandOver: Play = async (context) => {
  await chooseTwo(context)
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Hand over' }))
  await context.canvas.findByRole('dialog', { name: 'Hand 2 over' })
}
/** Ends open: an address for each, what moves, and whether one would like to read on. */
export const HandingOver: Story = { play: openHandOver }
export const HandedOver: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(animalTransferCalls.createAnimalTransfers, ({ body }) => {
        requested(body)
        return { results: [animalTransfer()] }
      }),
    ),
  play: async (context) => {
    await openHandOver(context)
    const { canvas, userEvent } = context
    const dialog = within(canvas.getByRole('dialog', { name: 'Hand 2 over' }))
    await userEvent.type(dialog.getByLabelText(/Juniper’s new owner/), 'grace@example.com')
    await userEvent.type(dialog.getByLabelText(/Larch’s new owner/), 'iain@example.com')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'I would like to keep seeing their results' }))
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Send 2 offers' }))
    await canvas.findByText('2 offers are on their way.')
    await expect(requested.mock.calls).toEqual([
      [
        {
          offers: [
            { animalId: animalId(351), email: 'grace@example.com' },
            { animalId: animalId(352), email: 'iain@example.com' },
          ],
          asksToRead: true,
        },
      ],
    ])
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByText('0 of 3 chosen')).toBeVisible()
  },
}
/** The refusal is on the row of the animal, and nothing was offered. */
export const OfferRefused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(animalTransferCalls.createAnimalTransfers, 428, {
        message: 'Operation failed',
        errors: { 'offers.1.email': 'This is your own address. The animal is with you already.' },
      }),
    ),
  play: async (context) => {
    await openHandOver(context)
    const { canvas, userEvent } = context
    const dialog = within(canvas.getByRole('dialog', { name: 'Hand 2 over' }))
    for (const name of ['Juniper', 'Larch'])
      await userEvent.type(dialog.getByLabelText(new RegExp(`${name}’s new owner`)), 'ada@example.com')
    await userEvent.click(dialog.getByRole('button', { name: 'Send 2 offers' }))
    await waitFor(() =>
      expect(dialog.getByLabelText(/Larch’s new owner/)).toHaveAccessibleDescription(/your own address/),
    )
  },
}

const openAdd: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add a puppy' }))
  await canvas.findByRole('dialog', { name: 'Add a puppy' })
}
const sayClover: Play = async (context) => {
  await openAdd(context)
  const { canvas, userEvent } = context
  const dialog = within(canvas.getByRole('dialog'))
  await userEvent.type(dialog.getByLabelText(/^Name/), 'Clover')
  await userEvent.selectOptions(dialog.getByLabelText(/^Sex/), 'Female')
  await userEvent.type(dialog.getByLabelText('Microchip number'), '981020000312399')
}
/** Ends open: the same row as in the form of a litter, for one that was forgotten. */
export const Adding: Story = { play: openAdd }
export const AddingOnAPhone: Story = { ...Adding, globals: { viewport: { value: 'phone' } } }
/** Pressed twice, it is sent once, and is on the list. */
export const Added: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(litterCalls.addOffspring, ({ params, body }) => {
        requested(params, body)
        const [juniper, ...others] = litter().offspring
        const clover = { ...juniper, id: 'c0ffee00-0000-4000-8000-000000000899', petName: 'Clover' }
        return {
          ...litter(),
          counts: { ...litter().counts, all: 7, kept: 4 },
          offspring: [juniper, ...others, clover] as LitterOffspring[],
        }
      }),
    ),
  play: async (context) => {
    await sayClover(context)
    const { canvas, userEvent } = context
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Add the puppy' }))
    await canvas.findByText('Clover is in the litter, and among your animals.')
    await expect(canvas.getByRole('article', { name: 'Clover' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^7 puppies/)
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(requested.mock.calls).toEqual([
      [
        { id: litter().id },
        expect.objectContaining({ petName: 'Clover', gender: 'female', chipNumber: '981020000312399' }),
      ],
    ])
  },
}
/** The refusal is on its field, and what was typed stays. */
export const AddingRefused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(litterCalls.addOffspring, 428, {
        message: 'operation failed',
        errors: { chipNumber: 'Number 1 of this litter has this microchip too' },
      }),
    ),
  play: async (context) => {
    await sayClover(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Add the puppy' }))
    const dialog = within(canvas.getByRole('dialog'))
    await waitFor(() =>
      expect(dialog.getByLabelText('Microchip number')).toHaveAccessibleDescription(
        'Number 1 of this litter has this microchip too',
      ),
    )
    await expect(dialog.getByLabelText(/^Name/)).toHaveValue('Clover')
  },
}
/** Full meanwhile, in another window: shown above the form. */
export const AddingToAFullOne: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockFailure(litterCalls.addOffspring, 409, { message: 'A litter has at most 24 young here' })),
  play: async (context) => {
    await sayClover(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Add the puppy' }))
    await expect(await canvas.findByText('A litter has at most 24 young here')).toBeVisible()
  },
}

/** The swabs of several lead into a work spreadsheet. */
export const Activating: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(workSpreadsheetCalls.startWorkSpreadsheet, ({ body }) => {
        requested(body)
        return workSheet()
      }),
    ),
  play: async (context) => {
    await chooseTwo(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Activate kits' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Activate kits for 2' }))
    await userEvent.type(await dialog.findByLabelText('Barcode of Juniper’s swab'), 'KP4827193401')
    await userEvent.click(dialog.getByRole('button', { name: 'Go to the sheet' }))
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent(`/my/work-spreadsheets/${workSheet().id}`),
    )
    await expect(requested).toHaveBeenCalledWith({
      productId: workSheets().kits[0]?.product.id,
      name: 'Litter of Orchardlane Blue Hour, 09/14/2026',
      lines: [
        { animalId: animalId(351), barcode: 'KP4827193401' },
        { animalId: animalId(352), barcode: '' },
      ],
    })
  },
}
export const NoKits: Story = {
  beforeEach: ({ msw }) => msw.use(mock(workSpreadsheetCalls.listWorkSpreadsheets, { ...workSheets(), kits: [] })),
  play: async (context) => {
    await chooseTwo(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Activate kits' }))
    await expect(await context.canvas.findByRole('link', { name: 'Find a test' })).toBeVisible()
  },
}
/** Ends open. */
export const TakingItOff: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take this litter off the list' }))
    await canvas.findByRole('alertdialog', { name: 'Take this litter off the list?' })
  },
}
export const Missing: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(litterCalls.getLitter, 404)),
  play: async ({ canvas }) => expect(await canvas.findByText('This litter is not here')).toBeVisible(),
}
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(litterCalls.getLitter)) }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(litterCalls.getLitter, 500)),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}
export const Offline: Story = offline
export const ForOwners: Story = { parameters: { settings: { user: signedIn(owner()) } } }
export const ForVets: Story = { parameters: { settings: { user: signedIn(vet()) } } }
export const SessionExpired: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(litterCalls.getLitter, 401, { message: 'Please log in again.' })),
  play: async ({ canvas }) => waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible()),
}
export const ActingAsSomebody: Story = {
  parameters: { settings: { user: { ...signedIn(), viewedBy: { name: 'Robin Adeyemi' } } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('article', { name: 'Juniper' })
    await expect(canvas.queryByRole('checkbox')).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Add a puppy' })).toBeNull()
  },
}
