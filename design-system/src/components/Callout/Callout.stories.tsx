import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from '../Link/Link.tsx'
import { Callout } from './Callout.tsx'
import { calloutRecipe } from './Callout.recipe.ts'
import { variantControls } from '../variant-controls.ts'

const meta = {
  component: Callout,
  title: 'Components/Callout',
  tags: ['manifest'],
  argTypes: variantControls(calloutRecipe),
  args: { children: 'Results arrive 10 to 15 working days after the sample reaches us.' },
} satisfies Meta<typeof Callout>
export default meta
type Story = StoryObj<typeof meta>

export const Information: Story = {}
export const Caution: Story = {
  args: {
    tone: 'caution',
    children: 'This variant raises the risk in Boxers. In other breeds its effect has not been shown.',
  },
}
export const Warning: Story = {
  args: { tone: 'warning', children: 'Do not use a swab that has touched another animal: its result would be wrong.' },
}
export const OwnTitle: Story = {
  args: {
    title: 'This is a test payment',
    children: (
      <>
        No money moves. <Link href="/help">How test payments work</Link>
      </>
    ),
  },
}
