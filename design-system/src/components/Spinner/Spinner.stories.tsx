import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from './Spinner.tsx'
import { spinnerRecipe } from './Spinner.recipe.ts'
import { variantControls } from '../variant-controls.ts'

const meta = {
  component: Spinner,
  title: 'Components/Spinner',
  tags: ['manifest'],
  argTypes: variantControls(spinnerRecipe),
} satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

export const Decorative: Story = {}
export const Announced: Story = { args: { label: 'Loading tests' } }
export const Large: Story = { args: { size: 'lg', label: 'Loading' } }
