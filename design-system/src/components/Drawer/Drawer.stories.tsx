import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Drawer, type DrawerProps } from './Drawer.tsx'

function WithTrigger(props: DrawerProps) {
  const [isOpen, setOpen] = useState(props.isOpen)
  const onClose = () => {
    props.onClose()
    setOpen(false)
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filters</Button>
      <Drawer {...props} isOpen={isOpen} onClose={onClose} actions={<Button onClick={onClose}>Show 12 tests</Button>} />
    </>
  )
}

const meta = {
  component: Drawer,
  title: 'Components/Drawer',
  tags: ['manifest'],
  parameters: { docs: { story: { inline: false } } },
  render: (args) => <WithTrigger {...args} />,
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Filters',
    children: ['Disease', 'Trait', 'DNA profile', 'Full breed profile'].map((name) => (
      <label key={name} style={{ display: 'block', paddingBlock: 8 }}>
        <input type="checkbox" /> {name}
      </label>
    )),
  },
} satisfies Meta<typeof Drawer>
export default meta
type Story = StoryObj<typeof meta>

/** To be opened and closed. */
export const Closed: Story = { args: { isOpen: false }, parameters: { docs: { story: { inline: true } } } }

export const Open: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('dialog', { name: 'Filters' })).toBeVisible(),
}
export const FromTheStart: Story = { args: { side: 'start', title: 'Menu' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Keyboard: Story = {
  args: { isOpen: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('checkbox', { name: 'Disease' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Filters' })).toHaveFocus()
  },
}
