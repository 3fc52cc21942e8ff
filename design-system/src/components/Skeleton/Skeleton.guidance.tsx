import type { Guidance } from '../guidance.ts'

export const guidance: Guidance = {
  group: 'Feedback',
  since: '2026-11',
  use: 'Content that is on its way, in the shape it will have.',
  instead: 'A press that is under way: `isBusy` of its button.',
  reads: 'One announcement for the group; the shapes are silent.',
}
