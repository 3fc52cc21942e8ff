import type { Guidance } from '../guidance.ts'

export const guidance: Guidance = {
  group: 'Navigation',
  since: '2026-11',
  use: 'Searching the whole shop.',
  instead: 'Filtering one list: TextInput or VirtualDropdown.',
  reads: 'A search with a combobox; how many were found is announced.',
  keys: [
    ['Tab', 'Moves the focus to it.'],
    ['Enter', 'Searches, or opens the suggestion.'],
    ['Up, Down', 'Go through the suggestions.'],
    ['Escape', 'Closes them.'],
  ],
}
