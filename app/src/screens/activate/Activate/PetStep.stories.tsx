import { activationCalls } from '@shop/contract/activation'
import { type Animal, animalCalls } from '@shop/contract/animal'
import { activationId, checkedActivation, pet } from '@shop/mocks/fixtures/activation'
import { listOf } from '@shop/mocks/fixture'
import { animal, animalId, ownerAnimals, patients } from '@shop/mocks/fixtures/animal'
import { owner, signedIn, vet } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockOffline } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { animalLabel } from '../../../parts/animal/OwnAnimalField.tsx'
import { Activate } from './Activate.screen.tsx'
import { begun, isAt, opened, phone, renderActivate, says } from './activate-story.tsx'

const known = checkedActivation({ selectedTestKit: { id: 969, name: 'Geno Pet' } })

const meta = {
  component: Activate,
  title: 'Screens/Activate/Pet',
  parameters: opened('about-my-pet'),
  beforeEach: begun(known, 4),
  render: renderActivate,
} satisfies Meta<typeof Activate>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const go = ({ canvas, userEvent }: Context) => userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
const requested = fn()
const listening = (record: typeof known) => (context: Context) => {
  requested.mockClear()
  begun(record, 4)(context)
  context.msw.use(
    mock(animalCalls.listAnimals, listOf(ownerAnimals)),
    mock(activationCalls.saveActivationPet, ({ body }) => {
      requested(body.pet)
      return checkedActivation({ pet: body.pet })
    }),
  )
}

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Name/)).toHaveValue('')
    // The kit is for dogs, so there is no choice.
    await expect(canvas.queryByRole('radio', { name: 'Cat' })).not.toBeInTheDocument()
    await expect(canvas.getByLabelText('Unit of the weight')).toHaveValue('kg')
  },
}
export const OnAPhone: Story = { globals: phone }
export const Filled: Story = { beforeEach: begun(checkedActivation({ ...known, pet: pet() }), 5) }
export const Required: Story = {
  play: async (context) => {
    await context.canvas.findByLabelText(/^Name/)
    await go(context)
    await waitFor(() =>
      expect(context.canvas.getByLabelText(/^Name/)).toHaveAccessibleDescription('This field is required.'),
    )
    await expect(context.canvas.getByRole('radiogroup', { name: /^Sex/ })).toHaveAccessibleDescription(
      'This field is required.',
    )
  },
}

const breedKit = checkedActivation({
  kit: {
    barcode: 'KP4827193321',
    product: { id: 36, name: 'Full breed profile kit for dogs' },
    species: { id: 1, name: 'Canine' },
    isPrepaid: true,
    isBreedRequired: true,
    animalName: null,
  },
  selectedBreed: { id: 200193, name: 'Border Collie' },
})
/** The breed variant (activate-6); the breed of the kit step is there already. */
export const BreedKnown: Story = {
  beforeEach: begun(breedKit, 4),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('combobox', { name: /^Breed/ })).toHaveValue('Border Collie'),
}
export const BreedRequired: Story = {
  beforeEach: begun({ ...breedKit, selectedBreed: undefined }, 4),
  play: async (context) => {
    await context.canvas.findByLabelText(/^Name/)
    await go(context)
    await waitFor(() =>
      expect(context.canvas.getByRole('combobox', { name: /^Breed/ })).toHaveAccessibleDescription(
        /^This field is required\./,
      ),
    )
  },
}
/** A kit for both species: the owner chooses. */
export const BothSpecies: Story = {
  beforeEach: begun(checkedActivation({ kit: known.kit && { ...known.kit, species: null } }), 4),
}

export const Sent: Story = {
  beforeEach: listening(known),
  play: async (context) => {
    await context.userEvent.type(await context.canvas.findByLabelText(/^Name/), 'Biscuit')
    await context.userEvent.click(context.canvas.getByRole('radio', { name: 'Male' }))
    await context.userEvent.type(context.canvas.getByLabelText('Weight'), '18.6')
    await go(context)
    await isAt('/activate/about-me')
    await expect(requested).toHaveBeenCalledWith(
      expect.objectContaining({
        petName: 'Biscuit',
        gender: 'male',
        weight: 18.6,
        weightType: 'kg',
        species: { id: 1, name: 'Canine' },
      }),
    )
  },
}
export const Refused: Story = {
  beforeEach: (context) => {
    begun(checkedActivation({ ...known, pet: pet() }), 5)(context)
    context.msw.use(
      mockFailure(activationCalls.saveActivationPet, 428, {
        message: 'Failed to add animal',
        errors: { 'pet.chipNumber': 'Use at most 15 characters' },
      }),
    )
  },
  play: async (context) => {
    await context.canvas.findByLabelText(/^Name/)
    await go(context)
    await waitFor(() =>
      expect(context.canvas.getByLabelText('Microchip number')).toHaveAccessibleDescription(
        /^Use at most 15 characters/,
      ),
    )
    await expect(context.canvas.getByLabelText(/^Name/)).toHaveValue('Biscuit')
  },
}
export const NotSent: Story = {
  beforeEach: (context) => {
    begun(checkedActivation({ ...known, pet: pet() }), 5)(context)
    context.msw.use(mockOffline(activationCalls.saveActivationPet))
  },
  play: async (context) => {
    await context.canvas.findByLabelText(/^Name/)
    await go(context)
    await says('Network error')
    await expect(context.canvas.getByLabelText(/^Name/)).toHaveValue('Biscuit')
  },
}
export const AfterAReload: Story = {
  beforeEach: (context) => {
    begun(known, 4)(context)
    const values = { pet: { petName: 'Bisc', gender: 'male', weight: '1', weightType: 'lb', dobPrecision: 'exact' } }
    sessionStorage.setItem('activation:pet', JSON.stringify({ of: activationId, values }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Name/)).toHaveValue('Bisc')
    await expect(canvas.getByLabelText('Unit of the weight')).toHaveValue('lb')
  },
}

/** Somebody signed in may name an animal they have. */
export const OneOfMyAnimals: Story = {
  parameters: opened('about-my-pet', signedIn(owner())),
  beforeEach: listening(known),
  play: async (context) => {
    const mine = await context.canvas.findByRole('combobox', { name: 'One of your animals?' })
    await context.userEvent.click(mine)
    await context.userEvent.click(await context.canvas.findByRole('option', { name: 'Biscuit, Mixed breed' }))
    await expect(mine).toHaveValue('Biscuit, Mixed breed')
    await expect(context.canvas.queryByLabelText(/^Name/)).not.toBeInTheDocument()
    await go(context)
    await isAt('/activate/about-me')
    await expect(requested).toHaveBeenCalledWith(
      expect.objectContaining({ id: ownerAnimals[0]?.id, petName: 'Biscuit' }),
    )
  },
}
/** Of very many animals one is found by its name, though the first page of the list does not have it. */
export const FoundAmongMany: Story = {
  parameters: opened('about-my-pet', signedIn(owner())),
  beforeEach: (context) => {
    listening(known)(context)
    context.msw.use(
      mock(animalCalls.listAnimals, ({ query }) =>
        query.query === 'Zora'
          ? listOf([animal({ id: animalId(398), petName: 'Zora' })])
          : { ...listOf(ownerAnimals), count: 131, next: 2 },
      ),
    )
  },
  play: async (context) => {
    const mine = await context.canvas.findByRole('combobox', { name: 'One of your animals?' })
    await context.userEvent.type(mine, 'Zora')
    await context.userEvent.click(await context.canvas.findByRole('option', { name: /^Zora/ }))
    await go(context)
    await isAt('/activate/about-me')
    await expect(requested).toHaveBeenCalledWith(expect.objectContaining({ id: animalId(398), petName: 'Zora' }))
  },
}
export const ForAVet: Story = {
  parameters: opened('about-my-pet', signedIn(vet())),
  globals: { country: 'AU' },
  beforeEach: (context) => {
    begun(known, 4)(context)
    context.msw.use(mock(animalCalls.listAnimals, listOf(patients)))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('One of your patients?')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: /patient/ })).toBeVisible()
  },
}

const orderedFor = (animalName: string) =>
  checkedActivation({ ...known, kit: known.kit && { ...known.kit, animalName } })
/** A vet named the patient when ordering: the name is there already. */
export const NamedAtTheOrder: Story = {
  ...ForAVet,
  beforeEach: (context) => {
    begun(orderedFor('Nutmeg'), 4)(context)
    context.msw.use(mock(animalCalls.listAnimals, listOf([])))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Name/)).toHaveValue('Nutmeg')
    await expect(canvas.getByText('This kit was ordered for Nutmeg')).toBeVisible()
  },
}
/** And the patient of that name is one press away. */
export const NamedAtTheOrderAndKnown: Story = {
  ...ForAVet,
  beforeEach: (context) => {
    begun(orderedFor(patients[0]?.petName ?? ''), 4)(context)
    context.msw.use(mock(animalCalls.listAnimals, listOf(patients)))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `It is ${animalLabel(patients[0] as Animal)}` }))
    await expect(canvas.getByRole('combobox', { name: 'One of your patients?' })).toHaveValue(
      animalLabel(patients[0] as Animal),
    )
    await expect(canvas.queryByLabelText(/^Name/)).not.toBeInTheDocument()
  },
}
