import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Switch } from './Switch.tsx'
import { nativeControls } from '../native-controls.ts'

const meta = {
  component: Switch,
  title: 'Components/Forms/Switch',
  tags: ['manifest'],
  argTypes: nativeControls('label', 'help', 'error', 'disabled', 'defaultChecked', 'onChange'),
  args: { label: 'Share results with my vet', onChange: fn() },
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}
export const On: Story = { args: { defaultChecked: true } }
export const Help: Story = { args: { help: 'You can stop sharing at any time.' } }
export const Invalid: Story = { args: { error: 'Something went wrong' } }
export const Disabled: Story = { args: { disabled: true } }
export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } }
export const LongLabel: Story = {
  args: {
    label: 'Tell me by email whenever a relative of one of my animals is tested and its owner shares the result',
  },
}

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    const box = canvas.getByRole('switch', { name: 'Share results with my vet' })
    await expect(box).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}
