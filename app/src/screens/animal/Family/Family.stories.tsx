import { animalCalls } from '@shop/contract/animal'
import { parentageCalls } from '@shop/contract/parentage'
import { animal, animalId, breederAnimals, profileOf } from '@shop/mocks/fixtures/animal'
import { owner, signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { asBreeder, asVet, atAnimal, onPhone } from '../../../parts/animal/animal-story.tsx'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { Family } from './Family.screen.tsx'

const meta = {
  component: Family,
  title: 'Screens/Animal/Family',
  parameters: { ...asBreeder('family') },
  render: atAnimal(Family),
} satisfies Meta<typeof Family>
export default meta
type Story = StoryObj<typeof meta>

const wren = () => ({
  ...profileOf(breederAnimals[2] ?? animal()),
  dam: { id: animalId(301), name: 'Orchardlane Blue Hour' },
  sire: { id: animalId(302), name: 'Orchardlane Autumn Drive' },
  offspring: [
    { id: animalId(305), name: 'Orchardlane First Light' },
    { id: animalId(306), name: 'Tam' },
  ],
})

/** Its DNA profile is being read: then its parents can be compared. */
export const ProfileUnderWay: Story = {
  parameters: asBreeder('family', 305),
  beforeEach: ({ msw }) =>
    msw.use(mock(animalCalls.getAnimalProfile, { ...profileOf(breederAnimals[4] ?? animal()), profiledBarcodes: [] })),
  play: async ({ canvas }) =>
    expect(await canvas.findByText(/^It comes from the sample KP/)).toHaveTextContent('Expected by 11/28/2026.'),
}

/** The tree leads from one to the next; what DNA shows of it excludes, and does not prove. */
export const Full: Story = {
  parameters: asBreeder('family', 303),
  beforeEach: ({ msw }) => msw.use(mock(animalCalls.getAnimalProfile, wren())),
  play: async ({ canvas }) => {
    const parents = within(await canvas.findByRole('list', { name: 'Parents' }))
    await expect(parents.getByRole('link', { name: 'Orchardlane Blue Hour' })).toHaveAttribute(
      'href',
      `/my/animals/${animalId(301)}`,
    )
    const young = within(canvas.getByRole('list', { name: 'Offspring' }))
    await expect(young.getAllByRole('link')).toHaveLength(2)
    await expect(
      await canvas.findByText('Nothing in these markers excludes Skye and Bracken as the parents of Wren.'),
    ).toBeVisible()
    await expect(canvas.getByText(/^At least 99.99%: how sure a wrong parent/)).toBeVisible()
    await expect(await canvas.findByRole('region', { name: 'Clear by parentage' })).toHaveTextContent('Raine syndrome')
    await expect(canvas.getByRole('link', { name: 'Compare with its parents' })).toHaveAttribute(
      'href',
      `/my/parentage-requests?offspring=${animalId(303)}`,
    )
  },
}
export const Phone: Story = { ...Full, globals: onPhone, play: undefined }

/** Parents by name alone, as strangers' animals are. */
export const ByNameAlone: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Fellgate Storm Warning')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Fellgate Storm Warning' })).toBeNull()
    await expect(canvas.queryByRole('list', { name: 'Offspring' })).toBeNull()
  },
}
/** Its owner can write it down. */
export const NothingKnown: Story = {
  parameters: asVet('family'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Juno’s family is not on record yet' }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Name the dam' })).toHaveAttribute(
      'href',
      `/my/animals/${animalId(331)}/edit`,
    )
  },
}
export const SharedToRead: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(animalCalls.getAnimalProfile, { ...profileOf(animal({ rights: 'view', isShared: true })), dam: null }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not on record')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^Name the/ })).toBeNull()
  },
}
export const ManyYoung: Story = {
  globals: onPhone,
  beforeEach: ({ msw }) =>
    msw.use(
      mock(animalCalls.getAnimalProfile, {
        ...wren(),
        offspring: Array.from({ length: 24 }, (_, index) => ({
          id: animalId(301 + index),
          name: index ? `Orchardlane Puppy ${index}` : 'Orchardlane Supercalifragilisticexpialidocious Northern Lights',
        })),
      }),
    ),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1, name: 'Wren, both parents and 24 offspring' })).toBeVisible(),
}
/** The tree is shown without the comparisons. */
export const ComparisonsFail: Story = {
  ...Full,
  beforeEach: ({ msw }) =>
    msw.use(mock(animalCalls.getAnimalProfile, wren()), mockFailure(parentageCalls.listParentageRequests, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Parents' })).toBeVisible()
    await expect(canvas.queryByText('What DNA says about the parents')).toBeNull()
  },
}
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(animalCalls.getAnimalProfile)),
  play: async ({ canvas }) => expect(await canvas.findByText('Fetching the animal')).toBeInTheDocument(),
}
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(animalCalls.getAnimalProfile, 500)),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}
export const Offline: Story = offline
export const ForOwners: Story = { parameters: { settings: { user: signedIn(owner()) } } }
export const SessionOver: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(animalCalls.getAnimalProfile, 401)),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('dialog', { name: 'Please log in again' })).toBeInTheDocument(),
}
export const Dark: Story = { globals: { scheme: 'dark' } }
