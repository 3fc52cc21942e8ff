import { flagships } from '@shop/mocks/fixtures/flagship'
import { resultWeeks } from '@shop/contract/promise'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Flagship } from './Flagship.tsx'

const meta = {
  component: Flagship,
  title: 'Parts/Flagship',
  args: { name: 'geno-pet', species: 'dog', counts: flagships() },
} satisfies Meta<typeof Flagship>
export default meta
type Story = StoryObj<typeof meta>

export const GenoPet: Story = {
  parameters: { audience: 'owner' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('dog breeds compared').closest('p')).toHaveTextContent(/^644/)
    const comparison = within(canvas.getByRole('table'))
    await expect(comparison.getByRole('link', { name: 'Geno Pet Plus' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/p\/970$/),
    )
    await expect(comparison.getByText(`${resultWeeks.tests} weeks`)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Open as PDF' })).toHaveAttribute(
      'href',
      '/api/store/sample-reports/breed-mix.pdf',
    )
    await expect(canvas.getByText(/no real animal was tested/)).toBeVisible()
    await userEvent.click(canvas.getByText('Is it proof of a breed?'))
    await expect(canvas.getByText(/against the 644 breeds/)).toBeVisible()
  },
}
export const GenoPetPlus: Story = { args: { name: 'geno-pet-plus' }, parameters: { audience: 'owner' } }
export const FullBreedProfile: Story = {
  args: { name: 'full-breed-profile' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('dog breeds with a profile of their own').closest('p')).toHaveTextContent(/^226/)
  },
}
/** Geno Pet is for dogs: nothing is compared with it. */
export const FullBreedProfileOfCats: Story = {
  args: { name: 'full-breed-profile', species: 'cat' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('cat breeds with a profile of their own').closest('p')).toHaveTextContent(/^90/)
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument()
  },
}
export const DnaProfile: Story = { args: { name: 'dna-profile' } }
export const MultiPack: Story = { args: { name: 'multi-pack', species: 'cat' } }
/** Nothing is posted for it. */
export const LifePlan: Story = {
  args: { name: 'life-plan' },
  parameters: { audience: 'owner' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'What is in the box' })).not.toBeInTheDocument()
  },
}
export const OwnProfile: Story = { args: { name: 'own-profile' } }
export const GenoPetOnAPhone: Story = { ...GenoPet, globals: { viewport: { value: 'phone' } } }
export const FullBreedProfileOnAPhone: Story = { ...FullBreedProfile, globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { args: { name: 'geno-pet' }, globals: { scheme: 'dark' } }
