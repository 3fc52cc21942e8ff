import type { Guidance } from '../guidance.ts'

export const guidance: Guidance = {
  group: 'Content',
  since: '2026-11',
  use: 'Several things with the same facts, to compare.',
  instead: 'Facts of one thing: DescriptionList. Things to look at: cards.',
  reads: 'A table with its caption; as cards on a phone it is the same table.',
}
