import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Price } from './Price.tsx'
import { priceRecipe } from './Price.recipe.ts'
import { variantControls } from '../variant-controls.ts'

const meta = {
  component: Price,
  title: 'Components/Price',
  tags: ['manifest'],
  argTypes: variantControls(priceRecipe),
  args: { label: '$58.00' },
} satisfies Meta<typeof Price>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Small: Story = { args: { size: 'sm' } }
export const Large: Story = { args: { size: 'lg' } }
export const WithNote: Story = { args: { size: 'lg', note: 'incl. GST' } }
export const Reduced: Story = {
  args: { label: '$132.00', was: '$165.00' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('was $165.00now $132.00')
  },
}
export const Free: Story = { args: { label: 'Free', note: 'standard shipping' } }
export const LongCurrency: Story = { args: { label: '1.165,00 €', was: '1.290,00 €', note: 'per pack of ten' } }
