import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BareInput, ControlBox } from './Control.tsx'
import { Field } from './Field.tsx'

const meta = {
  component: Field,
  title: 'Components/Forms/Field',
  tags: ['manifest'],
  args: {
    label: 'Barcode',
    children: (control) => (
      <ControlBox>
        <BareInput {...control} />
      </ControlBox>
    ),
  },
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** The star is red, and only for the eye: the control itself is marked as required. */
export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('*')).toHaveStyle({ color: 'rgb(163, 36, 27)' })
    await expect(canvas.getByRole('textbox')).toBeRequired()
  },
}
export const Help: Story = { args: { help: 'It is on the tube and on the card in the box.' } }

export const Invalid: Story = {
  args: { required: true, error: 'This field can only have maximum 50 characters' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(/Barcode/)
    await expect(input).toHaveAccessibleName('Barcode')
    await expect(input).toHaveAccessibleDescription('This field can only have maximum 50 characters')
  },
}

export const LabelHidden: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleName('Barcode')
  },
}
