import type { Guidance } from '../guidance.ts'

export const guidance: Guidance = {
  group: 'Content',
  since: '2026-11',
  use: 'Many records that are worked through: sorted, chosen, opened.',
  instead: 'Facts to read and compare: Table. A list that is only read on: EndlessList.',
  reads:
    'A table with its caption and the number of its rows, how it is ordered, and the name of each row that is chosen.',
}
