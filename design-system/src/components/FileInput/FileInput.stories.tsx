import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { FileInput } from './FileInput.tsx'
import { nativeControls } from '../native-controls.ts'

const meta = {
  component: FileInput,
  title: 'Components/Forms/FileInput',
  tags: ['manifest'],
  argTypes: nativeControls('accept'),
  args: { label: 'The report', help: 'A PDF, or a photograph of it', accept: '.pdf,image/*', onChange: fn() },
} satisfies Meta<typeof FileInput>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    const report = new File(['%PDF-'], 'report.pdf', { type: 'application/pdf' })
    await userEvent.upload(canvas.getByLabelText('The report'), report)
    await expect(args.onChange).toHaveBeenCalledWith(report)
  },
}
export const Refused: Story = { args: { error: 'Use a file of at most 5 MB' } }
