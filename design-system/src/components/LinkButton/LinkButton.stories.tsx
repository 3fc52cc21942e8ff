import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LinkButton } from './LinkButton.tsx'
import { buttonRecipe } from '../Button/Button.recipe.ts'
import { variantControls } from '../variant-controls.ts'
import { nativeControls } from '../native-controls.ts'

const meta = {
  component: LinkButton,
  title: 'Components/LinkButton',
  tags: ['manifest'],
  argTypes: { ...variantControls(buttonRecipe), ...nativeControls('children') },
  args: { href: '/breeder/for-dogs/breeds', children: 'Find your breed' },
} satisfies Meta<typeof LinkButton>
export default meta
type Story = StoryObj<typeof meta>

export const Solid: Story = {}
export const Outline: Story = { args: { variant: 'outline' } }
export const Soft: Story = { args: { variant: 'soft' } }
export const Ghost: Story = { args: { variant: 'ghost' } }
export const Small: Story = { args: { size: 'sm' } }
export const Large: Story = { args: { size: 'lg' } }
export const FullWidth: Story = { args: { full: true } }

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Find your breed' })).toHaveFocus()
  },
}
