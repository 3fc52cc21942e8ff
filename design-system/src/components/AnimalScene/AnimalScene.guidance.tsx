import type { Guidance } from '../guidance.ts'

export const guidance: Guidance = {
  group: 'Pictures',
  since: '2026-11',
  use: 'The picture that opens a shop or an audience, once on a page.',
  instead: 'One animal: AnimalFigure. A picture in a card or a row: Coat.',
  reads: 'Decoration, passed over.',
}
