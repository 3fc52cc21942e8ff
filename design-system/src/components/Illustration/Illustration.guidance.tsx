import type { Guidance } from '../guidance.ts'

export const guidance: Guidance = {
  group: 'Pictures',
  since: '2026-11',
  use: 'An empty place or a step that a picture makes friendlier.',
  instead: 'A test or an animal: Coat.',
  reads: 'Decoration, unless it has a label.',
}
