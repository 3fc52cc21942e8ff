import { HStack } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Flag } from './Flag.tsx'

const meta = {
  component: Flag,
  title: 'Components/Flag',
  tags: ['manifest'],
  args: { country: 'AU' },
} satisfies Meta<typeof Flag>
export default meta
type Story = StoryObj<typeof meta>

export const BesideText: Story = {
  render: (args) => (
    <HStack gap="2">
      <Flag {...args} />
      Australia
    </HStack>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
    await waitFor(() => expect(canvasElement.querySelector('img')?.naturalWidth).toBeGreaterThan(0))
  },
}
export const Labelled: Story = {
  args: { label: 'Australia' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Australia' })).toBeVisible()
  },
}
export const Small: Story = { args: { country: 'gb', label: 'United Kingdom', size: 'sm' } }
export const Stores: Story = {
  render: () => (
    <HStack gap="3" flexWrap="wrap">
      {['AU', 'GB', 'DE', 'ES', 'FR', 'IT', 'NL', 'PL', 'PT', 'SE', 'CA', 'NZ', 'US', 'JP'].map((country) => (
        <Flag key={country} country={country} size="lg" label={country} />
      ))}
    </HStack>
  ),
}
