import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CoatWall } from './CoatWall.tsx'

const meta = {
  component: CoatWall,
  title: 'Components/CoatWall',
  tags: ['manifest'],
  args: {
    tiles: [
      { pattern: 'merle', colours: ['#aab4c4', '#3c4350'], seed: 3 },
      { pattern: 'brindle', colours: [], seed: 12 },
      { pattern: 'tabby', colours: [], seed: 4 },
      { pattern: 'points', colours: [], seed: 4 },
      { pattern: 'spotted', colours: [], seed: 5 },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 620 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CoatWall>
export default meta
type Story = StoryObj<typeof meta>

export const Breeder: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('use')).toHaveLength(5)
  },
}
export const Owner: Story = {
  parameters: { audience: 'owner' },
  args: {
    tiles: [
      { pattern: 'tortoiseshell', colours: [], seed: 2 },
      { pattern: 'sable', colours: [], seed: 6 },
      { pattern: 'tricolour', colours: [], seed: 1 },
      { pattern: 'ticked', colours: [], seed: 8 },
      { pattern: 'rosetted', colours: [], seed: 3 },
    ],
  },
}
export const Vet: Story = {
  parameters: { audience: 'vet' },
  args: {
    tiles: [
      { pattern: 'solid', colours: ['#e6c68b'], seed: 2 },
      { pattern: 'saddle', colours: [], seed: 6 },
      { pattern: 'harlequin', colours: [], seed: 1 },
      { pattern: 'tabby', colours: ['#cfcac5', '#4d4a4d'], seed: 8 },
      { pattern: 'tuxedo', colours: [], seed: 3 },
    ],
  },
}
export const TwoTiles: Story = {
  args: {
    tiles: [
      { pattern: 'merle', colours: [], seed: 1 },
      { pattern: 'roan', colours: [], seed: 2 },
    ],
  },
}
