import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { TagChips } from './TagChips.tsx'

const breeds = ['Border Collie', 'Newfoundland', 'Landseer', 'Australian Shepherd', 'Maine Coon']
const tags = breeds.map((label, index) => ({ value: String(index), label }))

const meta = {
  component: TagChips,
  title: 'Components/Forms/TagChips',
  tags: ['manifest'],
  args: { tags, label: 'Selected breeds', onRemove: fn() },
  render: function Live({ tags: initial, onRemove, ...args }) {
    const [current, setCurrent] = useState(initial)
    const remove = (value: string) => {
      onRemove(value)
      setCurrent(current.filter((tag) => tag.value !== value))
    }
    return <TagChips {...args} tags={current} onRemove={remove} />
  },
} satisfies Meta<typeof TagChips>
export default meta
type Story = StoryObj<typeof meta>

export const Collapsed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button').map((button) => button.textContent || button.ariaLabel)).toEqual([
      'Remove Border Collie',
      'Remove Newfoundland',
      '+3 more',
    ])
  },
}
export const Two: Story = { args: { tags: tags.slice(0, 2) } }
export const LongLabel: Story = {
  args: {
    tags: [
      {
        value: 'long',
        label: 'Nova Scotia Duck Tolling Retriever, long-haired, from registered working lines in Nova Scotia',
      },
      ...tags,
    ],
  },
}
export const None: Story = {
  args: { tags: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}

export const Expanded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '+3 more' }))
    await expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(5)
    await expect(canvas.getByRole('button', { name: 'Show fewer' })).toHaveAttribute('aria-expanded', 'true')
  },
}

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('removing keeps the focus on a neighbour', async () => {
      await userEvent.tab()
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(args.onRemove).toHaveBeenCalledWith('1')
      await expect(canvas.getByRole('button', { name: 'Remove Border Collie' })).toHaveFocus()
      await userEvent.keyboard(' ')
      await expect(canvas.getByRole('button', { name: 'Remove Landseer' })).toHaveFocus()
    })
    await step('the others open with a key', async () => {
      await userEvent.tab()
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('button', { name: 'Remove Maine Coon' })).toBeVisible()
    })
  },
}
