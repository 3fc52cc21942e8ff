import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Box } from '@chakra-ui/react'
import { DatePicker, loadCalendar } from './DatePicker.tsx'

const meta = {
  component: DatePicker,
  title: 'Components/Forms/DatePicker',
  tags: ['manifest'],
  args: { label: 'Date of birth', country: 'AU', today: '2026-11-21', value: '', onChange: fn() },
  // The plays press as soon as the button is there.
  beforeEach: loadCalendar,
  render: function Dated(args) {
    const [value, setValue] = useState(args.value)
    return (
      <Box maxWidth="20rem">
        <DatePicker
          {...args}
          value={value}
          onChange={(next) => {
            setValue(next)
            args.onChange(next)
          }}
        />
      </Box>
    )
  },
} satisfies Meta<typeof DatePicker>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = {
  args: { value: '2024-03-05' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('05/03/2024')
  },
}
export const MonthFirst: Story = {
  args: { value: '2024-03-05', country: 'US' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('03/05/2024')
  },
}
export const Required: Story = { args: { required: true } }
export const Help: Story = { args: { help: 'The day is enough to the month if you are not sure.' } }
export const Invalid: Story = { args: { required: true, error: 'This field is required' } }
export const Disabled: Story = { args: { value: '2024-03-05', disabled: true } }
export const LongLabel: Story = { args: { label: 'Day on which the sample was taken, as written on the tube by hand' } }

export const Typed: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Date of birth' })
    await step('digits are enough', async () => {
      await userEvent.type(input, '05032024')
      await expect(input).toHaveValue('05/03/2024')
      await expect(args.onChange).toHaveBeenLastCalledWith('2024-03-05')
    })
    await step('what is no date stays, and says how', async () => {
      await userEvent.clear(input)
      await userEvent.type(input, '31/02/2024')
      await userEvent.tab()
      await expect(input).toHaveValue('31/02/2024')
      await expect(input).toHaveAccessibleDescription('Enter the date as DD/MM/YYYY')
      await expect(args.onChange).toHaveBeenLastCalledWith('31/02/2024')
    })
    await step('nor is a year before 2000', async () => {
      await userEvent.clear(input)
      await userEvent.type(input, '31/12/1999')
      await userEvent.tab()
      await expect(input).toHaveAccessibleDescription('Choose a year from 2000 to 2026')
    })
  },
}

export const Keyboard: Story = {
  args: { value: '2024-03-31' },
  play: async ({ args, canvas, userEvent, step }) => {
    // A day takes the focus in the frame after its key.
    const isAt = (name: string) => waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus())
    const moves = async (...keys: (readonly [key: string, day: string])[]) => {
      for (const [key, day] of keys) {
        await userEvent.keyboard(key)
        await isAt(day)
      }
    }
    await step('opens on the chosen date', async () => {
      await userEvent.tab()
      await userEvent.tab()
      await isAt('Open calendar')
      await moves(['{Enter}', 'Sunday, March 31, 2024'])
    })
    await step('arrows, pages and the week’s ends move', () =>
      moves(
        ['{PageUp}', 'Thursday, February 29, 2024'],
        ['{Home}', 'Monday, February 26, 2024'],
        ['{ArrowDown}', 'Monday, March 4, 2024'],
        ['{ArrowRight}', 'Tuesday, March 5, 2024'],
      ),
    )
    await step('Enter takes the day and goes back to the button', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(args.onChange).toHaveBeenLastCalledWith('2024-03-05')
      await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
      await isAt('Open calendar')
    })
    await step('Escape leaves it as it was', async () => {
      await moves(['{Enter}', 'Tuesday, March 5, 2024'], ['{ArrowLeft}', 'Monday, March 4, 2024'])
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
      await expect(canvas.getByRole('textbox')).toHaveValue('05/03/2024')
    })
  },
}

export const Years: Story = {
  args: { value: '2000-01-15' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar' }))
    await expect(canvas.getByRole('button', { name: 'Previous month' })).toBeDisabled()
    const years = [...canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Year' }).options]
    await expect([years[0]?.value, years.at(-1)?.value]).toEqual(['2026', '2000'])
  },
}

export const Open: Story = {
  args: { value: '2026-11-05' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar' }))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Month' }), 'November')
    await expect(canvas.getByRole('grid', { name: 'November 2026' })).toBeVisible()
  },
}
