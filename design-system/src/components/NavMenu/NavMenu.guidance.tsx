import type { Guidance } from '../guidance.ts'

export const guidance: Guidance = {
  group: 'Navigation',
  since: '2026-11',
  use: 'Pages under one heading of the header.',
  instead: 'Things to do: Menu.',
  reads: 'A button that says whether it is open; under it a list of links.',
  keys: [
    ['Tab', 'Moves the focus to it.'],
    ['Enter, Space', 'Opens or closes it.'],
    ['Escape', 'Closes it.'],
  ],
}
