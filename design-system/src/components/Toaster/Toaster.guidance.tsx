import type { Guidance } from '../guidance.ts'

export const guidance: Guidance = {
  group: 'Feedback',
  since: '2026-11',
  use: 'What became of a press, where the page does not show it.',
  instead: 'Something that must be read or answered: Callout or Dialog.',
  reads: 'Announced when it comes; it waits while the pointer or the focus is on it.',
  keys: [
    ['F6', 'Goes to the messages.'],
    ['Escape', 'Removes the one that has the focus.'],
  ],
}
