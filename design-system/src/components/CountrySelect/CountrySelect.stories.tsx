import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { CountrySelect } from './CountrySelect.tsx'
import { nativeControls } from '../native-controls.ts'

const meta = {
  component: CountrySelect,
  title: 'Components/Forms/CountrySelect',
  tags: ['manifest'],
  argTypes: nativeControls('help', 'error', 'required', 'disabled', 'onChange'),
  args: {
    value: '',
    onChange: fn(),
    countries: [
      { code: 'AU', name: 'Australia', isPostedTo: true },
      { code: 'CA', name: 'Canada', isPostedTo: true },
      { code: 'NL', name: 'Netherlands', otherNames: ['Holland'] },
      { code: 'NZ', name: 'New Zealand', isPostedTo: true },
      { code: 'VC', name: 'Saint Vincent and the Grenadines' },
      { code: 'GB', name: 'United Kingdom', otherNames: ['UK', 'England'] },
      { code: 'US', name: 'United States', otherNames: ['USA'], isPostedTo: true },
    ],
  },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value)
    return (
      <CountrySelect
        {...args}
        value={value}
        onChange={(event) => {
          setValue(event.target.value)
          args.onChange?.(event)
        }}
      />
    )
  },
} satisfies Meta<typeof CountrySelect>
export default meta
type Story = StoryObj<typeof meta>

export const NothingChosen: Story = {}
export const Chosen: Story = { args: { value: 'AU' } }
/** Before the list is here, what was chosen before is shown by its name. */
export const ChosenBeforeTheList: Story = {
  args: { value: 'NZ', countries: [] },
  play: async ({ canvas }) => expect(canvas.getByRole('combobox')).toHaveDisplayValue('New Zealand'),
}
/** An address from before the list left this one out. */
export const ChosenAndNoLongerListed: Story = {
  args: { value: 'GS' },
  play: async ({ canvas }) => expect(canvas.getByRole('combobox')).toHaveDisplayValue(/^South Georgia/),
}
export const LongName: Story = { args: { value: 'VC' } }
export const Required: Story = { args: { required: true } }
export const Help: Story = { args: { help: 'Where the kit goes.' } }
export const Invalid: Story = { args: { required: true, error: 'This field is required' } }
export const Disabled: Story = { args: { value: 'NZ', disabled: true } }
export const LongLabel: Story = {
  args: { label: 'Country in which the animal lives for the greater part of the year, wherever it was born' },
}

/** Who finds England is shown the United Kingdom, which it is a part of. */
export const ByAnotherName: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox')
    await userEvent.selectOptions(select, 'England (United Kingdom)')
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(select).toHaveDisplayValue('United Kingdom')
    const [first] = canvas.getAllByRole('group')
    await expect(first).toHaveAttribute('label', 'We post to')
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab()
    const select = canvas.getByRole('combobox', { name: 'Country' })
    await expect(select).toHaveFocus()
    await userEvent.selectOptions(select, 'New Zealand')
    await expect(select).toHaveValue('NZ')
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', '/flags/NZ.svg')
  },
}
