import type { Meta, StoryObj } from '@storybook/react-vite'
import { PawPrint } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { Select } from './Select.tsx'
import { nativeControls } from '../native-controls.ts'

const meta = {
  component: Select,
  title: 'Components/Forms/Select',
  tags: ['manifest'],
  argTypes: nativeControls('onChange', 'defaultValue', 'disabled'),
  args: {
    label: 'Sort by',
    options: [
      { value: 'name', label: 'Name Ascending' },
      { value: '-name', label: 'Name Descending' },
      { value: 'price', label: 'Price Ascending' },
      { value: 'created_at', label: 'New Arrivals', disabled: true },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Placeholder: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Select an option')
  },
}
export const Chosen: Story = { args: { defaultValue: 'price' } }
export const Required: Story = { args: { required: true } }
export const Help: Story = { args: { help: 'Prices are in your own currency.' } }
export const Invalid: Story = {
  args: { required: true, error: 'This field is required' },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Sort by' })
    await expect(select).toBeInvalid()
    await expect(select).toHaveAccessibleDescription('This field is required')
    await expect(select.parentElement).toHaveStyle({ borderColor: 'rgb(163, 36, 27)' })
  },
}
export const Disabled: Story = { args: { disabled: true } }
export const Prefix: Story = { args: { prefix: <PawPrint aria-hidden size={20} /> } }

export const LongOption: Story = {
  args: {
    label: 'Test',
    defaultValue: 'long',
    options: [
      {
        value: 'long',
        label: 'Progressive rod-cone degeneration with early retinal atrophy in the Portuguese Water Dog',
      },
    ],
  },
}

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    const select = canvas.getByRole('combobox', { name: 'Sort by' })
    await expect(select).toHaveFocus()
    await userEvent.selectOptions(select, 'Price Ascending')
    await expect(select).toHaveValue('price')
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}
