import type { Guidance } from '../guidance.ts'

export const guidance: Guidance = {
  group: 'Forms',
  since: '2026-11',
  use: 'A day somebody knows or looks up: a birthday, a delivery.',
  instead: 'A month or a year alone: Select. A period: two of these.',
  reads: 'A text field that says its order of day and month; the calendar is a grid of named days.',
  keys: [
    ['Tab', 'Moves the focus to it.'],
    ['Digits', 'Type the date in the order of the country.'],
    ['Down', 'Opens the calendar.'],
    ['Arrows', 'Move by a day or a week.'],
    ['Page Up, Page Down', 'Move by a month.'],
    ['Escape', 'Closes the calendar, nothing chosen.'],
  ],
}
