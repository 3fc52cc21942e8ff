import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Accordion } from './Accordion.tsx'

const meta = {
  component: Accordion,
  title: 'Components/Accordion',
  tags: ['manifest'],
  args: {
    items: [
      { title: 'How do I take the sample?', content: 'Roll one swab inside each cheek for thirty seconds.' },
      { title: 'How long do results take?', content: 'Five to ten working days from the day your kit reaches us.' },
      { title: 'Can I test a puppy?', content: 'Yes, from three weeks, an hour after its last feed.' },
    ],
  },
} satisfies Meta<typeof Accordion>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  play: async ({ canvas }) => expect(canvas.getByText(/^Roll one swab/)).not.toBeVisible(),
}

export const OneOpen: Story = {
  args: { items: meta.args.items.map((item, index) => ({ ...item, isOpen: index === 0 })) },
}

export const Exclusive: Story = {
  args: { isExclusive: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('How do I take the sample?'))
    await waitFor(() => expect(canvas.getByText(/^Roll one swab/)).toBeVisible())
    await userEvent.click(canvas.getByText('Can I test a puppy?'))
    await waitFor(() => expect(canvas.getByText(/^Yes, from three weeks/)).toBeVisible())
    await expect(canvas.getByText(/^Roll one swab/)).not.toBeVisible()
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByText('How long do results take?')).toHaveFocus()
  },
}
