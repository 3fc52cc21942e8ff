import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ResultDots } from './ResultDots.tsx'

const meta = {
  component: ResultDots,
  title: 'Components/ResultDots',
  tags: ['manifest'],
  args: {
    label: '8 results: 1 affected, 1 carrier, 1 without a result, 5 clear',
    counts: [
      { status: 'affected', count: 1 },
      { status: 'carrier', count: 1 },
      { status: 'no_result', count: 1 },
      { status: 'clear', count: 5 },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof ResultDots>
export default meta
type Story = StoryObj<typeof meta>

export const Few: Story = {
  play: async ({ args, canvas }) => {
    const picture = canvas.getByRole('img', { name: args.label })
    await expect(picture.querySelectorAll('g')).toHaveLength(8)
    await expect(picture.querySelector('g')).toHaveAttribute('data-status', 'affected')
  },
}
export const One: Story = { args: { label: 'One result: at risk', counts: [{ status: 'at_risk', count: 1 }] } }
export const Many: Story = {
  args: {
    label: '180 results',
    counts: [
      { status: 'affected', count: 1 },
      { status: 'at_risk', count: 1 },
      { status: 'carrier', count: 4 },
      { status: 'no_result', count: 3 },
      { status: 'clear', count: 171 },
    ],
  },
  play: async ({ canvas }) => expect(canvas.getByRole('img').querySelectorAll('g')).toHaveLength(180),
}
export const ManyOnPhone: Story = { ...Many, globals: { viewport: { value: 'phone' } } }
export const None: Story = { args: { label: 'No results', counts: [] } }
