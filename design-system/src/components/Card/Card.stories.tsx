import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Link } from '../Link/Link.tsx'
import { Card } from './Card.tsx'
import { cardRecipe } from './Card.recipe.ts'
import { variantControls } from '../variant-controls.ts'
import { nativeControls } from '../native-controls.ts'

const meta = {
  component: Card,
  title: 'Components/Card',
  tags: ['manifest'],
  argTypes: { ...variantControls(cardRecipe), ...nativeControls('children') },
  args: { children: 'Newfoundland, female, desexed. Born 04/03/2022, 52 kg.' },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Small: Story = { args: { size: 'sm' } }
export const Large: Story = { args: { size: 'lg' } }
export const Flush: Story = {
  args: {
    size: 'flush',
    children: <div style={{ background: '#f3ece4', padding: 24 }}>Reaches the rounded edge.</div>,
  },
}
export const Audience: Story = { args: { tone: 'audience' } }
export const Sand: Story = { args: { tone: 'sand' } }
export const Affected: Story = { args: { tone: 'affected' } }

export const Interactive: Story = {
  args: {
    isInteractive: true,
    children: (
      <Link href="/my/orders" variant="standalone">
        Order KP-1042
      </Link>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
  },
}
