import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { toaster } from './toaster.ts'
import { Toaster } from './Toaster.tsx'

const meta = {
  component: Toaster,
  title: 'Components/Toaster',
  tags: ['manifest'],
  parameters: { docs: { story: { inline: false, height: 240 } } },
  args: { duration: 5000 },
  decorators: [
    (Story) => (
      <>
        <Button onClick={() => toaster.success('Item added to cart')}>Add to cart</Button>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof Toaster>
export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }))
    await expect(await canvas.findByRole('status')).toHaveTextContent('Done: Item added to cart')
  },
}

export const Failure: Story = {
  play: async ({ canvas }) => {
    toaster.error('email: This field must be valid email')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Error: email: This field must be valid email')
  },
}

export const Stacked: Story = {
  play: async ({ canvas }) => {
    toaster.success('Full breed profile added to cart')
    toaster.info('Your kit leaves our laboratory on Monday and takes three to five working days.', { title: 'Posting' })
    toaster.error('Something went wrong')
    toaster.error('Something went wrong')
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3))
  },
}

export const Undo: Story = {
  play: async ({ canvas, userEvent }) => {
    const onPick = fn()
    toaster.success('Skye is archived.', { action: { label: 'Undo', onPick } })
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }))
    await expect(onPick).toHaveBeenCalledOnce()
    await expect(canvas.queryByText('Skye is archived.')).not.toBeInTheDocument()
  },
}

export const Phone: Story = { ...Stacked, globals: { viewport: { value: 'phone' } } }

export const GoesByItself: Story = {
  tags: ['behaviour'],
  args: { duration: 300 },
  play: async ({ canvas }) => {
    toaster.success('Item added to cart')
    await canvas.findByRole('status')
    await waitFor(() => expect(canvas.queryByRole('status')).not.toBeInTheDocument())
  },
}

/** As it is placed in the frame: at the top right, for five seconds (toast-1). */
export const FiveSecondsAtTheTopRight: Story = {
  tags: ['behaviour'],
  render: () => <Toaster />,
  play: async ({ canvas }) => {
    toaster.success('Item added to cart')
    const toast = await canvas.findByRole('listitem')
    const shown = performance.now()
    await waitFor(() => {
      const { top, right } = toast.getBoundingClientRect()
      return expect([top < 100, innerWidth - right < 60]).toEqual([true, true])
    })
    await waitFor(() => expect(toast).not.toBeInTheDocument(), { timeout: 7000 })
    await expect(Math.round((performance.now() - shown) / 1000)).toBe(5)
  },
}

export const StaysUnderThePointer: Story = {
  tags: ['behaviour'],
  args: { duration: 300 },
  play: async ({ canvas, userEvent }) => {
    toaster.success('Item added to cart')
    await userEvent.hover(await canvas.findByRole('status'))
    await new Promise((resolve) => setTimeout(resolve, 500))
    await expect(canvas.getByRole('status')).toBeVisible()
    await userEvent.unhover(canvas.getByRole('status'))
    await waitFor(() => expect(canvas.queryByRole('status')).not.toBeInTheDocument())
  },
}

export const DraggedAway: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    toaster.success('Item added to cart')
    const toast = await canvas.findByRole('listitem')
    toast.setPointerCapture = () => {}
    const dragBy = async (distance: number) => {
      await fireEvent.pointerDown(toast, { clientX: 300, button: 0 })
      await fireEvent.pointerMove(toast, { clientX: 300 + distance })
      await fireEvent.pointerUp(toast)
    }
    await dragBy(40)
    await expect(toast).toBeInTheDocument()
    await dragBy(120)
    await waitFor(() => expect(toast).not.toBeInTheDocument())
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    toaster.success('Item added to cart')
    await canvas.findByRole('status')
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument()
  },
}
