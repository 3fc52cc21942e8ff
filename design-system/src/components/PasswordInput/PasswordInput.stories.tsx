import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PasswordInput } from './PasswordInput.tsx'
import { nativeControls } from '../native-controls.ts'

const meta = {
  component: PasswordInput,
  title: 'Components/Forms/PasswordInput',
  tags: ['manifest'],
  argTypes: nativeControls('label', 'help', 'error', 'required', 'disabled', 'autoComplete', 'defaultValue'),
  args: { label: 'Password' },
} satisfies Meta<typeof PasswordInput>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Required: Story = { args: { required: true } }
export const NewPassword: Story = { args: { autoComplete: 'new-password', help: 'Eight characters or more.' } }
export const Invalid: Story = { args: { required: true, error: 'This field is required' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'secret' } }
export const LongLabel: Story = {
  args: { label: 'The password of the account that the transferred multipack should be booked to' },
}

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('merle-7')
    const input = canvas.getByLabelText(/^Password/)
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveAttribute('type', 'text')
    await expect(input).toHaveValue('merle-7')
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus()
  },
}
