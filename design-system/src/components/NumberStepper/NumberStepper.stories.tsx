import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { NumberStepper } from './NumberStepper.tsx'

const meta = {
  component: NumberStepper,
  title: 'Components/Forms/NumberStepper',
  tags: ['manifest'],
  args: { item: 'Collie eye anomaly', value: 2, max: 10, onChange: fn() },
  render: function Counted(args) {
    const [value, setValue] = useState(args.value)
    return (
      <NumberStepper
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next)
          args.onChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof NumberStepper>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const AtTheLeast: Story = { args: { value: 1 } }
export const AtTheMost: Story = { args: { value: 10 } }

export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Increase quantity of Collie eye anomaly' }))
    await userEvent.type(canvas.getByRole('spinbutton'), '{ArrowUp}')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Buttons: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Increase quantity of Collie eye anomaly' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(3)
    const decrease = canvas.getByRole('button', { name: 'Decrease quantity of Collie eye anomaly' })
    await userEvent.click(decrease)
    await userEvent.click(decrease)
    await userEvent.click(decrease)
    await expect(args.onChange).toHaveBeenCalledTimes(3)
    await expect(canvas.getByRole('spinbutton')).toHaveValue('1')
    await expect(decrease).toHaveFocus()
  },
}

export const Typed: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Quantity of Collie eye anomaly' })
    await step('nothing counts before Enter', async () => {
      await userEvent.click(input)
      await userEvent.keyboard('7')
      await expect(args.onChange).not.toHaveBeenCalled()
      await userEvent.keyboard('{Enter}')
      await expect(args.onChange).toHaveBeenLastCalledWith(7)
    })
    await step('too many becomes the most allowed, said aloud', async () => {
      await userEvent.clear(input)
      await userEvent.type(input, '25')
      await userEvent.tab()
      await expect(args.onChange).toHaveBeenLastCalledWith(10)
      await expect(canvas.getByText('Quantity of Collie eye anomaly can be 1 to 10')).toBeInTheDocument()
    })
    await step('a fraction, a word or nothing is put back', async () => {
      for (const text of ['1.5', 'two', '-3']) {
        await userEvent.clear(input)
        await userEvent.type(input, text)
        await userEvent.tab()
        await expect(input).toHaveValue('10')
      }
      await expect(args.onChange).toHaveBeenCalledTimes(2)
    })
  },
}

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('spinbutton')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith(3)
    await userEvent.keyboard('9{Escape}')
    await expect(canvas.getByRole('spinbutton')).toHaveValue('3')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(4)
  },
}
