import { animalCalls } from '@shop/contract/animal'
import { collectedAnimalCalls } from '@shop/contract/collected-animal'
import { Toaster } from '@shop/design-system'
import { listOf } from '@shop/mocks/fixture'
import { animal, breederAnimals } from '@shop/mocks/fixtures/animal'
import { collectedAnimal } from '@shop/mocks/fixtures/collected-animal'
import { owner, signedIn, vet } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLocation } from 'react-router-dom'
import { expect, fn, waitFor } from 'storybook/test'
import { offlineAfter } from '../../../parts/failure/offline-story.tsx'
import { AddAnimal } from './AddAnimal.screen.tsx'

const requested = fn()
const Address = () => (
  <output hidden data-testid="address">
    {useLocation().pathname}
  </output>
)
const meta = {
  component: AddAnimal,
  title: 'Screens/Animals/AddAnimal',
  parameters: {
    never: { long: 'what is typed stays in its field' },
    path: '/tools/add-animal',
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
} satisfies Meta<typeof AddAnimal>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const phone = { viewport: { value: 'phone' } }
const asGuest = { settings: { user: null } }
const collecting = { path: '/tools/add-animal?of=somebody-else' }

export const Guest: Story = {
  parameters: asGuest,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Whose sample did you take?')
    await expect(canvas.getByRole('link', { name: 'log in' })).toHaveAttribute(
      'href',
      '/login?next=%2Ftools%2Fadd-animal',
    )
    await expect(canvas.queryByRole('navigation', { name: 'Whose it is' })).toBeNull()
  },
}
export const GuestOnAPhone: Story = { parameters: asGuest, globals: phone }
export const Breeder: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'My animal' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('button', { name: 'Add the animal' })).toBeVisible()
  },
}
export const BreederOnAPhone: Story = { globals: phone }
/** An owner takes no samples for others. */
export const PetOwner: Story = {
  parameters: { audience: 'owner', settings: { user: signedIn(owner()) }, ...collecting },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add the animal' })).toBeVisible()
    await expect(canvas.queryByRole('navigation', { name: 'Whose it is' })).toBeNull()
  },
}
export const Vet: Story = {
  parameters: { audience: 'vet', settings: { user: signedIn(vet()), country: 'AU' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Owner’s name')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Add the patient' })).toBeVisible()
  },
}
export const Collecting: Story = { parameters: collecting }

const fillIn: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText(/^Name\W*$/), 'Heron')
  await userEvent.click(canvas.getByRole('radio', { name: 'Dog' }))
  await userEvent.click(canvas.getByRole('radio', { name: 'Female' }))
}
const herd: Story['beforeEach'] = ({ msw }) =>
  msw.use(
    mock(animalCalls.listAnimals, ({ query }) =>
      listOf(breederAnimals.filter(({ gender }) => !query.gender || gender === query.gender)),
    ),
    mock(animalCalls.createAnimal, ({ body }) => {
      requested(body)
      return animal({ petName: body.petName })
    }),
  )

/** Added, its page opens; its dam is one of one's own, its sire a name. */
export const Added: Story = {
  beforeEach: herd,
  play: async (context) => {
    await fillIn(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('combobox', { name: 'Dam' }))
    await userEvent.click(await canvas.findByRole('option', { name: 'Orchardlane Blue Hour' }))
    await userEvent.type(canvas.getByLabelText('Name of the sire'), 'Fellgate Storm')
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Add the animal' }))
    await canvas.findByText('Heron is now one of your animals.')
    await expect(requested).toHaveBeenCalledOnce()
    await expect(requested).toHaveBeenCalledWith(
      expect.objectContaining({
        petName: 'Heron',
        gender: 'female',
        species: { id: 1, name: 'Canine' },
        damId: animal().id,
        sireId: null,
        sireName: 'Fellgate Storm',
      }),
    )
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(`/my/animals/${animal().id}`))
  },
}
/** Only the name, the sex and the species are required, and marked so. */
export const NothingTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add the animal' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Please check 3 fields'))
    await expect(canvas.getByLabelText(/^Name\W*$/)).toHaveAccessibleDescription('This field is required.')
    await expect(canvas.getByLabelText(/^Name\W*$/)).toHaveFocus()
  },
}
export const Refused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(animalCalls.createAnimal, 428, {
        message: 'Failed to add animal',
        errors: { chipNumber: 'Skye in your account has this microchip already. Please check the number.' },
      }),
    ),
  play: async (context) => {
    await fillIn(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Add the animal' }))
    await waitFor(() =>
      expect(canvas.getByLabelText('Microchip number')).toHaveAccessibleDescription(/has this microchip already/),
    )
    await expect(canvas.getByLabelText(/^Name\W*$/)).toHaveValue('Heron')
    // A phone's keyboard of digits has no letters, which older chips have.
    await expect(canvas.getByLabelText('Microchip number')).not.toHaveAttribute('inputmode')
  },
}
const send: Play = async (context) => {
  await fillIn(context)
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Add the animal' }))
}
export const Pending: Story = { beforeEach: ({ msw }) => msw.use(mockPending(animalCalls.createAnimal)), play: send }
export const Offline: Story = offlineAfter(send)
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(animalCalls.createAnimal, 500)),
  play: async (context) => {
    await send(context)
    await expect(await context.canvas.findByText('Failed to add animal')).toBeVisible()
  },
}
export const SessionExpired: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(animalCalls.createAnimal, 401, { message: 'Please log in again.' })),
  play: async (context) => {
    await fillIn(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Add the animal' }))
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible())
    await expect(canvas.getByLabelText(/^Name\W*$/)).toHaveValue('Heron')
  },
}

/** A guest's sample is saved, and the form is ready for the next of the same owner. */
export const SampleSaved: Story = {
  parameters: asGuest,
  beforeEach: ({ msw }) =>
    msw.use(
      mock(collectedAnimalCalls.createCollectedAnimal, ({ body }) => {
        requested(body)
        return collectedAnimal({ name: body.name })
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Owner’s name/), 'Iain Fraser')
    await userEvent.type(canvas.getByLabelText(/^Owner’s email/), 'iain@example.com')
    await userEvent.type(canvas.getByLabelText(/^Animal’s name/), 'Meg')
    await userEvent.type(canvas.getByLabelText(/^Barcode/), 'KP4827193401')
    await userEvent.click(canvas.getByRole('radio', { name: 'Dog' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Female' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save this sample' }))
    await canvas.findByText('Meg is saved. The form is ready for the next sample.')
    await expect(requested).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Meg', barcode: 'KP4827193401', speciesId: 1 }),
    )
    await expect(canvas.getByLabelText(/^Animal’s name/)).toHaveValue('')
    await expect(canvas.getByLabelText(/^Owner’s name/)).toHaveValue('Iain Fraser')
  },
}
