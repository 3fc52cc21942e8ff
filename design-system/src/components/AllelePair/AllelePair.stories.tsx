import { Stack } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AllelePair } from './AllelePair.tsx'
import { allelePairRecipe } from './AllelePair.recipe.ts'
import { variantControls } from '../variant-controls.ts'

const meta = {
  component: AllelePair,
  title: 'Components/AllelePair',
  tags: ['manifest'],
  argTypes: variantControls(allelePairRecipe),
  args: {
    label: 'N/CEA',
    tone: 'carrier',
    alleles: [
      { text: 'N', kind: 'normal' },
      { text: 'CEA', kind: 'variant' },
    ],
  },
} satisfies Meta<typeof AllelePair>
export default meta
type Story = StoryObj<typeof meta>

export const OneCopy: Story = { play: async ({ canvas }) => expect(canvas.getByText('N/CEA')).toBeInTheDocument() }
export const Large: Story = { args: { size: 'lg' } }
export const TwoCopies: Story = {
  args: {
    label: 'M/M',
    tone: 'affected',
    alleles: [
      { text: 'M', kind: 'variant' },
      { text: 'M', kind: 'variant' },
    ],
  },
}
export const Clear: Story = {
  args: {
    label: 'N/N',
    tone: 'clear',
    alleles: [
      { text: 'N', kind: 'normal' },
      { text: 'N', kind: 'normal' },
    ],
  },
}
/** A male has one copy of what lies on the X. */
export const MaleXLinked: Story = {
  args: {
    label: 'M/Y',
    tone: 'affected',
    alleles: [
      { text: 'M', kind: 'variant' },
      { text: 'Y', kind: 'absent' },
    ],
  },
}
export const NotRead: Story = {
  args: {
    label: 'No genotype',
    tone: 'neutral',
    alleles: [
      { text: '–', kind: 'absent' },
      { text: '–', kind: 'absent' },
    ],
  },
}
export const LongNames: Story = {
  render: (args) => (
    <div style={{ maxWidth: 240 }}>
      <Stack gap="4" alignItems="start">
        <AllelePair {...args} />
        <AllelePair {...args} size="lg" />
      </Stack>
    </div>
  ),
  args: {
    label: 'c.1752_1755del/wbeSIB',
    tone: 'audience',
    alleles: [
      { text: 'c.1752_1755del', kind: 'variant' },
      { text: 'wbeSIB', kind: 'normal' },
    ],
  },
}
