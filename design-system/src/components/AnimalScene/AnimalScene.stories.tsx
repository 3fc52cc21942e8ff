import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AnimalScene } from './AnimalScene.tsx'

const meta = {
  component: AnimalScene,
  title: 'Components/AnimalScene',
  tags: ['manifest'],
  args: {
    animals: [
      { outline: 'collie', pattern: 'merle', colours: ['#aab4c4', '#3c4350'] },
      { outline: 'shorthair', pattern: 'tabby', colours: ['#dcb68a', '#6f4a2d'] },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AnimalScene>
export default meta
type Story = StoryObj<typeof meta>

export const Breeder: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
    await expect(canvasElement.querySelectorAll('use')).toHaveLength(6)
  },
}
export const Owner: Story = {
  parameters: { audience: 'owner' },
  args: {
    animals: [
      { outline: 'hound', pattern: 'tricolour', colours: ['#f6efe4', '#2f2a2c', '#c58a52'] },
      { outline: 'shorthair', pattern: 'tuxedo', colours: ['#2f2a2c', '#f6efe4'] },
    ],
  },
}
export const Vet: Story = {
  parameters: { audience: 'vet' },
  args: {
    animals: [
      { outline: 'labrador', pattern: 'solid', colours: ['#e6c68b'] },
      { outline: 'cobby', pattern: 'solid', colours: ['#7d8794'] },
    ],
  },
}
export const TwoCats: Story = {
  args: {
    animals: [
      { outline: 'longhair', pattern: 'tabby', colours: ['#c98a4b', '#46301f'] },
      { outline: 'oriental', pattern: 'points', colours: ['#f1e2c8', '#4a3830'] },
    ],
  },
}
