import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Skeleton, SkeletonGroup, SkeletonText } from './Skeleton.tsx'
import { skeletonRecipe } from './Skeleton.recipe.ts'
import { variantControls } from '../variant-controls.ts'

const meta = {
  component: Skeleton,
  title: 'Components/Skeleton',
  tags: ['manifest'],
  argTypes: variantControls(skeletonRecipe),
} satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = {}
export const Box: Story = { args: { shape: 'box' } }
export const Card: Story = { args: { shape: 'card' } }
export const Circle: Story = { args: { shape: 'circle' } }
export const Text: Story = { render: () => <SkeletonText lines={4} /> }

export const Group: Story = {
  render: () => (
    <SkeletonGroup label="Loading the test">
      <Skeleton shape="box" marginBlockEnd="4" />
      <SkeletonText />
    </SkeletonGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the test')
  },
}
