import type { Guidance } from '../guidance.ts'

export const guidance: Guidance = {
  group: 'Forms',
  since: '2026-11',
  use: 'A country in an address, or the one to see prices of.',
  instead: 'The calling code of a phone number: PhoneInput.',
  reads: 'The browser’s own list, read by name; flags are passed over.',
  keys: [
    ['Tab', 'Moves the focus to it.'],
    ['Letters', 'Find a country by the beginning of its name.'],
    ['Up, Down', 'Choose the one before or after.'],
  ],
}
