import type { Guidance } from '../guidance.ts'

export const guidance: Guidance = {
  group: 'Pictures',
  since: '2026-11',
  use: 'A whole dog or cat that stands on the page itself, as in a hero: by its build and its coat.',
  instead: 'A picture in a card, a row or a tile: a Coat with its animal. A photo the owner has given: that one.',
  reads: 'Decoration. Where the animal is the content, its label.',
}
