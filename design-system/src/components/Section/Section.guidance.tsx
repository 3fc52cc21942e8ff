import type { Guidance } from '../guidance.ts'

export const guidance: Guidance = {
  status: 'stable',
  use: 'A part of a page with a heading.',
  instead: 'A thing among others like it: Card.',
  reads: 'A region named by its heading, in the page’s outline.',
}
