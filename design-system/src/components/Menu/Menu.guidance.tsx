import type { Guidance } from '../guidance.ts'

export const guidance: Guidance = {
  group: 'Actions',
  since: '2026-11',
  use: 'Several things to do with one thing: an animal, an order.',
  instead: 'Going to pages: NavMenu. Two actions: two buttons.',
  reads: 'A button that says it has a menu; its entries are counted.',
  keys: [
    ['Tab', 'Moves the focus to it.'],
    ['Enter, Space, Down', 'Opens the menu.'],
    ['Up, Down', 'Go through it.'],
    ['Letters', 'Go to the entry that begins so.'],
    ['Escape', 'Closes it.'],
  ],
}
