import type { Guidance } from '../guidance.ts'

export const guidance: Guidance = {
  group: 'Results',
  since: '2026-11',
  use: 'The two copies of a gene beside a result, where the picture says more than “N/CEA”.',
  instead: 'A genotype in running text or in a table: text in `mono`.',
  reads: 'It is one picture: both copies are said, and what they mean.',
}
