import type { Guidance } from '../guidance.ts'

export const guidance: Guidance = {
  group: 'Content',
  since: '2026-11',
  use: 'A product among others.',
  instead: 'The one product of a page: its own layout.',
  reads: 'A link of the product’s name; kind, gene and price follow; then its button.',
  keys: [
    ['Tab', 'Moves the focus to it.'],
    ['Enter', 'Opens the product.'],
  ],
}
