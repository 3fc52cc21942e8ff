import type { Guidance } from '../guidance.ts'

export const guidance: Guidance = {
  group: 'Content',
  since: '2026-11',
  use: 'A number worth remembering: tests, days, animals.',
  instead: 'Several facts of one thing: DescriptionList.',
  reads: 'The number is read with what it counts.',
}
