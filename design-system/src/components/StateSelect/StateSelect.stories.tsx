import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { StateSelect } from './StateSelect.tsx'
import { nativeControls } from '../native-controls.ts'

const meta = {
  component: StateSelect,
  title: 'Components/Forms/StateSelect',
  tags: ['manifest'],
  argTypes: nativeControls('help', 'error', 'required'),
  args: {
    value: '',
    onChange: fn(),
    states: [
      { code: 'NSW', name: 'New South Wales' },
      { code: 'TAS', name: 'Tasmania' },
      { code: 'VIC', name: 'Victoria' },
    ],
  },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value)
    return (
      <StateSelect
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next)
          args.onChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof StateSelect>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Chosen: Story = { args: { value: 'TAS' } }
export const Required: Story = { args: { required: true } }
export const Help: Story = { args: { help: 'The couriers ask for it.' } }
export const Invalid: Story = { args: { required: true, error: 'This field is required' } }
export const Disabled: Story = { args: { disabled: true } }

export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'State' })).toBeDisabled()
  },
}

export const LoadingChosen: Story = {
  args: { isLoading: true, value: 'TAS' },
  play: async ({ canvas }) => expect(canvas.getByRole('combobox', { name: 'State' })).toHaveDisplayValue('TAS'),
}

export const CountryWithoutStates: Story = {
  args: { states: [] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'State or region' }), 'Otago')
    await expect(args.onChange).toHaveBeenLastCalledWith('Otago')
  },
}

export const Failed: Story = {
  args: { failure: 'Failed to fetch states', states: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed to fetch states')).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Failed to fetch states Type your state or region instead.',
    )
  },
}

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    const select = canvas.getByRole('combobox', { name: 'State' })
    await expect(select).toHaveFocus()
    await userEvent.selectOptions(select, 'Victoria')
    await expect(args.onChange).toHaveBeenLastCalledWith('VIC')
  },
}
