import { collectedAnimalCalls } from '@shop/contract/collected-animal'
import { Toaster } from '@shop/design-system'
import { collectedAnimal, collectedAnimals } from '@shop/mocks/fixtures/collected-animal'
import { breeder, owner, signedIn, vet } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { CollectedAnimals } from './CollectedAnimals.screen.tsx'

const requested = fn()
const meta = {
  component: CollectedAnimals,
  title: 'Screens/Animals/CollectedAnimals',
  parameters: { path: '/my/animals/collected', settings: { user: signedIn() } },
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
} satisfies Meta<typeof CollectedAnimals>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const phone = { viewport: { value: 'phone' } }
const of =
  (records: typeof collectedAnimals, total = records.length): NonNullable<Story['beforeEach']> =>
  ({ msw }) =>
    msw.use(mock(collectedAnimalCalls.listCollectedAnimals, { data: records, total }))

export const Full: Story = {
  play: async ({ canvas }) => {
    const meg = await canvas.findByRole('row', { name: /Meg/ })
    await expect(meg).toHaveTextContent('Border Collie, female')
    await expect(meg).toHaveTextContent('11/14/2026')
    await expect(canvas.getByRole('row', { name: /Tiggy/ })).toHaveTextContent('None yet')
    await expect(canvas.getByText('2 animals')).toBeVisible()
  },
}
/** What became of each: its stage, and never what was found. */
export const Stages: Story = {
  beforeEach: of([
    collectedAnimal({ stage: 'dispatched' }),
    collectedAnimal({
      id: 'c0ffee00-0000-4000-8000-000000000403',
      name: 'Nan',
      registrationName: null,
      stage: 'reported',
    }),
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Meg/ })).toHaveTextContent(
      'Waiting for the owner Owner invited',
    )
    await expect(canvas.getByRole('row', { name: /Nan/ })).toHaveTextContent('Results ready')
  },
}
export const Phone: Story = { globals: phone }
export const OfAVet: Story = {
  parameters: { audience: 'vet', settings: { user: signedIn(vet()), country: 'AU' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 patients')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Collected patients')
  },
}

/** By name, in the address (animals-7). */
export const Search: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(collectedAnimalCalls.listCollectedAnimals, ({ query }) => {
        const data = collectedAnimals.filter(({ name }) => name.toLowerCase().includes(query.name ?? ''))
        return { data, total: data.length }
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('2 animals')
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search by name' }), 'meg{Enter}')
    await expect(await canvas.findByText(/1 animal with “meg”/)).toBeVisible()
    await expect(canvas.queryByRole('row', { name: /Tiggy/ })).toBeNull()
  },
}
export const NoneFound: Story = {
  parameters: { path: '/my/animals/collected?name=zebra' },
  beforeEach: of([]),
  play: async ({ canvas }) => expect(await canvas.findByText('Nothing with “zebra”')).toBeVisible(),
}
export const None: Story = {
  beforeEach: of([]),
  play: async ({ canvas }) => expect(await canvas.findByText('No samples yet')).toBeVisible(),
}
export const Many: Story = {
  parameters: { path: '/my/animals/collected?page=2' },
  beforeEach: of(
    Array.from({ length: 20 }, (_, index) =>
      collectedAnimal({ id: `c0ffee00-0000-4000-8000-0000000005${index + 10}`, name: `Dog ${index + 21}` }),
    ),
    1000,
  ),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: /Next/ })).toHaveAttribute('href', '/my/animals/collected?page=3'),
}
export const LongNames: Story = {
  beforeEach: of([
    collectedAnimal({
      name: 'Wolfeschlegelsteinhausenbergerdorff',
      registrationName: 'Grand Champion Orchardlane’s Twice Upon a Blue Moonlit Hour in the Finger Lakes',
      ownerEmail: `${'a.very.long.name.'.repeat(4)}@kennel.example.com`,
    }),
  ]),
}
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(collectedAnimalCalls.listCollectedAnimals)),
}
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(collectedAnimalCalls.listCollectedAnimals, 500)),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}
export const Offline: Story = offline
export const ForOwners: Story = { parameters: { settings: { user: signedIn(owner()) } } }
export const SessionExpired: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockFailure(collectedAnimalCalls.listCollectedAnimals, 401, { message: 'Please log in again.' })),
  play: async ({ canvas }) => waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible()),
}
/** An admin who acts as the user deletes nothing of theirs. */
export const ViewedByAnAdmin: Story = {
  parameters: { settings: { user: signedIn(breeder({ viewedBy: { name: 'Robin Adeyemi' } })) } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Edit Meg' })
    await expect(canvas.queryByRole('button', { name: 'Delete Meg' })).toBeNull()
  },
}

const open =
  (button: string, role: 'dialog' | 'alertdialog' = 'dialog'): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: button }))
    await waitFor(() => expect(canvas.getByRole(role)).toBeVisible())
  }
export const Adding: Story = { play: open('Add a sample') }
export const AddingOnAPhone: Story = { ...Adding, globals: phone }

const fillIn: Play = async (context) => {
  await open('Add a sample')(context)
  const { canvas, userEvent } = context
  const dialog = within(canvas.getByRole('dialog'))
  await userEvent.type(dialog.getByLabelText(/^Owner’s name/), 'Iain Fraser')
  await userEvent.type(dialog.getByLabelText(/^Owner’s email/), 'iain@example.com')
  await userEvent.type(dialog.getByLabelText(/^Animal’s name/), 'Nan')
  await userEvent.click(dialog.getByRole('radio', { name: 'Dog' }))
  await userEvent.click(dialog.getByRole('radio', { name: 'Female' }))
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Save' }))
}
export const Added: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(collectedAnimalCalls.createCollectedAnimal, ({ body }) => {
        requested(body)
        return collectedAnimal({ name: body.name })
      }),
    ),
  play: async (context) => {
    await fillIn(context)
    const { canvas } = context
    await canvas.findByText('Nan is saved.')
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(requested).toHaveBeenCalledOnce()
    await expect(requested).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Nan', ownerEmail: 'iain@example.com', speciesId: 1, gender: 'female' }),
    )
  },
}
export const NothingTyped: Story = {
  play: async (context) => {
    await open('Add a sample')(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Please check 5 fields'))
    await expect(canvas.getByLabelText(/^Owner’s name/)).toHaveFocus()
  },
}
/** What was typed stays. */
export const AddingFails: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(collectedAnimalCalls.createCollectedAnimal, 500)),
  play: async (context) => {
    await fillIn(context)
    const { canvas } = context
    await expect(await canvas.findByText('Failed to create animal collection')).toBeVisible()
    await expect(canvas.getByLabelText(/^Animal’s name/)).toHaveValue('Nan')
  },
}

export const Editing: Story = {
  play: async (context) => {
    await open('Edit Meg')(context)
    const { canvas } = context
    await expect(canvas.getByLabelText(/^Owner’s name/)).toHaveValue('Iain Fraser')
    await expect(canvas.getByRole('combobox', { name: 'Breed' })).toHaveValue('Border Collie')
    await expect(canvas.getByLabelText('Date of birth')).toHaveValue('02/19/2024')
  },
}
export const EditingFails: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(collectedAnimalCalls.updateCollectedAnimal, 500)),
  play: async (context) => {
    await open('Edit Meg')(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Failed to update animal collection')).toBeVisible()
  },
}
export const Edited: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(collectedAnimalCalls.updateCollectedAnimal, ({ params, body }) => {
        requested(params.id, body)
        return collectedAnimal()
      }),
    ),
  play: async (context) => {
    await open('Edit Meg')(context)
    const { canvas, userEvent } = context
    await userEvent.type(canvas.getByLabelText('Registration number'), 'DN 1')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await canvas.findByText('Meg is saved.')
    await expect(requested).toHaveBeenCalledWith(
      collectedAnimal().id,
      expect.objectContaining({ registrationNumber: 'DN 1', breedId: 200193, dateOfBirth: '2024-02-19' }),
    )
  },
}

/** The question has the catalogue's words, and nothing is gone before the answer (animals-7). */
export const DeleteQuestion: Story = {
  play: async (context) => {
    await open('Delete Meg', 'alertdialog')(context)
    const dialog = context.canvas.getByRole('alertdialog', { name: 'Are you sure you want to delete this animal?' })
    await expect(within(dialog).getByRole('button', { name: 'Keep it' })).toHaveFocus()
  },
}
export const Deleted: Story = {
  beforeEach: ({ msw }) => {
    let records = collectedAnimals
    msw.use(
      mock(collectedAnimalCalls.listCollectedAnimals, () => ({ data: records, total: records.length })),
      mock(collectedAnimalCalls.deleteCollectedAnimal, ({ params }) => {
        records = records.filter(({ id }) => id !== params.id)
        return { id: params.id }
      }),
    )
  },
  play: async (context) => {
    await open('Delete Meg', 'alertdialog')(context)
    const { canvas, userEvent } = context
    await userEvent.click(within(canvas.getByRole('alertdialog')).getByRole('button', { name: 'Delete Meg' }))
    await canvas.findByText('Meg is deleted.')
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Meg/ })).toBeNull())
    await expect(canvas.getByText('1 animal')).toBeVisible()
  },
}
export const DeleteFails: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(collectedAnimalCalls.deleteCollectedAnimal, 500)),
  play: async (context) => {
    await open('Delete Meg', 'alertdialog')(context)
    const { canvas, userEvent } = context
    await userEvent.click(within(canvas.getByRole('alertdialog')).getByRole('button', { name: 'Delete Meg' }))
    await canvas.findByText('Failed to delete animal collection')
    await expect(canvas.getByRole('alertdialog')).toBeVisible()
  },
}
