import { HStack } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { ResultStatusName } from './ResultMark.tsx'
import { ResultStatus } from './ResultStatus.tsx'
import { badgeRecipe } from '../Badge/Badge.recipe.ts'
import { variantControls } from '../variant-controls.ts'

const meta = {
  component: ResultStatus,
  title: 'Components/ResultStatus',
  tags: ['manifest'],
  argTypes: variantControls(badgeRecipe, 'size'),
  args: { status: 'clear', label: 'Clear' },
} satisfies Meta<typeof ResultStatus>
export default meta
type Story = StoryObj<typeof meta>

const labels: Record<ResultStatusName, string> = {
  affected: 'Affected',
  at_risk: 'At risk',
  conflicting: 'Conflicting',
  carrier: 'Carrier',
  no_result: 'No result',
  clear: 'Clear',
}
const statuses = Object.keys(labels) as ResultStatusName[]

/** In black and white print the sign and the word remain. */
export const All: Story = {
  render: (args) => (
    <HStack gap="3" wrap="wrap">
      {statuses.map((status) => (
        <ResultStatus key={status} {...args} status={status} label={labels[status]} />
      ))}
    </HStack>
  ),
  play: async ({ canvas }) => {
    for (const label of Object.values(labels)) await expect(canvas.getByText(label)).toBeVisible()
  },
}
export const Small: Story = { ...All, args: { size: 'sm' } }
export const LongLabel: Story = { args: { status: 'clear', label: 'Clear by parentage' } }
