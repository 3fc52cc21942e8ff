import type { Guidance } from '../guidance.ts'

export const guidance: Guidance = {
  group: 'Forms',
  since: '2026-11',
  use: 'One or several of very many: breeds, tests, a hundred thousand rows.',
  instead: 'Up to thirty: Select.',
  reads: 'A combobox with a list box; how many match is announced.',
  keys: [
    ['Tab', 'Moves the focus to it.'],
    ['Letters', 'Filter the list.'],
    ['Up, Down, Page Up, Page Down, Home, End', 'Go through it.'],
    ['Enter', 'Chooses.'],
    ['Escape', 'Closes it.'],
  ],
}
