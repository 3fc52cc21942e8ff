import { animalCalls } from '@shop/contract/animal'
import { Toaster } from '@shop/design-system'
import { animal, animalProfile, patients, profileOf } from '@shop/mocks/fixtures/animal'
import { owner, signedIn, vet } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes, useLocation } from 'react-router-dom'
import { expect, fn, waitFor } from 'storybook/test'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { EditAnimal } from './EditAnimal.screen.tsx'

const requested = fn()
const id = animal().id
const Address = () => (
  <output hidden data-testid="address">
    {useLocation().pathname}
  </output>
)
const meta = {
  component: EditAnimal,
  title: 'Screens/Animals/EditAnimal',
  parameters: { never: { empty: 'always has a name' }, path: `/my/animals/${id}/edit`, settings: { user: signedIn() } },
  beforeEach: () => {
    requested.mockClear()
  },
  decorators: [
    (Story) => (
      <>
        <Routes>
          <Route path="/my/animals/:id/edit" element={<Story />} />
          <Route path="*" element={null} />
        </Routes>
        <Address />
        <Toaster />
      </>
    ),
  ],
} satisfies Meta<typeof EditAnimal>
export default meta
type Story = StoryObj<typeof meta>
const phone = { viewport: { value: 'phone' } }
const [juno = animal()] = patients

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Name\W*$/)).toHaveValue('Skye')
    await expect(canvas.getByLabelText('Name of the dam')).toHaveValue('Orchardlane Evening Star')
    await expect(canvas.getByLabelText('Weight')).toHaveValue('17.4')
  },
}
export const Phone: Story = { globals: phone }
export const Patient: Story = {
  parameters: {
    path: `/my/animals/${juno.id}/edit`,
    audience: 'vet',
    settings: { user: signedIn(vet()), country: 'AU' },
  },
  beforeEach: ({ msw }) => msw.use(mock(animalCalls.getAnimalProfile, profileOf(juno))),
  play: async ({ canvas }) => expect(await canvas.findByLabelText('Owner’s name')).toHaveValue('Marta Lindqvist'),
}
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(animalCalls.getAnimalProfile)) }
export const Missing: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockFailure(animalCalls.getAnimalProfile, 404, { message: 'Failed to fetch animals' })),
  play: async ({ canvas }) => expect(await canvas.findByText('We cannot find this')).toBeVisible(),
}
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(animalCalls.getAnimalProfile, 500)),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}
export const Offline: Story = offline
export const ForOwners: Story = { parameters: { settings: { user: signedIn(owner()) } } }
export const SessionExpired: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(animalCalls.getAnimalProfile, 401, { message: 'Please log in again.' })),
  play: async ({ canvas }) => waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible()),
}
export const NotYours: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock(animalCalls.getAnimalProfile, animalProfile({ rights: 'view', isShared: true, ownerName: 'Ada B.' }))),
  play: async ({ canvas }) => expect(await canvas.findByText('Only Skye’s owner can change this')).toBeVisible(),
}
export const Saved: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(animalCalls.updateAnimal, ({ params, body }) => {
        requested(params.id, body)
        return animal()
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    const weight = await canvas.findByLabelText('Weight')
    await userEvent.clear(weight)
    await userEvent.type(weight, '18.1')
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Save' }))
    await canvas.findByText('Skye is saved.')
    await expect(requested).toHaveBeenCalledOnce()
    await expect(requested).toHaveBeenCalledWith(
      id,
      expect.objectContaining({ petName: 'Skye', weight: 18.1, dobYear: 2022, damName: 'Orchardlane Evening Star' }),
    )
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(`/my/animals/${id}`))
  },
}
export const Refused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(animalCalls.updateAnimal, 428, {
        message: 'Something went wrong',
        errors: { gender: 'It is the dam or sire of another animal, so this stays.' },
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Male' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(canvas.getByRole('radiogroup', { name: /^Sex/ })).toHaveAccessibleDescription(/so this stays/),
    )
    await expect(canvas.getByRole('radio', { name: 'Male' })).toBeChecked()
  },
}
