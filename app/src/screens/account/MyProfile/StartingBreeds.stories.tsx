import { breedCalls } from '@shop/contract/breed'
import { userCalls } from '@shop/contract/user'
import { listOf } from '@shop/mocks/fixture'
import { borderCollie, breeds } from '@shop/mocks/fixtures/breed'
import { breeder, signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { StartingBreeds } from './StartingBreeds.tsx'
import { inItsCard } from './section-story.tsx'

const cats = [borderCollie({ id: 300_001, name: 'Abyssinian', species: { id: 2, name: 'Feline' } })]
const many = Array.from({ length: 800 }, (_, index) =>
  borderCollie({ id: 400_000 + index, name: `Breed ${String(index + 1).padStart(3, '0')}` }),
)
const dogsAre = (dogs: typeof breeds) =>
  mock(breedCalls.listBreeds, ({ query }) => listOf(query.species === 'cat' ? cats : dogs))

const meta = {
  component: StartingBreeds,
  title: 'Screens/Account/MyProfile/StartingBreeds',
  args: { me: breeder({ breedIds: [200_193, 201_217] }) },
  parameters: { path: '/my/my-profile', settings: { user: signedIn() } },
  beforeEach: ({ msw }) => {
    msw.use(dogsAre(breeds))
  },
  decorators: [inItsCard('breeds')],
} satisfies Meta<typeof StartingBreeds>
export default meta
type Story = StoryObj<typeof meta>

const save = { name: 'Save breeds' }
const requested = fn()

export const Two: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Border Collie')).toBeVisible()
    await expect(canvas.getByText('Shetland Sheepdog')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /more$/ })).toBeNull()
  },
}
export const None: Story = { args: { me: breeder() } }

export const Several: Story = {
  args: { me: breeder({ breedIds: breeds.map(({ id }) => id) }) },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: '+2 more' })).toBeVisible(),
}
export const Phone: Story = { ...Several, globals: { viewport: { value: 'phone' } } }

export const ChosenAndSaved: Story = {
  beforeEach: ({ msw }) => {
    requested.mockClear()
    msw.use(
      mock(userCalls.updateAnimalPresets, ({ body }) => {
        requested(body)
        return breeder({ breedIds: body.breedIds })
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Breeds' }))
    await userEvent.keyboard('abys')
    await userEvent.click(await canvas.findByRole('option', { name: 'Abyssinian (cat)' }))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Border Collie' }))
    await userEvent.click(canvas.getByRole('button', save))
    await canvas.findByText('Saved')
    await expect(requested).toHaveBeenCalledWith({ breedIds: [300_001, 201_217] })
  },
}

export const EightHundred: Story = {
  beforeEach: ({ msw }) => msw.use(dogsAre(many)),
  args: { me: breeder() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Breeds' }))
    await waitFor(() => expect(canvas.getAllByRole('option').length).toBeGreaterThan(5))
    await expect(canvas.getAllByRole('option').length).toBeLessThan(40)
    await expect(canvas.getAllByRole('option')[0]).toHaveAttribute('aria-setsize', '801')
  },
}

export const TooMany: Story = {
  beforeEach: ({ msw }) => msw.use(dogsAre(many)),
  args: { me: breeder({ breedIds: many.slice(0, 51).map(({ id }) => id) }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', save))
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Breeds' })).toHaveAccessibleDescription(/Choose at most 50 breeds/),
    )
  },
}

export const Refused: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(userCalls.updateAnimalPresets, 500)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', save))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Failed to update animal presets'))
  },
}

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(breedCalls.listBreeds)) }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(breedCalls.listBreeds, 500)),
  play: async ({ canvas }) => expect(await canvas.findByText('Failed to fetch breeds')).toBeVisible(),
}
