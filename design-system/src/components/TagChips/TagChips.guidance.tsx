import type { Guidance } from '../guidance.ts'

export const guidance: Guidance = {
  group: 'Forms',
  since: '2026-11',
  use: 'What was chosen from a list, each to be removed.',
  instead: 'A state: Badge.',
  reads: 'A list; each has a button “Remove” with its name.',
  keys: [
    ['Tab', 'Moves the focus to it.'],
    ['Enter, Space', 'Removes it; the focus goes to the next.'],
  ],
}
