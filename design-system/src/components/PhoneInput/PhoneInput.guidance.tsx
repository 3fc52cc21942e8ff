import type { Guidance } from '../guidance.ts'

export const guidance: Guidance = {
  group: 'Forms',
  since: '2026-11',
  use: 'A phone number that somebody will call.',
  instead: 'Digits that are no phone number: TextInput.',
  reads: 'Two controls of one name: the calling code and the number.',
  keys: [
    ['Tab', 'Moves the focus to it.'],
    ['Letters', 'In the list: find a country.'],
  ],
}
