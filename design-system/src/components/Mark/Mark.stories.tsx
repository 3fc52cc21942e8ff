import { chakra, HStack, Stack } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Mark, Wordmark } from './Mark.tsx'

const meta = { component: Mark, title: 'Components/Mark', tags: ['manifest'] } satisfies Meta<typeof Mark>
export default meta
type Story = StoryObj<typeof meta>

export const Alone: Story = {
  args: { size: '4rem', label: 'Kinpaw' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Kinpaw' })).toBeVisible()
  },
}
export const Sizes: Story = {
  render: () => (
    <HStack gap="6" flexWrap="wrap" color="colorPalette.solid">
      {['1rem', '1.5rem', '2.5rem', '6rem', '12rem'].map((size) => (
        <Mark key={size} size={size} />
      ))}
    </HStack>
  ),
}
export const WithName: Story = {
  render: () => (
    <Stack gap="4" alignItems="start">
      <Wordmark name="Kinpaw" />
      <chakra.div bg="colorPalette.solid" color="colorPalette.contrast" padding="5" borderRadius="card">
        <Wordmark name="Kinpaw" />
      </chakra.div>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Kinpaw')).toHaveLength(2)
  },
}
