import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Link } from './Link.tsx'
import { linkRecipe } from './Link.recipe.ts'
import { variantControls } from '../variant-controls.ts'
import { nativeControls } from '../native-controls.ts'

const meta = {
  component: Link,
  title: 'Components/Link',
  tags: ['manifest'],
  argTypes: { ...variantControls(linkRecipe), ...nativeControls('children') },
  args: { href: '/how-to-take-dna-sample', children: 'how to take a DNA sample' },
} satisfies Meta<typeof Link>
export default meta
type Story = StoryObj<typeof meta>

export const Inline: Story = {
  render: (args) => (
    <p>
      Before you open the kit, read <Link {...args} />: it takes two minutes.
    </p>
  ),
}
export const Standalone: Story = { args: { variant: 'standalone', children: 'See all tests for Border Collies' } }
export const Quiet: Story = { args: { variant: 'quiet', children: 'Fact sheets' } }

export const External: Story = {
  args: { href: 'https://omia.org', isExternal: true, variant: 'standalone', children: 'OMIA 000218-9615' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName('OMIA 000218-9615 (opens in a new tab)')
    await expect(canvas.getByRole('link')).toHaveAttribute('target', '_blank')
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/how-to-take-dna-sample')
  },
}
