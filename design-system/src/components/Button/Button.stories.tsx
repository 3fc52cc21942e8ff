import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from './Button.tsx'
import { buttonRecipe } from './Button.recipe.ts'
import { variantControls } from '../variant-controls.ts'
import { nativeControls } from '../native-controls.ts'

const meta = {
  component: Button,
  title: 'Components/Button',
  tags: ['manifest'],
  argTypes: { ...variantControls(buttonRecipe), ...nativeControls('children', 'onClick', 'disabled', 'type') },
  args: { children: 'Add to cart', onClick: fn() },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Solid: Story = {}
export const Outline: Story = { args: { variant: 'outline' } }
export const Soft: Story = { args: { variant: 'soft' } }
export const Ghost: Story = { args: { variant: 'ghost' } }
export const Small: Story = { args: { size: 'sm' } }
export const Large: Story = { args: { size: 'lg' } }
export const FullWidth: Story = { args: { full: true } }
export const Disabled: Story = { args: { disabled: true } }

export const Busy: Story = {
  args: { isBusy: true, type: 'submit' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}
