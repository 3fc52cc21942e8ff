import { animalCalls } from '@shop/contract/animal'
import { litterCalls } from '@shop/contract/litter'
import { Toaster } from '@shop/design-system'
import { animal, animalId } from '@shop/mocks/fixtures/animal'
import { litter } from '@shop/mocks/fixtures/litter'
import { owner, signedIn, vet } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLocation } from 'react-router-dom'
import { expect, fn, waitFor, within } from 'storybook/test'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { AddLitter } from './AddLitter.screen.tsx'

const requested = fn()
const Address = () => (
  <output hidden data-testid="address">
    {useLocation().pathname}
  </output>
)

const meta = {
  component: AddLitter,
  title: 'Screens/Animals/AddLitter',
  parameters: {
    never: { long: 'what is typed stays in its field' },
    path: `/my/litters/new?dam=${animalId(301)}`,
    settings: { user: signedIn() },
  },
  beforeEach: () => {
    requested.mockClear()
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Address />
        <Toaster />
      </>
    ),
  ],
} satisfies Meta<typeof AddLitter>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const rowOf = (canvas: Parameters<Play>[0]['canvas'], number: number) =>
  within(canvas.getByRole('group', { name: `Puppy ${number}` }))

const fillIn: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText(/^Born on/), '09142026')
  await userEvent.type(rowOf(canvas, 1).getByLabelText(/^Name/), 'Juniper')
  await userEvent.selectOptions(rowOf(canvas, 1).getByLabelText(/^Sex/), 'Female')
  await userEvent.click(canvas.getByRole('button', { name: 'Another puppy' }))
  await expect(rowOf(canvas, 2).getByLabelText(/^Name/)).toHaveFocus()
  await userEvent.type(rowOf(canvas, 2).getByLabelText(/^Name/), 'Larch')
  await userEvent.selectOptions(rowOf(canvas, 2).getByLabelText(/^Sex/), 'Male')
  await userEvent.type(rowOf(canvas, 2).getByLabelText('Color or collar'), 'Red collar')
}

/** The dam decides the litter's species; pressed twice, it is sent once, and its page opens. */
export const Entered: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(litterCalls.createLitter, ({ body }) => {
        requested(body)
        return litter()
      }),
    ),
  play: async (context) => {
    await fillIn(context)
    const { canvas, userEvent } = context
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Enter the litter' }))
    await canvas.findByText('All 6 puppies are among your animals now.')
    await expect(requested).toHaveBeenCalledOnce()
    await expect(requested).toHaveBeenCalledWith(
      expect.objectContaining({
        damId: animal().id,
        species: { id: 1, name: 'Canine' },
        breed: { id: 200193, name: 'Border Collie' },
        dateOfBirth: '2026-09-14',
        offspring: [
          expect.objectContaining({ petName: 'Juniper', gender: 'female' }),
          expect.objectContaining({ petName: 'Larch', gender: 'male', colour: 'Red collar' }),
        ],
      }),
    )
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(`/my/litters/${litter().id}`))
  },
}
/** Without a dam of one's own it begins with the species, and she is a name. */
export const Blank: Story = {
  tags: ['empty'],
  parameters: { path: '/my/litters/new' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Cat' }))
    await expect(canvas.getByRole('group', { name: 'Kitten 1' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Enter the litter' }))
    await waitFor(() =>
      expect(canvas.getByLabelText('Name of the dam')).toHaveAccessibleDescription('Choose the dam, or write her name'),
    )
    await expect(canvas.getByLabelText(/^Born on/)).toHaveAccessibleDescription('This field is required')
    await waitFor(() => expect(canvas.getByLabelText('Name of the dam')).toHaveFocus())
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: fillIn }
/** What is wrong is on the row it belongs to, whether the page finds it or the server. */
export const Refused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(litterCalls.createLitter, 428, {
        message: 'Operation failed',
        errors: { 'offspring.1.registrationNumber': 'This number is another dog’s.' },
      }),
    ),
  play: async (context) => {
    await fillIn(context)
    const { canvas, userEvent } = context
    for (const number of [1, 2])
      await userEvent.type(rowOf(canvas, number).getByLabelText('Microchip number'), '981020000312399')
    await userEvent.click(canvas.getByRole('button', { name: 'Enter the litter' }))
    await waitFor(() =>
      expect(rowOf(canvas, 2).getByLabelText('Microchip number')).toHaveAccessibleDescription(
        'Number 1 of this litter has this microchip too',
      ),
    )
    await userEvent.clear(rowOf(canvas, 2).getByLabelText('Microchip number'))
    await userEvent.click(canvas.getByRole('button', { name: 'Enter the litter' }))
    await waitFor(() =>
      expect(rowOf(canvas, 2).getByLabelText('Registration number')).toHaveAccessibleDescription(
        'This number is another dog’s.',
      ),
    )
    await expect(rowOf(canvas, 1).getByLabelText(/^Name/)).toHaveValue('Juniper')
  },
}
export const LoadingTheDam: Story = { beforeEach: ({ msw }) => msw.use(mockPending(animalCalls.getAnimalProfile)) }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(animalCalls.getAnimalProfile, 500)),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}
export const Offline: Story = offline
export const ForOwners: Story = { parameters: { settings: { user: signedIn(owner()) } } }
export const ForVets: Story = { parameters: { settings: { user: signedIn(vet()) } } }
export const SessionExpired: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(litterCalls.createLitter, 401, { message: 'Please log in again.' })),
  play: async (context) => {
    await fillIn(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Enter the litter' }))
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible())
    await expect(rowOf(canvas, 2).getByLabelText(/^Name/)).toHaveValue('Larch')
  },
}
export const ActingAsSomebody: Story = {
  parameters: { settings: { user: { ...signedIn(), viewedBy: { name: 'Robin Adeyemi' } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Only .* can do this/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Enter the litter' })).toBeNull()
  },
}
