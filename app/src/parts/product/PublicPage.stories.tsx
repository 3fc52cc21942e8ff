import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PublicPage } from './PublicPage.tsx'

const meta = {
  component: PublicPage,
  args: { kind: 'breeds', name: 'Border Collie', site: 'https://www.kinpaw.example' },
} satisfies Meta<typeof PublicPage>
export default meta
type Story = StoryObj<typeof meta>

export const OfABreed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Border Collie on www\.kinpaw\.example/ })).toHaveAttribute(
      'href',
      'https://www.kinpaw.example/breeds/border-collie',
    )
  },
}
export const OfAProduct: Story = {
  args: { kind: 'products', name: 'MDR1 multidrug sensitivity' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute(
      'href',
      'https://www.kinpaw.example/products/mdr1-multidrug-sensitivity',
    )
  },
}
/** The brand as it is delivered has no such site. */
export const None: Story = {
  args: { site: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
