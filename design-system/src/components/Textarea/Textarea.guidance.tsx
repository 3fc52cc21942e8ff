import type { Guidance } from '../guidance.ts'

export const guidance: Guidance = {
  group: 'Forms',
  since: '2026-11',
  use: 'Some sentences in somebody’s own words.',
  instead: 'One line: TextInput.',
  reads: 'Read with its label; with a limit, what is left is announced near the end.',
  keys: [['Tab', 'Moves the focus to it.']],
}
