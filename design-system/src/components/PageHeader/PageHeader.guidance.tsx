import type { Guidance } from '../guidance.ts'

export const guidance: Guidance = {
  group: 'Content',
  since: '2026-11',
  use: 'The head of every page: where it stands, what it is, what can be done.',
  instead: 'The head of a part: Section.',
  reads: 'Its title is the page’s only heading of the first level.',
}
