import type { Guidance } from '../guidance.ts'

export const guidance: Guidance = {
  group: 'Forms',
  since: '2026-11',
  use: 'The state in an address, after its country.',
  instead: 'A country: CountrySelect.',
  reads: 'A list where the country has one, else a text field of the same name.',
  keys: [['Tab', 'Moves the focus to it.']],
}
