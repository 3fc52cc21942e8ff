import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { Link } from '../Link/Link.tsx'
import { Section } from './Section.tsx'
import { sectionRecipe } from './Section.recipe.ts'
import { variantControls } from '../variant-controls.ts'

const meta = {
  component: Section,
  title: 'Components/Section',
  tags: ['manifest'],
  argTypes: variantControls(sectionRecipe),
  args: { title: 'Who should test', children: <Card>Any dog that may be bred, before the first mating.</Card> },
} satisfies Meta<typeof Section>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Who should test' })).toBeVisible()
  },
}
export const Small: Story = { args: { size: 'sm', headingLevel: 3 } }
export const Full: Story = {
  args: {
    lead: 'One swab reads both copies of the gene, so a single test answers for life.',
    action: (
      <Link href="/help" variant="standalone">
        All questions
      </Link>
    ),
  },
}
