import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Checkbox } from './Checkbox.tsx'
import { nativeControls } from '../native-controls.ts'

const meta = {
  component: Checkbox,
  title: 'Components/Forms/Checkbox',
  tags: ['manifest'],
  argTypes: nativeControls('label', 'help', 'error', 'required', 'disabled', 'defaultChecked', 'onChange'),
  args: { label: 'Send me news about new tests', onChange: fn() },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Checked: Story = { args: { defaultChecked: true } }
export const Required: Story = { args: { required: true } }
export const Help: Story = { args: { help: 'One letter a month, no more.' } }
export const Disabled: Story = { args: { disabled: true } }
export const DisabledChecked: Story = { args: { disabled: true, defaultChecked: true } }

const terms = (
  <>
    I accept the{' '}
    <a href="#terms" style={{ textDecoration: 'underline' }}>
      terms and conditions
    </a>
  </>
)

export const Invalid: Story = {
  args: { required: true, label: terms, error: 'This field is required' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox')
    await expect(box).toBeRequired()
    await expect(box).toHaveAccessibleDescription('This field is required')
  },
}

export const LinkInLabel: Story = {
  args: { label: terms },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link').addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(canvas.getByRole('link'))
    await expect(canvas.getByRole('checkbox')).not.toBeChecked()
  },
}

export const LongLabel: Story = {
  args: {
    label:
      'I own this animal, or act for the person who does, and agree that its sample may be kept for research under the terms of the innovation programme until I ask for it to be destroyed.',
  },
}

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox')).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    await userEvent.click(canvas.getByText('Send me news about new tests'))
    await expect(canvas.getByRole('checkbox')).not.toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
}
