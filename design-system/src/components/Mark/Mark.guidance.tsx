import type { Guidance } from '../guidance.ts'

export const guidance: Guidance = {
  group: 'Pictures',
  since: '2026-11',
  use: 'The brand at the head of a page, and on documents.',
  instead: 'A picture of the brand in a text: its name.',
  reads: 'Read as the brand’s name; in a link, as where it leads.',
}
