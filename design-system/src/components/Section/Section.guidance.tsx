import type { Guidance } from '../guidance.ts'

export const guidance: Guidance = {
  group: 'Content',
  since: '2026-11',
  use: 'A part of a page with a heading.',
  instead: 'A thing among others like it: Card.',
  reads: 'A region named by its heading, in the page’s outline.',
}
