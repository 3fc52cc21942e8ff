import type { Meta, StoryObj } from '@storybook/react-vite'
import { Mail, Truck } from 'lucide-react'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { RadioCards } from './RadioCards.tsx'
import { nativeControls } from '../native-controls.ts'

const meta = {
  component: RadioCards,
  title: 'Components/Forms/RadioCards',
  tags: ['manifest'],
  argTypes: nativeControls('label', 'help', 'error', 'required'),
  args: {
    label: 'Delivery',
    value: '',
    onChange: fn(),
    options: [
      { value: 'letter', title: 'Letter', description: '5 to 8 working days', aside: 'Free', icon: <Mail size={24} /> },
      {
        value: 'express',
        title: 'Express courier',
        description: '1 to 2 working days, tracked',
        aside: '$12.00',
        icon: <Truck size={24} />,
      },
      { value: 'collect', title: 'Collect from an agent', description: 'No agent near you yet', disabled: true },
    ],
  },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value)
    return (
      <RadioCards
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next)
          args.onChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof RadioCards>
export default meta
type Story = StoryObj<typeof meta>

export const NothingChosen: Story = {}
export const Chosen: Story = { args: { value: 'express' } }
export const Help: Story = { args: { help: 'Every kit comes with a prepaid envelope for the way back.' } }
export const TitlesOnly: Story = {
  args: {
    label: 'Species',
    value: 'dog',
    options: [
      { value: 'dog', title: 'Dog' },
      { value: 'cat', title: 'Cat' },
    ],
  },
}

export const Invalid: Story = {
  args: { required: true, error: 'This field is required' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Delivery' })
    await expect(group).toHaveAttribute('aria-invalid', 'true')
    await expect(group).toHaveAccessibleDescription('This field is required')
    await expect(canvas.getAllByRole('radio')[0]).toBeRequired()
  },
}

export const LongText: Story = {
  args: {
    label: 'How should the samples of all five animals of this order travel to the laboratory, and the kits to you?',
    value: 'long',
    options: [
      {
        value: 'long',
        title: 'Express courier with a signature on delivery and a call beforehand',
        description:
          'Between seven in the morning and six in the evening on working days, in most towns; islands and farms beyond the made road take a day or two longer.',
        aside: 'AUD $1,112.00',
      },
      { value: 'short', title: 'Letter', aside: 'Free' },
    ],
  },
}

export const Keyboard: Story = {
  args: { value: 'letter' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: /Letter/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('express')
    await expect(canvas.getByRole('radio', { name: /Express/ })).toBeChecked()
    await userEvent.click(canvas.getByText('Free'))
    await expect(canvas.getByRole('radio', { name: /Letter/ })).toBeChecked()
  },
}
