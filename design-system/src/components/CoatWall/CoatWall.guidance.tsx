import type { Guidance } from '../guidance.ts'

export const guidance: Guidance = {
  group: 'Pictures',
  since: '2026-11',
  use: 'The picture that opens the shop, once on a page.',
  instead: 'Any picture that says something: Coat or Illustration.',
  reads: 'Decoration, passed over.',
}
