import { HStack } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stat } from './Stat.tsx'
import { statRecipe } from './Stat.recipe.ts'
import { variantControls } from '../variant-controls.ts'

const meta = {
  component: Stat,
  title: 'Components/Stat',
  tags: ['manifest'],
  argTypes: variantControls(statRecipe),
  args: { figure: '15 years', label: 'of testing' },
} satisfies Meta<typeof Stat>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Large: Story = { args: { size: 'lg' } }
export const Row: Story = {
  render: (args) => (
    <HStack gap="8" alignItems="start" wrap="wrap">
      <Stat {...args} />
      <Stat figure="60+" label="cat tests" />
      <Stat figure="96%" label="accuracy, pregnancy test in 10 minutes" />
    </HStack>
  ),
}
