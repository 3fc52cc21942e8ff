import { HStack } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { resultStatusNames } from './ResultMark.tsx'
import { ResultStatus } from './ResultStatus.tsx'

const meta = {
  component: ResultStatus,
  title: 'Components/ResultStatus',
  args: { status: 'clear' },
} satisfies Meta<typeof ResultStatus>
export default meta
type Story = StoryObj<typeof meta>

/** On paper in black and white the sign and the word remain. */
export const All: Story = {
  render: (args) => (
    <HStack gap="3" wrap="wrap">
      {resultStatusNames.map((status) => (
        <ResultStatus key={status} {...args} status={status} />
      ))}
    </HStack>
  ),
  play: async ({ canvas }) => {
    for (const word of ['Affected', 'At risk', 'Carrier', 'No result', 'Clear'])
      await expect(canvas.getByText(word)).toBeVisible()
  },
}
export const Small: Story = { ...All, args: { size: 'sm' } }
export const OwnWord: Story = { args: { status: 'clear', word: 'Clear by parentage' } }
