import type { Guidance } from '../guidance.ts'

export const guidance: Guidance = {
  group: 'Navigation',
  since: '2026-11',
  use: 'What a search found while one types; a part of SearchBox.',
  instead: 'A list to choose a value from: VirtualDropdown.',
  reads: 'A list box that its combobox steers; each row is a link.',
  keys: [
    ['Up, Down', 'Go through it, from the field.'],
    ['Enter', 'Opens the row.'],
  ],
}
