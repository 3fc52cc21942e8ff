import type { Guidance } from '../guidance.ts'

export const guidance: Guidance = {
  status: 'stable',
  use: 'The picture that opens the shop, once on a page.',
  instead: 'Any picture that says something: Coat or Illustration.',
  reads: 'Decoration, passed over.',
}
