import { Stack } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ShareBar } from './ShareBar.tsx'
import { ShareDonut } from './ShareDonut.tsx'
import { colourOf } from './shares.ts'
import { ShareSwatch } from './ShareSwatch.tsx'

const meta = {
  component: ShareDonut,
  title: 'Components/ShareChart',
  tags: ['manifest'],
  args: {
    label: 'Beagle 42%, Labrador Retriever 31%, Golden Retriever 19%, not assigned 8%',
    shares: [
      { name: 'Beagle', percent: 42 },
      { name: 'Labrador Retriever', percent: 31 },
      { name: 'Golden Retriever', percent: 19 },
      { name: 'Not assigned', percent: 8, isUnassigned: true },
    ],
  },
} satisfies Meta<typeof ShareDonut>
export default meta
type Story = StoryObj<typeof meta>

export const Donut: Story = {
  play: async ({ args, canvas }) => {
    const picture = canvas.getByRole('img', { name: args.label })
    await expect(picture.querySelectorAll('circle')).toHaveLength(4)
    await expect(canvas.getByText('42%')).toBeVisible()
  },
}
export const Bar: Story = {
  render: (args) => (
    <Stack gap="4">
      <ShareBar {...args} />
      {args.shares.map((share) => (
        <p key={share.name}>
          <ShareSwatch colour={colourOf(args.shares, share)} /> {share.name}
        </p>
      ))}
    </Stack>
  ),
}
const one = [{ name: 'Nova Scotia Duck Tolling Retriever', percent: 100 }]
export const One: Story = { args: { label: 'Nova Scotia Duck Tolling Retriever 100%', shares: one } }
export const Many: Story = {
  args: {
    label: 'Twelve breeds',
    shares: Array.from({ length: 12 }, (_, index) => ({ name: `Breed ${index + 1}`, percent: 100 / 12 })),
  },
}
/** A share too small to see still is a sliver. */
export const Slivers: Story = {
  args: {
    label: 'Beagle 99%, Boxer 0.5%, Whippet 0.5%',
    shares: [
      { name: 'Beagle', percent: 99 },
      { name: 'Boxer', percent: 0.5 },
      { name: 'Whippet', percent: 0.5 },
    ],
  },
}
