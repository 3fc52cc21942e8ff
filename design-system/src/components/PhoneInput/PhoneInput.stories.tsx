import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { PhoneInput } from './PhoneInput.tsx'
import { nativeControls } from '../native-controls.ts'

const meta = {
  component: PhoneInput,
  title: 'Components/Forms/PhoneInput',
  tags: ['manifest'],
  argTypes: nativeControls('help', 'error', 'required'),
  args: {
    country: 'AU',
    value: '',
    onChange: fn(),
    dialCodes: [
      { code: 'AU', dial: '+61', name: 'Australia' },
      { code: 'CA', dial: '+1', name: 'Canada' },
      { code: 'NZ', dial: '+64', name: 'New Zealand' },
      { code: 'US', dial: '+1', name: 'United States' },
    ],
  },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value)
    return (
      <PhoneInput
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next)
          args.onChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof PhoneInput>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { value: '+64211234567' } }
export const Required: Story = { args: { required: true } }
export const Help: Story = { args: { help: 'Only for the courier.' } }
export const Invalid: Story = { args: { value: '+6141', error: 'This phone number is too short' } }
export const Disabled: Story = { args: { value: '+61412345678', disabled: true } }
export const LongLabel: Story = {
  args: { label: 'Phone number on which somebody who knows the animal can be reached during the day' },
}

export const SharedCode: Story = {
  args: { country: 'US', value: '+15550109999' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Calling code' })).toHaveDisplayValue('United States (+1)')
  },
}

/** A number of another country than their own, whose code is shared. */
export const SharedCodeOfNeither: Story = {
  args: { country: 'AU', value: '+15550109999' },
  play: SharedCode.play,
}

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the number keeps its spaces, the value has none', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('combobox', { name: 'Calling code' })).toHaveFocus()
      await userEvent.tab()
      await userEvent.keyboard('0412 345 678')
      await expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveValue('0412 345 678')
      await expect(args.onChange).toHaveBeenLastCalledWith('+61412345678')
    })
    await step('another country keeps the number', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox'), 'New Zealand (+64)')
      await expect(canvas.getByRole('textbox')).toHaveValue('0412 345 678')
      await expect(args.onChange).toHaveBeenLastCalledWith('+64412345678')
    })
    await step('a pasted whole number picks its country', async () => {
      const input = canvas.getByRole('textbox')
      await userEvent.clear(input)
      await userEvent.click(input)
      await userEvent.paste('+61 412 345 678')
      await expect(canvas.getByRole('combobox')).toHaveValue('AU')
      await expect(args.onChange).toHaveBeenLastCalledWith('+61412345678')
    })
  },
}
