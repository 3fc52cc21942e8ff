import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { toaster } from '../Toaster/toaster.ts'
import { Toaster } from '../Toaster/Toaster.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'

function WithTrigger(props: DialogProps) {
  const [isOpen, setOpen] = useState(props.isOpen)
  const onClose = () => {
    props.onClose()
    setOpen(false)
  }
  const actions = props.actions ?? (
    <>
      <Button variant="outline" onClick={onClose}>
        Cancel
      </Button>
      <Button onClick={onClose}>Send the report</Button>
    </>
  )
  return (
    <>
      <Button onClick={() => setOpen(true)}>Share Bramble</Button>
      <Dialog {...props} isOpen={isOpen} onClose={onClose} actions={actions} />
    </>
  )
}

const meta = {
  component: Dialog,
  title: 'Components/Dialog',
  tags: ['manifest'],
  parameters: { docs: { story: { inline: false } } },
  render: (args) => <WithTrigger {...args} />,
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Share Bramble’s results',
    description: 'The other breeder sees the report, never your orders.',
    children: (
      <label>
        Email <input type="email" style={{ border: '1px solid', borderRadius: 12, padding: 8, width: '100%' }} />
      </label>
    ),
  },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

/** To be opened and closed. */
export const Closed: Story = { args: { isOpen: false }, parameters: { docs: { story: { inline: true } } } }

export const Open: Story = {
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog', { name: 'Share Bramble’s results' })
    await expect(dialog).toHaveAccessibleDescription('The other breeder sees the report, never your orders.')
    await expect(document.documentElement).toHaveStyle({ overflow: 'hidden' })
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Wide: Story = { args: { isWide: true } }

export const Question: Story = {
  args: {
    role: 'alertdialog',
    title: 'Are you sure you want to delete this animal?',
    description: 'Bramble’s results stay with the laboratory for ten years.',
    children: undefined,
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await fireEvent.pointerDown(canvas.getByRole('alertdialog'), { clientX: 1, clientY: 1 })
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const LongText: Story = {
  args: {
    children: Array.from({ length: 24 }, (_, index) => (
      <p key={index}>{index + 1}. Swab the inside of one cheek for thirty seconds, then let the swab dry in the air.</p>
    )),
  },
}

export const ClosedByAPressBeside: Story = {
  play: async ({ args, canvas }) => {
    await fireEvent.pointerDown(canvas.getByRole('dialog'), { clientX: 1, clientY: 1 })
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const WithToast: Story = {
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    toaster.error('email: email must be a valid email')
    const toast = await canvas.findByRole('alert')
    await expect(canvas.getByRole('dialog')).toContainElement(toast)
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
}

export const Keyboard: Story = {
  args: { isOpen: false },
  play: async ({ args, canvas, userEvent, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Share Bramble' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await step('the page behind cannot be reached', async () => {
      trigger.focus()
      await expect(canvas.getByRole('textbox')).toHaveFocus()
    })
    await step('the close button comes last', async () => {
      for (const name of ['Cancel', 'Send the report', 'Close']) {
        await userEvent.tab()
        await expect(canvas.getByRole('button', { name })).toHaveFocus()
      }
    })
    await step('Escape closes, once, and gives focus and scrolling back', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
      await expect(trigger).toHaveFocus()
      await expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' })
      await new Promise((resolve) => setTimeout(resolve, 50))
      await expect(args.onClose).toHaveBeenCalledOnce()
    })
  },
}
