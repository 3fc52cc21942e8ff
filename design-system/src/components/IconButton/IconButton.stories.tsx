import type { Meta, StoryObj } from '@storybook/react-vite'
import { Trash, X } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { IconButton } from './IconButton.tsx'
import { iconButtonRecipe } from './IconButton.recipe.ts'
import { variantControls } from '../variant-controls.ts'
import { nativeControls } from '../native-controls.ts'

const meta = {
  component: IconButton,
  title: 'Components/IconButton',
  tags: ['manifest'],
  argTypes: { ...variantControls(iconButtonRecipe), ...nativeControls('onClick', 'disabled', 'type') },
  args: { label: 'Close', icon: <X aria-hidden />, onClick: fn() },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Ghost: Story = {}
export const Outline: Story = { args: { variant: 'outline', label: 'Remove from cart', icon: <Trash aria-hidden /> } }
export const Soft: Story = { args: { variant: 'soft' } }
export const Solid: Story = { args: { variant: 'solid' } }
export const Round: Story = { args: { variant: 'soft', shape: 'round' } }
export const Small: Story = { args: { variant: 'soft', size: 'sm' } }
export const Large: Story = { args: { variant: 'soft', size: 'lg' } }
export const Disabled: Story = { args: { variant: 'soft', disabled: true } }

export const Busy: Story = {
  args: { variant: 'soft', isBusy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}
