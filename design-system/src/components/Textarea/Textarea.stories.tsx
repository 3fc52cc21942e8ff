import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Textarea } from './Textarea.tsx'
import { nativeControls } from '../native-controls.ts'

const meta = {
  component: Textarea,
  title: 'Components/Forms/Textarea',
  tags: ['manifest'],
  argTypes: nativeControls('disabled', 'defaultValue', 'rows'),
  args: { label: 'Note for the laboratory' },
} satisfies Meta<typeof Textarea>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Required: Story = { args: { required: true } }
export const Help: Story = { args: { help: 'For example, that the swab was taken twice.' } }
export const Invalid: Story = { args: { required: true, error: 'This field is required' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'The swab was taken twice.' } }
export const LongLabel: Story = {
  args: {
    label: 'Anything the laboratory should know about how, when and by whom the samples of this litter were taken',
  },
}

export const Counted: Story = {
  args: { limit: 20 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Taken twice')
    await expect(canvas.getByText('9 characters left')).toBeInTheDocument()
  },
}

export const TooLong: Story = {
  args: { limit: 20 },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox')
    await userEvent.type(box, 'The swab was taken twice')
    await expect(box).toHaveValue('The swab was taken twice')
    await expect(canvas.getByText('4 characters too many')).toBeInTheDocument()
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('One{Enter}Two')
    await expect(canvas.getByRole('textbox', { name: 'Note for the laboratory' })).toHaveValue('One\nTwo')
  },
}
