import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Steps } from './Steps.tsx'

const meta = {
  component: Steps,
  title: 'Components/Steps',
  tags: ['manifest'],
  args: {
    label: 'Checkout',
    current: 1,
    steps: [
      { name: 'Details', href: '#details' },
      { name: 'Delivery', href: '#delivery' },
      { name: 'Payment', href: '#payment' },
      { name: 'Review', href: '#review' },
    ],
  },
} satisfies Meta<typeof Steps>
export default meta
type Story = StoryObj<typeof meta>

export const First: Story = { args: { current: 0 } }

export const UnderWay: Story = {
  play: async ({ canvas }) => {
    const current = canvas.getAllByRole('listitem').filter((item) => item.ariaCurrent === 'step')
    await expect(current).toHaveLength(1)
    await expect(current[0]).toHaveTextContent('Delivery')
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
  },
}

export const Done: Story = { args: { current: 4 } }
export const WithoutLinks: Story = { args: { current: 2, steps: [{ name: 'Kit' }, { name: 'Pet' }, { name: 'You' }] } }

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { current: 2 },
  play: async ({ canvas }) => expect(canvas.getByText('Step 3 of 4: Payment')).toBeInTheDocument(),
}

export const Keyboard: Story = {
  args: { current: 2 },
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Done: Details', 'Done: Delivery']) {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name })).toHaveFocus()
    }
  },
}
