import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check } from 'lucide-react'
import { Badge } from './Badge.tsx'
import { badgeRecipe } from './Badge.recipe.ts'
import { variantControls } from '../variant-controls.ts'

const meta = {
  component: Badge,
  title: 'Components/Badge',
  tags: ['manifest'],
  argTypes: variantControls(badgeRecipe),
  args: { children: 'Dog' },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {}
export const Audience: Story = { args: { tone: 'audience', children: 'Best seller' } }
export const Clear: Story = { args: { tone: 'clear', children: 'Clear' } }
export const Carrier: Story = { args: { tone: 'carrier', children: 'Carrier' } }
export const Affected: Story = { args: { tone: 'affected', children: 'Affected' } }
export const NoResult: Story = { args: { tone: 'none', children: 'No result' } }
export const Small: Story = { args: { size: 'sm', tone: 'audience' } }
export const Large: Story = { args: { size: 'lg', tone: 'clear', children: 'Identity verified' } }
export const WithIcon: Story = { args: { tone: 'clear', icon: <Check aria-hidden />, children: 'Identity verified' } }
