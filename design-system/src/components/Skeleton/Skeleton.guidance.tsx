import type { Guidance } from '../guidance.ts'

export const guidance: Guidance = {
  status: 'stable',
  use: 'Content that is on its way, in the shape it will have.',
  instead: 'A press that is under way: `isBusy` of its button.',
  reads: 'One announcement for the group; the shapes are silent.',
}
