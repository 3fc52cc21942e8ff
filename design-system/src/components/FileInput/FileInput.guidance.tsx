import type { Guidance } from '../guidance.ts'

export const guidance: Guidance = {
  group: 'Forms',
  since: '2026-11',
  use: 'One file of the visitor’s: a report, a photo, a filled-in spreadsheet.',
  instead: 'Several files of any kind: not built, ask first.',
  reads: 'The browser’s own button, with what was chosen.',
  keys: [
    ['Tab', 'Moves the focus to it.'],
    ['Enter, Space', 'Opens the device’s chooser.'],
  ],
}
