import type { Meta, StoryObj } from '@storybook/react-vite'
import { Search } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { TextInput } from './TextInput.tsx'
import { nativeControls } from '../native-controls.ts'

const meta = {
  component: TextInput,
  title: 'Components/Forms/TextInput',
  tags: ['manifest'],
  argTypes: nativeControls('onChange', 'defaultValue', 'disabled', 'readOnly', 'placeholder', 'inputMode'),
  args: { label: 'Email', onChange: fn() },
} satisfies Meta<typeof TextInput>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Filled: Story = { args: { defaultValue: 'ana@example.com' } }
export const Help: Story = { args: { help: 'Your results and receipts go here.' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'ana@example.com' } }
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'ana@example.com' } }
export const LabelHidden: Story = { args: { label: 'Search tests', isLabelHidden: true, placeholder: 'Search tests' } }

export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeRequired()
  },
}

/** It asks, and calls nothing wrong. */
export const Doubt: Story = {
  args: { defaultValue: 'ana@gmial.com', doubt: 'Did you mean ana@gmail.com? If it is right, press the button again.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toHaveAccessibleDescription(/^Did you mean ana@gmail.com/)
    await expect(input).not.toHaveAttribute('aria-invalid')
  },
}
export const Invalid: Story = {
  args: {
    required: true,
    defaultValue: 'ana@',
    error: 'This field must be valid email',
    help: 'Your results and receipts go here.',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('This field must be valid email Your results and receipts go here.')
  },
}

export const PrefixAndSuffix: Story = {
  args: { label: 'Weight', inputMode: 'decimal', prefix: <Search aria-hidden size={18} />, suffix: 'kg' },
}

export const LongLabel: Story = {
  args: {
    label:
      'Registered name of the sire exactly as it is written on the kennel club’s certificate, kennel name included',
    required: true,
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const input = canvas.getByRole('textbox', { name: 'Email' })
    await expect(input).toHaveFocus()
    await userEvent.keyboard('ana@example.com')
    await expect(input).toHaveValue('ana@example.com')
  },
}
