import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Link } from '../Link/Link.tsx'
import { DescriptionList } from './DescriptionList.tsx'
import { descriptionListRecipe } from './DescriptionList.recipe.ts'
import { variantControls } from '../variant-controls.ts'

const meta = {
  component: DescriptionList,
  title: 'Components/DescriptionList',
  tags: ['manifest'],
  argTypes: variantControls(descriptionListRecipe),
  args: {
    items: [
      { term: 'Gene', description: 'NHEJ1', isMono: true },
      { term: 'Variant', description: 'g.25698028_25705826del', isMono: true },
      { term: 'Inheritance', description: 'Autosomal recessive: a dog with two copies is affected.' },
      {
        term: 'Reference',
        description: (
          <Link href="https://omia.org/OMIA000218/9615/" isExternal>
            OMIA 000218-9615
          </Link>
        ),
      },
    ],
  },
} satisfies Meta<typeof DescriptionList>
export default meta
type Story = StoryObj<typeof meta>

export const Facts: Story = {}
export const Narrow: Story = {
  render: (args) => (
    <div style={{ maxWidth: 320 }}>
      <DescriptionList {...args} />
    </div>
  ),
}
export const Totals: Story = {
  args: {
    layout: 'inline',
    items: [
      { term: 'Subtotal', description: '$116.00' },
      { term: 'Coupon WELCOME10', description: '−$11.60' },
      { term: 'Standard shipping', description: 'Free' },
      { term: 'Total', description: <strong>$104.40</strong> },
    ],
  },
}
export const UnknownLeftOut: Story = {
  args: {
    items: [
      { term: 'Gene', description: 'NHEJ1', isMono: true },
      { term: 'Variant', description: null },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Variant')).toBeNull()
    await expect(canvas.getByText('NHEJ1')).toBeVisible()
  },
}
