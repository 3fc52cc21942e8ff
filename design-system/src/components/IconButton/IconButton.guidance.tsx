import type { Guidance } from '../guidance.ts'

export const guidance: Guidance = {
  group: 'Actions',
  since: '2026-11',
  use: 'An action that its picture says: close, remove, print.',
  instead: 'Anything that needs a word to be understood: Button.',
  reads: 'Its label is its name, as if it were written on it.',
  keys: [
    ['Tab', 'Moves the focus to it.'],
    ['Enter, Space', 'Presses it.'],
  ],
  dos: [{ says: 'Give it a label that names the thing: “Remove Skye”.' }],
  donts: [{ says: 'Do not line up several that differ by a stroke.' }],
}
