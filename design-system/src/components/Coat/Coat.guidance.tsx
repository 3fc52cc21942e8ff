import type { Guidance } from '../guidance.ts'

export const guidance: Guidance = {
  group: 'Pictures',
  since: '2026-11',
  use: 'A picture of an animal or a test that has no photo: its pattern in its colours.',
  instead: 'A photo the owner has given: that one.',
  reads: 'Decoration. Where the coat is the result, the words beside it say it.',
}
